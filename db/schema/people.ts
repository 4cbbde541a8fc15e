import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { inList, keyOf, minutesEast, moment, type Owned, owner } from './columns.ts'
import { tenants } from './tenancy.ts'

/** A user, a story project or an experience bank: what rows belong to and what every search stays inside. */
export const subjects = pgTable(
  'subjects',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    kind: text().notNull(),
    /** `user_id`, `project_id` or the bank's name, as the application says it. */
    external_id: text().notNull(),
    created_at: moment().notNull(),
    last_reflected_at: moment(),
    /**
     * Held by the reflection that runs now; nobody else may start one before it ends or this moment passes.
     */
    reflect_lease_until: moment(),
    reflect_lease_id: uuid(),
    /** Failed cycles in a row, and when an unforced try is due again. */
    reflect_failures: integer().notNull().default(0),
    reflect_retry_at: moment(),
    /** −1 … 1. A user's begins with the tenant's initial value. */
    affinity_score: numeric({ precision: 6, scale: 4 }),
    /** Moved by a message only. */
    last_interaction_at: moment(),
    /** Whole silent days since `last_interaction_at` that are already in the score. */
    affinity_settled_days: integer().notNull().default(0),
    /** How many of their own turns are in which language: `{en: 12, zh: 3}`. */
    languages: jsonb().notNull().default({}),
    /** Of the clock by which they spoke last, as far as it was said. */
    minutes_east: minutesEast(),
    /** What hashes of forgotten words are made with: nobody can try words against them without it. */
    forget_key: uuid().notNull().default(sql`gen_random_uuid()`),
    /**
     * Rows that a search of the subject counts, kept by triggers of these tables in the batch that writes.
     */
    memories_held: integer().notNull().default(0),
    turns_held: integer().notNull().default(0),
    claims_held: integer().notNull().default(0),
    chunks_held: integer().notNull().default(0),
    /** Turns and memories that are there, and the UTF-8 of what people gave with them; triggers count. */
    held_rows: bigint({ mode: 'number' }).notNull().default(0),
    held_bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Set when the subject is being erased: no batch may write to it any more. */
    erased_at: moment(),
  },
  (table) => [
    unique('subjects_tenant_id').on(table.tenant_id, table.id),
    unique('subjects_external').on(table.tenant_id, table.kind, table.external_id),
    index('subjects_reflected').on(table.last_reflected_at.asc().nullsFirst()),
    check('subjects_kind', inList(table.kind, ['user', 'project', 'bank'])),
    check('subjects_score', sql`${table.affinity_score} BETWEEN -1 AND 1`),
  ],
)

/** The owner of a row is a subject of the same tenant. */
export const subjectOf = (table: Owned, name: string) =>
  foreignKey({
    name,
    columns: [table.tenant_id, table.subject_id],
    foreignColumns: [subjects.tenant_id, subjects.id],
  })

export const erasureKinds = [
  ...(['memory', 'turn', 'session', 'memories', 'forget', 'user'] as const),
  ...(['chunk', 'entity_state', 'project', 'item', 'run', 'bank'] as const),
] as const

/** The receipt of a deletion: what, how much, when, by whom. No word of it. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    subject_id: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull().default('user'),
    by: text().notNull().default('key'),
    key_id: uuid(),
    /** What leaves the reads, by table. */
    rows: jsonb().notNull(),
    memory_ids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** The rest of the answer: ids of turns and relations, changes of traits. Nothing of an erased user. */
    answer: jsonb().notNull().default({}),
    erased_at: moment().notNull(),
    /** Of a user: when the last row was gone. Any other deletion is one batch. */
    completed_at: moment(),
    restorable_until: moment(),
    restored_at: moment(),
    /** When the bytes went. */
    removed_at: moment(),
  },
  (table) => [
    index('erasures_subject').on(table.tenant_id, table.subject_id),
    index('erasures_newest').on(table.tenant_id, table.erased_at.desc(), table.id.desc()),
    index('erasures_removable').on(table.restorable_until).where(sql`${table.removed_at} IS NULL`),
    check('erasures_kind', inList(table.kind, erasureKinds)),
    check('erasures_by', inList(table.by, ['key', 'user', 'words', 'service'])),
  ],
)

/** What an importer said at its end. */
export const imports = pgTable(
  'imports',
  {
    ...owner(),
    id: uuid().notNull(),
    report: jsonb().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    index('imports_tenant').on(table.tenant_id, table.id),
    subjectOf(table, 'imports_subject'),
  ],
)
