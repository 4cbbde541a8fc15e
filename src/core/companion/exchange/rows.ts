import { type SQL, sql } from 'drizzle-orm'
import { literal, unforgotten } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'

/** Turns that five rounds are looked for in. */
const MOST_TURNS = 40
/** Characters of a turn that enter the prompt. */
const MOST_CHARACTERS = 2_000

export interface TurnRow {
  readonly id: string
  /** How many parts of it are hidden. */
  readonly hidden: number
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** The last turns of one session of this user, newest first. */
export const readHistory = (userId: string, sessionId: string): Statement<TurnRow[]> =>
  statement<TurnRow>(lastTurns(userId, sessionId, MOST_TURNS))

/** The last turns of a session as the companion is shown them, at most `most`. */
export const lastTurns = (userId: string, sessionId: string, most: number): SQL => sql`
SELECT turn.id, coalesce(jsonb_array_length(turn.hidden), 0) AS hidden, turn.role,
  left(turn.text, ${literal(MOST_CHARACTERS)}) AS text
FROM turns turn
JOIN conversation_sessions session ON session.subject_id = turn.subject_id AND session.id = turn.session_id
WHERE session.subject_id = ${subjectId(userSubject(userId))}
  AND session.session_id = ${sessionId}
  AND turn.role IN ('user', 'assistant')
  AND ${unforgotten('turn')}
ORDER BY turn.seq DESC
LIMIT ${literal(most)}`
