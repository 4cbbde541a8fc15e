import { exportProject } from '../../../src/core/portability/export-of-no-user.ts'
import { ExportProject } from '../../../src/core/portability/schemas.ts'
import { forgetChunk, forgetEntityStates, forgetProject } from '../../../src/core/story/forget.ts'
import {
  ChunkPath,
  DeleteStatesOptions,
  EntityPath,
  ProjectPath,
} from '../../../src/core/story/forgetting/schemas.ts'
import { removed } from '../../examples.ts'
import { type Operation, operation, served } from '../../operation.ts'
import { AT_ONCE, deletion } from '../deletion.ts'
import { answerLines, inLines } from '../lines.ts'
import { chunk, PROJECT } from './examples.ts'

const tag = 'story'

/** What of a story is deleted or taken along. It is no user’s, so a user token is refused. */
export const forgettingOfStory: readonly Operation[] = [
  operation({
    ...deletion,
    id: 'forgetProject',
    path: '/api/v1/story/projects/{project_id}',
    tag,
    summary: 'Delete a project with all that is stored for it',
    description: `Passages, states and contexts go at once. The name may come again as a new project. ${AT_ONCE}`,
    params: ProjectPath,
    errors: ['not_found'],
    example: {
      params: { project_id: PROJECT },
      answer: removed('project', { story_chunks: 320, entity_states: 96, scene_contexts: 22 }),
    },
    verb: forgetProject,
  }),
  operation({
    ...deletion,
    id: 'forgetStoryChunk',
    path: '/api/v1/story/projects/{project_id}/chunks/{chunk_id}',
    tag,
    summary: 'Delete a passage of a story',
    description: `Stored contexts of scenes that hold it go too. ${AT_ONCE}`,
    params: ChunkPath,
    errors: ['not_found'],
    example: {
      params: { project_id: PROJECT, chunk_id: chunk.chunk_id },
      answer: removed('chunk', { story_chunks: 1, scene_contexts: 2 }),
    },
    verb: forgetChunk,
  }),
  operation({
    ...deletion,
    id: 'forgetEntityStates',
    path: '/api/v1/story/projects/{project_id}/entity-states/{entity_id}',
    tag,
    summary: 'Delete the states of an entity',
    description:
      'All of them, or with `chapter_index` and `scene_index` those of that place; a chapter without a ' +
      'scene means the whole chapter. ' +
      `Stored contexts of scenes that hold one go too. ${AT_ONCE}`,
    params: EntityPath,
    query: DeleteStatesOptions,
    errors: ['not_found'],
    example: {
      params: { project_id: PROJECT, entity_id: 'li' },
      query: { chapter_index: 1, scene_index: 1 },
      answer: removed('entity_state', { entity_states: 1, scene_contexts: 1 }),
    },
    verb: forgetEntityStates,
  }),
  served({
    id: 'exportProject',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/export',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Export all that is stored for a project',
    description:
      'A stream of JSON lines: `project`, then each `chunk`, `entity_state` and `scene_context`, ' +
      'without inside ids or vectors.',
    params: ExportProject,
    answers: inLines,
    errors: ['not_found'],
    example: {
      params: { project_id: PROJECT },
      answer: `{"kind":"project","created_at":"2026-03-09T12:00:00.000Z"}\n`,
    },
    serve: async (c, given) => answerLines(c, await exportProject(c.var.ctx, given)),
  }),
]
