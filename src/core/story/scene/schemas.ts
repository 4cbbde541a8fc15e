import * as z from 'zod'
import { bytesOf, Json, PlainText } from '../../text/strings.ts'
import {
  CHAPTER,
  Chapter,
  ChapterOrNone,
  EntityId,
  EntityStateSnapshot,
  Line,
  Moment,
  Name,
  NOTES_BYTES,
  ofProject,
  ProjectId,
  QueryChapter,
  QueryScene,
  SCENE,
  Scene,
  SceneOrNone,
  SnapshotVersion,
  StoryIndex,
  StoryMemoryChunk,
  TOP_K,
} from '../schemas.ts'

const SnapshotPlace = z.strictObject({ chapter_index: ChapterOrNone, scene_index: SceneOrNone })

export const StateChange = z
  .strictObject({
    entity_id: EntityId,
    from_version: SnapshotVersion,
    to_version: SnapshotVersion,
    changed: z
      .record(z.string(), z.tuple([Json, Json]))
      .meta({ description: 'Old and new value of every key that differs; null where there was or is none' }),
  })
  .meta({ id: 'StateChange' })
export type StateChange = z.infer<typeof StateChange>

export const TimelineContext = z
  .strictObject({
    snapshot_count: z
      .int()
      .meta({ description: 'Snapshots of the chapter and the one before, up to the scene' }),
    entities: z.array(EntityId).meta({ description: 'Whose snapshots they are' }),
    from: SnapshotPlace.meta({ description: 'The first of them' }),
    to: SnapshotPlace.meta({ description: 'The last of them' }),
    changes: z
      .array(StateChange)
      .meta({ description: 'What changed with each entity since its state before' }),
  })
  .meta({ id: 'TimelineContext' })
export type TimelineContext = z.infer<typeof TimelineContext>

/** In the order of the chain. */
export const WarningCode = z.enum([
  'analysis_unavailable',
  'embedding_unavailable',
  'search_unavailable',
  'states_unavailable',
  'timeline_unavailable',
  'context_not_stored',
])
export type WarningCode = z.infer<typeof WarningCode>

export const Warning = z
  .strictObject({
    code: WarningCode.meta({ description: 'The part that is missing' }),
    detail: z.string().meta({ description: 'What that means, for a person' }),
  })
  .meta({ id: 'SceneContextWarning' })
export type Warning = z.infer<typeof Warning>

export const SceneMemoryContext = z
  .strictObject({
    project_id: ProjectId,
    chapter_index: Chapter,
    scene_index: Scene,
    entity_states: z
      .array(EntityStateSnapshot)
      .meta({ description: 'Of its entities, as they are at the scene' }),
    relevant_memories: z.array(StoryMemoryChunk).meta({ description: 'Passages from before it, best first' }),
    queries: z
      .array(z.string())
      .optional()
      .meta({ description: 'What was searched for; older ones lack it' }),
    found_by: z
      .array(z.array(z.int()))
      .optional()
      .meta({ description: 'Of each passage, the queries that found it, counted from 1' }),
    model_calls: z.int().optional().meta({ description: 'Calls that the analysis took' }),
    timeline_context: TimelineContext.nullable().meta({
      description: 'What changed lately; null for nothing',
    }),
    retrieval_timestamp: Moment.meta({ description: 'When it was put together' }),
    warnings: z.array(Warning).meta({ description: 'Parts that are missing, in the order of the chain' }),
  })
  .meta({ id: 'SceneMemoryContext' })
export type SceneMemoryContext = z.infer<typeof SceneMemoryContext>

export const ScenePlan = z
  .strictObject({
    scene_number: z.union([z.int(), Line]).nullish().meta({ description: 'Its number, as the plan says it' }),
    scene_type: Line.nullish().meta({ description: 'What kind of scene it is' }),
    location: Line.nullish().meta({ description: 'Where it plays' }),
    characters: z.array(Name).max(100).default([]).meta({ description: 'Names as the plan says them' }),
    purpose: Line.meta({ description: 'What the scene is for' }),
    key_actions: z.array(Line).max(100).default([]).meta({ description: 'What happens, one thing a line' }),
    intensity: z
      .union([z.number(), Line])
      .nullish()
      .meta({ description: 'How strong it is, as the plan says it' }),
  })
  .meta({ id: 'ScenePlan' })
export type ScenePlan = z.infer<typeof ScenePlan>

export const CastMember = z
  .strictObject({
    id: Name.meta({ description: 'The id under which its states are stored' }),
    name: Name.meta({ description: 'What it is called' }),
    aliases: z.array(Name).max(50).nullish().meta({ description: 'What else it is called' }),
  })
  .meta({ id: 'CastMember' })
export type CastMember = z.infer<typeof CastMember>

const SceneIndexes = {
  chapter_index: StoryIndex.meta({ description: CHAPTER }),
  scene_index: StoryIndex.meta({ description: SCENE }),
}

export const BuildSceneContextBody = z
  .strictObject({
    scene_plan: ScenePlan.meta({ description: 'What is to be written' }),
    characters: z
      .array(CastMember)
      .max(500)
      .meta({ description: 'The cast of the project, or a part of it' }),
    ...SceneIndexes,
    top_k: z.int().min(1).max(200).default(TOP_K).meta({ description: 'How many passages at most' }),
    notes: PlainText.max(NOTES_BYTES)
      .refine((text) => bytesOf(text) <= NOTES_BYTES, 'must be at most 16 KiB')
      .nullish()
      .meta({ description: 'Whatever else the analysis should know' }),
  })
  .meta({ id: 'BuildSceneContext' })
export const BuildSceneContext = BuildSceneContextBody.extend(ofProject)
export type BuildSceneContext = z.input<typeof BuildSceneContext>

export const GetSceneContext = z.strictObject({
  ...ofProject,
  chapter_index: QueryChapter,
  scene_index: QueryScene,
})
export type GetSceneContext = z.input<typeof GetSceneContext>
