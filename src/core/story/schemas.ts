import * as z from 'zod'
import { Limit } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, jsonObjectUpTo, PlainText, textUpTo } from '../text/strings.ts'

const CONTENT_BYTES = 128 * 1024
const STATE_BYTES = 32 * 1024
const NOTES_BYTES = 16 * 1024
const MAX_ROWS = 500
export const TOP_K = 10

const Moment = z.iso.datetime()
const Name = PlainText.min(1).max(256)
const Line = PlainText.max(4000)

/** A chapter or scene number. Which number comes first is the writer's choice; below zero is none. */
const PlaceIndex = z.int().min(0).max(1_000_000)
/** A number as a query string or path has it; an empty one is no number. */
const fromText = (schema: z.ZodType<number>) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,7}$/u.test(value) ? Number(value) : value),
    schema,
  ) as unknown as z.ZodType<number, number | string>
const QueryIndex = fromText(PlaceIndex)

const ofProject = { project_id: ExternalId }

export const ContentType = z.enum(['scene', 'dialogue', 'description'])
export type ContentType = z.infer<typeof ContentType>

export const EntityType = z.enum(['character', 'location', 'item'])
export type EntityType = z.infer<typeof EntityType>

const hasChapter = (place: { chapter_index?: unknown; scene_index?: unknown }) =>
  (place.scene_index ?? null) === null || (place.chapter_index ?? null) !== null
const NEEDS_CHAPTER = { message: 'a scene_index needs a chapter_index', path: ['scene_index'] }

export const StoryMemoryChunk = z
  .strictObject({
    chunk_id: z.string(),
    project_id: z.string(),
    chapter_index: z.int().nullable(),
    scene_index: z.int().nullable(),
    content: z.string(),
    content_type: ContentType,
    entities_mentioned: z.array(z.string()),
    tags: z.array(z.string()),
    created_at: Moment,
  })
  .meta({ id: 'StoryMemoryChunk' })
export type StoryMemoryChunk = z.infer<typeof StoryMemoryChunk>

export const StoryMemoryChunks = z
  .strictObject({ items: z.array(StoryMemoryChunk) })
  .meta({ id: 'StoryMemoryChunks' })
export type StoryMemoryChunks = z.infer<typeof StoryMemoryChunks>

export const EntityStateSnapshot = z
  .strictObject({
    project_id: z.string(),
    entity_type: EntityType,
    entity_id: z.string(),
    chapter_index: z.int().nullable(),
    scene_index: z.int().nullable(),
    timestamp: Moment,
    state_data: z.record(z.string(), z.json()),
    version: z.int().min(1).meta({ description: 'Counts up for one entity at one place' }),
  })
  .meta({ id: 'EntityStateSnapshot' })
export type EntityStateSnapshot = z.infer<typeof EntityStateSnapshot>

export const EntityStateSnapshots = z
  .strictObject({ items: z.array(EntityStateSnapshot) })
  .meta({ id: 'EntityStateSnapshots' })
export type EntityStateSnapshots = z.infer<typeof EntityStateSnapshots>

export const EntityState = z
  .strictObject({ state: EntityStateSnapshot.nullable() })
  .meta({ id: 'EntityState' })
export type EntityState = z.infer<typeof EntityState>

const Place = z.strictObject({ chapter_index: z.int().nullable(), scene_index: z.int().nullable() })

export const StateChange = z
  .strictObject({
    entity_id: z.string(),
    from_version: z.int(),
    to_version: z.int(),
    changed: z
      .record(z.string(), z.tuple([z.json(), z.json()]))
      .meta({ description: 'Old and new value of every key that differs; null where there was or is none' }),
  })
  .meta({ id: 'StateChange' })
export type StateChange = z.infer<typeof StateChange>

export const TimelineContext = z
  .strictObject({
    snapshot_count: z.int(),
    entities: z.array(z.string()),
    from: Place,
    to: Place,
    changes: z.array(StateChange),
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
  .strictObject({ code: WarningCode, detail: z.string() })
  .meta({ id: 'SceneContextWarning' })
export type Warning = z.infer<typeof Warning>

export const SceneMemoryContext = z
  .strictObject({
    project_id: z.string(),
    chapter_index: z.int(),
    scene_index: z.int(),
    entity_states: z.array(EntityStateSnapshot),
    relevant_memories: z.array(StoryMemoryChunk),
    timeline_context: TimelineContext.nullable(),
    retrieval_timestamp: Moment,
    warnings: z.array(Warning),
  })
  .meta({ id: 'SceneMemoryContext' })
export type SceneMemoryContext = z.infer<typeof SceneMemoryContext>

const ChunkInput = z
  .strictObject({
    chunk_id: Name.optional().meta({
      description: 'Known already: replaced. Left out: made from place and content',
    }),
    chapter_index: PlaceIndex.nullish(),
    scene_index: PlaceIndex.nullish(),
    content: textUpTo(CONTENT_BYTES),
    content_type: ContentType,
    entities_mentioned: z.array(Name).max(200).default([]),
    tags: z.array(Name).max(100).default([]),
  })
  .refine(hasChapter, NEEDS_CHAPTER)
  .meta({ id: 'StoryChunkInput' })

export const PutChunksBody = z
  .strictObject({ chunks: z.array(ChunkInput).min(1).max(MAX_ROWS) })
  .meta({ id: 'PutChunks' })
export const PutChunks = PutChunksBody.extend(ofProject)
export type PutChunks = z.input<typeof PutChunks>

const StateInput = z
  .strictObject({
    entity_type: EntityType,
    entity_id: Name,
    chapter_index: PlaceIndex.nullish(),
    scene_index: PlaceIndex.nullish(),
    state_data: jsonObjectUpTo(STATE_BYTES),
    timestamp: GivenMoment.optional().meta({ description: 'Now, unless given' }),
  })
  .refine(hasChapter, NEEDS_CHAPTER)
  .meta({ id: 'EntityStateInput' })

export const PutEntityStatesBody = z
  .strictObject({ states: z.array(StateInput).min(1).max(MAX_ROWS) })
  .meta({ id: 'PutEntityStates' })
export const PutEntityStates = PutEntityStatesBody.extend(ofProject)
export type PutEntityStates = z.input<typeof PutEntityStates>

/** A list in a query string: repeated, or separated by commas (also Chinese ones). */
const Names = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[,，]/u).map((name) => name.trim()) : value),
  z.array(Name).min(1).max(100),
)

export const SearchQuery = z.strictObject({
  query: textUpTo(NOTES_BYTES),
  entities: Names.optional().meta({ description: 'Passages that mention any of these' }),
  content_type: ContentType.optional(),
  tags: Names.optional().meta({ description: 'Passages that carry any of these' }),
  top_k: Limit.default(TOP_K),
})
export const SearchStoryMemory = SearchQuery.extend(ofProject)
export type SearchStoryMemory = z.input<typeof SearchStoryMemory>

export const PlaceQuery = z
  .strictObject({ chapter_index: QueryIndex.optional(), scene_index: QueryIndex.optional() })
  .refine(hasChapter, NEEDS_CHAPTER)
export const GetEntityState = z
  .strictObject({
    ...ofProject,
    entity_id: Name,
    chapter_index: QueryIndex.optional(),
    scene_index: QueryIndex.optional(),
  })
  .refine(hasChapter, NEEDS_CHAPTER)
export type GetEntityState = z.input<typeof GetEntityState>

export const TimelineQuery = z.strictObject({
  chapter_index: QueryIndex,
  scene_index: QueryIndex.optional(),
  context_window: fromText(z.int().min(0).max(1000)).default(1).meta({
    description: 'Chapters on both sides',
  }),
})
export const GetRecentTimeline = TimelineQuery.extend(ofProject)
export type GetRecentTimeline = z.input<typeof GetRecentTimeline>

export const ScenePlan = z
  .strictObject({
    scene_number: z.union([z.int(), Line]).nullish(),
    scene_type: Line.nullish(),
    location: Line.nullish(),
    characters: z.array(Name).max(100).default([]).meta({ description: 'Names as the plan says them' }),
    purpose: Line,
    key_actions: z.array(Line).max(100).default([]),
    intensity: z.union([z.number(), Line]).nullish(),
  })
  .meta({ id: 'ScenePlan' })
export type ScenePlan = z.infer<typeof ScenePlan>

export const CastMember = z
  .strictObject({ id: Name, name: Name, aliases: z.array(Name).max(50).nullish() })
  .meta({ id: 'CastMember' })
export type CastMember = z.infer<typeof CastMember>

const SceneIndexes = { chapter_index: PlaceIndex, scene_index: PlaceIndex }

export const BuildSceneContextBody = z
  .strictObject({
    scene_plan: ScenePlan,
    characters: z.array(CastMember).max(500),
    ...SceneIndexes,
    top_k: z.int().min(1).max(200).default(TOP_K),
    notes: PlainText.refine(
      (text) => new TextEncoder().encode(text).length <= NOTES_BYTES,
      'must be at most 16 KiB',
    ).nullish(),
  })
  .meta({ id: 'BuildSceneContext' })
export const BuildSceneContext = BuildSceneContextBody.extend(ofProject)
export type BuildSceneContext = z.input<typeof BuildSceneContext>

export const GetSceneContext = z.strictObject({
  ...ofProject,
  chapter_index: QueryIndex,
  scene_index: QueryIndex,
})
export type GetSceneContext = z.input<typeof GetSceneContext>
