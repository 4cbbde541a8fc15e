import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner, parentOf } from './columns.ts'
import { memories } from './memory.ts'
import { subjectOf } from './people.ts'

export const entityTypes = ['person', 'place', 'organisation', 'thing', 'event', 'user'] as const

export const entities = pgTable(
  'entities',
  {
    ...owner(),
    id: uuid().notNull(),
    type: text().notNull(),
    name: text().notNull(),
    /** The name as it is compared: NFKC, lower case, single spaces. */
    norm: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('entities_norm').on(table.subject_id, table.norm),
    index('entities_tenant').on(table.tenant_id, table.id),
    check('entities_type', inList(table.type, entityTypes)),
    subjectOf(table, 'entities_subject'),
  ],
)

/** Every way an entity is called, its own name among them: one table to match a message against. */
export const entity_aliases = pgTable(
  'entity_aliases',
  {
    ...owner(),
    norm: text().notNull(),
    entity_id: uuid().notNull(),
    alias: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.norm, table.entity_id),
    index('entity_aliases_match').on(table.tenant_id, table.subject_id, table.norm),
    parentOf(table, table.entity_id, entities, 'entity_aliases_entity_fk'),
    subjectOf(table, 'entity_aliases_subject'),
  ],
)

export const relations = pgTable(
  'relations',
  {
    ...owner(),
    id: uuid().notNull(),
    subject_entity_id: uuid().notNull(),
    predicate: text().notNull(),
    object_entity_id: uuid().notNull(),
    /** 0.5 at first; `w + (1 − w) · 0.2` with every further support. */
    weight: doublePrecision().notNull().default(0.5),
    support_count: integer().notNull().default(1),
    valid_at: moment(),
    invalid_at: moment(),
    /** When this value was last said. */
    stated_at: moment(),
    source_memory_id: uuid(),
    /** Of a predicate that holds one value at a time: all facts that say this one. They end with it. */
    fact_ids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** The memory that each support came from, as often as it supported. */
    support_ids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    index('relations_tenant').on(table.tenant_id, table.id),
    index('relations_from').on(table.subject_id, table.subject_entity_id, table.predicate),
    index('relations_to').on(table.subject_id, table.object_entity_id, table.predicate),
    index('relations_source').on(table.subject_id, table.source_memory_id),
    /** What holds, holds once; what is over may have begun and ended at one moment with its like. */
    uniqueIndex('relations_live')
      .on(table.subject_id, table.subject_entity_id, table.predicate, table.object_entity_id)
      .where(sql`${table.invalid_at} IS NULL`),
    check('relations_weight', sql`${table.weight} BETWEEN 0 AND 1`),
    check('relations_self', sql`${table.subject_entity_id} <> ${table.object_entity_id}`),
    parentOf(table, table.subject_entity_id, entities, 'relations_subject_entity_fk'),
    parentOf(table, table.object_entity_id, entities, 'relations_object_entity_fk'),
    parentOf(table, table.source_memory_id, memories, 'relations_source_memory_fk'),
    subjectOf(table, 'relations_subject'),
  ],
)
