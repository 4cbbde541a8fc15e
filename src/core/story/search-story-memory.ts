import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { embedTexts } from '../models/embed.ts'
import { nearnessOf } from '../search/nearness.ts'
import { readChunks } from './passages/rows.ts'
import { mergePassages, rankPassages, searchPassages } from './passages/search.ts'
import { SearchStoryMemory, type StoryMemoryChunks } from './schemas.ts'

/**
 * The passages of a project that fit a query best, by meaning and words, within the filters. One embedding
 * call, which is recorded in the same round trip as the search; one more reads what was found. When the
 * embedder gives no answer the words alone decide.
 */
export async function searchStoryMemory(ctx: Context, input: SearchStoryMemory): Promise<StoryMemoryChunks> {
  const { project_id, query, top_k, ...filter } = SearchStoryMemory.parse(input)
  const [vector] = await embedTexts(ctx, [query]).catch((error: unknown) => {
    ctx.log.error('story_search_by_words_only', { cause: error instanceof Error ? error.name : 'unknown' })
    return [null]
  })
  const asked = { text: query, vector: vector ?? null }
  const search = searchPassages(project_id, asked, filter, top_k)
  const { rows } = await write(ctx, { rows: search }, { on: 'tenant' })
  const ranking = rankPassages(rows, query, nearnessOf(ctx.embedder))
  return { items: await readChunks(ctx, project_id, mergePassages([ranking], top_k)) }
}
