import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { ChatTurn } from '../../ports.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'

const ROUNDS = 5
/** Turns that five rounds are looked for in. */
const MOST_TURNS = 40
/** Characters of a turn that enter the prompt. */
const MOST_CHARACTERS = 2_000

export interface TurnRow {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** The last turns of one session of this user, newest first. */
export function readHistory(userId: string, sessionId: string): Statement<TurnRow[]> {
  const subject: SQL = subjectId(userSubject(userId))
  return statement<TurnRow>(
    sql`SELECT t.role, left(t.text, ${MOST_CHARACTERS}::int) AS text FROM turns t
        JOIN conversation_sessions c ON c.subject_id = t.subject_id AND c.id = t.session_id
        WHERE c.subject_id = ${subject} AND c.session_id = ${sessionId} AND t.role IN ('user', 'assistant')
        ORDER BY t.seq DESC LIMIT ${MOST_TURNS}::int`,
  )
}

/** What was said in the last five rounds. A round begins where the user speaks after the companion, or first. */
export interface History {
  readonly rounds: number
  readonly turns: readonly ChatTurn[]
}

/** @param rows newest first */
export function lastRounds(rows: readonly TurnRow[]): History {
  const turns = rows.toReversed().map(({ role, text }) => ({ role, text }))
  const starts = turns.flatMap((turn, place) =>
    turn.role === 'user' && turns[place - 1]?.role !== 'user' ? [place] : [],
  )
  const first = starts.slice(-ROUNDS)[0]
  return first === undefined
    ? { rounds: 0, turns: [] }
    : { rounds: Math.min(ROUNDS, starts.length), turns: turns.slice(first) }
}
