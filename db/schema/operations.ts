import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { tenants } from './tenancy.ts'

/**
 * Every call to a model or embedder, failures too, for as long as the tenant's policy says; `model_days` has
 * their sums.
 */
export const model_calls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    task: text().notNull(),
    version: integer().notNull(),
    model: text().notNull(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    ms: integer().notNull(),
    outcome: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('model_calls_day').on(table.tenant_id, table.created_at),
    index('model_calls_created').using('brin', table.created_at),
  ],
)

/**
 * What the calls of a tenant's UTC day come to, by task and model: what usage and the daily token ceiling are
 * computed from.
 */
export const model_days = pgTable(
  'model_days',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    day: date().notNull(),
    task: text().notNull(),
    model: text().notNull(),
    calls: integer().notNull(),
    /** Of these, the ones that gave nothing usable. */
    failed: integer().notNull(),
    input_tokens: bigint({ mode: 'number' }).notNull(),
    output_tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant_id, table.day, table.task, table.model] })],
)

/**
 * Tokens that calls under way may still cost, counted as spent until the call is recorded or its time is
 * over: a process that was killed gives nothing back.
 */
export const token_holds = pgTable(
  'token_holds',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    day: date().notNull(),
    /** Stands for the user whose share it is; null for work without a user. */
    holder: text(),
    tokens: bigint({ mode: 'number' }).notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.id] }),
    index('token_holds_expires').on(table.expires_at),
  ],
)

/** What was spent for a user on a UTC day. The name is not there: it has nothing to erase. */
export const user_token_days = pgTable(
  'user_token_days',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    holder: text().notNull(),
    day: date().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.holder, table.day] }),
    index('user_token_days_expires').on(table.expires_at),
  ],
)

/** Written anew by `/health/ready`, to see that there is room for a write. No tenant's. */
export const write_probe = pgTable('write_probe', { body: text().notNull() })
