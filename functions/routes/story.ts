import { Hono } from 'hono'
import * as z from 'zod'
import { buildSceneContext } from '../../src/core/story/build-scene-context.ts'
import { getEntityState } from '../../src/core/story/get-entity-state.ts'
import { getRecentTimeline } from '../../src/core/story/get-recent-timeline.ts'
import { getSceneContext } from '../../src/core/story/get-scene-context.ts'
import { putChunks } from '../../src/core/story/put-chunks.ts'
import { putEntityStates } from '../../src/core/story/put-entity-states.ts'
import {
  BuildSceneContextBody,
  GetSceneContext,
  SceneMemoryContext,
} from '../../src/core/story/scene/schemas.ts'
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
} from '../../src/core/story/schemas.ts'
import { searchStoryMemory } from '../../src/core/story/search-story-memory.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['story']
const Project = PutChunks.pick({ project_id: true })
const EntityPath = z.strictObject({
  project_id: GetEntityState.shape.project_id,
  entity_id: GetEntityState.shape.entity_id,
})
const base = '/story/projects/:project_id'
/** A project belongs to the tenant, not to one of its users. */
const reads = scope('read', { users: false })
const writes = scope('write', { users: false })

export const story = new Hono<Env>()
  .post(
    `${base}/chunks`,
    describe({
      operationId: 'putStoryChunks',
      tags,
      responses: json(201, StoryMemoryChunks, 'The passages as stored'),
    }),
    writes,
    validate('param', Project),
    validate('json', PutChunksBody),
    async (c) => c.json(await putChunks(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 201),
  )
  .get(
    `${base}/chunks/search`,
    describe({
      operationId: 'searchStoryMemory',
      tags,
      responses: json(200, StoryMemoryChunks, 'Passages, best first'),
    }),
    reads,
    validate('param', Project),
    validate('query', SearchQuery),
    async (c) =>
      c.json(await searchStoryMemory(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .put(
    `${base}/entity-states`,
    describe({
      operationId: 'putEntityStates',
      tags,
      responses: json(200, EntityStateSnapshots, 'The snapshots as stored'),
    }),
    writes,
    validate('param', Project),
    validate('json', PutEntityStatesBody),
    async (c) =>
      c.json(await putEntityStates(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .get(
    `${base}/entity-states/:entity_id`,
    describe({
      operationId: 'getEntityState',
      tags,
      responses: json(200, EntityState, 'At the place, else the latest before it'),
    }),
    reads,
    validate('param', EntityPath),
    validate('query', StoryPlaceQuery),
    async (c) =>
      c.json(await getEntityState(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .get(
    `${base}/timeline`,
    describe({
      operationId: 'getRecentTimeline',
      tags,
      responses: json(200, EntityStateSnapshots, 'In story order'),
    }),
    reads,
    validate('param', Project),
    validate('query', TimelineQuery),
    async (c) =>
      c.json(await getRecentTimeline(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .post(
    `${base}/scene-context`,
    describe({
      operationId: 'buildSceneContext',
      tags,
      summary: 'What must be remembered before a scene is written; missing parts are warnings',
      responses: json(200, SceneMemoryContext, 'The context, stored too'),
    }),
    writes,
    validate('param', Project),
    validate('json', BuildSceneContextBody),
    async (c) =>
      c.json(await buildSceneContext(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .get(
    `${base}/scene-context/:chapter_index/:scene_index`,
    describe({
      operationId: 'getSceneContext',
      tags,
      responses: json(200, SceneMemoryContext, 'The last one made, as answered then'),
    }),
    reads,
    validate('param', GetSceneContext),
    async (c) => c.json(await getSceneContext(c.var.ctx, c.req.valid('param')), 200),
  )
