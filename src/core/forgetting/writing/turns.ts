import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, rowAsJson, uuid, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { turnLexemes } from '../../text/reading/spoken.ts'
import { toLexemes } from '../../text/tokens.ts'
import type { HiddenTurn } from '../deciding/decision.ts'

/** A turn as it is left, with the vector of what is left. */
export type TurnLeft = Pick<HiddenTurn, 'id' | 'name' | 'role' | 'text' | 'hidden'> & {
  readonly embedding: readonly number[] | null
  readonly embedding_model: string | null
}

/** How turns were is kept once, whichever deletion hides the first part of them. */
export const keepTurns = (subject: SQL, ids: readonly string[]): Statement =>
  statement(
    sql`INSERT INTO forgotten_rows (tenant_id, subject_id, table_name, row_id, row)
        SELECT turn.tenant_id, turn.subject_id, 'turns', turn.id,
          ${rowAsJson('turn')}
        FROM turns AS turn
        WHERE turn.subject_id = ${subject}
          AND turn.id = ANY(${uuids(ids)})
          AND NOT EXISTS (
            SELECT FROM forgotten_rows AS known
            WHERE known.subject_id = turn.subject_id
              AND known.table_name = 'turns'
              AND known.row_id = turn.id)`,
  )

/** What was kept of turns goes. */
export const dropTurns = (subject: SQL, ids: readonly string[]): Statement =>
  statement(
    sql`DELETE FROM forgotten_rows
        WHERE subject_id = ${subject} AND table_name = 'turns' AND row_id = ANY(${uuids(ids)})`,
  )

/** Turns that nothing hides any more are as they were. */
export const putBackTurns = (subject: SQL, ids: readonly string[]): Statement[] => [
  statement(
    sql`UPDATE turns AS turn
        SET text = was.text, attachments = was.attachments, meta = was.meta, mark = was.mark,
          lexemes = was.lexemes, length = was.length,
          embedding = was.embedding, embedding_model = was.embedding_model,
          forgotten_at = NULL, forgotten_by = NULL, hidden = NULL
        FROM forgotten_rows AS kept
        CROSS JOIN LATERAL jsonb_populate_record(NULL::turns, kept.row) AS was
        WHERE kept.subject_id = ${subject}
          AND kept.table_name = 'turns'
          AND kept.row_id = ANY(${uuids(ids)})
          AND turn.subject_id = kept.subject_id
          AND turn.id = kept.row_id`,
  ),
  dropTurns(subject, ids),
  statement(
    sql`UPDATE conversation_sessions AS session
        SET forgotten_at = NULL, forgotten_by = NULL
        FROM turns AS turn
        WHERE turn.subject_id = ${subject}
          AND turn.id = ANY(${uuids(ids)})
          AND session.subject_id = turn.subject_id
          AND session.id = turn.session_id
          AND session.forgotten_at IS NOT NULL`,
  ),
]

/** Of a mark: no reason, which may quote, and no part that meets what is hidden. */
const MARK_LEFT = sql`turn.mark || jsonb_build_object(
              'reason', '',
              'parts', (
                SELECT coalesce(jsonb_agg(part), '[]')
                FROM jsonb_array_elements(coalesce(turn.mark -> 'parts', '[]')) AS part
                WHERE NOT EXISTS (
                  SELECT FROM jsonb_array_elements(given.hidden) AS gone
                  WHERE jsonb_typeof(part -> 'span') IS DISTINCT FROM 'object'
                    OR (gone ->> 'start')::int < (part -> 'span' ->> 'end')::int
                    AND (gone ->> 'end')::int > (part -> 'span' ->> 'start')::int)))`

const SHAPE = `given(id uuid, text text, hidden jsonb, lexemes text, length int,
            embedding text, embedding_model text)`

/** Turns lose what is hidden of them: text, words, vector, and with the whole turn all that came with it. */
export function hideTurns(
  subject: SQL,
  turns: readonly TurnLeft[],
  { receipt, now }: { readonly receipt: string; readonly now: Date },
): Statement {
  const rows = turns.map(({ id, name, role, text, hidden, embedding, embedding_model }) => ({
    id,
    text,
    hidden,
    ...(text === null ? toLexemes('') : turnLexemes({ name, role, text })),
    embedding: embedding && JSON.stringify(embedding),
    embedding_model,
  }))
  return statement(
    sql`UPDATE turns AS turn
        SET text = coalesce(given.text, ''),
          hidden = given.hidden,
          lexemes = given.lexemes::tsvector,
          length = given.length,
          embedding = given.embedding::halfvec,
          embedding_next = NULL,
          embedding_model = given.embedding_model,
          attachments = CASE WHEN given.text IS NULL THEN '[]' ELSE turn.attachments END,
          meta = CASE WHEN given.text IS NULL THEN '{}' ELSE turn.meta END,
          mark = CASE WHEN given.text IS NOT NULL THEN ${MARK_LEFT} END,
          forgotten_at = CASE WHEN given.text IS NULL THEN ${moment(now)} END,
          forgotten_by = CASE WHEN given.text IS NULL THEN ${uuid(receipt)} END
        FROM ${recordsOf(rows, SHAPE)}
        WHERE turn.subject_id = ${subject} AND turn.id = given.id`,
  )
}

/** Replies of the companion of which a turn is hidden: the answer goes, its key is refused. */
export const dropReplies = (subject: SQL, turnIds: readonly string[], now: Date): Statement =>
  statement(
    sql`UPDATE replies AS reply
        SET answer = NULL, lease_until = NULL, forgotten_at = ${moment(now)}
        FROM ${recordsOf(
          turnIds.map((turn_id) => ({ turn_id })),
          'given(turn_id text)',
        )}
        WHERE reply.subject_id = ${subject}
          AND given.turn_id IN (reply.id || '.user', reply.id || '.assistant')`,
  )
