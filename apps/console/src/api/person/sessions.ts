import { queryOptions } from '@tanstack/react-query'
import type { PinIntent, Session, Turn } from 'neuromem'
import { nowIso } from '../../i18n/clock.ts'
import { nm } from '../../session/credential.ts'
import { after, pagesQuery } from '../asking/pages.ts'

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

/** The session of an id, whosever it is. */
export const sessionByIdQuery = (session: string) =>
  queryOptions({
    queryKey: ['sessions', session],
    queryFn: ({ signal }) =>
      nm().request<Session>('GET', `/api/v1/sessions/${encodeURIComponent(session)}`, {}, { signal }),
  })

const MOST_TURNS = 2_000

/** What was said in a session, and what the person asked to be remembered of it. */
export interface Said {
  readonly turns: readonly Turn[]
  readonly pins: readonly PinIntent[]
}

interface PageOfTurns {
  readonly items: readonly Turn[]
  readonly pin_intents: readonly PinIntent[]
  readonly next_cursor: string | null
}

/** All turns of a session, in their order. */
export const turnsQuery = (user: string, session: string) =>
  queryOptions({
    queryKey: ['users', user, 'session', session, 'turns'],
    queryFn: async ({ signal }): Promise<Said> => {
      const path = `/api/v1/sessions/${encodeURIComponent(session)}/turns`
      const turns: Turn[] = []
      const pins: PinIntent[] = []
      let cursor: string | undefined
      do {
        const query = { user_id: user, limit: 200, ...after(cursor) }
        const page: PageOfTurns = await nm().request('GET', path, { query }, { signal })
        turns.push(...page.items)
        pins.push(...page.pin_intents)
        cursor = page.next_cursor ?? undefined
      } while (cursor !== undefined && turns.length < MOST_TURNS)
      return { turns, pins }
    },
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
  return nm()
    .user(user)
    .session(session)
    .preview(
      turns.map((turn) => ({ ...turn, timestamp_iso: nowIso() })),
      { timeoutMs: 120_000 },
    )
}
