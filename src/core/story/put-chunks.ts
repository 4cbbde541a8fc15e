import type * as z from 'zod'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { embedTexts } from '../models/embed.ts'
import { outcome } from '../outcome.ts'
import { upsertSubject } from '../tenancy/records/subjects.ts'
import { idOf } from '../text/hash.ts'
import { toLexemes } from '../text/tokens.ts'
import { putChunkRows, toChunk } from './passages/rows.ts'
import { PutChunks, type StoryMemoryChunks } from './schemas.ts'
import { projectSubject } from './states/rows.ts'

type GivenChunk = z.output<typeof PutChunks>['chunks'][number]

/**
 * Stores passages; a known chunk_id is replaced. One embedding call, one batch.
 * @throws WorkError when the embedder gives no answer
 */
export async function putChunks(ctx: Context, input: PutChunks): Promise<StoryMemoryChunks> {
  const { project_id, chunks } = PutChunks.parse(input)
  const now = ctx.clock.now()
  const given = [...identified(project_id, chunks)]
  const contents = given.map(([, chunk]) => chunk.content)
  const vectors = await embedTexts(ctx, contents)
  const rows = given.map(([chunk_id, chunk], index) => ({
    chunk_id,
    chapter_index: chunk.chapter_index ?? null,
    scene_index: chunk.scene_index ?? null,
    content: chunk.content,
    content_type: chunk.content_type,
    entities_mentioned: [...new Set(chunk.entities_mentioned)],
    tags: [...new Set(chunk.tags)],
    created_at: now,
    embedding: vectors[index] ?? null,
    embedding_model: ctx.embedder.model,
    ...toLexemes(chunk.content),
  }))
  const answer = { items: rows.map((row) => toChunk(row, project_id)) }
  await write(
    ctx,
    { chunks: putChunkRows(project_id, rows) },
    { on: upsertSubject(projectSubject(project_id), now), keeps: outcome('created', answer) },
  )
  return answer
}

/** Of two passages with one id in a request the later one is meant, as of two requests. */
function identified(projectId: string, chunks: readonly GivenChunk[]): Map<string, GivenChunk> {
  const ofId = new Map<string, GivenChunk>()
  for (const chunk of chunks) {
    const made = () =>
      idOf('chunk', projectId, chunk.chapter_index ?? null, chunk.scene_index ?? null, chunk.content)
    ofId.set(chunk.chunk_id ?? made(), chunk)
  }
  return ofId
}
