import { queryOptions } from '@tanstack/react-query'
import { nm } from '../session/credential.ts'
import { after, pagesQuery } from './pages.ts'

/** @param open only those that have ended, or have not; both where it is undefined */
export const sessionsQuery = (user: string, open: boolean | undefined) =>
  pagesQuery(['users', user, 'sessions', open ?? 'all'], (cursor, call) =>
    nm().sessions.list(
      { user_id: user, limit: 100, ...(open !== undefined && { open }), ...after(cursor) },
      call,
    ),
  )

export const sessionQuery = (user: string, session: string) =>
  queryOptions({
    queryKey: ['users', user, 'session', session],
    queryFn: ({ signal }) => nm().user(user).session(session).get({ signal }),
  })

const MOST_TURNS = 2_000

/** All turns of a session, in their order. */
export const turnsQuery = (user: string, session: string) =>
  queryOptions({
    queryKey: ['users', user, 'session', session, 'turns'],
    queryFn: ({ signal }) =>
      nm().user(user).session(session).turns({ limit: 200 }, { signal }).toArray({ max: MOST_TURNS }),
  })

export const jobQuery = (id: string) =>
  queryOptions({ queryKey: ['jobs', id], queryFn: ({ signal }) => nm().jobs.get(id, { signal }) })

export const ROLES = ['user', 'assistant', 'tool', 'system'] as const
export interface TriedTurn {
  readonly turn_id: string
  readonly role: (typeof ROLES)[number]
  readonly text: string
}

/** What would be kept of turns that nobody has said; asks the models, stores nothing. */
export const previewTurns = (user: string, session: string, turns: readonly TriedTurn[]) => {
  const now = new Date().toISOString()
  return nm()
    .user(user)
    .session(session)
    .preview(
      turns.map((turn) => ({ ...turn, timestamp_iso: now })),
      { timeoutMs: 120_000 },
    )
}
