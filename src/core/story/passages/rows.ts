import { type SQL, sql } from 'drizzle-orm'
import { story_chunks } from '../../../../db/schema/story.ts'
import { insertRows, type Statement } from '../../../../db/statements.ts'
import { ownedBy } from '../../tenancy/records/subjects.ts'
import type { StoryMemoryChunk } from '../schemas.ts'
import { projectSubject } from '../states/rows.ts'

/** The columns of passages that the API shows. */
export const chunkColumns = [
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
    rows.toSorted((one, other) => (one.chunk_id < other.chunk_id ? -1 : 1)).map((row) => ({ ...row })),
    { fixed: ownedBy(projectSubject(projectId)), onConflict: REPLACE },
  )

/** A row of another embedding that `db:reembed` is filling must not keep the old words' vector. */
const REPLACE: SQL = sql`ON CONFLICT (subject_id, chunk_id) DO UPDATE SET
  chapter_index = excluded.chapter_index, scene_index = excluded.scene_index,
  content = excluded.content, content_type = excluded.content_type,
  entities_mentioned = excluded.entities_mentioned, tags = excluded.tags, created_at = excluded.created_at,
  embedding = excluded.embedding, embedding_next = NULL, embedding_model = excluded.embedding_model,
  lexemes = excluded.lexemes, length = excluded.length`

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
