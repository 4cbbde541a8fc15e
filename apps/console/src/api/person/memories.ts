import { queryOptions } from '@tanstack/react-query'
import type { Dependent, Memory, MemoryQuery } from 'neuromem'
import { nm } from '../../session/credential.ts'
import { cache } from '../asking/cache.ts'
import { after, pagesQuery } from '../asking/pages.ts'

export type Filters = Pick<MemoryQuery, 'query' | 'memory_type' | 'status' | 'requires_confirmation'>

/** With `query` by meaning: one page, never deeper. */
export const memoriesQuery = (user: string, filters: Filters) =>
  pagesQuery(['users', user, 'memories', filters], (cursor, call) =>
    nm().memories.list({ ...filters, user_id: user, limit: 100, ...after(cursor) }, call),
  )

/** Memories to choose one from. */
export const choiceQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'memories', 'choice'],
    queryFn: ({ signal }) =>
      nm().memories.list({ user_id: user, status: 'all', limit: 200 }, { signal }).page(),
  })

export const memoryQuery = (id: string) =>
  queryOptions({ queryKey: ['memories', id], queryFn: ({ signal }) => nm().memories.get(id, { signal }) })

export const sourcesQuery = (id: string) =>
  queryOptions({
    queryKey: ['memories', id, 'sources'],
    queryFn: ({ signal }) => nm().memories.sources(id, { limit: 200 }, { signal }).toArray({ max: 1_000 }),
  })

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['memories', id, 'history'],
    queryFn: ({ signal }) => nm().memories.history(id, { limit: 200 }, { signal }).toArray({ max: 1_000 }),
  })

/** What a memory has taken the place of, the newest first. */
export const supersededQuery = ({ id, user_id }: Memory) =>
  queryOptions({
    queryKey: ['memories', id, 'superseded'],
    queryFn: ({ signal }) =>
      nm()
        .memories.list({ user_id, superseded_by: id, status: 'all', limit: 200 }, { signal })
        .toArray({ max: 1_000 }),
  })

/** What rests on a memory, nearest first. */
export const dependentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['memories', id, 'dependents'],
    queryFn: ({ signal }) => nm().memories.dependents(id, { signal }),
  })

/** The relations that a memory has drawn itself. */
export const relationsAmong = (dependents: readonly Dependent[]): Dependent[] =>
  dependents.filter(({ kind, depth }) => kind === 'relation' && depth === 1)

/** Whether it has ended, was replaced or forgotten: nothing more can be done to it but a restore. */
export const isOver = ({ expired_at, superseded_by, forgotten_at }: Memory): boolean =>
  expired_at !== null || superseded_by !== null || forgotten_at !== null

interface Change {
  readonly id: string
  readonly content?: string
  readonly before: { readonly stage: string; readonly confidence: number | null }
  readonly after: { readonly stage: string; readonly confidence: number | null }
}

/** What a delete would take along. */
export interface Plan {
  readonly rows: Readonly<Record<string, number>>
  readonly relations: readonly { readonly id: string; readonly text: string }[]
  readonly traits: readonly Change[]
}

/** `keep`: the turns that it comes from stay. */
export type Turns = 'keep' | 'delete'
const query = (turns: Turns) => (turns === 'keep' ? { turns } : {})

export const planQuery = (id: string, turns: Turns) =>
  queryOptions({
    queryKey: ['memories', id, 'plan', turns],
    queryFn: ({ signal }) =>
      nm().request<Plan>(
        'DELETE',
        `/api/v1/memories/${id}`,
        { query: { dry_run: true, ...query(turns) } },
        { signal },
      ),
    gcTime: 0,
  })

export interface Deleted {
  readonly restorable_until: string | null
}

export const deleteMemory = (id: string, turns: Turns) =>
  nm().request<{ deletion?: Deleted }>('DELETE', `/api/v1/memories/${id}`, { query: query(turns) })

export const restoreMemory = (id: string) =>
  nm().request<Memory>('POST', `/api/v1/memories/${id}/restore`, { body: {} })

/** After something was done to a person's memory, all that was read of it is asked for again. */
export const refresh = async (user: string): Promise<void> => {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ['users', user] }),
    cache.invalidateQueries({ queryKey: ['memories'] }),
    cache.invalidateQueries({ queryKey: ['stats'] }),
  ])
}

export type { Memory }
