import { type SQL, sql } from 'drizzle-orm'
import { bigint, int, jsonb, moment, tenant, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { LONGEST_NAME } from '../../text/strings.ts'

/** An erasure that has begun: the user's name is gone, the rows are going. */
export interface Erasure {
  readonly id: string
  readonly tenant_id: string
  readonly subject_id: number
}

/** The name of a tombstone: longer than any that the application could give. */
const tombstone = (receipt: string): string => receipt.padEnd(LONGEST_NAME + 1, '.')

const buried = (receipt: string): SQL =>
  sql`(
    SELECT id FROM subjects
    WHERE tenant_id = ${tenant} AND kind = 'user' AND external_id = ${tombstone(receipt)})`

/** In the batch that buries a user: that there was one. */
export const isBuried = (receipt: string): SQL => sql`${buried(receipt)} IS NOT NULL`

/**
 * The name is gone at once, so that it may come again as somebody new; attempts and leases change, so that no
 * worker's guard holds.
 */
export const bury = (userId: string, receipt: string, now: Date): Statement<{ id: number }[]> =>
  statement<{ id: number }>(
    sql`WITH buried AS (
          UPDATE subjects
          SET external_id = ${tombstone(receipt)}, erased_at = ${moment(now)},
            reflect_lease_id = NULL, reflect_lease_until = NULL,
            affinity_score = NULL, last_interaction_at = NULL
          WHERE id = ${subjectId(userSubject(userId))}
          RETURNING id
        ),
        stopped AS (
          UPDATE jobs
          SET attempt = attempt + 1, status = 'PAUSED', lease_until = NULL
          WHERE subject_id = (SELECT id FROM buried)
        )
        SELECT id FROM buried`,
  )

/** Names in receipts of the user go with the user. */
export const unnameReceipts = (receipt: string): Statement =>
  statement(sql`UPDATE erasures SET answer = '{}' WHERE subject_id = ${buried(receipt)}`)

/** Writes the receipt with its rows still uncounted; nothing where nobody was buried under it. */
export const recordErasure = (receipt: string, actor: Actor, now: Date): Statement =>
  statement(
    sql`INSERT INTO erasures (id, tenant_id, subject_id, kind, by, key_id, rows, erased_at)
        SELECT ${uuid(receipt)}, tenant_id, id, 'user', ${actor.kind === 'user' ? 'user' : 'key'},
          ${actor.kind === 'key' ? actor.key_id : null}::uuid, '{}'::jsonb, ${moment(now)}
        FROM subjects
        WHERE id = ${buried(receipt)}`,
  )

/** Whose tokens end: nobody's when there was nobody to erase. */
export const holderOfBuried = (holder: string, receipt: string): SQL =>
  sql`SELECT ${holder}::text AS holder WHERE ${buried(receipt)} IS NOT NULL`

/**
 * Answers kept for repeats may hold the user's words, whoever asked; some name a session or a cycle of the
 * user only.
 */
export const forgetAnswers = (userId: string, receipt: string): Statement<{ count: number }[]> =>
  statement<{ count: number }>(
    sql`WITH forgotten AS (
          DELETE FROM idempotency_keys
          WHERE ${answersThatName(userId, buried(receipt))}
          RETURNING 1
        )
        SELECT count(*)::int AS count FROM forgotten`,
  )

/** Of `idempotency_keys`: asked by the user, or naming them, a session or a cycle of theirs. */
export const answersThatName = (userId: string, subject: SQL): SQL =>
  sql`tenant_id = ${tenant} AND (
            actor = ${userId}
            OR jsonb_path_exists(
              answer::jsonb, '$.**.user_id ? (@ == $user)', jsonb_build_object('user', ${userId}::text))
            -- another user's own answer may name a session of the same name
            OR actor = '' AND answer ->> 'session_id' IN (
              SELECT session_id FROM conversation_sessions WHERE subject_id = ${subject})
            OR answer -> 'cycle' ->> 'cycle_id' IN (
              SELECT id::text FROM reflection_cycles WHERE subject_id = ${subject}))`

/** Deletes at most `limit` rows of a table, none while one of its children has any. */
export function erasePage(
  table: string,
  children: readonly string[],
  subject: number,
  limit: number,
): Statement<{ count: number }[]> {
  const name = sql.identifier(table)
  const own = sql`subject_id = ${bigint(subject)}`
  const childless = children.map(
    (child) => sql`NOT EXISTS (SELECT FROM ${sql.identifier(child)} WHERE ${own})`,
  )
  return statement<{ count: number }>(
    sql`WITH erased AS (
          DELETE FROM ${name}
          WHERE ${own} AND ctid = ANY(ARRAY(
            SELECT ctid FROM ${name}
            WHERE ${sql.join([own, ...childless], sql` AND `)}
            LIMIT ${int(limit)}))
          RETURNING 1
        )
        SELECT count(*)::int AS count FROM erased`,
  )
}

/** Counts of an erasure that was cut off and gone on with add up. */
export const completeErasure = (
  { id, tenant_id }: Erasure,
  rows: Readonly<Record<string, number>>,
  now: Date,
): Statement =>
  statement(
    sql`UPDATE erasures
        SET completed_at = ${moment(now)},
          removed_at = ${moment(now)},
          rows = (
            SELECT coalesce(jsonb_object_agg(erased_table, total), '{}'::jsonb)
            FROM (
              SELECT erased_table, sum(erased::int) AS total
              FROM (
                SELECT * FROM jsonb_each_text(rows)
                UNION ALL
                SELECT * FROM jsonb_each_text(${jsonb(rows)})
              ) both_runs(erased_table, erased)
              GROUP BY erased_table
            ) summed
          )
        WHERE id = ${uuid(id)} AND tenant_id = ${uuid(tenant_id)}`,
  )

/** Of all tenants, oldest first, 100 at a time: what a sweep goes on with. */
export const waitingErasures = (): Statement<Erasure[]> =>
  statement<Erasure>(
    sql`SELECT id, tenant_id, subject_id
        FROM erasures
        WHERE completed_at IS NULL
        ORDER BY erased_at
        LIMIT 100`,
  )
