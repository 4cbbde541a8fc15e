import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { tombstoneOf } from '../../memories/table/ending/tombstones.ts'
import { contentHash } from '../../text/hash.ts'
import type { CommitPlan } from './plan.ts'

/**
 * The turns that this commit brings, with tombstones of the same words. Most people have none: the turn is
 * looked up where one is found, however few rows the planner expects.
 */
const saidBefore = (plan: CommitPlan, given: SQL, subject: SQL): SQL =>
  sql`${given}
          JOIN subjects AS owner ON owner.id = ${subject}
          CROSS JOIN LATERAL (
            SELECT hash, forgotten_at
            FROM tombstones
            WHERE subject_id = owner.id AND hash = ${tombstoneOf('owner', sql`given.content_hash`)}
            OFFSET 0) AS stone
          CROSS JOIN LATERAL (
            SELECT id, timestamp_iso
            FROM turns
            WHERE subject_id = owner.id
              AND job_id = ${uuid(plan.job_id)}
              AND turn_id = given.turn_id
            LIMIT 1) AS turn`

/**
 * A turn that was said before its words were forgotten is stored without them; one that was said since is the
 * person saying it anew.
 */
export function refuseForgotten(plan: CommitPlan, subject: SQL) {
  const hashes = plan.turns.map(({ turn_id, text }) => ({ turn_id, content_hash: contentHash(text) }))
  const given = recordsOf(hashes, 'given(turn_id text, content_hash text)')
  const before = saidBefore(plan, given, subject)
  return {
    refused: statement(
      sql`UPDATE turns AS refused
        SET text = '', attachments = '[]', meta = '{}', lexemes = '', length = 0,
          forgotten_at = ${moment(plan.now)}
        WHERE refused.subject_id = ${subject} AND refused.forgotten_at IS NULL
          AND refused.id = ANY (ARRAY(
            SELECT turn.id
            FROM ${before}
            WHERE turn.timestamp_iso <= stone.forgotten_at))`,
    ) as Statement,
    anew: statement(
      sql`DELETE FROM tombstones AS lifted
        WHERE lifted.subject_id = ${subject}
          AND lifted.hash = ANY (ARRAY(
            SELECT stone.hash
            FROM ${before}
            WHERE turn.timestamp_iso > stone.forgotten_at))`,
    ) as Statement,
  }
}
