import { countTokens } from '../../text/budget.ts'
import { dataBlock, neutralise } from '../../text/harmless/context-block.ts'
import { type Claim, tallyOf } from './claim.ts'
import { citation } from './ids.ts'
import { memberOf, toValue } from './json-tree.ts'
import { storedContent } from './protocol.ts'
import type { ItemRow } from './rows.ts'
import type { FoundClaims } from './search.ts'

/** A found claim with the item that it stands in. */
export interface CitedClaim {
  readonly item: ItemRow
  readonly claim: Claim
}

/** Found claims as a block for a prompt; `refs` has the item of each short id. */
export interface ClaimsInContext {
  readonly context: string
  readonly refs: Readonly<Record<string, string>>
  readonly tokens: number
}

/** The claims that a search found, with their items, best first. */
export function citedClaims({ hits, items }: FoundClaims): CitedClaim[] {
  const claims = new Map([...items].map(([id, item]) => [id, storedContent(item.content).claims]))
  return hits.flatMap(({ row }) => {
    const claim = claims.get(row.item_id)?.find(({ claim_id }) => claim_id === row.claim_id)
    return claim ? [{ item: items.get(row.item_id)!, claim }] : []
  })
}

/**
 * A line a claim, best first, as many as `budget` tokens hold: `- [c1] (conclusion, 3 for, 0 against)
 * summary; avoid …; when …`.
 */
export function claimsInContext(cited: readonly CitedClaim[], budget: number): ClaimsInContext {
  const lines: string[] = []
  const refs: Record<string, string> = {}
  for (const { item, claim } of cited) {
    const line = `- [c${lines.length + 1}] ${said(claim)}`
    if (countTokens(dataBlock([...lines, line])) > budget) continue
    refs[`c${lines.push(line)}`] = citation(item.id)
  }
  const context = dataBlock(lines)
  return { context, refs, tokens: countTokens(context) }
}

function said(claim: Claim): string {
  const runs = (side: 'support' | 'contra') => tallyOf(claim, side)?.count ?? 0
  const constraint = memberOf(claim.node, 'constraint')
  const rules = constraint && (toValue(constraint) as Record<string, unknown> | null)
  const parts = [
    claim.summary,
    ...(['avoid', 'must', 'prefer'] as const).map((key) => listed(key, rules?.[key])),
    listed('when', claim.conditions),
    listed('but', claim.limitations),
  ].filter((part) => part !== '')
  const standing = `(${claim.status}, ${runs('support')} for, ${runs('contra')} against)`
  return `${standing} ${neutralise(parts.join('; '))}`
}

const listed = (word: string, texts: unknown): string =>
  Array.isArray(texts) && texts.length > 0 ? `${word} ${texts.join(', ')}` : ''
