import type { CallOptions } from '../options.ts'
import type { Call } from '../sending/call.ts'
import type { Operations } from '../sending/operations.ts'
import type { Pages } from '../sending/pages.ts'
import type {
  BuildSceneContext,
  EntityState,
  EntityStateInput,
  EntityStateSnapshots,
  ForgetPlan,
  Forgotten,
  ProjectSummary,
  SceneMemoryContext,
  StoryChunkInput,
  StoryContext,
  StoryEntity,
  StoryMemoryChunk,
  StoryMemoryChunks,
} from '../types.gen.ts'
import { type ExportStream, exportOf } from './portability.ts'
import type { ListQuery, QueryOf } from './queries.ts'

/** The memory of one novel. */
export interface ProjectHandle {
  readonly id: string
  addChunks(chunks: StoryChunkInput[], o?: CallOptions): Call<StoryMemoryChunks>
  chunks(query?: ListQuery, o?: CallOptions): Pages<StoryMemoryChunk>
  search(
    query: string,
    filter?: Omit<QueryOf<'searchStoryMemory'>, 'query'>,
    o?: CallOptions,
  ): Call<StoryMemoryChunks>
  putStates(states: EntityStateInput[], o?: CallOptions): Call<EntityStateSnapshots>
  entities(query?: ListQuery, o?: CallOptions): Pages<StoryEntity>
  state(entityId: string, query?: QueryOf<'getEntityState'>, o?: CallOptions): Call<EntityState>
  timeline(query: QueryOf<'getRecentTimeline'>, o?: CallOptions): Call<EntityStateSnapshots>
  /** What must be remembered before a scene is written. */
  buildContext(scene: BuildSceneContext, o?: CallOptions): Call<SceneMemoryContext>
  context(chapter: number, scene: number, o?: CallOptions): Call<SceneMemoryContext>
  contexts(query?: ListQuery, o?: CallOptions): Pages<StoryContext>
  /** All that is stored for it, line by line. */
  export(call?: CallOptions): ExportStream
  /** Deletes the project with all that is stored for it, at once. */
  delete(query?: QueryOf<'forgetProject'>, o?: CallOptions): Call<Forgotten | ForgetPlan>
  deleteChunk(
    chunkId: string,
    query?: QueryOf<'forgetStoryChunk'>,
    o?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
  deleteStates(
    entityId: string,
    query?: QueryOf<'forgetEntityStates'>,
    o?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
}

export interface Story {
  projects(query?: ListQuery, o?: CallOptions): Pages<ProjectSummary>
  project(id: string): ProjectHandle
}

export function storyOf(api: Operations): Story {
  return {
    projects: (query, o) => api.list('listProjects', { query }, o),
    project: (id) => projectOf(api, id),
  }
}

function projectOf(api: Operations, id: string): ProjectHandle {
  const of = { ids: [id] }
  return {
    id,
    addChunks: (chunks, o) => api.call('putStoryChunks', { ...of, body: { chunks } }, o),
    chunks: (query, o) => api.list('listStoryChunks', { ...of, query }, o),
    search: (query, filter, o) => api.call('searchStoryMemory', { ...of, query: { ...filter, query } }, o),
    putStates: (states, o) => api.call('putEntityStates', { ...of, body: { states } }, o),
    entities: (query, o) => api.list('listStoryEntities', { ...of, query }, o),
    state: (entity, query, o) => api.call('getEntityState', { ids: [id, entity], query }, o),
    timeline: (query, o) => api.call('getRecentTimeline', { ...of, query }, o),
    buildContext: (body, o) => api.call('buildSceneContext', { ...of, body }, o),
    context: (chapter, scene, o) => api.call('getSceneContext', { ids: [id, chapter, scene] }, o),
    contexts: (query, o) => api.list('listSceneContexts', { ...of, query }, o),
    export: (call) => exportOf(api, 'exportProject', id, call),
    delete: (query, o) => api.call('forgetProject', { ...of, query }, o),
    deleteChunk: (chunk, query, o) => api.call('forgetStoryChunk', { ids: [id, chunk], query }, o),
    deleteStates: (entity, query, o) => api.call('forgetEntityStates', { ids: [id, entity], query }, o),
  }
}
