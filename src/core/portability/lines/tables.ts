import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../../../db/schema/index.ts'
import { newContent, toldDetail, unforgotten } from '../../../../db/sql.ts'

/** One part of the order in which rows are written out: it must not depend on where they are stored. */
interface OrderKey {
  readonly expression: SQL
  readonly type: 'uuid' | 'text' | 'bigint' | 'timestamptz'
}

/** A table of a subject's rows as the export shows it: one line a row, `kind` first. */
export interface PortableTable {
  readonly kind: string
  readonly table: PgTable
  /** Columns shown. `session_id` is the session's own name, wherever it stands. */
  readonly columns: readonly string[]
  readonly order: readonly OrderKey[]
  /** Its `session_id` column holds the inside id. */
  readonly ofSession: boolean
  /** Columns that are shown as something else, and the table that says it. */
  readonly shown: Readonly<Record<string, SQL>>
  readonly join: SQL
  /** Which of its rows `entry` are told: none of what is forgotten. */
  readonly told: SQL
}

/** Inside ids, what search derives from the words, and who is working on a row right now. */
const HIDDEN = new Set([
  'tenant_id',
  'subject_id',
  'ordinal',
  'embedding',
  'embedding_next',
  'embedding_head',
  'embedding_tail',
  'embedding_model',
  'code',
  'lexemes',
  'length',
  'lease_until',
  'recallable',
  'withheld',
  'old_embedding',
  'old_embedding_model',
  'forgotten_at',
  'forgotten_by',
  'hidden',
  'drawn_from',
  'trait_stage_claimed',
])

/** A column that an export goes through in order, and goes on behind. @param type what its value is cast to */
export const orderedBy = (expression: string, type: OrderKey['type']): OrderKey => ({
  expression: sql.raw(expression),
  type,
})
export const byId = [orderedBy('entry.id', 'uuid')]
/** By bytes, whatever the database's collation: pages must not depend on where they are read. */
export const orderedByText = (column: string) => orderedBy(`${column} COLLATE "C"`, 'text')

interface Shown {
  readonly hidden?: readonly string[]
  readonly ofSession?: boolean
  readonly told?: readonly SQL[]
  readonly shown?: Readonly<Record<string, SQL>>
  readonly join?: SQL
}

const SESSION: Shown = {
  shown: { session_id: sql`of_session.session_id` },
  join: sql`JOIN conversation_sessions of_session
    ON of_session.subject_id = entry.subject_id AND of_session.id = entry.session_id`,
}

/** The memory that a column names is not forgotten. */
const held = (column: string): SQL =>
  sql`NOT EXISTS (
          SELECT FROM memories AS gone
          WHERE gone.subject_id = entry.subject_id
            AND gone.id = entry.${sql.identifier(column)}
            AND gone.forgotten_at IS NOT NULL)`
const own = unforgotten('entry')

/** A table as an export has it. */
export function portable(
  kind: string,
  table: PgTable,
  order: readonly OrderKey[],
  { hidden = [], ofSession = false, told = [], ...more }: Shown = {},
): PortableTable {
  const columns = Object.keys(getTableColumns(table)).filter(
    (name) => !HIDDEN.has(name) && !hidden.includes(name),
  )
  const session = ofSession ? [unforgotten('of_session')] : []
  return {
    kind,
    table,
    columns,
    order,
    ofSession,
    shown: {},
    join: sql``,
    ...(ofSession ? SESSION : more),
    told: sql.join([sql`true`, ...session, ...told], sql` AND `),
  }
}

/**
 * All that is held of a user, parents before their children: an import in this order never lacks what a row
 * refers to.
 */
export const portableTables: readonly PortableTable[] = [
  portable('session', schema.conversation_sessions, [orderedByText('entry.session_id')], {
    hidden: ['id'],
    told: [own],
  }),
  portable('job', schema.jobs, byId, { ofSession: true }),
  portable('turn', schema.turns, [orderedByText('of_session.session_id'), orderedBy('entry.seq', 'bigint')], {
    hidden: ['id'],
    ofSession: true,
    told: [own],
  }),
  portable('pin_intent', schema.pin_intents, byId, { ofSession: true }),
  portable('memory', schema.memories, byId, { told: [own] }),
  portable(
    'memory_source',
    schema.memory_sources,
    [
      orderedBy('entry.memory_id', 'uuid'),
      orderedByText('of_session.session_id'),
      orderedByText('entry.turn_id'),
    ],
    { ofSession: true, told: [held('memory_id')] },
  ),
  portable('reflection_cycle', schema.reflection_cycles, byId),
  portable(
    'trait_evidence',
    schema.trait_evidence,
    [
      orderedBy('entry.trait_id', 'uuid'),
      orderedBy('entry.memory_id', 'uuid'),
      orderedByText('entry.evidence_type'),
      orderedBy('entry.cycle_id', 'uuid'),
    ],
    { told: [held('memory_id'), held('trait_id')] },
  ),
  portable(
    'memory_history',
    schema.memory_history,
    [
      orderedBy('entry.memory_id', 'uuid'),
      orderedBy('entry.created_at', 'timestamptz'),
      orderedBy('entry.ordinal', 'bigint'),
    ],
    {
      told: [held('memory_id')],
      hidden: ['born_in'],
      shown: { new_content: newContent('entry'), detail: toldDetail('entry') },
    },
  ),
  portable('memory_conflict', schema.memory_conflicts, byId, {
    ofSession: true,
    told: [held('older_id'), held('newer_id')],
  }),
  portable('entity', schema.entities, [orderedByText('entry.norm')]),
  portable('entity_alias', schema.entity_aliases, [
    orderedByText('entry.norm'),
    orderedBy('entry.entity_id', 'uuid'),
  ]),
  portable('relation', schema.relations, byId),
  portable('affinity_event', schema.affinity_events, [
    orderedBy('entry.batch', 'bigint'),
    orderedBy('entry.ordinal', 'bigint'),
  ]),
]

/** Columns of the user's own line. */
export const userColumns = [
  'created_at',
  'last_reflected_at',
  'reflect_failures',
  'reflect_retry_at',
  'affinity_score',
  'last_interaction_at',
  'affinity_settled_days',
  'languages',
  'minutes_east',
] as const

export const columnsOf = (table: PgTable, names: readonly string[]): readonly [string, PgColumn][] => {
  const all = getTableColumns(table)
  return names.map((name) => [name, all[name] as PgColumn])
}
