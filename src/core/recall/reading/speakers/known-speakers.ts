import type { KnownSpeakers } from '../../../ports.ts'
import { lately } from './lately.ts'
import { asOwn } from './without-speakers.ts'

const MOST_NAMES = 100

/** For a process: by tenant, the users who were asked about last. */
export function knownSpeakers(): (tenantId: string) => KnownSpeakers {
  const all = lately<Set<string>>()
  return (tenantId) => ({
    of: (userId, now) => all(tenantId).of(userId, now),
    learn(userId, now, asked, found) {
      const names = all(tenantId).of(userId, now) ?? new Set()
      for (const name of asked) for (const one of [name, asOwn(name)]) names.delete(one)
      for (const name of found) if (names.size < MOST_NAMES) names.add(name)
      all(tenantId).keep(userId, now, names)
    },
  })
}
