import { type SQL, sql } from 'drizzle-orm'
import type { turns } from '../../../../db/schema/conversation.ts'
import { int, unforgotten } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Mark, Turn } from '../../memories/turns/schemas.ts'
import { shownMark } from '../../memories/turns/shown-mark.ts'
import type { SubjectRef } from '../../tenancy/records/subjects.ts'
import { subjectId } from '../../tenancy/records/subjects.ts'
import type { PinIntent } from './schemas.ts'
import type { StoredTurn } from './turn.ts'

/** How many earlier turns the model sees as context. */
export const CONTEXT_TURNS = 8

/** Columns of a `StoredTurn`. */
const storedColumns: SQL = sql`turn.id, turn.turn_id, turn.seq, turn.role, turn.name, turn.text,
          turn.timestamp_iso, turn.minutes_east, turn.attachments, turn.mark,
          coalesce(jsonb_array_length(turn.hidden), 0) AS hidden_parts`

/** The nearest turn of an assistant or tool before `seq`: as far back as a pin reaches. */
const lastAnswer = (session: string, seq: SQL): SQL => {
  const alias = sql.raw(session)
  return sql`(
            SELECT max(answer.seq)
            FROM turns AS answer
            WHERE answer.subject_id = ${alias}.subject_id
              AND answer.session_id = ${alias}.session_id
              AND answer.seq < ${seq}
              AND ${unforgotten('answer')}
              AND answer.role IN ('assistant', 'tool'))`
}

/**
 * The turns of a job (`is_own`) and those before them that it reads.
 * @param is which `jobs AS job`
 */
export const jobTurns = (is: SQL): Statement<(StoredTurn & { readonly is_own: boolean })[]> =>
  statement(
    sql`SELECT turn.*
        FROM jobs AS job
        JOIN subjects AS subject
          ON subject.tenant_id = job.tenant_id AND subject.id = job.subject_id AND subject.erased_at IS NULL
        -- each found by the job, and once: of young tables the planner thinks that any index will do
        CROSS JOIN LATERAL (
          SELECT least(
            job.first_seq - ${int(CONTEXT_TURNS)},
            ${lastAnswer('job', sql`job.first_seq`)}) AS seq
          OFFSET 0) AS first
        CROSS JOIN LATERAL (
          SELECT ${storedColumns}, turn.job_id = job.id AS is_own
          FROM turns AS turn
          WHERE turn.subject_id = job.subject_id
            AND turn.session_id = job.session_id
            AND ${unforgotten('turn')}
            AND turn.seq BETWEEN first.seq AND job.last_seq
            AND (turn.job_id = job.id OR NOT turn.withheld)
          OFFSET 0) AS turn
        WHERE ${is}
        ORDER BY turn.seq`,
  )

/** The end of a session, named by the application, as the next job of it would read it. */
export const lastTurns = (ref: SubjectRef, sessionId: string): Statement<StoredTurn[]> =>
  statement<StoredTurn>(
    sql`WITH session AS (
          SELECT subject_id, id AS session_id, next_seq
          FROM conversation_sessions
          WHERE subject_id = ${subjectId(ref)} AND session_id = ${sessionId})
        SELECT ${storedColumns}
        FROM turns AS turn
        JOIN session ON turn.subject_id = session.subject_id AND turn.session_id = session.session_id
        WHERE ${unforgotten('turn')} AND turn.seq >= least(
          session.next_seq - ${int(CONTEXT_TURNS)},
          ${lastAnswer('session', sql`session.next_seq`)})
          AND NOT turn.withheld
        ORDER BY turn.seq`,
  )

export interface StoredPin {
  readonly trigger_turn_id: string
  readonly target_turn_ids: readonly string[]
  readonly requires_confirmation: boolean
}

/** @param is which `jobs AS job` */
export const jobPins = (is: SQL): Statement<StoredPin[]> =>
  statement(
    sql`SELECT pin.trigger_turn_id, pin.target_turn_ids, pin.requires_confirmation
        FROM pin_intents AS pin
        JOIN jobs AS job ON pin.subject_id = job.subject_id AND pin.job_id = job.id
        WHERE ${is}
        ORDER BY pin.trigger_seq`,
  )

/** What a turn is shown from. */
export type TurnRow = Pick<
  typeof turns.$inferSelect,
  | ('turn_id' | 'seq' | 'role' | 'name' | 'text' | 'timestamp_iso')
  | ('attachments' | 'meta' | 'mark' | 'forgotten_at')
> & { readonly memory_ids: readonly string[] }

/**
 * The turns of a session after a `seq`, in order.
 * @param session a SELECT of its `subject_id` and inside id
 */
export const turnsAfter = (session: SQL, after: number, limit: number): Statement<TurnRow[]> =>
  statement<TurnRow>(
    sql`SELECT turn.turn_id, turn.seq, turn.role, turn.name, turn.text, turn.timestamp_iso, turn.attachments,
          turn.meta, turn.mark, turn.forgotten_at,
          ARRAY(
            SELECT source.memory_id
            FROM memory_sources AS source
            JOIN memories AS memory
              ON memory.subject_id = source.subject_id
              AND memory.id = source.memory_id
              AND memory.forgotten_at IS NULL
            WHERE turn.forgotten_at IS NULL
              AND source.subject_id = turn.subject_id
              AND source.session_id = turn.session_id
              AND source.turn_id = turn.turn_id
            ORDER BY source.memory_id) AS memory_ids
        FROM turns AS turn
        WHERE (turn.subject_id, turn.session_id) = (${session})
          AND turn.seq > ${int(after)}
        ORDER BY turn.seq
        LIMIT ${int(limit)}`,
  )

/** A turn as the API shows it. */
export const toTurn = (row: TurnRow): Turn => ({
  turn_id: row.turn_id,
  seq: row.seq,
  role: row.role as Turn['role'],
  name: row.name,
  text: row.text,
  timestamp_iso: row.timestamp_iso.toISOString(),
  attachments: row.attachments as Turn['attachments'],
  meta: row.meta as Turn['meta'],
  mark: row.mark === null ? null : shownMark(row.mark as Mark),
  memory_ids: [...row.memory_ids],
  forgotten_at: row.forgotten_at?.toISOString() ?? null,
})

/** What a pin is shown from. */
export type PinRow = StoredPin & { readonly pin_id: string; readonly trigger_seq: number }

/** The pins whose trigger stands after a `seq` of a session, in order. */
export const pinsAfter = (session: SQL, after: number, limit: number): Statement<PinRow[]> =>
  statement<PinRow>(
    sql`SELECT pin.id AS pin_id, pin.trigger_turn_id, pin.target_turn_ids, pin.requires_confirmation,
          pin.trigger_seq
        FROM pin_intents AS pin
        WHERE (pin.subject_id, pin.session_id) = (${session})
          AND pin.trigger_seq > ${int(after)}
        ORDER BY pin.trigger_seq
        LIMIT ${int(limit)}`,
  )

/** A pin as the API shows it. */
export const toPinIntent = (pin: Omit<PinRow, 'trigger_seq'>): PinIntent => ({
  pin_id: pin.pin_id,
  trigger_turn_id: pin.trigger_turn_id,
  target_turn_ids: [...pin.target_turn_ids],
  reason: 'user_explicit_save',
  importance_boost: 0.9,
  ttl_seconds: 0,
  requires_confirmation: pin.requires_confirmation,
})
