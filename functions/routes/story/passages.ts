import * as z from 'zod'
import { getEntityState } from '../../../src/core/story/get-entity-state.ts'
import { getRecentTimeline } from '../../../src/core/story/get-recent-timeline.ts'
import { putChunks } from '../../../src/core/story/put-chunks.ts'
import { putEntityStates } from '../../../src/core/story/put-entity-states.ts'
import {
  EntityState,
  EntityStateSnapshots,
  GetEntityState,
  PutChunks,
  PutChunksBody,
  PutEntityStatesBody,
  SearchQuery,
  StoryMemoryChunks,
  StoryPlaceQuery,
  TimelineQuery,
} from '../../../src/core/story/schemas.ts'
import { searchStoryMemory } from '../../../src/core/story/search-story-memory.ts'
import { created, done, EMBEDDING_ERRORS, type Operation, operation } from '../../operation.ts'
import { chunk, PROJECT, snapshot } from './examples.ts'

const tag = 'story'
const Project = PutChunks.pick({ project_id: true })
const EntityPath = z.strictObject({
  project_id: GetEntityState.shape.project_id,
  entity_id: GetEntityState.shape.entity_id,
})

/** Passages and states of a story. A project belongs to the tenant, so a user token is refused. */
export const passages: readonly Operation[] = [
  operation({
    id: 'putStoryChunks',
    method: 'POST',
    path: '/api/v1/story/projects/{project_id}/chunks',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Store passages of a story',
    description:
      'Up to 500 at once. A known `chunk_id` is replaced as a whole; of one id twice in a request the ' +
      'later one stands. Without an id it is made from place and content, so that a repeat replaces ' +
      'itself. An unknown project is made.',
    params: Project,
    body: PutChunksBody,
    answers: created(StoryMemoryChunks, 'The passages as stored'),
    errors: EMBEDDING_ERRORS,
    example: {
      params: { project_id: PROJECT },
      body: {
        chunks: [
          {
            chunk_id: chunk.chunk_id,
            chapter_index: 1,
            scene_index: 1,
            content: chunk.content,
            content_type: 'scene',
            entities_mentioned: ['character:li'],
          },
        ],
      },
      answer: { items: [chunk] },
    },
    verb: putChunks,
  }),
  operation({
    id: 'searchStoryMemory',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/chunks/search',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Search the passages of a story',
    description:
      'By words and nearness, the best first, at most `top_k`. Filters hold together; `entities` and ' +
      '`tags` each mean any of these, repeated or separated by commas. When the embedder gives no answer ' +
      'the words decide.',
    params: Project,
    query: SearchQuery,
    answers: done(StoryMemoryChunks, 'Passages, best first'),
    errors: EMBEDDING_ERRORS,
    example: {
      params: { project_id: PROJECT },
      query: { query: 'the harbour at night', top_k: 5 },
      answer: { items: [chunk] },
    },
    verb: searchStoryMemory,
  }),
  operation({
    id: 'putEntityStates',
    method: 'PUT',
    path: '/api/v1/story/projects/{project_id}/entity-states',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Store how people, places and things of a story stand',
    description:
      'Up to 500 snapshots, each at a place of the story. A snapshot that says what the newest one there ' +
      'says already is that version again; any other gets the next version. An unknown project is made.',
    params: Project,
    body: PutEntityStatesBody,
    answers: done(EntityStateSnapshots, 'The snapshots as stored'),
    example: {
      params: { project_id: PROJECT },
      body: {
        states: [
          {
            entity_type: 'character',
            entity_id: 'li',
            chapter_index: 1,
            scene_index: 1,
            state_data: { mood: 'wary', carries: 'the letter' },
          },
        ],
      },
      answer: { items: [snapshot] },
    },
    verb: putEntityStates,
  }),
  operation({
    id: 'getEntityState',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/entity-states/{entity_id}',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Read how someone or something stands at a place of the story',
    description:
      'The snapshot at the place, else the latest before it, else null; without a place the latest of ' +
      'all. A chapter without a scene means the whole chapter.',
    params: EntityPath,
    query: StoryPlaceQuery,
    answers: done(EntityState, 'The state, or null'),
    example: {
      params: { project_id: PROJECT, entity_id: 'li' },
      query: { chapter_index: 1, scene_index: 2 },
      answer: { state: snapshot },
    },
    verb: getEntityState,
  }),
  operation({
    id: 'getRecentTimeline',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/timeline',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the states around a chapter',
    description:
      'Snapshots in story order, of whole chapters up to `context_window` before and after; none ' +
      'without a chapter.',
    params: Project,
    query: TimelineQuery,
    answers: done(EntityStateSnapshots, 'Snapshots in story order'),
    example: {
      params: { project_id: PROJECT },
      query: { chapter_index: 1, context_window: 1 },
      answer: { items: [snapshot] },
    },
    verb: getRecentTimeline,
  }),
]
