import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { embedTexts } from '../models/embed.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../text/cursor.ts'
import { bankSubject, selectItems, toItem } from './claims/rows.ts'
import { searchClaims } from './claims/search.ts'
import { type ItemList, ListItems } from './schemas.ts'

const FOUND = 10

/**
 * The items of a bank. With `query` a search (the source's `mem_search`): claims are searched, items returned, best claim first, 10 unless
 * told. Without: newest first, by cursor.
 * @throws CoreError `no_deep_paging` for a search with `cursor` or `offset`
 * @throws WorkError when the embedder gives no answer
 */
export async function listItems(ctx: Context, input: ListItems): Promise<ItemList> {
  const { bank, query, limit, cursor, offset, status } = ListItems.parse(input)
  if (offset !== undefined || (query !== undefined && cursor !== undefined)) {
    throw new CoreError('no_deep_paging', 'A search is not paged: refine the query or raise the limit.')
  }
  if (query === undefined) return browse(ctx, bank, status, limit ?? PAGE, cursor)
  const [vector] = await embedTexts(ctx, [query])
  const found =
    status === 'archived' ? [] : await searchClaims(ctx, bank, query, vector ?? null, limit ?? FOUND)
  return { items: found.map(({ row, matched }) => toItem(row, matched)), next_cursor: null }
}

async function browse(
  ctx: Context,
  bank: string,
  status: string,
  limit: number,
  cursor?: string,
): Promise<ItemList> {
  const [moment, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, NewestFirst)
  const [rows] = await ctx.db.batch([
    selectItems(
      sql`WHERE i.subject_id = ${subjectId(bankSubject(bank))} AND (${status} = 'all' OR i.status = ${status})
        AND (${moment}::timestamptz IS NULL OR (i.created_at, i.id) < (${moment}::timestamptz, ${id}::uuid))
        ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit + 1}::int`,
    ),
  ])
  const { items, next_cursor } = page(rows, limit, (row) => [row.created_at.toISOString(), row.id])
  return { items: items.map((row) => toItem(row)), next_cursor }
}
