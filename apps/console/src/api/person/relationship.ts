import { nm } from '../../session/credential.ts'
import { after, pagesQuery } from '../asking/pages.ts'

export const affinityEventsQuery = (user: string) =>
  pagesQuery(['users', user, 'affinity-history', 'all'], (cursor, call) =>
    nm()
      .user(user)
      .affinityHistory({ limit: 200, ...after(cursor) }, call),
  )

/** Nothing else can be sent: the score itself cannot be set. */
export const sendSignal = (user: string, signal: 'memory_confirmation' | 'correction') =>
  nm()
    .user(user)
    .signal({ [signal]: true })

/** Where a new state begins: docs/design/companion.md. */
export const LEVELS = [
  [0, 'acquaintance'],
  [0.3, 'friend'],
  [0.5, 'close_friend'],
  [0.7, 'best_friend'],
] as const

/** The state that a score stands for. */
export const stateAt = (score: number): string =>
  LEVELS.findLast(([from]) => score >= from)?.[1] ?? 'stranger'

/** The state that a change has led to; undefined where it led to none. */
export function stateAfter({ before, after }: { readonly before: number; readonly after: number }) {
  const state = stateAt(after)
  return state === stateAt(before) ? undefined : state
}
