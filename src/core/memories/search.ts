import { sql } from 'drizzle-orm'
import { limitOf, uuids } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingFor } from '../models/holds.ts'
import { nearnessOf } from '../search/nearness.ts'
import { readHits, searchArms } from '../search/search.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { fitting, PAGE, PAGE_BYTES } from '../text/cursor.ts'
import { filterConditions } from './lifecycle/status.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { listMemories } from './list.ts'
import { type FindMemories, type MemoryList, SearchMemories } from './schemas.ts'
import { memoryRows, memorySizes, shown } from './table/rows.ts'

/**
 * Memories of a user that fit a query, best first; what is irrelevant is left out (and weak traits, where
 * active ones are asked for). There is no next page. One embedding call and two reads: of many candidates,
 * each of which may be large, those that are answered are read.
 * @throws WorkError when the embedder gives no answer
 */
async function searchMemories(ctx: Context, input: SearchMemories): Promise<MemoryList> {
  const { user_id, query, limit = PAGE, ...filter } = SearchMemories.parse(input)
  const [vector] = await embedTexts(spendingFor(ctx, user_id), [query])
  const conditions = filterConditions(filter, ctx.clock.now())
  const { rows } = await read(ctx, {
    rows: searchArms({
      view: filter.status === 'active' ? 'memories' : 'memories_ever',
      subject: userSubject(user_id),
      vector: vector ?? null,
      query,
      filter: sql.join([...conditions, visibleTo(ctx.actor)], sql` AND `),
      limit: Math.max(limit, PAGE),
    }),
  })
  const hits = readHits<{ id: string }>(rows, query, nearnessOf(ctx.embedder)).slice(0, limit)
  if (hits.length === 0) return { items: [], next_cursor: null }
  const ids = hits.map(({ row }) => row.id)
  const ordered = sql`WHERE memory.subject_id = ${subjectId(userSubject(user_id))}
        AND memory.id = ANY(${uuids(ids)})
        AND ${sql.join([...conditions, visibleTo(ctx.actor, 'memory')], sql` AND `)}
        ORDER BY array_position(${uuids(ids)}, memory.id)`
  const { found } = await read(ctx, {
    found: memoryRows(sql`${ordered} ${limitOf(memorySizes(ordered, limit), PAGE_BYTES)}`),
  })
  return { items: fitting(found.map(shown)), next_cursor: null }
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
