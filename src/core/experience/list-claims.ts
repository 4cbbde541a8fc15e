import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { int } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { embedTexts } from '../models/embed.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, fitting, PAGE, PAGE_BYTES, page, SmallOrdinal } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { storedClaim, storedContent } from './claims/protocol.ts'
import { bankSubject, type ItemRow } from './claims/rows.ts'
import { type ClaimInfo, type ClaimList, ListClaims } from './claims/schemas.ts'
import { findClaims } from './claims/search.ts'
import { toClaim } from './claims/shown.ts'

type Wanted = z.output<typeof ListClaims>

/**
 * Claims of the active items of a bank, read. With `query` a search, best first; else the order asked for, by
 * cursor.
 * @throws CoreError `no_deep_paging` for a search with a cursor, `invalid` for one with an order
 * @throws WorkError when the embedder gives no answer
 */
export async function listClaims(ctx: Context, input: ListClaims): Promise<ClaimList> {
  const wanted = ListClaims.parse(input)
  return wanted.query === undefined ? browse(ctx, wanted) : search(ctx, { ...wanted, query: wanted.query })
}

async function search(
  ctx: Context,
  { bank, query, order, cursor, status, limit = PAGE }: Wanted & { readonly query: string },
): Promise<ClaimList> {
  if (cursor !== undefined)
    throw new CoreError('no_deep_paging', 'A search is not paged: refine the query or raise the limit.')
  if (order !== undefined) {
    const message = 'a search is in the order of its results'
    throw new CoreError('invalid', `order: ${message}`, {
      issues: [{ path: 'order', code: 'invalid', message }],
    })
  }
  const [vector] = await embedTexts(ctx, [query])
  const { hits, items } = await findClaims(ctx, { bank, query, vector: vector ?? null, limit, status })
  const found = hits.flatMap(({ row }) => claimOf(items.get(row.item_id)!, row.claim_id))
  return { items: fitting(found, limit), next_cursor: null }
}

/** The search reads an item and its claims at one moment, so a claim of it is there. */
function claimOf(item: ItemRow, claimId: string): ClaimInfo[] {
  const claim = storedContent(item.content).claims.find(({ claim_id }) => claim_id === claimId)
  return claim ? [toClaim(item, claim)] : []
}

const LastClaim = z.tuple([SmallOrdinal, OwnMoment, z.uuid(), SmallOrdinal])
/** A claim as it stands in its item's content, byte for byte. */
type ClaimPlace = ItemRow & { readonly position: number; readonly runs: number; readonly claim: string }

async function browse(ctx: Context, wanted: Wanted): Promise<ClaimList> {
  const limit = wanted.limit ?? PAGE
  const { rows } = await read(ctx, { rows: claimsInOrder(wanted, limit + 1) })
  const keyOf = (row: ClaimPlace) => [row.runs, row.updated_at.toISOString(), row.id, row.position]
  return page(rows, limit, keyOf, toInfo)
}

const toInfo = (row: ClaimPlace): ClaimInfo => toClaim(row, storedClaim(row.claim))

/** How many runs a claim is ordered by; the counts stand in the content alone. */
const runsOf: Readonly<Record<'newest' | 'support' | 'contra', SQL>> = {
  newest: sql`0`,
  support: sql`(${claimIn(sql`item.content`)} #>> '{support,count}')::int`,
  contra: sql`(${claimIn(sql`item.content`)} #>> '{contra,count}')::int`,
}

/** As many claims as a page holds by their bytes, and the one that goes beyond. */
function claimsInOrder({ bank, status, order, cursor }: Wanted, limit: number): Statement<ClaimPlace[]> {
  const subject = subjectId(bankSubject(bank))
  return statement<ClaimPlace>(
    sql`SELECT *
        FROM (
          SELECT said.*,
            sum(octet_length(said.claim)) OVER (${inOrder} ROWS UNBOUNDED PRECEDING)
              - octet_length(said.claim) AS before
          FROM (
            SELECT listed.id, ${bank}::text AS bank, listed.status, listed.updated_at, listed.position, listed.runs,
              (${claimIn(sql`listed.content`, sql`listed`)})::text AS claim
            FROM (
              SELECT *
              FROM (
                SELECT item.id, item.status, item.content, item.updated_at, claim.position,
                  ${runsOf[order ?? 'newest']} AS runs
                FROM experience_items item
                JOIN experience_claims claim ON claim.subject_id = item.subject_id AND claim.item_id = item.id
                WHERE item.subject_id = ${subject} AND item.status = 'active'
                  AND ${status === undefined ? sql`true` : sql`claim.status = ${status}`}
              ) counted
              WHERE ${cursor === undefined ? sql`true` : behind(cursor)}
              ${inOrder}
              LIMIT ${int(limit)}
            ) listed
          ) said
        ) measured
        WHERE before <= ${PAGE_BYTES}::bigint
        ${inOrder}`,
  )
}

const inOrder: SQL = sql`ORDER BY runs DESC, updated_at DESC, id DESC, position`

/** A member of a content's list, as it is written there. */
function claimIn(content: SQL, place: SQL = sql`claim`): SQL {
  return sql`(substring(${content} FROM '[\\r\\n]CLAIMS_JSON=([^\\r\\n]*)')::json) -> ${place}.position::int`
}

function behind(cursor: string): SQL {
  const [runs, updated, id, position] = decodeCursor(cursor, LastClaim)
  return sql`(runs, updated_at, id, -position)
    < (${int(runs)}, ${updated}::timestamptz, ${id}::uuid, -${int(position)})`
}
