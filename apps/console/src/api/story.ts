import { queryOptions } from '@tanstack/react-query'
import type { BuildSceneContext, EntityStateSnapshot } from 'neuromem'
import { nm, nmBy } from '../session/credential.ts'
import { after, pagesQuery } from './asking/pages.ts'

/** A place in a story, in its order. */
export interface Place {
  readonly chapter: number
  readonly scene: number
}

const MOST = 5_000
const FAR = 1_000
const of = (project: string) => nm().story.project(project)
const key = (project: string, ...rest: readonly unknown[]) => ['story', project, ...rest]

export const projectsQuery = () =>
  pagesQuery(['story', 'projects'], (cursor, call) =>
    nm().story.projects({ limit: 100, ...after(cursor) }, call),
  )

export const chunksQuery = (project: string) =>
  queryOptions({
    queryKey: key(project, 'chunks'),
    queryFn: ({ signal }) => of(project).chunks({ limit: 200 }, { signal }).toArray({ max: MOST }),
  })

export const contextsQuery = (project: string) =>
  queryOptions({
    queryKey: key(project, 'contexts'),
    queryFn: ({ signal }) => of(project).contexts({ limit: 200 }, { signal }).toArray({ max: MOST }),
  })

/** Every snapshot of every entity that stands in a chapter, and what was so before the story begins. */
export const snapshotsQuery = (project: string) =>
  queryOptions({
    queryKey: key(project, 'snapshots'),
    queryFn: async ({ signal }) => {
      const [placed, before] = await Promise.all([
        of(project).timeline({ chapter_index: 0, context_window: FAR }, { signal }),
        statesBefore(project, signal),
      ])
      return [...before, ...placed.items]
    },
  })

/** The timeline holds nothing without a chapter: each entity that has such a state is asked for. */
async function statesBefore(project: string, signal: AbortSignal): Promise<EntityStateSnapshot[]> {
  const entities = await of(project).entities({ limit: 200 }, { signal }).toArray({ max: MOST })
  const asked = entities.filter(({ first }) => first.chapter_index === null)
  const answers = await Promise.all(
    asked.map(({ entity_id }) =>
      of(project).state(entity_id, { chapter_index: 0, scene_index: 0 }, { signal }),
    ),
  )
  return answers.flatMap(({ state }) => (state && state.chapter_index === null ? [state] : []))
}

/** The last context made for a place: as it is, and byte for byte. */
export const contextQuery = (project: string, { chapter, scene }: Place) =>
  queryOptions({
    queryKey: key(project, 'context', chapter, scene),
    queryFn: async ({ signal }) => {
      let raw = ''
      const listening: typeof window.fetch = async (input, init) => {
        const response = await window.fetch(input, init)
        raw = await response.clone().text()
        return response
      }
      const context = await nmBy(listening).story.project(project).context(chapter, scene, { signal })
      return { context, raw }
    },
  })

/** Asks a model; what it makes is kept for the place. */
export const buildContext = (project: string, body: BuildSceneContext) =>
  of(project).buildContext(body, { timeoutMs: 120_000 })
