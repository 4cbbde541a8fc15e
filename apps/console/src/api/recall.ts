import { queryOptions } from '@tanstack/react-query'
import type { Probed, Recall, RecallAnswer } from 'neuromem'
import { nm } from '../session/credential.ts'

export type Asked = Omit<Recall, 'user_id'>

export type Found = RecallAnswer

const ask = (user: string, body: Asked, signal?: AbortSignal) =>
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
