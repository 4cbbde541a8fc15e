import { type SQL, sql } from 'drizzle-orm'
import { moment, tenant } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'

/**
 * The caller's `Idempotency-Key` and what its answer is kept under. Made by the middleware, absent without
 * the header.
 */
export interface Idempotency {
  readonly key: string
  /** `''` for a key of the tenant, the user id for a user token: one user's key never meets another's. */
  readonly actor: string
  /** Method and pattern, `POST /api/v1/memories`. */
  readonly route: string
  /** SHA-256 over the path and the raw body: the same key with another request is `idempotency_mismatch`. */
  readonly body_hash: string
  /**
   * How far the request has come: a batch has looked for an answer, a batch has kept one. The doors write it.
   */
  readonly progress: { checked: boolean; kept: boolean }
}

/**
 * What a verb answered: the operation's word for it and the value; in SQL (the value of type json) where only
 * the database knows.
 */
export interface Kept {
  readonly outcome: string | SQL
  readonly value: unknown
}

const HOURS_24 = 86_400_000

/**
 * Keeps an answer for 24 hours. A second request with the key never reaches this: its first batch is refused.
 * Two at the same moment: the later one's batch is refused as a whole, with `replayed`.
 */
export function keepAnswer(
  { actor, key, route, body_hash }: Idempotency,
  now: Date,
  { outcome, value }: Kept,
): Statement {
  const answer = isSql(value) ? value : sql`${JSON.stringify(value ?? null)}::json`
  const expires = new Date(now.getTime() + HOURS_24)
  return statement(
    sql`WITH stored AS (
          INSERT INTO idempotency_keys AS known
            (tenant_id, actor, key, route, body_hash, outcome, answer, created_at, expires_at)
          VALUES (${tenant}, ${actor}, ${key}, ${route}, ${body_hash}, (${outcome})::text, ${answer},
            ${moment(now)}, ${moment(expires)})
          ON CONFLICT (tenant_id, actor, route, key) DO UPDATE
          SET body_hash = excluded.body_hash, outcome = excluded.outcome, answer = excluded.answer,
            created_at = excluded.created_at, expires_at = excluded.expires_at
          WHERE known.expires_at <= excluded.created_at
          RETURNING 1)
        SELECT neuromem_expect(EXISTS (SELECT FROM stored), 'replayed', '')`,
  )
}

const liveRow = ({ actor, route, key }: Idempotency, now: Date): SQL =>
  sql`tenant_id = ${tenant} AND actor = ${actor} AND route = ${route} AND key = ${key}
      AND expires_at > ${moment(now)}`

/** First statement of a request's first batch: stops it when there is an answer already. */
export function refuseKnownKey(idempotency: Idempotency, now: Date): Statement {
  return expectThat(
    sql`NOT EXISTS (SELECT FROM idempotency_keys WHERE ${liveRow(idempotency, now)})`,
    'replayed',
  )
}

export interface KeptAnswer {
  readonly body_hash: string
  /** A word of the operation; of rows that are older than the words, its status. */
  readonly outcome: string
  readonly answer: unknown
}

/** The answer kept for this key while it lives; no row otherwise. */
export function readAnswer(idempotency: Idempotency, now: Date): Statement<KeptAnswer[]> {
  return statement<KeptAnswer>(
    sql`SELECT body_hash, outcome, answer FROM idempotency_keys WHERE ${liveRow(idempotency, now)}`,
  )
}

const isSql = (value: unknown): value is SQL =>
  typeof value === 'object' && value !== null && 'queryChunks' in value
