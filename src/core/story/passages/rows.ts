import { type SQL, sql } from 'drizzle-orm'
import type { BatchOptions } from '../../../../db/database.ts'
import { story_chunks } from '../../../../db/schema/story.ts'
import { limitOf, texts } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { ownedBy, subjectId } from '../../tenancy/records/subjects.ts'
import { fitting, PAGE_BYTES } from '../../text/cursor.ts'
import { by } from '../../text/order.ts'
import type { StoryMemoryChunk } from '../schemas.ts'
import { projectSubject } from '../states/rows.ts'

/** The columns of passages that the API shows. */
const chunkColumns = [
  'chunk_id',
  'chapter_index',
  'scene_index',
  'content',
  'content_type',
  'entities_mentioned',
  'tags',
  'created_at',
] as const satisfies readonly (keyof typeof story_chunks.$inferSelect)[]
export type ChunkRow = Pick<typeof story_chunks.$inferSelect, (typeof chunkColumns)[number]>

/** What is written of a passage: what the API shows, and what search needs. */
export interface NewChunkRow extends ChunkRow {
  readonly embedding: readonly number[] | null
  readonly embedding_model: string
  readonly lexemes: string
  readonly length: number
}

/** Stores passages; a known chunk_id is replaced. */
export const putChunkRows = (projectId: string, rows: readonly NewChunkRow[]): Statement =>
  insertRows(
    story_chunks,
    rows.toSorted(by(({ chunk_id }) => chunk_id)).map((row) => ({ ...row })),
    { fixed: ownedBy(projectSubject(projectId)), onConflict: REPLACE },
  )

/** A row of another embedding that `db:reembed` is filling must not keep the old words' vector. */
const REPLACE: SQL = sql`ON CONFLICT (subject_id, chunk_id) DO UPDATE SET
  chapter_index = excluded.chapter_index, scene_index = excluded.scene_index,
  content = excluded.content, content_type = excluded.content_type,
  entities_mentioned = excluded.entities_mentioned, tags = excluded.tags, created_at = excluded.created_at,
  embedding = excluded.embedding, embedding_next = NULL, embedding_model = excluded.embedding_model,
  lexemes = excluded.lexemes, length = excluded.length`

/** The columns of a passage, as parts of a SELECT. */
export const chunkFields: SQL = sql.join(
  chunkColumns.map((name) => sql`chunk.${sql.identifier(name)}`),
  sql`, `,
)

/** Passages by their ids, in this order: the first ones that fit into a page. One round trip. */
export async function readChunks(
  ctx: Context,
  projectId: string,
  ids: readonly string[],
  limit?: BatchOptions,
): Promise<StoryMemoryChunk[]> {
  if (ids.length === 0) return []
  const chosen = sql`unnest(${texts(ids)}) WITH ORDINALITY AS chosen(chunk_id, place)
        JOIN story_chunks AS chunk
          ON chunk.subject_id = ${subjectId(projectSubject(projectId))} AND chunk.chunk_id = chosen.chunk_id
        ORDER BY chosen.place`
  const sizes = sql`SELECT octet_length(chunk.content) AS size FROM ${chosen}`
  const { chunks } = await read(
    ctx,
    {
      chunks: statement<ChunkRow>(sql`SELECT ${chunkFields} FROM ${chosen} ${limitOf(sizes, PAGE_BYTES)}`),
    },
    limit,
  )
  return fitting(chunks.map((row) => toChunk(row, projectId)))
}

/** As the API answers it. */
export function toChunk(row: ChunkRow, projectId: string): StoryMemoryChunk {
  return {
    chunk_id: row.chunk_id,
    project_id: projectId,
    chapter_index: row.chapter_index,
    scene_index: row.scene_index,
    content: row.content,
    content_type: row.content_type as StoryMemoryChunk['content_type'],
    entities_mentioned: row.entities_mentioned,
    tags: row.tags,
    created_at: row.created_at.toISOString(),
  }
}
