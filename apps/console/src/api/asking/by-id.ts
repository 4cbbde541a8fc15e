import { queryOptions } from '@tanstack/react-query'
import { paths } from '../../place/paths.ts'
import { nm } from '../../session/credential.ts'

export interface Found {
  readonly kind: 'memory' | 'trait' | 'session' | 'job' | 'run'
  readonly id: string
  readonly to: string
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What has an id, whatever it is: each kind is asked for, and what none of them knows is nothing. */
export const foundById = (id: string) =>
  queryOptions({
    queryKey: ['by-id', id],
    queryFn: async ({ signal }) => {
      const asked = [memoryOf(id, signal), jobOf(id, signal), sessionOf(id, signal), runOf(id, signal)]
      const answers = await Promise.allSettled(asked)
      return answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
      )
    },
  })

async function memoryOf(id: string, signal: AbortSignal): Promise<Found | undefined> {
  if (!UUID.test(id)) return undefined
  const { user_id, memory_type } = await nm().memories.get(id, { signal })
  return memory_type === 'trait'
    ? { kind: 'trait', id, to: paths.trait(user_id, id) }
    : { kind: 'memory', id, to: paths.memory(user_id, id) }
}

async function jobOf(id: string, signal: AbortSignal): Promise<Found | undefined> {
  if (!UUID.test(id)) return undefined
  const { user_id, session_id } = await nm().jobs.get(id, { signal })
  return { kind: 'job', id, to: paths.session(user_id, session_id) }
}

async function sessionOf(id: string, signal: AbortSignal): Promise<Found | undefined> {
  const path = `/api/v1/sessions/${encodeURIComponent(id)}`
  const { user_id } = await nm().request<{ user_id: string }>('GET', path, {}, { signal })
  return { kind: 'session', id, to: paths.session(user_id, id) }
}

async function runOf(id: string, signal: AbortSignal): Promise<Found | undefined> {
  const { bank, run_id } = await nm().experience.bank('default').run(id, { signal })
  return { kind: 'run', id, to: paths.run(bank, run_id) }
}
