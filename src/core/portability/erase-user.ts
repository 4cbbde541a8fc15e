import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import * as z from 'zod'
import type { SystemDatabase, TenantDatabase } from '../../../db/database.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context, SystemContext } from '../context.ts'
import { CoreError } from '../errors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { ExternalId, LONGEST_NAME } from '../text/strings.ts'
import type { Erased } from './schemas.ts'

export const EraseUser = z.strictObject({ user_id: ExternalId })
export type EraseUser = z.infer<typeof EraseUser>

/** Every table that holds rows of a user, children before their parents. */
export const erasable = [
  'trait_evidence',
  'memory_history',
  'memory_sources',
  'relations',
  'entity_aliases',
  'entities',
  'reflection_cycles',
  'memories',
  'pin_intents',
  'turns',
  'jobs',
  'conversation_sessions',
  'replies',
  'affinity_events',
] as const

const PAGE = 2_000

/**
 * Erases a user: from the first batch on nobody finds them and no worker can write for them; then everything
 * goes in pages. What stays is a tombstone without a name and a record of counts. Should this be cut off, the
 * expiry sweep finishes it.
 * @throws CoreError `not_found`
 */
export async function eraseUser(ctx: Context, input: EraseUser): Promise<Erased> {
  const { user_id } = EraseUser.parse(input)
  const receipt = v4()
  const erased_at = ctx.clock.now()
  const [[subject], , [answers]] = await ctx.db.batch([
    bury(user_id, receipt, erased_at),
    recordErasure(receipt, erased_at),
    forgetAnswers(user_id, receipt),
  ])
  if (!subject) throw new CoreError('not_found', `There is no user ${user_id}`)
  const rows = await eraseRows(
    ctx.db,
    { id: receipt, tenant_id: ctx.tenant_id, subject_id: subject.id },
    ctx.clock.now(),
  )
  const kept = answers?.count ?? 0
  return {
    user_id,
    erased_at: erased_at.toISOString(),
    rows: { ...rows, ...(kept > 0 && { idempotency_keys: kept }) },
    receipt,
  }
}

interface Erasure {
  readonly id: string
  readonly tenant_id: string
  readonly subject_id: number
}

/** The name of a tombstone: longer than any that the application could give. */
const tombstone = (receipt: string): string => receipt.padEnd(LONGEST_NAME + 1, '.')

const buried = (receipt: string): SQL =>
  sql`SELECT id FROM subjects WHERE tenant_id = (SELECT neuromem_tenant()) AND kind = 'user' AND external_id = ${tombstone(receipt)}`

/**
 * The name is gone at once, so that it may come again as somebody new; attempts and leases change, so that no
 * worker's guard holds.
 */
const bury = (user_id: string, receipt: string, now: Date): Statement<{ id: number }[]> =>
  statement<{ id: number }>(
    sql`WITH buried AS (
          UPDATE subjects SET external_id = ${tombstone(receipt)}, erased_at = ${now.toISOString()}::timestamptz, reflect_lease_id = NULL,
            reflect_lease_until = NULL, affinity_score = NULL, last_interaction_at = NULL
          WHERE id = ${subjectId(userSubject(user_id))} RETURNING id),
        stopped AS (UPDATE jobs SET attempt = attempt + 1, status = 'PAUSED', lease_until = NULL WHERE subject_id = (SELECT id FROM buried))
        SELECT id FROM buried`,
  )

const recordErasure = (receipt: string, now: Date): Statement =>
  statement(
    sql`INSERT INTO erasures (id, tenant_id, subject_id, rows, erased_at)
        SELECT ${receipt}::uuid, tenant_id, id, '{}'::jsonb, ${now.toISOString()}::timestamptz FROM subjects
        WHERE id = (${buried(receipt)})`,
  )

/**
 * Answers kept for repeats may hold the user's words, whoever asked; some name a session or a cycle of the
 * user only.
 */
const forgetAnswers = (user_id: string, receipt: string): Statement<{ count: number }[]> =>
  statement<{ count: number }>(
    sql`WITH gone AS (
          DELETE FROM idempotency_keys WHERE tenant_id = (SELECT neuromem_tenant()) AND (actor = ${user_id}
            OR jsonb_path_exists(answer::jsonb, '$.**.user_id ? (@ == $user)', jsonb_build_object('user', ${user_id}::text))
            OR answer ->> 'session_id' IN (SELECT session_id FROM conversation_sessions WHERE subject_id = (${buried(receipt)}))
            OR answer -> 'cycle' ->> 'cycle_id' IN (SELECT id::text FROM reflection_cycles WHERE subject_id = (${buried(receipt)})))
          RETURNING 1)
        SELECT count(*)::int AS count FROM gone`,
  )

/** A batch takes a page of every table whose children are gone already; small users need one. */
async function eraseRows(
  db: TenantDatabase | SystemDatabase,
  erasure: Erasure,
  now: Date,
): Promise<Record<string, number>> {
  const total: Record<string, number> = {}
  for (;;) {
    const pages = erasable.map((table, place) =>
      erasePage(table, erasable.slice(0, place), erasure.subject_id),
    )
    const counts = await (db as TenantDatabase).batch(pages)
    counts.forEach(([row], place) => {
      const table = erasable[place] ?? ''
      if (row?.count) total[table] = (total[table] ?? 0) + row.count
    })
    if (counts.every(([row]) => row?.count === 0)) break
  }
  await (db as TenantDatabase).batch([completeErasure(erasure, total, now)])
  return total
}

function erasePage(
  table: string,
  children: readonly string[],
  subject: number,
): Statement<{ count: number }[]> {
  const name = sql.identifier(table)
  const isLeaf: SQL = sql.join(
    [
      sql`true`,
      ...children.map(
        (child) =>
          sql`NOT EXISTS (SELECT FROM ${sql.identifier(child)} WHERE subject_id = ${subject}::bigint)`,
      ),
    ],
    sql` AND `,
  )
  return statement<{ count: number }>(
    sql`WITH gone AS (
          DELETE FROM ${name} WHERE subject_id = ${subject}::bigint AND ctid = ANY(ARRAY(
            SELECT ctid FROM ${name} WHERE subject_id = ${subject}::bigint AND ${isLeaf} LIMIT ${PAGE}::int)) RETURNING 1)
        SELECT count(*)::int AS count FROM gone`,
  )
}

/** Counts of an erasure that was cut off and gone on with add up. */
const completeErasure = ({ id, tenant_id }: Erasure, rows: Record<string, number>, now: Date): Statement =>
  statement(
    sql`UPDATE erasures SET completed_at = ${now.toISOString()}::timestamptz, rows = (
          SELECT coalesce(jsonb_object_agg(key, value), '{}'::jsonb) FROM (
            SELECT key, sum(value::int) AS value FROM (
              SELECT * FROM jsonb_each_text(rows) UNION ALL SELECT * FROM jsonb_each_text(${JSON.stringify(rows)}::jsonb)) both_runs
            GROUP BY key) summed)
        WHERE id = ${id}::uuid AND tenant_id = ${tenant_id}::uuid`,
  )

/** Finishes erasures that were cut off. */
export async function finishErasures(ctx: Pick<SystemContext, 'db' | 'clock'>): Promise<number> {
  const [waiting] = await ctx.db.batch([
    statement<Erasure>(
      sql`SELECT id, tenant_id, subject_id FROM erasures WHERE completed_at IS NULL ORDER BY erased_at LIMIT 100`,
    ),
  ])
  for (const erasure of waiting) await eraseRows(ctx.db, erasure, ctx.clock.now())
  return waiting.length
}
