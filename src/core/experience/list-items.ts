import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { int, limitOf, newestFirst } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { embedTexts } from '../models/embed.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, fitting, NewestFirst, PAGE, PAGE_BYTES, page } from '../text/cursor.ts'
import { citedClaims, claimsInContext } from './claims/in-context.ts'
import { bankSubject, selectItems, toItem } from './claims/rows.ts'
import { type FoundClaims, findClaims, foundItems } from './claims/search.ts'
import { type ItemList, ListItems } from './schemas.ts'

const FOUND = 10
type Wanted = z.output<typeof ListItems>

/**
 * The items of a bank. With `query` a search: claims are searched, items returned, best claim first, 10
 * unless told, with the claims as a block for a prompt. Without: newest first, by cursor.
 * @throws CoreError `no_deep_paging` for a search with `cursor` or `offset`
 * @throws WorkError when the embedder gives no answer
 */
export async function listItems(ctx: Context, input: ListItems): Promise<ItemList> {
  const wanted = ListItems.parse(input)
  const { query, cursor, offset } = wanted
  if (offset !== undefined || (query !== undefined && cursor !== undefined)) {
    throw new CoreError('no_deep_paging', 'A search is not paged: refine the query or raise the limit.')
  }
  return query === undefined ? browse(ctx, wanted) : search(ctx, { ...wanted, query })
}

const NOTHING: FoundClaims = { hits: [], items: new Map() }

async function search(
  ctx: Context,
  { bank, query, status, limit = FOUND, token_budget }: Wanted & { readonly query: string },
): Promise<ItemList> {
  const [vector = null] = await embedTexts(ctx, [query])
  const found = status === 'archived' ? NOTHING : await findClaims(ctx, { bank, query, vector, limit })
  const items = fitting(foundItems(found).map(({ item, matched }) => toItem(item, matched)))
  return { items, next_cursor: null, ...claimsInContext(citedClaims(found), token_budget) }
}

async function browse(ctx: Context, { bank, status, limit = PAGE, cursor }: Wanted): Promise<ItemList> {
  const ordered = sql`WHERE item.subject_id = ${subjectId(bankSubject(bank))}
            AND (${status} = 'all' OR item.status = ${status})
            AND ${cursor === undefined ? sql`true` : olderThan(cursor)}
          ORDER BY ${newestFirst('item.created_at', 'item.id')}`
  const sizes = sql`SELECT octet_length(item.content) AS size FROM experience_items item
          ${ordered} LIMIT ${int(limit + 1)}`
  const { items } = await read(ctx, { items: selectItems(sql`${ordered} ${limitOf(sizes, PAGE_BYTES)}`) })
  const keyOf = (row: (typeof items)[number]) => [row.created_at.toISOString(), row.id]
  return {
    ...page(items, limit, keyOf, (row) => toItem(row)),
    context: null,
    refs: null,
    tokens: null,
  }
}

function olderThan(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, NewestFirst)
  return sql`(item.created_at, item.id) < (${at}::timestamptz, ${id}::uuid)`
}
