import { type SQL, sql } from 'drizzle-orm'
import { literal, liveAt, unforgotten } from '../../../../db/sql.ts'
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
  /** Memories came of it, and none of them holds any more. */
  readonly over: boolean
}

/** The last turns of one session of this user, newest first. */
export const readHistory = (userId: string, sessionId: string, now: Date): Statement<TurnRow[]> =>
  statement<TurnRow>(sql`SELECT said.id, said.hidden, said.role, said.text, coalesce((
    SELECT NOT bool_or(${liveAt('memory', now)})
    FROM memory_sources AS source
    JOIN memories AS memory ON memory.subject_id = source.subject_id AND memory.id = source.memory_id
    WHERE source.subject_id = turn.subject_id
      AND source.session_id = turn.session_id
      AND source.turn_id = turn.turn_id), false) AS over
FROM (${lastTurns(userId, sessionId, MOST_TURNS)}) AS said
JOIN turns AS turn ON turn.id = said.id AND turn.subject_id = ${subjectId(userSubject(userId))}
ORDER BY turn.seq DESC`)

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
