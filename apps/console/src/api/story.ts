import { queryOptions } from '@tanstack/react-query'
import type { BuildSceneContext } from 'neuromem'
import { nm, nmBy } from '../session/credential.ts'
import { after, pagesQuery } from './pages.ts'

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

/** Every snapshot of every entity that stands in a chapter. */
export const snapshotsQuery = (project: string) =>
  queryOptions({
    queryKey: key(project, 'snapshots'),
    queryFn: async ({ signal }) => {
      const found = await of(project).timeline({ chapter_index: 0, context_window: FAR }, { signal })
      return found.items
    },
  })

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
