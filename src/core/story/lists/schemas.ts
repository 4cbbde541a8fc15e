import * as z from 'zod'
import { Cursor, Limit, listOf, PAGE } from '../../text/cursor.ts'
import { WarningCode } from '../scene/schemas.ts'
import {
  Chapter,
  ChapterOrNone,
  EntityId,
  EntityType,
  Moment,
  ofProject,
  ProjectId,
  Scene,
  SceneOrNone,
  StoryMemoryChunk,
} from '../schemas.ts'

const Count = (description: string) => z.int().min(0).meta({ description })

/** What a list of a project takes. */
export const InProject = z.strictObject({ ...ofProject, limit: Limit.default(PAGE), cursor: Cursor })
export type InProject = z.input<typeof InProject>

export const ProjectSummary = z
  .strictObject({
    project_id: ProjectId,
    chunks: Count('Passages'),
    entities: Count('Entities that have a state'),
    states: Count('Snapshots of them'),
    contexts: Count('Scenes with a context'),
    updated_at: Moment.meta({ description: 'When something of it was stored last' }),
  })
  .meta({ id: 'ProjectSummary' })
export type ProjectSummary = z.infer<typeof ProjectSummary>
export const ProjectList = listOf(z.array(ProjectSummary).meta({ description: 'By name' })).meta({
  id: 'ProjectList',
})
export type ProjectList = z.infer<typeof ProjectList>

export const StoryChunkList = listOf(
  z.array(StoryMemoryChunk).meta({ description: 'In story order; without a place last' }),
).meta({
  id: 'StoryChunkList',
})
export type StoryChunkList = z.infer<typeof StoryChunkList>

const EntityPlace = z.strictObject({ chapter_index: ChapterOrNone, scene_index: SceneOrNone })
export const StoryEntity = z
  .strictObject({
    entity_id: EntityId,
    entity_type: EntityType,
    states: Count('Its snapshots'),
    first: EntityPlace.meta({ description: 'Where the first of them is' }),
    last: EntityPlace.meta({ description: 'Where the last of them is' }),
  })
  .meta({ id: 'StoryEntity' })
export type StoryEntity = z.infer<typeof StoryEntity>
export const StoryEntityList = listOf(z.array(StoryEntity).meta({ description: 'By entity_id' })).meta({
  id: 'StoryEntityList',
})
export type StoryEntityList = z.infer<typeof StoryEntityList>

export const StoryContext = z
  .strictObject({
    chapter_index: Chapter,
    scene_index: Scene,
    passages: Count('Passages that it tells'),
    warnings: z.array(WarningCode).meta({ description: 'Parts that were missing' }),
    created_at: Moment.meta({ description: 'When it was made' }),
  })
  .meta({ id: 'StoryContext' })
export type StoryContext = z.infer<typeof StoryContext>
export const StoryContextList = listOf(z.array(StoryContext).meta({ description: 'In story order' })).meta({
  id: 'StoryContextList',
})
export type StoryContextList = z.infer<typeof StoryContextList>
