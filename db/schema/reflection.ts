import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner, parentOf } from './columns.ts'
import { memories } from './memory.ts'
import { subjectOf } from './people.ts'

export const reflection_cycles = pgTable(
  'reflection_cycles',
  {
    ...owner(),
    id: uuid().notNull(),
    trigger_type: text().notNull(),
    trigger_value: doublePrecision(),
    status: text().notNull(),
    memories_scanned: integer().notNull().default(0),
    traits_created: integer().notNull().default(0),
    traits_reinforced: integer().notNull().default(0),
    traits_updated: integer().notNull().default(0),
    traits_dissolved: integer().notNull().default(0),
    rejected: jsonb().notNull().default({}),
    model_calls: integer().notNull().default(0),
    error: text(),
    started_at: moment().notNull(),
    completed_at: moment(),
  },
  (table) => [
    keyOf(table, table.id),
    index('reflection_cycles_tenant').on(table.tenant_id, table.id),
    index('reflection_cycles_started').using('brin', table.started_at),
    index('reflection_cycles_newest').on(table.subject_id, table.started_at.desc(), table.id.desc()),
    check('reflection_cycles_status', inList(table.status, ['running', 'completed', 'failed'])),
    subjectOf(table, 'reflection_cycles_subject'),
  ],
)

export const trait_evidence = pgTable(
  'trait_evidence',
  {
    ...owner(),
    trait_id: uuid().notNull(),
    memory_id: uuid().notNull(),
    evidence_type: text().notNull(),
    quality: text().notNull(),
    cycle_id: uuid().notNull(),
    created_at: moment().notNull(),
    /** Of a contradicting memory: it speaks against the whole of it. */
    strong: boolean().notNull().default(false),
    /** What took the memory back: this row counts for nothing, and a restore makes it count again. */
    withdrawn_in: uuid(),
  },
  (table) => [
    primaryKey({
      name: 'trait_evidence_key',
      columns: [table.subject_id, table.trait_id, table.memory_id, table.evidence_type, table.cycle_id],
    }),
    index('trait_evidence_memory').on(table.subject_id, table.memory_id, table.trait_id, table.evidence_type),
    check('trait_evidence_type', inList(table.evidence_type, ['supporting', 'contradicting'])),
    check('trait_evidence_quality', inList(table.quality, ['A', 'B', 'C', 'D'])),
    parentOf(table, table.trait_id, memories, 'trait_evidence_trait_fk'),
    parentOf(table, table.memory_id, memories, 'trait_evidence_memory_fk'),
    parentOf(table, table.cycle_id, reflection_cycles, 'trait_evidence_cycle_fk'),
    subjectOf(table, 'trait_evidence_subject'),
  ],
)
