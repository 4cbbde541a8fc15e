import { sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { asked } from '../../search/asked.ts'
import { FOUND, type Hit, readHits, type SearchRow, searchArms } from '../../search/search.ts'
import type { MatchedClaim } from '../schemas.ts'
import { bankSubject, type ItemRow, itemsById } from './rows.ts'

/** A found item with the claims that were found, best first. */
export interface FoundItem {
  readonly item: ItemRow
  readonly matched: readonly MatchedClaim[]
}

export type ClaimHit = Hit<{
  item_id: string
  claim_id: string
  status: MatchedClaim['status']
  snippet: string
}>

/**
 * Of 50 000 claims a hundred candidates an arm hold the ten nearest more surely than fifty
 * (docs/design/experience.md).
 */
export const FEWEST_CANDIDATES = 100

/**
 * Claims of one bank by words and nearness, as items: the item of the best claim first. One round trip; a
 * second one only for an item that ranks high by words and vector together though low in each.
 */
export async function searchClaims(
  ctx: Context,
  bank: string,
  query: string,
  vector: readonly number[] | null,
  limit: number,
): Promise<FoundItem[]> {
  const { rows } = await read(ctx, { rows: searchStatement(bank, query, vector, limit) })
  const matched = matchedByItem(readHits(rows, query) as ClaimHit[], limit)
  const items = new Map(
    rows.flatMap((row) => (row.kind === 'also' ? [[String(row.data.id), toItemRow(row.data)] as const] : [])),
  )
  const missing = [...matched.keys()].filter((id) => !items.has(id))
  if (missing.length > 0) {
    const { more } = await read(ctx, { more: itemsById(missing) })
    for (const item of more) items.set(item.id, item)
  }
  return [...matched].flatMap(([id, claims]) => {
    const item = items.get(id)
    return item ? [{ item, matched: claims }] : []
  })
}

function searchStatement(bank: string, query: string, vector: readonly number[] | null, limit: number) {
  return searchArms({
    view: 'claims',
    subject: bankSubject(bank),
    vector,
    query,
    columns: ['status', 'snippet'],
    limit: Math.max(FEWEST_CANDIDATES, limit * 2),
    also: sql`
      SELECT 'also', json_build_object(
        'id', item.id, 'bank', ${bank}::text, 'status', item.status, 'content', item.content,
        'version', item.version, 'created_at', item.created_at, 'updated_at', item.updated_at)
      FROM experience_items item
      WHERE item.subject_id = ${asked.subject}
        AND item.id IN (SELECT item_id FROM ${FOUND} WHERE place <= ${int(limit * 2)})`,
  })
}

function toItemRow(data: SearchRow['data']): ItemRow {
  const row = data as unknown as ItemRow & { created_at: string; updated_at: string }
  return { ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) }
}

/** The first `limit` items, in the order of their best claims. */
function matchedByItem(hits: readonly ClaimHit[], limit: number): Map<string, MatchedClaim[]> {
  const matched = new Map<string, MatchedClaim[]>()
  for (const { row, cosine } of hits) {
    const claim = {
      claim_id: row.claim_id,
      status: row.status,
      snippet: row.snippet,
      distance: distanceOf(cosine),
    }
    const known = matched.get(row.item_id)
    if (known) known.push(claim)
    else if (matched.size < limit) matched.set(row.item_id, [claim])
  }
  return matched
}

const distanceOf = (cosine: number | null): number | null =>
  cosine === null ? null : Number((1 - cosine).toFixed(6))
