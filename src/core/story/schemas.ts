import * as z from 'zod'
import { Limit } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, Json, jsonObjectUpTo, PlainText, textUpTo } from '../text/strings.ts'

const CONTENT_BYTES = 128 * 1024
const STATE_BYTES = 32 * 1024
export const NOTES_BYTES = 16 * 1024
const MAX_ROWS = 500
export const TOP_K = 10

export const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })
export const ProjectId = z.string().meta({ description: 'The project, as the application names it' })
export const EntityId = z
  .string()
  .meta({ description: 'The entity, as the application names it: `character:林夏`' })
export const SnapshotVersion = z.int().meta({ description: 'Counts up for one entity at one place' })
export const CHAPTER = 'Chapter, counted as the writer does'
export const SCENE = 'Scene inside the chapter, counted as the writer does'
const NO_CHAPTER = 'Chapter; null for what belongs to no place of the story'
const NO_SCENE = 'Scene inside the chapter; null for the chapter as a whole'
export const Chapter = z.int().meta({ description: CHAPTER })
export const Scene = z.int().meta({ description: SCENE })
export const ChapterOrNone = z.int().nullable().meta({ description: NO_CHAPTER })
export const SceneOrNone = z.int().nullable().meta({ description: NO_SCENE })
export const Name = PlainText.min(1).max(256)
export const Line = PlainText.max(4000)

/** A chapter or scene number. Which number comes first is the writer's choice; below zero is none. */
export const StoryIndex = z.int().min(0).max(1_000_000)
/** A number as a query string or path has it; an empty one is no number. */
const fromText = (schema: z.ZodType<number>) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,7}$/u.test(value) ? Number(value) : value),
    schema,
  ) as unknown as z.ZodType<number, number | string>
export const QueryChapter = fromText(StoryIndex).meta({ description: CHAPTER })
export const QueryScene = fromText(StoryIndex).meta({ description: SCENE })
const GivenChapter = StoryIndex.nullish().meta({ description: NO_CHAPTER })
const GivenScene = StoryIndex.nullish().meta({ description: NO_SCENE })

export const ofProject = {
  project_id: ExternalId.meta({ description: 'The project, as the application names it' }),
}

export const ContentType = z
  .enum(['scene', 'dialogue', 'description'])
  .meta({ description: 'What kind of passage it is' })
export type ContentType = z.infer<typeof ContentType>

export const EntityType = z
  .enum(['character', 'location', 'item'])
  .meta({ description: 'What kind of entity it is' })
export type EntityType = z.infer<typeof EntityType>

/**
 * For refinements, with `NEEDS_CHAPTER`: scenes are numbered within their chapter, so one needs the other.
 */
export const hasChapter = (place: { chapter_index?: unknown; scene_index?: unknown }) =>
  (place.scene_index ?? null) === null || (place.chapter_index ?? null) !== null
export const NEEDS_CHAPTER = { message: 'a scene_index needs a chapter_index', path: ['scene_index'] }

export const StoryMemoryChunk = z
  .strictObject({
    chunk_id: z.string().meta({ description: 'The passage; one that is put again under it is replaced' }),
    project_id: ProjectId,
    chapter_index: ChapterOrNone,
    scene_index: SceneOrNone,
    content: z.string().meta({ description: 'The text of the passage' }),
    content_type: ContentType,
    entities_mentioned: z.array(z.string()).meta({ description: 'Names or ids of who and what is in it' }),
    tags: z.array(z.string()).meta({ description: 'Whatever else a search may filter by' }),
    created_at: Moment.meta({ description: 'When it was put last' }),
  })
  .meta({ id: 'StoryMemoryChunk' })
export type StoryMemoryChunk = z.infer<typeof StoryMemoryChunk>

export const StoryMemoryChunks = z
  .strictObject({
    items: z.array(StoryMemoryChunk).meta({ description: 'As put, or best first in a search' }),
  })
  .meta({ id: 'StoryMemoryChunks' })
export type StoryMemoryChunks = z.infer<typeof StoryMemoryChunks>

export const EntityStateSnapshot = z
  .strictObject({
    project_id: ProjectId,
    entity_type: EntityType,
    entity_id: EntityId,
    chapter_index: ChapterOrNone,
    scene_index: SceneOrNone,
    timestamp: Moment.meta({ description: 'When it was noted' }),
    state_data: z.record(z.string(), Json).meta({ description: 'What is so, in fields of the writer' }),
    version: SnapshotVersion.min(1),
  })
  .meta({ id: 'EntityStateSnapshot' })
export type EntityStateSnapshot = z.infer<typeof EntityStateSnapshot>

export const EntityStateSnapshots = z
  .strictObject({
    items: z.array(EntityStateSnapshot).meta({ description: 'As given, or in story order in a timeline' }),
  })
  .meta({ id: 'EntityStateSnapshots' })
export type EntityStateSnapshots = z.infer<typeof EntityStateSnapshots>

export const EntityState = z
  .strictObject({
    state: EntityStateSnapshot.nullable().meta({ description: 'Null when nothing is known up to there' }),
  })
  .meta({ id: 'EntityState' })
export type EntityState = z.infer<typeof EntityState>

const ChunkInput = z
  .strictObject({
    chunk_id: ExternalId.optional().meta({
      description: 'Known already: replaced. Left out: made from place and content',
    }),
    chapter_index: GivenChapter,
    scene_index: GivenScene,
    content: textUpTo(CONTENT_BYTES).meta({ description: 'The text of the passage, at most 128 KiB' }),
    content_type: ContentType,
    entities_mentioned: z
      .array(Name)
      .max(200)
      .default([])
      .meta({ description: 'Names or ids of who and what is in it' }),
    tags: z.array(Name).max(100).default([]).meta({ description: 'Whatever else a search may filter by' }),
  })
  .refine(hasChapter, NEEDS_CHAPTER)
  .meta({ id: 'StoryChunkInput' })

export const PutChunksBody = z
  .strictObject({
    chunks: z.array(ChunkInput).min(1).max(MAX_ROWS).meta({ description: 'Passages to be stored' }),
  })
  .meta({ id: 'PutChunks' })
export const PutChunks = PutChunksBody.extend(ofProject)
export type PutChunks = z.input<typeof PutChunks>

const StateInput = z
  .strictObject({
    entity_type: EntityType,
    entity_id: ExternalId.meta({ description: 'The entity, as the application names it: `character:林夏`' }),
    chapter_index: GivenChapter,
    scene_index: GivenScene,
    state_data: jsonObjectUpTo(STATE_BYTES).meta({
      description: 'What is so, in fields of the writer, at most 32 KiB',
    }),
    timestamp: GivenMoment.optional().meta({ description: 'Now, unless given' }),
  })
  .refine(hasChapter, NEEDS_CHAPTER)
  .meta({ id: 'EntityStateInput' })

export const PutEntityStatesBody = z
  .strictObject({
    states: z.array(StateInput).min(1).max(MAX_ROWS).meta({ description: 'Snapshots to be stored' }),
  })
  .meta({ id: 'PutEntityStates' })
export const PutEntityStates = PutEntityStatesBody.extend(ofProject)
export type PutEntityStates = z.input<typeof PutEntityStates>

/** A list in a query string: repeated, or separated by commas (also Chinese ones). */
const Names = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[,，]/u).map((name) => name.trim()) : value),
  z.array(Name).min(1).max(100),
)

export const SearchQuery = z.strictObject({
  query: textUpTo(NOTES_BYTES).meta({ description: 'What to look for, by meaning and words' }),
  entities: Names.optional().meta({ description: 'Passages that mention any of these' }),
  content_type: ContentType.optional().meta({ description: 'Only passages of this kind' }),
  tags: Names.optional().meta({ description: 'Passages that carry any of these' }),
  top_k: Limit.default(TOP_K).meta({ description: 'How many passages at most' }),
})
export const SearchStoryMemory = SearchQuery.extend(ofProject)
export type SearchStoryMemory = z.input<typeof SearchStoryMemory>

export const StoryPlaceQuery = z
  .strictObject({ chapter_index: QueryChapter.optional(), scene_index: QueryScene.optional() })
  .refine(hasChapter, NEEDS_CHAPTER)
export const GetEntityState = z
  .strictObject({
    ...ofProject,
    entity_id: Name.meta({ description: 'The entity, as the application names it' }),
    chapter_index: QueryChapter.optional(),
    scene_index: QueryScene.optional(),
  })
  .refine(hasChapter, NEEDS_CHAPTER)
export type GetEntityState = z.input<typeof GetEntityState>

export const TimelineQuery = z.strictObject({
  chapter_index: QueryChapter,
  scene_index: QueryScene.optional(),
  context_window: fromText(z.int().min(0).max(1000)).default(1).meta({
    description: 'Chapters on both sides',
  }),
})
export const GetRecentTimeline = TimelineQuery.extend(ofProject)
export type GetRecentTimeline = z.input<typeof GetRecentTimeline>
