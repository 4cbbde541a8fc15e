import { sql } from 'drizzle-orm'
import { jsonb, moment, texts, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { KeyScope } from '../schemas.ts'
import { hashOfKey, prefixOf } from './api-keys.ts'

/** A valid key, and what a request needs to know beside it: it is asked for once a minute at most. */
export interface KeyRow {
  readonly key_id: string
  readonly tenant_id: string
  readonly scopes: readonly KeyScope[]
  /** The only user that a bound key acts for. */
  readonly user_id: string | null
  readonly expires_at: Date | null
  readonly cors_origins: readonly string[]
  /** Whether the tenant's policy has a ceiling on tokens, for all or for each user. */
  readonly is_rationed: boolean
  readonly embedding_model: string | null
  readonly embedding_dim: number
}

/**
 * A valid key by the hash of its secret; notes that it is in use. This and the next look into every tenant,
 * so they are functions with rights of their own.
 */
export const keyByHash = (hash: string, now: Date): Statement<KeyRow[]> =>
  statement<KeyRow>(sql`SELECT * FROM neuromem_find_api_key(${hash}, ${moment(now)})`)

/** A valid key by its id, and the least mark that a token of this holder must have. */
export const keyOfToken = (
  tenantId: string,
  keyId: string,
  holder: string,
): Statement<(KeyRow & { readonly mark: number })[]> =>
  statement<KeyRow & { readonly mark: number }>(
    sql`SELECT *
        FROM neuromem_find_key_of_token(${uuid(tenantId)}, ${uuid(keyId)}, ${holder})`,
  )

export interface NewKey {
  readonly id: string
  readonly tenant_id: string
  readonly key: string
  readonly scopes: readonly KeyScope[]
}

/** Stores what is kept of a key: its hash and the characters that a person knows it by. */
export const insertKey = ({ id, tenant_id, key, scopes }: NewKey, now: Date): Statement =>
  statement(
    sql`INSERT INTO api_keys (id, tenant_id, hash, prefix, scopes, created_at)
        VALUES (${uuid(id)}, ${uuid(tenant_id)}, ${hashOfKey(key)}, ${prefixOf(key)}, ${texts(scopes)},
          ${moment(now)})
        ON CONFLICT (id) DO NOTHING`,
  )

/** A repeat must ask for the same. */
export const expectScopes = ({ id, scopes }: NewKey): Statement =>
  expectThat(
    sql`EXISTS (
      SELECT FROM api_keys WHERE id = ${uuid(id)} AND to_jsonb(scopes) = ${jsonb(scopes)})`,
    'idempotency_mismatch',
    'This Idempotency-Key was used with other scopes.',
  )

/** Whether a key with this id was made since. */
export const keyMadeSince = (id: string, since: Date): Statement<{ made: boolean }[]> =>
  statement<{ made: boolean }>(
    sql`SELECT EXISTS (
          SELECT FROM api_keys WHERE id = ${uuid(id)} AND created_at > ${moment(since)}) AS made`,
  )

export interface RevokedRow {
  readonly id: string
  readonly tenant_id: string
  readonly revoked_at: Date
}

/** A key that is revoked already keeps the moment. */
export const revoke = (keyId: string, now: Date): Statement<RevokedRow[]> =>
  statement<RevokedRow>(
    sql`UPDATE api_keys SET revoked_at = coalesce(revoked_at, ${moment(now)})
        WHERE id = ${uuid(keyId)}
        RETURNING id, tenant_id, revoked_at`,
  )
