import { type SQL, sql } from 'drizzle-orm'
import { jsonb } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { HiddenPart } from './seen.ts'

/** A turn of which a deletion hides something, and how it was where that is kept. */
export interface HiddenRow {
  readonly id: string
  readonly turn_id: string
  readonly name: string | null
  readonly role: string
  readonly text: string
  readonly hidden: readonly HiddenPart[]
  readonly is_forgotten: boolean
  /** Null once its bytes are gone. */
  readonly original: string | null
}

/** @param part what a hidden part of the turn has: its receipt, or a memory besides */
export const hiddenTurns = (subject: SQL, part: Partial<HiddenPart>): Statement<HiddenRow[]> =>
  statement<HiddenRow>(
    sql`SELECT turn.id, turn.turn_id, turn.name, turn.role, turn.text, turn.hidden,
          turn.forgotten_at IS NOT NULL AS is_forgotten, kept.row ->> 'text' AS original
        FROM turns AS turn
        LEFT JOIN forgotten_rows AS kept
          ON kept.subject_id = turn.subject_id AND kept.table_name = 'turns' AND kept.row_id = turn.id
        WHERE turn.subject_id = ${subject} AND ${hasPart(part)}
        ORDER BY turn.id`,
  )

const hasPart = (part: Partial<HiddenPart>): SQL =>
  sql`turn.hidden IS NOT NULL AND turn.hidden @> ${jsonb([part])}`

/** That these turns hide what they hid when they were read. */
export const expectHidden = (
  subject: SQL,
  part: Partial<HiddenPart>,
  rows: readonly HiddenRow[],
): Statement =>
  expectThat(
    sql`(
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', turn.id, 'hidden', turn.hidden)), '[]')
            @> ${jsonb(rows.map(({ id, hidden }) => ({ id, hidden })))}
            AND count(*) = ${rows.length}::int
          FROM turns AS turn
          WHERE turn.subject_id = ${subject} AND ${hasPart(part)})`,
    'overtaken',
  )

/** A note that copies hidden turns. */
export interface NoteRow {
  readonly id: string
  readonly content: string
  readonly forgotten_by: string | null
  /** As it was before it lost its first line; null where it lost none, or that is gone. */
  readonly original: string | null
  /** As it was when it was forgotten with its last line. */
  readonly last: string | null
}

/** Notes that come from these turns. */
export const notesOf = (subject: SQL, turns: readonly HiddenRow[]): Statement<NoteRow[]> =>
  statement<NoteRow>(
    sql`SELECT DISTINCT note.id, note.content, note.forgotten_by, first.row ->> 'content' AS original,
          last.row ->> 'content' AS last
        FROM turns AS turn
        JOIN memory_sources AS source
          ON source.subject_id = turn.subject_id
          AND source.session_id = turn.session_id
          AND source.turn_id = turn.turn_id
        JOIN memories AS note
          ON note.subject_id = turn.subject_id AND note.id = source.memory_id AND note.memory_type = 'note'
        LEFT JOIN forgotten_rows AS first
          ON first.subject_id = note.subject_id
          AND first.table_name = 'memories'
          AND first.row_id = note.id
          AND first.receipt IS NULL
        LEFT JOIN forgotten_rows AS last
          ON last.subject_id = note.subject_id
          AND last.table_name = 'memories'
          AND last.row_id = note.id
          AND last.receipt = note.forgotten_by
        WHERE turn.subject_id = ${subject}
          AND turn.id IN (
            SELECT id FROM jsonb_to_recordset(${jsonb(turns.map(({ id }) => ({ id })))}) AS given(id uuid))
        ORDER BY note.id`,
  )
