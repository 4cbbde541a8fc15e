import { type SQL, sql } from 'drizzle-orm'
import { moment } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'
import type { HistoryActor } from '../../traces/schemas.ts'

/**
 * Ends facts that something newer has followed, with history. One that is superseded already ends anew only
 * by another one, earlier.
 * @param ending CTEs, the last of them `ending(id, superseded_by, invalid_at)`
 */
export const supersedeMemories = (
  { subject, now }: { readonly subject: SQL; readonly now: Date },
  ending: SQL,
  actor: HistoryActor = 'system',
): Statement =>
  statement(
    sql`WITH ${ending},
        superseded AS (
          UPDATE memories AS memory
          SET superseded_by = ending.superseded_by,
            invalid_at = ending.invalid_at,
            updated_at = ${moment(now)},
            version = memory.version + 1
          FROM ending
          WHERE memory.subject_id = ${subject}
            AND memory.id = ending.id
            AND memory.expired_at IS NULL
            AND (memory.superseded_by IS NULL
              OR (memory.superseded_by <> ending.superseded_by AND ending.invalid_at < memory.invalid_at))
          RETURNING memory.tenant_id, memory.subject_id, memory.id, memory.content, memory.superseded_by)
        INSERT INTO memory_history
          (tenant_id, subject_id, id, memory_id, event, old_content, detail, actor, created_at)
        SELECT tenant_id, subject_id, gen_random_uuid(), id, 'superseded', content,
          jsonb_build_object('superseded_by', superseded_by), ${actor}, ${moment(now)}
        FROM superseded
        ORDER BY id`,
  )
