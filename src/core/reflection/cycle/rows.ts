import { type SQL, sql } from 'drizzle-orm'
import type { reflection_cycles } from '../../../../db/schema/reflection.ts'
import { int, newestFirst, recordsOf } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { USER_NODE } from '../../graph/writing/nodes.ts'
import { isActiveTrait } from '../../traits/belief/stages.ts'
import type { ScannedMemory } from '../plan/types.ts'
import type { Cycle } from '../schemas.ts'
import { isUnreflected } from '../triggers/rows.ts'

/** Memories that a cycle scans at most. */
export const SCAN_LIMIT = 100
/** Characters of a memory that a prompt may show; nothing else of a cycle reads its words. */
const SHOWN = 2_000

/** A scanned memory with what the prompt shows of it. */
export interface ScannedRow extends ScannedMemory {
  readonly session: string | null
  readonly category: string | null
  /** Of its whole content: other words by the end of the cycle are not what was thought about. */
  readonly content_hash: string
}

/** Of `memories AS memory`. */
export const scannedColumns: SQL = sql`memory.id,
          memory.memory_type,
          left(memory.content, ${int(SHOWN)}) AS content,
          memory.valid_at,
          memory.created_at,
          memory.category,
          -- the person's own node, or nobody else
          nullif(memory.about, ${USER_NODE}) AS about,
          memory.content_hash,
          (
            SELECT min(session.session_id)
            FROM memory_sources AS source
            JOIN conversation_sessions AS session
              ON session.subject_id = source.subject_id AND session.id = source.session_id
            WHERE source.subject_id = memory.subject_id
              AND source.memory_id = memory.id
          ) AS session`

/** The oldest unreflected memories, with the first conversation that each comes from. */
export function scan(subject: SQL, now: Date): Statement<ScannedRow[]> {
  return statement<ScannedRow>(
    sql`SELECT ${scannedColumns}
        FROM memories AS memory
        WHERE memory.subject_id = ${subject}
          AND ${isUnreflected('memory', now)}
        ORDER BY memory.created_at, memory.id
        LIMIT ${int(SCAN_LIMIT)}`,
  )
}

/**
 * Which of the scanned memories still say what was scanned: a person may have denied or corrected one since.
 */
export const stillSaid = (subject: SQL, scanned: readonly ScannedRow[]): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`SELECT memory.id
        FROM memories AS memory
        WHERE ${isStillSaid(subject, scanned)}`,
  )

/** Over `memories AS memory`. */
export const isStillSaid = (subject: SQL, scanned: readonly ScannedRow[]): SQL => {
  const known = scanned.map(({ id, content_hash }) => ({ id, content_hash }))
  return sql`memory.subject_id = ${subject}
          AND memory.expired_at IS NULL
          AND (memory.id, memory.content_hash) IN (
            SELECT known.id, known.content_hash
            FROM ${recordsOf(known, 'known(id uuid, content_hash text)')})`
}

/** Whether the subject has something that no cycle has scanned. */
export const hasNews = (subject: SQL, now: Date): SQL =>
  sql`EXISTS (
            SELECT FROM memories AS memory
            WHERE memory.subject_id = ${subject} AND ${isUnreflected('memory', now)}
          )`

/** What a memory said, for a trait that may have to be looked at again. */
export interface WordsRow {
  readonly id: string
  readonly content: string
  readonly valid_at: Date | null
  readonly created_at: Date
}

/** The words behind traits that were contradicted before: only those can come over the line now. */
export function disputedWords(subject: SQL): Statement<WordsRow[]> {
  return statement<WordsRow>(
    sql`SELECT memory.id,
          left(memory.content, ${int(SHOWN)}) AS content,
          memory.valid_at,
          memory.created_at
        FROM memories AS memory
        WHERE memory.subject_id = ${subject}
          AND memory.id IN (
            SELECT evidence.memory_id
            FROM memories AS trait
            JOIN trait_evidence AS evidence
              ON evidence.subject_id = trait.subject_id AND evidence.trait_id = trait.id
            WHERE trait.subject_id = ${subject}
              AND ${isActiveTrait('trait')}
              AND evidence.withdrawn_in IS NULL
              AND trait.trait_contradiction_count > 0
          )`,
  )
}

const cycleColumns = [
  'id',
  'trigger_type',
  'trigger_value',
  'status',
  'memories_scanned',
  'traits_created',
  'traits_reinforced',
  'traits_updated',
  'traits_dissolved',
  'rejected',
  'model_calls',
  'error',
  'started_at',
  'completed_at',
] as const satisfies readonly (keyof typeof reflection_cycles.$inferSelect)[]

export type CycleRow = Pick<typeof reflection_cycles.$inferSelect, (typeof cycleColumns)[number]>

/** A subject's cycles, newest first; those before a moment and an id, if given. */
export function cyclesOf(
  subject: SQL,
  before: readonly [moment: string, id: string] | null,
  limit: number,
): Statement<CycleRow[]> {
  const columns = sql.join(cycleColumns.map(sql.identifier), sql`, `)
  const earlier = before ? sql`AND (started_at, id) < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``
  return statement<CycleRow>(
    sql`SELECT ${columns}
        FROM reflection_cycles
        WHERE subject_id = ${subject} ${earlier}
        ORDER BY ${newestFirst('started_at', 'id')}
        LIMIT ${int(limit)}`,
  )
}

/** A cycle as the API shows it. */
export function toCycle({ id, started_at, completed_at, ...row }: CycleRow): Cycle {
  return {
    cycle_id: id,
    trigger_type: row.trigger_type as Cycle['trigger_type'],
    trigger_value: row.trigger_value,
    status: row.status as Cycle['status'],
    memories_scanned: row.memories_scanned,
    traits_created: row.traits_created,
    traits_reinforced: row.traits_reinforced,
    traits_updated: row.traits_updated,
    traits_dissolved: row.traits_dissolved,
    rejected: row.rejected as Cycle['rejected'],
    model_calls: row.model_calls,
    error: row.error,
    started_at: started_at.toISOString(),
    completed_at: completed_at?.toISOString() ?? null,
  }
}
