import { queryOptions } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { nm } from '../../session/credential.ts'
import { after, pagesQuery } from '../asking/pages.ts'

export type TraitMemory = Memory & { readonly trait: NonNullable<Memory['trait']> }
export const isTrait = (memory: Memory): memory is TraitMemory => memory.trait !== null

/** How sure the service was of a trait, and what made it so. */
export interface Curve {
  readonly points: readonly { readonly at: string; readonly value: number }[]
  readonly events: readonly CurveEvent[]
  readonly lambda: number | null
  readonly floor: number
  readonly stages: readonly number[]
  readonly forecast: { readonly below_floor_at: string | null } | null
}

export interface CurveEvent {
  readonly at: string
  readonly event: string
  readonly before: number | null
  readonly after: number | null
  readonly grade: string | null
  readonly memory_ids: readonly string[]
}

export const confidenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['memories', id, 'confidence'],
    queryFn: ({ signal }) => nm().request<Curve>('GET', `/api/v1/memories/${id}/confidence`, {}, { signal }),
  })

export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['memories', id, 'evidence'],
    queryFn: ({ signal }) => nm().memories.evidence(id, { limit: 200 }, { signal }).toArray({ max: 1_000 }),
  })

export type Stance = 'agree' | 'disagree' | 'reword' | 'never'
interface Standing {
  readonly stage: string
  readonly confidence: number | null
}
export interface Answered {
  readonly content: string
  readonly answer: { readonly stance: Stance; readonly before: Standing; readonly after: Standing }
}

/** What a person says of what is believed of them. */
export const answerTrait = (id: string, stance: Stance, content?: string) =>
  nm().request<Answered>('POST', `/api/v1/memories/${id}/answer`, {
    body: { stance, ...(content !== undefined && { content }) },
  })

export const allCyclesQuery = (user: string) =>
  pagesQuery(['users', user, 'cycles', 'all'], (cursor, call) =>
    nm()
      .user(user)
      .cycles({ limit: 100, ...after(cursor) }, call),
  )
