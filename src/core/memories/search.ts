import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingFor } from '../models/holds.ts'
import { nearnessOf } from '../search/nearness.ts'
import { readHits, searchArms } from '../search/search.ts'
import { userSubject } from '../tenancy/records/subjects.ts'
import { fitting, PAGE } from '../text/cursor.ts'
import { filterConditions } from './lifecycle/status.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { listMemories } from './list.ts'
import { type FindMemories, type MemoryList, SearchMemories } from './schemas.ts'
import { traitLinks } from './table/rows.ts'
import { fromJson, memoryColumns, toMemory } from './table/shape.ts'

/**
 * Memories of a user that fit a query, best first; what is irrelevant is left out (and weak traits, where
 * active ones are asked for). There is no next page. One embedding call, one read.
 * @throws WorkError when the embedder gives no answer
 */
async function searchMemories(ctx: Context, input: SearchMemories): Promise<MemoryList> {
  const { user_id, query, limit = PAGE, ...filter } = SearchMemories.parse(input)
  const subject = userSubject(user_id)
  const [vector] = await embedTexts(spendingFor(ctx, user_id), [query])
  const { rows, links } = await read(ctx, {
    rows: searchArms({
      view: filter.status === 'active' ? 'memories' : 'memories_ever',
      subject,
      vector: vector ?? null,
      query,
      filter: sql.join([...filterConditions(filter, ctx.clock.now()), visibleTo(ctx.actor)], sql` AND `),
      columns: memoryColumns.filter((column) => column !== 'id'),
      limit: Math.max(limit, PAGE),
    }),
    links: traitLinks(subject),
  })
  const children = Map.groupBy(links, (link) => link.trait_parent_id)
  const hits = readHits<Readonly<Record<string, unknown>>>(rows, query, nearnessOf(ctx.embedder)).slice(
    0,
    limit,
  )
  const items = hits.map(({ row }) => {
    const child_ids = children.get(row.id as string)?.map((link) => link.id) ?? []
    return toMemory(fromJson(row), { user_id, child_ids })
  })
  return { items: fitting(items), next_cursor: null }
}

/**
 * A list of memories, or with `query` a search among them.
 * @throws CoreError `no_deep_paging` for a cursor with a query
 */
export async function findMemories(ctx: Context, input: FindMemories): Promise<MemoryList> {
  const { query, cursor, ...filter } = input
  if (query === undefined)
    return listMemories(ctx, { ...filter, ...(cursor === undefined ? {} : { cursor }) })
  if (cursor !== undefined) throw new CoreError('no_deep_paging', 'A search shows its best results only.')
  return searchMemories(ctx, { ...filter, query })
}
