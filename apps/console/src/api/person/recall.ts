import { queryOptions } from '@tanstack/react-query'
import type { Probed, Recall, RecallAnswer } from 'neuromem'
import { nm } from '../../session/credential.ts'

export type Asked = Omit<Recall, 'user_id'>

export type Found = RecallAnswer

const ask = (user: string, body: Asked, signal?: AbortSignal) =>
  nm()
    .request<Found>(
      'POST',
      '/api/v1/recall',
      { body: { ...body, user_id: user, explain: true } },
      signal && { signal },
    )
    .withResponse()

/** How often the database was asked, as the answer's `Server-Timing` says it. */
const tripsOf = (headers: Headers): number | null => {
  const [, trips] = /\bdb;desc=(\d+)/.exec(headers.get('server-timing') ?? '') ?? []
  return trips === undefined ? null : Number(trips)
}

export const recallQuery = (user: string, body: Asked) =>
  queryOptions({
    queryKey: ['users', user, 'recall', body],
    queryFn: async ({ signal }) => {
      const before = performance.now()
      const { data, headers } = await ask(user, body, signal)
      return { answer: data, ms: Math.round(performance.now() - before), trips: tripsOf(headers) }
    },
  })

/** What became of one memory in this recall. */
export async function probe(user: string, body: Asked, id: string): Promise<Probed | undefined> {
  const { data } = await ask(user, { ...body, probe: [id] })
  return data.probed?.[0]
}
