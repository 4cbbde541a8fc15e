import { nm } from '../session/credential.ts'
import { after, pagesQuery } from './pages.ts'

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
