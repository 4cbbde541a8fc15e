import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { tenants } from './tenancy.ts'

/**
 * Every call to a model or embedder, failures too: what metrics and the daily token ceiling are computed
 * from.
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
