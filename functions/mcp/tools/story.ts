import * as z from 'zod'
import type { buildSceneContext } from '../../../src/core/story/build-scene-context.ts'
import type { getEntityState } from '../../../src/core/story/get-entity-state.ts'
import type { getRecentTimeline } from '../../../src/core/story/get-recent-timeline.ts'
import type { putChunks } from '../../../src/core/story/put-chunks.ts'
import type { putEntityStates } from '../../../src/core/story/put-entity-states.ts'
import { BuildSceneContextBody } from '../../../src/core/story/scene/schemas.ts'
import {
  type EntityStateSnapshot,
  PutChunksBody,
  PutEntityStatesBody,
  type StoryMemoryChunk,
} from '../../../src/core/story/schemas.ts'
import type { searchStoryMemory } from '../../../src/core/story/search-story-memory.ts'
import { dataBlock, dataLine } from '../../../src/core/text/harmless/context-block.ts'
import { cutTo, shareOf } from '../tokens.ts'
import { tool } from '../tool.ts'
import { textOf } from './shapes.ts'

const PASSAGE_TOKENS = 400
const STATE_TOKENS = 300
const Chapter = z.int().min(0).max(1_000_000).meta({ description: 'Chapter' })
const Scene = z.int().min(0).max(1_000_000).meta({ description: 'Scene of the chapter' })
/** What a state says, as JSON in a text: its fields are the writer's. */
const State = z.strictObject({
  entity_id: z.string(),
  type: z.string(),
  chapter: z.int().optional(),
  scene: z.int().optional(),
  state: z.string(),
})

const placeOf = ({ chapter_index, scene_index }: StoryMemoryChunk | EntityStateSnapshot) => ({
  ...(chapter_index !== null && { chapter: chapter_index }),
  ...(scene_index !== null && { scene: scene_index }),
})
const toState = (snapshot: EntityStateSnapshot): z.infer<typeof State> => ({
  entity_id: snapshot.entity_id,
  type: snapshot.entity_type,
  ...placeOf(snapshot),
  state: cutTo(JSON.stringify(snapshot.state_data), STATE_TOKENS).text,
})
const lineOf = ({ entity_id, chapter, scene, state }: z.infer<typeof State>): string =>
  `${entity_id} (${chapter ?? '–'}.${scene ?? '–'}) ${state}`

export const searchStory = tool({
  name: 'search_story',
  title: 'Search the story',
  toolset: 'story',
  operation: 'searchStoryMemory',
  description: 'Passages of the story that fit, best first.',
  input: z.strictObject({
    query: textOf(2000, 'What to look for'),
    limit: z.int().min(1).max(20).optional().meta({ description: 'Default 5' }),
  }),
  output: z.strictObject({
    passages: z.array(
      z.strictObject({
        id: z.string(),
        chapter: z.int().optional(),
        scene: z.int().optional(),
        text: z.string(),
      }),
    ),
  }),
  async call({ ask, place }, { query, limit = 5 }) {
    const params = { project_id: place.project_id }
    const { items } = await ask<typeof searchStoryMemory>('searchStoryMemory', {
      params,
      query: { query, top_k: limit },
    })
    return (share) => {
      const passages = shareOf(items, share).map((chunk) => ({
        id: chunk.chunk_id,
        ...placeOf(chunk),
        text: cutTo(chunk.content, PASSAGE_TOKENS).text,
      }))
      return {
        structured: { passages },
        text: passages.map(({ id, text }) => `${id} ${text}`).join('\n') || 'No passage fits.',
      }
    }
  },
})

export const entityState = tool({
  name: 'entity_state',
  title: 'State of an entity',
  toolset: 'story',
  operation: 'getEntityState',
  description: 'How someone or something stands at a place of the story, or at its end.',
  input: z.strictObject({
    entity_id: textOf(256, 'Whose state'),
    chapter: Chapter.optional(),
    scene: Scene.optional(),
  }),
  output: z.strictObject({ state: State.optional() }),
  async call({ ask, place }, { entity_id, chapter, scene }) {
    const found = await ask<typeof getEntityState>('getEntityState', {
      params: { project_id: place.project_id, entity_id },
      query: {
        ...(chapter !== undefined && { chapter_index: chapter }),
        ...(scene !== undefined && { scene_index: scene }),
      },
    })
    const state = found.state ? toState(found.state) : undefined
    return () => ({
      structured: { ...(state && { state }) },
      text: state ? lineOf(state) : 'No state is known there.',
    })
  },
})

export const storyTimeline = tool({
  name: 'story_timeline',
  title: 'Timeline',
  toolset: 'story',
  operation: 'getRecentTimeline',
  description: 'States around a chapter, in story order.',
  input: z.strictObject({
    chapter: Chapter,
    window: z.int().min(0).max(1000).optional().meta({ description: 'Chapters on both sides, default 1' }),
  }),
  output: z.strictObject({ states: z.array(State) }),
  async call({ ask, place }, { chapter, window = 1 }) {
    const { items } = await ask<typeof getRecentTimeline>('getRecentTimeline', {
      params: { project_id: place.project_id },
      query: { chapter_index: chapter, context_window: window },
    })
    return (share) => {
      const states = shareOf(items, share).map(toState)
      return { structured: { states }, text: states.map(lineOf).join('\n') || 'No states there.' }
    }
  },
})

export const sceneContext = tool({
  name: 'scene_context',
  title: 'Context of a scene',
  toolset: 'story',
  operation: 'buildSceneContext',
  description: 'What must be remembered before a scene is written: passages and states from before it.',
  input: BuildSceneContextBody.extend({ notes: textOf(4000, 'What else to know').optional() }),
  output: z.strictObject({ context: z.string(), warnings: z.array(z.string()) }),
  async call({ ask, place }, body) {
    const params = { project_id: place.project_id }
    const made = await ask<typeof buildSceneContext>('buildSceneContext', { params, body })
    const warnings = made.warnings.map(({ code }) => code)
    return (share) => {
      const states = shareOf(made.entity_states, share).map(toState)
      const chunks = shareOf(made.relevant_memories, share)
      const context = dataBlock([
        ...states.map((state) => dataLine('state', state.entity_id, state.state)),
        ...chunks.map(({ chunk_id, content }) =>
          dataLine('passage', chunk_id, cutTo(content, PASSAGE_TOKENS).text),
        ),
      ])
      return {
        structured: { context, warnings },
        text: context || 'Nothing is known from before this scene.',
      }
    }
  },
})

export const addPassages = tool({
  name: 'add_passages',
  title: 'Add passages',
  toolset: 'story',
  operation: 'putStoryChunks',
  idempotent: true,
  description: 'Stores passages; a known chunk_id is replaced.',
  input: PutChunksBody.extend({}),
  output: z.strictObject({ stored: z.int() }),
  async call({ ask, place }, body) {
    const { items } = await ask<typeof putChunks>('putStoryChunks', {
      params: { project_id: place.project_id },
      body,
    })
    return () => ({ structured: { stored: items.length }, text: `${items.length} stored` })
  },
})

export const setEntityStates = tool({
  name: 'set_entity_states',
  title: 'Set states',
  toolset: 'story',
  operation: 'putEntityStates',
  idempotent: true,
  description: 'Stores how people, places and things stand at a place of the story.',
  input: PutEntityStatesBody.extend({}),
  output: z.strictObject({ stored: z.int() }),
  async call({ ask, place }, body) {
    const params = { project_id: place.project_id }
    const { items } = await ask<typeof putEntityStates>('putEntityStates', { params, body })
    return () => ({ structured: { stored: items.length }, text: `${items.length} stored` })
  },
})
