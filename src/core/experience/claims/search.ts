import { sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { asked } from '../../search/asked.ts'
import { nearnessOf } from '../../search/nearness.ts'
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

/** Claims that were found, best first, and the items that they are of. */
export interface FoundClaims {
  readonly hits: readonly ClaimHit[]
  readonly items: ReadonlyMap<string, ItemRow>
}

/** What is searched for, and how much of it. */
export interface ClaimSearch {
  readonly bank: string
  readonly query: string
  readonly vector: readonly number[] | null
  readonly limit: number
  readonly status?: MatchedClaim['status'] | undefined
}

/**
 * Claims of one bank by words and nearness, best first. One round trip; a second one only for a claim of an
 * item that ranks high by words and vector together though low in each.
 */
export async function findClaims(ctx: Context, search: ClaimSearch): Promise<FoundClaims> {
  const { rows } = await read(ctx, { rows: searchStatement(search) })
  const hits = readHits(rows, search.query, nearnessOf(ctx.embedder)) as ClaimHit[]
  const items = new Map(
    rows.flatMap((row) => (row.kind === 'also' ? [[String(row.data.id), toItemRow(row.data)] as const] : [])),
  )
  const shown = firstItems(hits, search.limit)
  const missing = [...shown].filter((id) => !items.has(id))
  if (missing.length > 0) {
    const { more } = await read(ctx, { more: itemsById(missing) })
    for (const item of more) items.set(item.id, item)
  }
  return { hits: hits.filter(({ row }) => shown.has(row.item_id) && items.has(row.item_id)), items }
}

/** The first `limit` items, in the order of their best claims. */
function firstItems(hits: readonly ClaimHit[], limit: number): Set<string> {
  const ids = new Set<string>()
  for (const { row } of hits) if (ids.size < limit) ids.add(row.item_id)
  return ids
}

/** The same as items: the item of the best claim first. */
export async function searchClaims(
  ctx: Context,
  bank: string,
  query: string,
  vector: readonly number[] | null,
  limit: number,
): Promise<FoundItem[]> {
  return foundItems(await findClaims(ctx, { bank, query, vector, limit }))
}

/** The items of found claims: the one of the best claim first. */
export const foundItems = ({ hits, items }: FoundClaims): FoundItem[] =>
  [...Map.groupBy(hits, ({ row }) => row.item_id)].map(([id, ofItem]) => ({
    item: items.get(id)!,
    matched: ofItem.map(toMatched),
  }))

function searchStatement({ bank, query, vector, limit, status }: ClaimSearch) {
  return searchArms({
    view: 'claims',
    subject: bankSubject(bank),
    vector,
    query,
    ...(status && { filter: sql`status = ${status}` }),
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

const toMatched = ({ row, cosine }: ClaimHit): MatchedClaim => ({
  claim_id: row.claim_id,
  status: row.status,
  snippet: row.snippet,
  distance: distanceOf(cosine),
})

const distanceOf = (cosine: number | null): number | null =>
  cosine === null ? null : Number((1 - cosine).toFixed(6))
