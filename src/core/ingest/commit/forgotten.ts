import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { tombstoneOf } from '../../memories/table/ending/tombstones.ts'
import { contentHash } from '../../text/hash.ts'
import type { CommitPlan } from './plan.ts'

/** The turns that this commit brings, with tombstones of the same words. */
const saidBefore = (plan: CommitPlan, subject: SQL): SQL => {
  const given = plan.turns.map(({ turn_id, text }) => ({ turn_id, content_hash: contentHash(text) }))
  return sql`${recordsOf(given, 'given(turn_id text, content_hash text)')}
        JOIN subjects AS owner ON owner.id = ${subject}
        JOIN turns AS turn
          ON turn.subject_id = owner.id
          AND turn.job_id = ${uuid(plan.job_id)}
          AND turn.turn_id = given.turn_id
        JOIN tombstones AS stone
          ON stone.subject_id = owner.id
          AND stone.hash = ${tombstoneOf('owner', sql`given.content_hash`)}`
}

/**
 * A turn that was said before its words were forgotten is stored without them; one that was said since is the
 * person saying it anew.
 */
export const refuseForgotten = (plan: CommitPlan, subject: SQL) => ({
  refused: statement(
    sql`UPDATE turns AS refused
        SET text = '', attachments = '[]', meta = '{}', lexemes = '', length = 0,
          forgotten_at = ${moment(plan.now)}
        FROM (
          SELECT turn.id
          FROM ${saidBefore(plan, subject)}
          WHERE turn.timestamp_iso <= stone.forgotten_at) AS late
        WHERE refused.subject_id = ${subject} AND refused.id = late.id AND refused.forgotten_at IS NULL`,
  ) as Statement,
  anew: statement(
    sql`DELETE FROM tombstones AS lifted
        USING (
          SELECT stone.subject_id, stone.hash
          FROM ${saidBefore(plan, subject)}
          WHERE turn.timestamp_iso > stone.forgotten_at) AS said
        WHERE lifted.subject_id = said.subject_id AND lifted.hash = said.hash`,
  ) as Statement,
})
