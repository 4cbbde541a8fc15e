import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  created_at: moment().notNull(),
})

export const api_keys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    /** SHA-256 of the key, hex. The key itself is shown once and kept nowhere. */
    hash: text().notNull(),
    /** The first characters of the key, for a person to recognise it by. */
    prefix: text().notNull(),
    scopes: text().array().notNull(),
    created_at: moment().notNull(),
    last_used_at: moment(),
    revoked_at: moment(),
    name: text(),
    /** The only user that a bound key acts for, as the application names them. */
    user_id: text(),
    expires_at: moment(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    index('api_keys_tenant').on(table.tenant_id, table.created_at, table.id),
  ],
)

/** One row a tenant that has set a policy; keys left out are defaults. */
export const policies = pgTable('policies', {
  tenant_id: uuid()
    .primaryKey()
    .references(() => tenants.id),
  policy: jsonb().notNull(),
  updated_at: moment().notNull(),
})

/** Answers of POSTs that carried an `Idempotency-Key`, for 24 hours. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    /** `''` for a key of the tenant, the user id for a user token: one user's key never meets another's. */
    actor: text().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    body_hash: text().notNull(),
    /** The operation's word for what happened; its status is the operation's to say. */
    outcome: text().notNull(),
    /** Byte for byte what was answered (hence `json`, not `jsonb`). */
    answer: json(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.actor, table.route, table.key] }),
    index('idempotency_keys_expiring').on(table.expires_at),
  ],
)

/**
 * Since when a user's tokens count, for as long as older ones could live. The user is a hash: an erased one
 * leaves no name here.
 */
export const ended_tokens = pgTable(
  'ended_tokens',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    holder: text().notNull(),
    /** Tokens with a smaller mark have ended. */
    mark: bigint({ mode: 'number' }).notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.holder] }),
    index('ended_tokens_expiring').on(table.expires_at),
  ],
)

/** One row: what the whole database was made with. */
export const settings = pgTable(
  'settings',
  {
    only: boolean().primaryKey().default(true),
    embedding_model: text(),
    embedding_dim: integer().notNull(),
    /** Set while `db:reembed` fills `embedding_next`. */
    embedding_model_next: text(),
    /** By model: `{mean, deviation}` of the cosines of unrelated sentences. */
    embedding_calibrations: jsonb().notNull().default({}),
  },
  (table) => [check('settings_one_row', sql`${table.only}`)],
)
