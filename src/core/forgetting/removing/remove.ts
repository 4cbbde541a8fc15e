import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { type Behind, read, write } from '../../doors.ts'
import { isGuard } from '../../errors.ts'
import { removeMemories } from '../../memories/table/ending/husks.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { expectHidden, type HiddenRow, hiddenTurns, type NoteRow, notesOf } from '../reading/hidden.ts'
import { type FinalTurn, finalNote, finalTurn } from './decide.ts'

/** The bytes of one deletion go: its memories are 404, no table holds a word, its tombstones stay. */
export const removeReceipt = (
  ctx: Behind,
  { user_id, receipt }: { readonly user_id: string; readonly receipt: string },
): Promise<boolean> => remove(ctx, subjectId(userSubject(user_id)), receipt)

/**
 * @param subject the subject's inside id, as SQL
 * @returns false when somebody else was at it: the next sweep finds it again
 */
export async function remove(ctx: Behind, subject: SQL, receipt: string): Promise<boolean> {
  const part = { receipt }
  const { turns, memories } = await read(ctx, {
    turns: hiddenTurns(subject, part),
    memories: statement<{ id: string }>(
      sql`SELECT id
          FROM memories
          WHERE subject_id = ${subject} AND forgotten_by = ${uuid(receipt)} AND forgotten_at IS NOT NULL
          ORDER BY id`,
    ),
  })
  const { notes } = await read(ctx, { notes: notesOf(subject, turns) })
  const ids = memories.map(({ id }) => id)
  try {
    await write(
      ctx,
      {
        same: [expectHidden(subject, part, turns), expectForgotten(subject, receipt, ids.length)],
        turns: settleTurns(
          subject,
          turns.map((turn) => finalTurn(turn, receipt)),
        ),
        notes: settleNotes(subject, notes, turns, receipt),
        kept: statement(
          sql`DELETE FROM forgotten_rows WHERE subject_id = ${subject} AND receipt = ${uuid(receipt)}`,
        ),
        memories: ids.length > 0 ? removeMemories({ subject, ids }) : undefined,
        receipt: statement(
          sql`UPDATE erasures
              SET removed_at = ${moment(ctx.clock.now())}
              WHERE id = ${uuid(receipt)} AND subject_id = ${subject} AND removed_at IS NULL`,
        ),
      },
      { on: statement(sql`SELECT id FROM subjects WHERE id = ${subject} FOR NO KEY UPDATE`) },
    )
    return true
  } catch (error) {
    if (isGuard(error, 'overtaken')) return false
    throw error
  }
}

const expectForgotten = (subject: SQL, receipt: string, count: number): Statement =>
  expectThat(
    sql`(SELECT count(*) FROM memories
         WHERE subject_id = ${subject} AND forgotten_by = ${uuid(receipt)} AND forgotten_at IS NOT NULL)
        = ${count}::int`,
    'overtaken',
  )

const settleTurns = (subject: SQL, turns: readonly FinalTurn[]): Statement[] => [
  statement(
    sql`UPDATE turns AS turn
        SET hidden = given.hidden
        FROM ${recordsOf(turns, 'given(id uuid, hidden jsonb)')}
        WHERE turn.subject_id = ${subject} AND turn.id = given.id`,
  ),
  ...settleKept(
    subject,
    'turns',
    turns.map(({ id, original }) => ({ id, words: original })),
    'text',
  ),
]

const settleNotes = (
  subject: SQL,
  notes: readonly NoteRow[],
  turns: readonly HiddenRow[],
  receipt: string,
): Statement[] =>
  settleKept(
    subject,
    'memories',
    notes.map((note) => ({ id: note.id, words: finalNote(note, turns, receipt) })),
    'content',
  )

/** What is kept for other deletions loses the words of this one; what is of no use any more goes. */
const settleKept = (
  subject: SQL,
  table: 'turns' | 'memories',
  rows: readonly { readonly id: string; readonly words: string | null }[],
  column: 'text' | 'content',
): Statement[] => [
  statement(
    sql`DELETE FROM forgotten_rows AS kept
        USING ${recordsOf(rows, 'given(id uuid, words text)')}
        WHERE kept.subject_id = ${subject}
          AND kept.table_name = ${table}
          AND kept.receipt IS NULL
          AND kept.row_id = given.id
          AND given.words IS NULL`,
  ),
  statement(
    sql`UPDATE forgotten_rows AS kept
        SET row = (kept.row - ARRAY['embedding', 'lexemes', 'mark', 'metadata'])
          || jsonb_build_object(${column}::text, given.words)
        FROM ${recordsOf(rows, 'given(id uuid, words text)')}
        WHERE kept.subject_id = ${subject}
          AND kept.table_name = ${table}
          AND kept.receipt IS NULL
          AND kept.row_id = given.id`,
  ),
]
