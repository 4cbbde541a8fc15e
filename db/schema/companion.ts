import { bigint, check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner } from './columns.ts'
import { subjectOf } from './people.ts'

/** A companion's reply under its idempotency key: first a lease, then the stored answer. */
export const replies = pgTable(
  'replies',
  {
    ...owner(),
    id: uuid().notNull(),
    idempotency_key: text().notNull(),
    /** SHA-256 of message, session and mode: the same key with another request is a mismatch. */
    body_hash: text().notNull(),
    lease_until: moment(),
    /** The `done` event as it was sent; null while the reply is being made. */
    answer: jsonb(),
    created_at: moment().notNull(),
    completed_at: moment(),
    expires_at: moment().notNull(),
    /** A turn of it was forgotten, and the answer with it. */
    forgotten_at: moment(),
  },
  (table) => [
    keyOf(table, table.idempotency_key),
    index('replies_tenant').on(table.tenant_id, table.completed_at),
    index('replies_completed').on(table.completed_at),
    index('replies_expiring').on(table.expires_at),
    subjectOf(table, 'replies_subject'),
  ],
)

/** Every change of the score. Replaying them gives the score. */
export const affinity_events = pgTable(
  'affinity_events',
  {
    ...owner(),
    id: uuid().notNull(),
    /**
     * Counts the batches that changed this subject's score; taken under its lock, so that it is the order in
     * which they happened.
     */
    batch: integer().notNull(),
    /** Orders events of one batch. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    cause: text().notNull(),
    signals: jsonb().notNull(),
    /** After the clamp. */
    delta: numeric({ precision: 6, scale: 4 }).notNull(),
    before: numeric({ precision: 6, scale: 4 }).notNull(),
    after: numeric({ precision: 6, scale: 4 }).notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    index('affinity_events_tenant').on(table.tenant_id, table.id),
    index('affinity_events_newest').on(table.subject_id, table.batch, table.ordinal),
    check('affinity_events_cause', inList(table.cause, ['message', 'confirm', 'signals', 'silence_decay'])),
    subjectOf(table, 'affinity_events_subject'),
  ],
)
