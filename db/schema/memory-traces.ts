import { bigint, check, halfvec, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { inList, keyOf, moment, owner, parentOf, WRITTEN_DIMENSIONS } from './columns.ts'
import { memories } from './memory.ts'
import { subjectOf } from './people.ts'

export const memoryEvents = [
  'created',
  'reinforced',
  'contradicted',
  'promoted',
  'upgraded',
  'modified',
  'dissolved',
  'superseded',
  'confirmed',
  'denied',
  'edited',
  'expired',
  'deleted',
  'restored',
  'evidence_withdrawn',
  'ended',
] as const

export const memory_history = pgTable(
  'memory_history',
  {
    ...owner(),
    id: uuid().notNull(),
    /** Orders events of one batch. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    memory_id: uuid().notNull(),
    event: text().notNull(),
    old_content: text(),
    /** Read it by `newContent`, and `detail` by `toldDetail`. */
    new_content: text(),
    detail: jsonb().notNull().default({}),
    actor: text().notNull(),
    cycle_id: uuid(),
    created_at: moment().notNull(),
    /** The vector of a trait's `old_content`: taking a rewording back needs no model. */
    old_embedding: halfvec({ dimensions: WRITTEN_DIMENSIONS }),
    old_embedding_model: text(),
    /**
     * The job that the memory was created by, as long as the memory says what it said then: `new_content` and
     * `detail` are not repeated here. A trigger (`neuromem_keep_birth`) writes them out before other words come.
     */
    born_in: uuid(),
  },
  (table) => [
    keyOf(table, table.memory_id, table.created_at, table.id),
    check('memory_history_event', inList(table.event, memoryEvents)),
    check('memory_history_actor', inList(table.actor, ['user', 'reflection', 'system'])),
    parentOf(table, table.memory_id, memories, 'memory_history_memory_fk'),
    subjectOf(table, 'memory_history_subject'),
  ],
)

/** Two statements that speak against each other while neither is said to be over. */
export const memory_conflicts = pgTable(
  'memory_conflicts',
  {
    ...owner(),
    id: uuid().notNull(),
    older_id: uuid().notNull(),
    newer_id: uuid().notNull(),
    /** `conversation_sessions.id` and `turns.turn_id` of what said the newer one. */
    session_id: uuid().notNull(),
    turn_id: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('memory_conflicts_pair').on(table.subject_id, table.older_id, table.newer_id),
    index('memory_conflicts_newer').on(table.subject_id, table.newer_id),
    index('memory_conflicts_tenant').on(table.tenant_id, table.id),
    parentOf(table, table.older_id, memories, 'memory_conflicts_older_fk').onDelete('cascade'),
    parentOf(table, table.newer_id, memories, 'memory_conflicts_newer_fk').onDelete('cascade'),
    subjectOf(table, 'memory_conflicts_subject'),
  ],
)
