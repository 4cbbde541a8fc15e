import { routes } from './routes.gen.ts'
import type { operations, RecallExplain } from './types.gen.ts'

/**
 * Routes and shapes that the design has and the document does not have yet. What the document says wins: a line here goes once
 * `npm run docs:openapi` has written its twin.
 */
const planned = {
  forget: 'POST /api/v1/users/{user_id}/forget',
  listErasures: 'GET /api/v1/erasures',
} as const

type Planned = typeof planned
export type OperationId = keyof typeof routes | keyof Planned
/** `METHOD /path` of every operation. */
export const templates: Readonly<Record<OperationId, string>> = { ...planned, ...routes }

interface List<T> {
  items: T[]
  next_cursor: string | null
}

interface PlannedAnswers {
  forget: ForgetPlan | Forgotten
  listErasures: List<Erasure>
}

type Content<R> = R extends { content: { 'application/json': infer T } } ? T : never
type Succeeded<R> = { [Status in keyof R & (200 | 201 | 202)]: Content<R[Status]> }[keyof R &
  (200 | 201 | 202)]
/** The JSON of an operation's good answer. */
export type Answer<Id extends OperationId> = Id extends keyof operations
  ? Succeeded<operations[Id]['responses']>
  : Id extends keyof PlannedAnswers
    ? PlannedAnswers[Id]
    : never

export interface Probed {
  id: string
  found_by: string[]
  score: number | null
  reason: string
  near_duplicate_of: string | null
  explain: RecallExplain | null
}

export interface ForgetPlan {
  plan_id: string | null
  expires_at: string | null
  kind: string
  user_id: string | null
  rows: Record<string, number>
  memory_ids: string[]
  turns: { session_id: string; turn_id: string }[]
  relations: { id: string; text: string }[]
  found: { id: string; kind: 'memory' | 'turn'; text: string }[]
  remaining: number
}

export interface Forgotten {
  receipt: string
  kind: string
  user_id: string | null
  erased_at: string
  restorable_until: string | null
  rows: Record<string, number>
  memory_ids: string[]
  turns: { session_id: string; turn_id: string }[]
  relations: string[]
  skipped: string[]
}

export interface Erasure {
  receipt: string
  kind: string
  erased_at: string
  by: string
  key_id: string | null
  rows: Record<string, number>
  memory_ids: string[]
  restored_at: string | null
  removed_at: string | null
}
