import { queryOptions } from '@tanstack/react-query'
import type { Recall, RecallAnswer, RecallExplain } from 'neuromem'
import { nm } from '../session/credential.ts'

export type Asked = Omit<Recall, 'user_id'>

/** Why a memory was found, or was not. */
export interface Probed {
  readonly id: string
  readonly found_by: readonly string[]
  readonly score: number | null
  readonly reason: string
  readonly near_duplicate_of: string | null
  readonly explain: RecallExplain | null
}

export type Found = RecallAnswer & {
  /** Ids of the results whose lines are in the context. */
  readonly context_ids?: readonly string[]
  readonly probed?: readonly Probed[] | null
}

const ask = (user: string, body: Asked & { probe?: string[] }, signal?: AbortSignal) =>
  nm().request<Found>(
    'POST',
    '/api/v1/recall',
    { body: { ...body, user_id: user, explain: true } },
    signal && { signal },
  )

export const recallQuery = (user: string, body: Asked) =>
  queryOptions({
    queryKey: ['users', user, 'recall', body],
    queryFn: async ({ signal }) => {
      const before = performance.now()
      const answer = await ask(user, body, signal)
      return { answer, ms: Math.round(performance.now() - before) }
    },
  })

/** What became of one memory in this recall. */
export async function probe(user: string, body: Asked, id: string): Promise<Probed | undefined> {
  const { probed } = await ask(user, { ...body, probe: [id] })
  return probed?.[0]
}
