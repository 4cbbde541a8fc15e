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
  addChunks(chunks: StoryChunkInput[], call?: CallOptions): Call<StoryMemoryChunks>
  chunks(query?: ListQuery, call?: CallOptions): Pages<StoryMemoryChunk>
  search(
    query: string,
    filter?: Omit<QueryOf<'searchStoryMemory'>, 'query'>,
    call?: CallOptions,
  ): Call<StoryMemoryChunks>
  putStates(states: EntityStateInput[], call?: CallOptions): Call<EntityStateSnapshots>
  entities(query?: ListQuery, call?: CallOptions): Pages<StoryEntity>
  state(entityId: string, query?: QueryOf<'getEntityState'>, call?: CallOptions): Call<EntityState>
  timeline(query: QueryOf<'getRecentTimeline'>, call?: CallOptions): Call<EntityStateSnapshots>
  /** What must be remembered before a scene is written. */
  buildContext(scene: BuildSceneContext, call?: CallOptions): Call<SceneMemoryContext>
  context(chapter: number, scene: number, call?: CallOptions): Call<SceneMemoryContext>
  contexts(query?: ListQuery, call?: CallOptions): Pages<StoryContext>
  /** All that is stored for it, line by line. */
  export(call?: CallOptions): ExportStream
  /** Deletes the project with all that is stored for it, at once. */
  delete(query?: QueryOf<'forgetProject'>, call?: CallOptions): Call<Forgotten | ForgetPlan>
  deleteChunk(
    chunkId: string,
    query?: QueryOf<'forgetStoryChunk'>,
    call?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
  deleteStates(
    entityId: string,
    query?: QueryOf<'forgetEntityStates'>,
    call?: CallOptions,
  ): Call<Forgotten | ForgetPlan>
}

export interface Story {
  projects(query?: ListQuery, call?: CallOptions): Pages<ProjectSummary>
  project(id: string): ProjectHandle
}

export function storyOf(api: Operations): Story {
  return {
    projects: (query, call) => api.list('listProjects', { query }, call),
    project: (id) => projectOf(api, id),
  }
}

function projectOf(api: Operations, id: string): ProjectHandle {
  const of = { ids: [id] }
  return {
    id,
    addChunks: (chunks, call) => api.call('putStoryChunks', { ...of, body: { chunks } }, call),
    chunks: (query, call) => api.list('listStoryChunks', { ...of, query }, call),
    search: (query, filter, call) =>
      api.call('searchStoryMemory', { ...of, query: { ...filter, query } }, call),
    putStates: (states, call) => api.call('putEntityStates', { ...of, body: { states } }, call),
    entities: (query, call) => api.list('listStoryEntities', { ...of, query }, call),
    state: (entity, query, call) => api.call('getEntityState', { ids: [id, entity], query }, call),
    timeline: (query, call) => api.call('getRecentTimeline', { ...of, query }, call),
    buildContext: (body, call) => api.call('buildSceneContext', { ...of, body }, call),
    context: (chapter, scene, call) => api.call('getSceneContext', { ids: [id, chapter, scene] }, call),
    contexts: (query, call) => api.list('listSceneContexts', { ...of, query }, call),
    export: (call) => exportOf(api, 'exportProject', id, call),
    delete: (query, call) => api.call('forgetProject', { ...of, query }, call),
    deleteChunk: (chunk, query, call) => api.call('forgetStoryChunk', { ids: [id, chunk], query }, call),
    deleteStates: (entity, query, call) => api.call('forgetEntityStates', { ids: [id, entity], query }, call),
  }
}
