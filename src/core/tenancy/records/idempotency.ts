import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'

/** The caller's `Idempotency-Key` and what its answer is kept under. Made by the middleware, absent without the header. */
export interface Idempotency {
  readonly key: string
  /** `''` for a key of the tenant, the user id for a user token: one user's key never meets another's. */
  readonly actor: string
  /** Method and pattern, `POST /api/v1/memories`. */
  readonly route: string
  /** SHA-256 over the path and the raw body: the same key with another request is `idempotency_mismatch`. */
  readonly body_hash: string
  /** What `remember` gave out: the answer is stored when a batch with one of these has been done, not before. */
  readonly statements: Set<Statement>
}

/** `detail` of the two guards below; the middleware knows by it that the stored answer must be replayed. */
export const KNOWN_KEY = 'This Idempotency-Key was used already.'
const HOURS_24 = 86_400_000

/**
 * Keeps the answer under the caller's `Idempotency-Key`, in the batch that has the effect. Every verb that creates ends its last
 * batch with it:
 * ```ts
 * await ctx.db.batch([lockSubject(user), insertRows(memories, [row]), ...remember(ctx, 201, memory)])
 * ```
 * Without the header it is no statement at all. A second request with the key never reaches this: the first batch of its
 * `ctx.db` is refused (by a guard that costs no round trip) and the stored answer is sent again. Two at the same moment: the later one's
 * batch is refused as a whole.
 * @param answer the body as it will be sent, or an SQL expression of type json where only the database knows it; so may `status` be
 */
export function remember(ctx: Context, status: number | SQL, answer: unknown): Statement[] {
  if (!ctx.idempotency) return []
  const storing = storeAnswer(ctx.idempotency, ctx.clock.now(), status, answer)
  ctx.idempotency.statements.add(storing)
  return [storing]
}

/** Raises `in_progress` with `KNOWN_KEY` when a live answer is stored under the key. */
export function storeAnswer(
  idempotency: Idempotency,
  now: Date,
  status: number | SQL,
  answer: unknown,
): Statement {
  const value = isSql(answer) ? answer : sql`${JSON.stringify(answer ?? null)}::json`
  const expires = new Date(now.getTime() + HOURS_24)
  return statement(
    sql`WITH stored AS (
      INSERT INTO idempotency_keys AS known (tenant_id, actor, key, route, body_hash, status, answer, created_at, expires_at)
      VALUES ((SELECT neuromem_tenant()), ${idempotency.actor}, ${idempotency.key}, ${idempotency.route}, ${idempotency.body_hash},
        (${status})::int, ${value}, ${now.toISOString()}::timestamptz, ${expires.toISOString()}::timestamptz)
      ON CONFLICT (tenant_id, actor, route, key) DO UPDATE SET body_hash = excluded.body_hash, status = excluded.status,
        answer = excluded.answer, created_at = excluded.created_at, expires_at = excluded.expires_at
      WHERE known.expires_at <= excluded.created_at
      RETURNING 1)
    SELECT neuromem_expect(EXISTS (SELECT FROM stored), 'in_progress', ${KNOWN_KEY})`,
  )
}

const liveRow = ({ actor, route, key }: Idempotency, now: Date): SQL =>
  sql`tenant_id = (SELECT neuromem_tenant()) AND actor = ${actor} AND route = ${route} AND key = ${key} AND expires_at > ${now.toISOString()}::timestamptz`

/** First statement of a request's first batch: stops it when there is an answer already. */
export function refuseKnownKey(idempotency: Idempotency, now: Date): Statement {
  return statement(
    sql`SELECT neuromem_expect(NOT EXISTS (SELECT FROM idempotency_keys WHERE ${liveRow(idempotency, now)}), 'in_progress', ${KNOWN_KEY})`,
  )
}

export interface StoredAnswer {
  readonly body_hash: string
  readonly status: number
  readonly answer: unknown
}

export function readAnswer(idempotency: Idempotency, now: Date): Statement<StoredAnswer[]> {
  return statement<StoredAnswer>(
    sql`SELECT body_hash, status, answer FROM idempotency_keys WHERE ${liveRow(idempotency, now)}`,
  )
}

const isSql = (value: unknown): value is SQL =>
  typeof value === 'object' && value !== null && 'queryChunks' in value
