import { sql } from 'drizzle-orm'
import { recordsOf, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { SystemContext } from '../../context.ts'
import { read } from '../../doors.ts'
import { toLexemes } from '../../text/tokens.ts'
import { citation } from '../claims/ids.ts'
import type { ItemRow } from '../claims/rows.ts'
import { eachPage, expectedClaims, itemsAfter } from './items.ts'

/**
 * Compares every item of every tenant with its claim rows: same claims, places, statuses, texts and words,
 * none for an archived item.
 * @returns the ids of items that differ, and how many were compared
 */
export async function checkIndex(system: SystemContext): Promise<{ items: number; differing: string[] }> {
  const differing: string[] = []
  let items = 0
  await eachPage(system, async (ctx, bank, after) => {
    const { page } = await read(ctx, { page: itemsAfter(bank, after) })
    const unreadable = page.filter((item) => expectedClaims(item) === null)
    const { found } = await read(ctx, {
      found: differences(page.filter((item) => !unreadable.includes(item))),
    })
    differing.push(...[...unreadable, ...found].map(({ id }) => citation(id)))
    items += page.length
    return page
  })
  return { items, differing }
}

/**
 * Items whose claim rows are not the expected ones. An item that was changed since it was read is not
 * compared.
 */
function differences(items: readonly ItemRow[]): Statement<{ id: string }[]> {
  const claims = items
    .flatMap((item) => expectedClaims(item) ?? [])
    .map((claim) => ({ ...claim, ...toLexemes(claim.snippet) }))
  const versions = items.map(({ id, version }) => ({ id, version }))
  return statement<{ id: string }>(
    sql`WITH unchanged AS (
          SELECT item.subject_id, item.id
          FROM ${recordsOf(versions, 'seen(id uuid, version int)')}
          JOIN experience_items item
            ON item.tenant_id = ${tenant} AND item.id = seen.id AND item.version = seen.version
        ),
        stored AS (
          SELECT claim.*
          FROM unchanged
          JOIN experience_claims claim
            ON claim.subject_id = unchanged.subject_id AND claim.item_id = unchanged.id
        )
        SELECT DISTINCT unchanged.id
        FROM ${recordsOf(claims, WANTED)}
        FULL JOIN stored ON stored.item_id = wanted.item_id AND stored.claim_id = wanted.claim_id
        JOIN unchanged ON unchanged.id = coalesce(wanted.item_id, stored.item_id)
        WHERE wanted.claim_id IS NULL OR stored.claim_id IS NULL
          OR (wanted.position, wanted.status, wanted.snippet, wanted.lexemes, wanted.length)
            IS DISTINCT FROM (stored.position, stored.status, stored.snippet, stored.lexemes, stored.length)
        ORDER BY unchanged.id`,
  )
}

const WANTED = `wanted(
  item_id uuid, claim_id text, position int, status text, snippet text, lexemes tsvector, length int)`
