import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner, parentOf, searchable } from './columns.ts'
import { subjectOf } from './people.ts'
import { tenants } from './tenancy.ts'

/** The truth and the unit of citation, in RBMEM_CLAIMS_V1. Its subject is the bank. */
export const experience_items = pgTable(
  'experience_items',
  {
    ...owner(),
    id: uuid().notNull(),
    status: text().notNull().default('active'),
    content: text().notNull(),
    version: integer().notNull().default(1),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    index('experience_items_tenant').on(table.tenant_id, table.id),
    index('experience_items_newest').on(table.subject_id, table.created_at.desc(), table.id.desc()),
    check('experience_items_status', inList(table.status, ['active', 'archived'])),
    subjectOf(table, 'experience_items_subject'),
  ],
)

/** Derived from an item, only for search; rebuilt with every change of it. */
export const experience_claims = pgTable(
  'experience_claims',
  {
    ...owner(),
    item_id: uuid().notNull(),
    claim_id: text().notNull(),
    position: integer().notNull(),
    status: text().notNull(),
    /** `inference.summary` and conditions, at most 512 characters: what is embedded and indexed. */
    snippet: text().notNull(),
    ...searchable(),
  },
  (table) => [
    keyOf(table, table.item_id, table.claim_id),
    check('experience_claims_status', inList(table.status, ['fact', 'hypothesis', 'conclusion'])),
    parentOf(table, table.item_id, experience_items, 'experience_claims_item_fk'),
    subjectOf(table, 'experience_claims_subject'),
  ],
)

export const experience_runs = pgTable(
  'experience_runs',
  {
    ...owner(),
    /** UUIDv5 of tenant and `run_id`. What was given is kept as `json`: `jsonb` would reorder its keys. */
    id: uuid().notNull(),
    run_id: text().notNull(),
    body_hash: text().notNull(),
    output: json().notNull(),
    feedback: json().notNull(),
    used_item_ids: text().array().notNull(),
    /** Names of the small molecules of the output, in order. */
    modifiers: text().array().notNull(),
    trace: json(),
    delta_id: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('experience_runs_external').on(table.subject_id, table.run_id),
    index('experience_runs_tenant').on(table.tenant_id, table.run_id),
    subjectOf(table, 'experience_runs_subject'),
  ],
)

/** What one learning changed, enough to take it back. */
export const experience_deltas = pgTable(
  'experience_deltas',
  {
    ...owner(),
    id: uuid().notNull(),
    run_id: uuid().notNull(),
    /** `[{item_id, before: {content, status} | null, after: {content, status}}]` */
    changes: json().notNull(),
    /** The answer of the learning, given again when it is asked twice. */
    learned: json().notNull(),
    rolled_back_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('experience_deltas_run').on(table.subject_id, table.run_id),
    index('experience_deltas_tenant').on(table.tenant_id, table.id),
    parentOf(table, table.run_id, experience_runs, 'experience_deltas_run_fk'),
    subjectOf(table, 'experience_deltas_subject'),
  ],
)

/** Every change of every item, for good. */
export const experience_edits = pgTable(
  'experience_edits',
  {
    ...owner(),
    id: uuid().notNull(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    item_id: uuid().notNull(),
    action: text().notNull(),
    actor: text().notNull(),
    old_content: text(),
    new_content: text(),
    run_id: text(),
    delta_id: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    index('experience_edits_tenant').on(table.tenant_id, table.id),
    index('experience_edits_item').on(table.subject_id, table.item_id, table.ordinal),
    parentOf(table, table.item_id, experience_items, 'experience_edits_item_fk'),
    subjectOf(table, 'experience_edits_subject'),
  ],
)

/** What PubChem answered, by name. Each tenant has its own: what others have asked is theirs to know. */
export const molecules = pgTable(
  'molecules',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    name: text().notNull(),
    status: text().notNull(),
    cid: bigint({ mode: 'number' }),
    canonical_smiles: text(),
    inchi_key: text(),
    has_cooh: boolean(),
    resolved_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.name] }),
    check('molecules_status', inList(table.status, ['resolved', 'unresolved'])),
  ],
)
