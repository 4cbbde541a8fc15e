import { sql } from 'drizzle-orm'
import type { entity_states, story_chunks } from '../../../../db/schema/story.ts'
import type { SubjectRef } from '../../tenancy/records/subjects.ts'
import type { EntityStateSnapshot, StoryMemoryChunk } from '../schemas.ts'

export const projectSubject = (projectId: string): SubjectRef => ({ kind: 'project', external_id: projectId })

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

/** The columns of passages `c` that the API shows. */
export const chunkFields = sql.join(
  chunkColumns.map((name) => sql`c.${sql.identifier(name)}`),
  sql`, `,
)

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

const stateColumns = [
  'entity_type',
  'entity_id',
  'chapter_index',
  'scene_index',
  'timestamp',
  'state_data',
  'version',
] as const satisfies readonly (keyof typeof entity_states.$inferSelect)[]
export type StateRow = Pick<typeof entity_states.$inferSelect, (typeof stateColumns)[number]>

/** The columns of snapshots `e` that the API shows. */
export const stateFields = sql.join(
  stateColumns.map((name) => sql`e.${sql.identifier(name)}`),
  sql`, `,
)

export function toSnapshot(row: StateRow, projectId: string): EntityStateSnapshot {
  return {
    project_id: projectId,
    entity_type: row.entity_type as EntityStateSnapshot['entity_type'],
    entity_id: row.entity_id,
    chapter_index: row.chapter_index,
    scene_index: row.scene_index,
    timestamp: row.timestamp.toISOString(),
    state_data: row.state_data as EntityStateSnapshot['state_data'],
    version: row.version,
  }
}
