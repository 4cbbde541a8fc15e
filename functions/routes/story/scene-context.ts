import { buildSceneContext } from '../../../src/core/story/build-scene-context.ts'
import { getSceneContext } from '../../../src/core/story/get-scene-context.ts'
import {
  BuildSceneContextBody,
  GetSceneContext,
  SceneMemoryContext,
} from '../../../src/core/story/scene/schemas.ts'
import { PutChunks } from '../../../src/core/story/schemas.ts'
import { done, type Operation, operation } from '../../operation.ts'
import { chunk, PROJECT, snapshot } from './examples.ts'

const tag = 'story'
const context: SceneMemoryContext = {
  project_id: PROJECT,
  chapter_index: 1,
  scene_index: 2,
  entity_states: [snapshot],
  relevant_memories: [chunk],
  queries: ['the letter', 'who waits at the harbour'],
  found_by: [[1, 2]],
  model_calls: 1,
  timeline_context: {
    snapshot_count: 1,
    entities: ['li'],
    from: { chapter_index: 0, scene_index: null },
    to: { chapter_index: 1, scene_index: 2 },
    changes: [],
  },
  retrieval_timestamp: '2026-03-02T09:05:00.000Z',
  warnings: [],
}

/**
 * What must be remembered before a scene is written. A project belongs to the tenant, so a user token is
 * refused.
 */
export const sceneContext: readonly Operation[] = [
  operation({
    id: 'buildSceneContext',
    method: 'POST',
    path: '/api/v1/story/projects/{project_id}/scene-context',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Gather what must be remembered before a scene is written',
    description:
      'Analyses the plan, searches passages from before the scene, and takes states and timeline up to ' +
      'it: nothing from the future leaks. What cannot be had in time is missing and named in `warnings`; ' +
      'it is an answer all the same. The context is stored; the last one of a scene is the one that ' +
      '`getSceneContext` reads.',
    params: PutChunks.pick({ project_id: true }),
    body: BuildSceneContextBody,
    answers: done(SceneMemoryContext, 'The context of the scene'),
    example: {
      params: { project_id: PROJECT },
      body: {
        scene_plan: {
          location: 'the harbour',
          characters: ['Li'],
          purpose: 'Li decides whether to open the letter.',
          key_actions: ['wait', 'open the letter'],
        },
        characters: [{ id: 'li', name: 'Li', aliases: ['李'] }],
        chapter_index: 1,
        scene_index: 2,
      },
      answer: context,
    },
    verb: buildSceneContext,
  }),
  operation({
    id: 'getSceneContext',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/scene-context/{chapter_index}/{scene_index}',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Read the context that was made for a scene',
    description: 'The last one made, as it was answered then, byte for byte.',
    params: GetSceneContext,
    answers: done(SceneMemoryContext, 'The context as answered then'),
    errors: ['not_found'],
    example: {
      params: { project_id: PROJECT, chapter_index: 1, scene_index: 2 },
      answer: context,
    },
    verb: getSceneContext,
  }),
]
