import type { Item } from '../schemas.ts'
import { type Claim, tallyOf } from './claim.ts'
import { citation } from './ids.ts'
import { memberOf, toValue } from './json-tree.ts'
import { storedContent } from './protocol.ts'
import { type ItemRow, toItem } from './rows.ts'
import type { ClaimInfo } from './schemas.ts'

const NOBODY = { count: 0, run_ids: [] }

/** A claim of an item as the API shows it. */
export function toClaim(item: ItemRow, claim: Claim): ClaimInfo {
  const member = (key: string) => {
    const node = memberOf(claim.node, key)
    return (node === undefined ? null : toValue(node)) as ClaimInfo['facts']
  }
  const tally = (side: 'support' | 'contra') => {
    const { count, run_ids } = tallyOf(claim, side) ?? NOBODY
    return { count, run_ids: [...run_ids] }
  }
  return {
    item_id: citation(item.id),
    bank: item.bank,
    claim_id: claim.claim_id,
    status: claim.status,
    summary: claim.summary,
    facts: member('facts'),
    inference: member('inference'),
    constraint: member('constraint'),
    conditions: [...claim.conditions],
    limitations: [...claim.limitations],
    support: tally('support'),
    contra: tally('contra'),
    updated_at: item.updated_at.toISOString(),
  }
}

/** An item with its claims, read. */
export const toItemWithClaims = (row: ItemRow): Item => ({
  ...toItem(row),
  claims: storedContent(row.content).claims.map((claim) => toClaim(row, claim)),
})
