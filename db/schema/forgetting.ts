import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner } from './columns.ts'
import { subjectOf } from './people.ts'

/**
 * Rows as they were before they were forgotten, for a restore. No read but a restore looks here; a row goes
 * when its bytes are to go.
 */
export const forgotten_rows = pgTable(
  'forgotten_rows',
  {
    ...owner(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** The deletion that took it; null for a turn, of which several deletions may hide parts. */
    receipt: uuid(),
    /** The table that it stood in. */
    table_name: text().notNull(),
    /** Its own id there, of a memory, turn, relation or entity. */
    row_id: uuid(),
    /** The whole row, or the columns that were emptied. */
    row: jsonb().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    index('forgotten_rows_receipt').on(table.subject_id, table.receipt),
    index('forgotten_rows_row').on(table.subject_id, table.table_name, table.row_id),
    index('forgotten_rows_tenant').on(table.tenant_id, table.id),
    subjectOf(table, 'forgotten_rows_subject'),
  ],
)

/** Words that are not to come back by an import or from an old turn: a keyed hash, never the words. */
export const tombstones = pgTable(
  'tombstones',
  {
    ...owner(),
    /** `neuromem_tombstone(forget_key, content_hash)` */
    hash: text().notNull(),
    /** The memory or turn that said it. */
    object_id: uuid().notNull(),
    kind: text().notNull(),
    receipt: uuid().notNull(),
    forgotten_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.hash, table.object_id),
    index('tombstones_object').on(table.subject_id, table.object_id),
    index('tombstones_receipt').on(table.subject_id, table.receipt),
    index('tombstones_tenant').on(table.tenant_id, table.hash),
    check('tombstones_kind', inList(table.kind, ['memory', 'trait', 'turn'])),
    subjectOf(table, 'tombstones_subject'),
  ],
)

/** What a dry run found, for 15 minutes: ids only. */
export const forget_plans = pgTable(
  'forget_plans',
  {
    ...owner(),
    id: uuid().notNull(),
    kind: text().notNull(),
    /** `{memories: [{id, version}], turns: [{id, seq}]}` */
    targets: jsonb().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** The deletion that carried it out. */
    receipt: uuid(),
  },
  (table) => [
    keyOf(table, table.id),
    index('forget_plans_tenant').on(table.tenant_id, table.id),
    index('forget_plans_expiring').on(table.expires_at),
    check('forget_plans_kind', inList(table.kind, ['memories', 'forget'])),
    subjectOf(table, 'forget_plans_subject'),
  ],
)
