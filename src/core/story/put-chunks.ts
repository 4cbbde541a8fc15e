import { sql } from 'drizzle-orm'
import { story_chunks } from '../../../db/schema/story.ts'
import { insertRows } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { batchWithCalls } from '../models/calls.ts'
import { embedTexts } from '../models/embed.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { subjectId, upsertSubject } from '../tenancy/records/subjects.ts'
import { idOf } from '../text/hash.ts'
import { toLexemes } from '../text/tokens.ts'
import { PutChunks, type StoryMemoryChunks } from './schemas.ts'
import { type ChunkRow, projectSubject, toChunk } from './states/shape.ts'

type Given = ReturnType<typeof PutChunks.parse>['chunks'][number]

/** Of two passages with one id in a request the later one is meant, as of two requests. */
function identified(projectId: string, chunks: readonly Given[]): Map<string, Given> {
  const ofId = new Map<string, Given>()
  for (const chunk of chunks) {
    const made = () =>
      idOf('chunk', projectId, chunk.chapter_index ?? null, chunk.scene_index ?? null, chunk.content)
    ofId.set(chunk.chunk_id ?? made(), chunk)
  }
  return ofId
}

/**
 * Stores passages; a known chunk_id is replaced. One embedding call, one batch.
 * @throws WorkError when the embedder gives no answer
 */
export async function putChunks(ctx: Context, input: PutChunks): Promise<StoryMemoryChunks> {
  const { project_id, chunks } = PutChunks.parse(input)
  const now = ctx.clock.now()
  const ref = projectSubject(project_id)
  const given = [...identified(project_id, chunks)]
  const vectors = await embedTexts(
    ctx,
    given.map(([, chunk]) => chunk.content),
  )
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
  const stored = { items: rows.map((row) => toChunk(row, project_id)) }
  await batchWithCalls(ctx, [
    upsertSubject(ref, now),
    insertRows<ChunkRow>(
      story_chunks,
      rows.toSorted((one, other) => (one.chunk_id < other.chunk_id ? -1 : 1)),
      {
        fixed: { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(ref) },
        onConflict: replaced,
      },
    ),
    ...remember(ctx, 201, stored),
  ])
  return stored
}

/** A row of another embedding that `db:reembed` is filling must not keep the old words' vector. */
const replaced = sql`ON CONFLICT (subject_id, chunk_id) DO UPDATE SET
  chapter_index = excluded.chapter_index, scene_index = excluded.scene_index, content = excluded.content,
  content_type = excluded.content_type, entities_mentioned = excluded.entities_mentioned, tags = excluded.tags,
  created_at = excluded.created_at, embedding = excluded.embedding, embedding_next = NULL,
  embedding_model = excluded.embedding_model, lexemes = excluded.lexemes, length = excluded.length`
