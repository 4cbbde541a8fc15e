import { type SQL, sql } from 'drizzle-orm'
import { int, jsonb, moment, momentOrNull, tenant, texts, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { KeyScope } from '../schemas.ts'
import { hashOfKey, prefixOf } from './api-keys.ts'

/** A key that a tenant makes for itself. */
export interface NewOwnKey {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly user_id: string | null
  readonly expires_at: Date | null
}

/** Stores what is kept of it: no secret. A repeat finds it there. */
export const insertOwnKey = (made: NewOwnKey, now: Date): Statement =>
  statement(
    sql`INSERT INTO api_keys (id, tenant_id, hash, prefix, scopes, name, user_id, expires_at, created_at)
        VALUES (${uuid(made.id)}, ${tenant}, ${hashOfKey(made.key)}, ${prefixOf(made.key)},
          ${texts(made.scopes)}, ${made.name}, ${made.user_id}, ${momentOrNull(made.expires_at)},
          ${moment(now)})
        ON CONFLICT (id) DO NOTHING`,
  )

/** A repeat must ask for the same. */
export const expectSameKey = (made: NewOwnKey): Statement =>
  expectThat(
    sql`EXISTS (
          SELECT FROM api_keys
          WHERE tenant_id = ${tenant}
            AND id = ${uuid(made.id)}
            AND to_jsonb(scopes) = ${jsonb(made.scopes)}
            AND name = ${made.name}
            AND user_id IS NOT DISTINCT FROM ${made.user_id}
            AND expires_at IS NOT DISTINCT FROM ${momentOrNull(made.expires_at)})`,
    'idempotency_mismatch',
    'This Idempotency-Key was used with another request.',
  )

export interface OwnKeyRow {
  readonly key_id: string
  readonly name: string | null
  readonly prefix: string
  readonly scopes: readonly KeyScope[]
  readonly user_id: string | null
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly last_used_at: Date | null
  readonly revoked_at: Date | null
}

/** The tenant's keys, newest first, revoked ones included. */
export const ownKeys = (after: SQL, limit: number): Statement<OwnKeyRow[]> =>
  statement<OwnKeyRow>(
    sql`SELECT id AS key_id, name, prefix, scopes, user_id, created_at, expires_at, last_used_at, revoked_at
        FROM api_keys
        WHERE tenant_id = ${tenant} AND ${after}
        ORDER BY created_at DESC, id DESC
        LIMIT ${int(limit)}`,
  )

/**
 * Ends the keys that are bound to a user whose name is taken away in the same batch: theirs goes too.
 * @param isGone whether it has
 */
export const revokeBoundKeys = (userId: string, isGone: SQL, now: Date): Statement =>
  statement(
    sql`UPDATE api_keys
        SET revoked_at = ${moment(now)}, user_id = NULL, name = NULL
        WHERE tenant_id = ${tenant} AND user_id = ${userId} AND revoked_at IS NULL AND ${isGone}`,
  )
