import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { tenants } from './tenancy.ts'

/** Who wants to be told of what. */
export const webhooks = pgTable(
  'webhooks',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** `whsec_…`: what signs, so it is kept as it is. */
    secret: text().notNull(),
    created_at: moment().notNull(),
    last_at: moment(),
    last_status: integer(),
    last_error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.id] }),
    index('webhooks_tenant').on(table.tenant_id, table.created_at, table.id),
  ],
)

/** What is to be told; triggers note it in the batch that makes it happen. */
export const webhook_messages = pgTable(
  'webhook_messages',
  {
    tenant_id: uuid().notNull(),
    id: uuid().notNull(),
    webhook_id: uuid().notNull(),
    event: text().notNull(),
    data: jsonb().notNull(),
    happened_at: moment().notNull(),
    /** Rises whenever it is sent. */
    attempt: integer().notNull().default(0),
    /** When it is due again; null at first: at once. */
    next_at: moment(),
    /** Delivered, or given up. */
    ended_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.id] }),
    index('webhook_messages_open').on(table.tenant_id, table.next_at).where(sql`${table.ended_at} IS NULL`),
    index('webhook_messages_of').on(table.tenant_id, table.webhook_id),
    foreignKey({
      name: 'webhook_messages_webhook',
      columns: [table.tenant_id, table.webhook_id],
      foreignColumns: [webhooks.tenant_id, webhooks.id],
    }).onDelete('cascade'),
  ],
)
