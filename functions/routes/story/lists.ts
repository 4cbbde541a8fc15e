import { listChunks } from '../../../src/core/story/list-chunks.ts'
import { listStoryEntities } from '../../../src/core/story/list-entities.ts'
import { listProjects } from '../../../src/core/story/list-projects.ts'
import { listSceneContexts } from '../../../src/core/story/list-scene-contexts.ts'
import {
  InProject,
  ProjectList,
  StoryChunkList,
  StoryContextList,
  StoryEntityList,
} from '../../../src/core/story/lists/schemas.ts'
import { PageInput } from '../../../src/core/tenancy/schemas.ts'
import { done, type Operation, operation } from '../../operation.ts'
import { chunk, PROJECT } from './examples.ts'

const tag = 'story'
const Project = InProject.pick({ project_id: true })
const Paging = InProject.omit({ project_id: true })
const params = { project_id: PROJECT }

/** What a viewer lists of a project. It belongs to the tenant, so a user token is refused. */
export const storyLists: readonly Operation[] = [
  operation({
    id: 'listProjects',
    method: 'GET',
    path: '/api/v1/story/projects',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the projects with how much is in them',
    description: 'By name. A project is whatever something was stored for; nobody has to create it.',
    query: PageInput,
    answers: done(ProjectList, 'A page of projects'),
    example: {
      query: { limit: 50 },
      answer: {
        items: [
          {
            project_id: PROJECT,
            chunks: 320,
            entities: 14,
            states: 96,
            contexts: 22,
            updated_at: '2026-03-02T09:00:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listProjects,
  }),
  operation({
    id: 'listStoryChunks',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/chunks',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the passages of a project',
    description: 'In story order; what has no place comes last. An unknown project has none.',
    params: Project,
    query: Paging,
    answers: done(StoryChunkList, 'A page of passages'),
    example: { params, answer: { items: [chunk], next_cursor: null } },
    verb: listChunks,
  }),
  operation({
    id: 'listStoryEntities',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/entities',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the entities of a project',
    description:
      'By id: every entity that has a state, and where its first and last are. An unknown project has none.',
    params: Project,
    query: Paging,
    answers: done(StoryEntityList, 'A page of entities'),
    example: {
      params,
      answer: {
        items: [
          {
            entity_id: 'character:林夏',
            entity_type: 'character',
            states: 9,
            first: { chapter_index: 1, scene_index: 1 },
            last: { chapter_index: 7, scene_index: 3 },
          },
        ],
        next_cursor: null,
      },
    },
    verb: listStoryEntities,
  }),
  operation({
    id: 'listSceneContexts',
    method: 'GET',
    path: '/api/v1/story/projects/{project_id}/scene-contexts',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the scenes that have a context',
    description:
      'In story order, without what they tell: read one context for that. An unknown project has none.',
    params: Project,
    query: Paging,
    answers: done(StoryContextList, 'A page of scenes'),
    example: {
      params,
      answer: {
        items: [
          {
            chapter_index: 7,
            scene_index: 3,
            passages: 10,
            warnings: [],
            created_at: '2026-03-02T09:00:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listSceneContexts,
  }),
]
