import { queryOptions } from '@tanstack/react-query'
import type { Event } from 'neuromem'
import { nm } from '../../session/credential.ts'
import { after, pagesQuery } from '../asking/pages.ts'

export type EventKind = Event['kind']
export const EVENT_KINDS: readonly EventKind[] = [
  ...(['memory', 'trait', 'cycle', 'affinity'] as const),
  ...(['session', 'job', 'import', 'deletion'] as const),
]

const LAST = 10

/** The newest of what happened. */
export const lastEventsQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'last-events'],
    queryFn: ({ signal }) => nm().user(user).events({ limit: LAST }, { signal }).page(),
  })

/** All that happened, newest first. */
export const eventsQuery = (user: string, kinds: EventKind | undefined) =>
  pagesQuery(['users', user, 'events', kinds], (cursor, call) =>
    nm()
      .user(user)
      .events({ limit: 100, ...(kinds && { kinds }), ...after(cursor) }, call),
  )

const MOST = 1_000

/** What became of traits, newest first: of a cycle it is that of its time. */
export const traitEventsQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'events', 'of-traits'],
    queryFn: ({ signal }) =>
      nm().user(user).events({ limit: 200, kinds: 'trait' }, { signal }).toArray({ max: MOST }),
  })
