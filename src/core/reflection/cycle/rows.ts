import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Grade, TraitContext, TraitStage, TraitSubtype } from '../../traits/belief/confidence.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import { contextOf } from '../plan/births.ts'
import type { ScannedMemory } from '../plan/types.ts'
import { fromHalfvec } from '../plan/vectors.ts'
import { isActiveTrait, isUnreflected } from '../triggers/due.ts'

/** Memories that a cycle scans at most. */
export const SCAN_LIMIT = 100
/** Characters of a memory that a prompt may show; nothing else of a cycle reads its words. */
const SHOWN = 2_000

/** A scanned memory with what the prompt shows of it. */
export interface ScannedRow extends ScannedMemory {
  readonly session: string | null
  readonly category: string | null
}

/** The oldest unreflected memories, with the first conversation that each comes from. */
export function scan(subject: SQL, now: Date): Statement<ScannedRow[]> {
  return statement<ScannedRow>(
    sql`SELECT m.id, m.memory_type, left(m.content, ${SHOWN}::int) AS content, m.valid_at, m.created_at, m.category,
          (SELECT min(c.session_id) FROM memory_sources o JOIN conversation_sessions c ON c.subject_id = o.subject_id AND c.id = o.session_id
           WHERE o.subject_id = m.subject_id AND o.memory_id = m.id) AS session
        FROM memories m WHERE m.subject_id = ${subject} AND ${isUnreflected(now)}
        ORDER BY m.created_at, m.id LIMIT ${SCAN_LIMIT}::int`,
  )
}

export interface TraitRow {
  readonly id: string
  readonly content: string
  readonly content_hash: string
  readonly trait_stage: TraitStage
  readonly trait_subtype: TraitSubtype
  readonly trait_confidence: number | null
  readonly trait_confidence_at: Date | null
  readonly trait_context: TraitContext
  readonly trait_parent_id: string | null
  readonly trait_reinforcement_count: number | null
  readonly trait_contradiction_count: number | null
  readonly trait_first_observed: Date | null
  readonly trait_last_reinforced: Date | null
  readonly trait_window_start: Date | null
  readonly trait_window_end: Date | null
  readonly created_at: Date
  readonly created_in: string | null
  readonly version: number
  readonly vector: string | null
}

/** The subject's active traits. Vectors come along only when there is something new that could repeat a trait. */
export function readTraits(subject: SQL, withVectors: SQL): Statement<TraitRow[]> {
  return statement<TraitRow>(
    sql`SELECT m.id, m.content, m.content_hash, m.trait_stage, m.trait_subtype, m.trait_confidence, m.trait_confidence_at, m.trait_context,
          m.trait_parent_id, m.trait_reinforcement_count, m.trait_contradiction_count, m.trait_first_observed, m.trait_last_reinforced,
          m.trait_window_start, m.trait_window_end, m.created_at, m.version,
          CASE WHEN m.trait_stage = 'trend' THEN (SELECT h.cycle_id FROM memory_history h
            WHERE h.subject_id = m.subject_id AND h.memory_id = m.id AND h.event = 'created' LIMIT 1) END AS created_in,
          CASE WHEN ${withVectors} THEN encode(halfvec_send(m.embedding), 'base64') END AS vector
        FROM memories m WHERE m.subject_id = ${subject} AND ${isActiveTrait} ORDER BY m.created_at, m.id`,
  )
}

type PackedEvidence = readonly [
  memory: string,
  type: 'supporting' | 'contradicting',
  quality: Grade,
  cycle: string,
  ms: number,
]

/** All evidence of one trait. */
export interface EvidenceRow {
  readonly trait_id: string
  readonly packed: readonly PackedEvidence[]
}

/** The evidence of all active traits, a row a trait: four thousand rows of their own cost four times as much on the way. */
export function readEvidence(subject: SQL): Statement<EvidenceRow[]> {
  return statement<EvidenceRow>(
    sql`SELECT e.trait_id, json_agg(json_build_array(e.memory_id, e.evidence_type, e.quality, e.cycle_id,
            (extract(epoch FROM e.created_at) * 1000)::int8) ORDER BY e.created_at, e.memory_id, e.evidence_type) AS packed
        FROM trait_evidence e JOIN memories m ON m.subject_id = e.subject_id AND m.id = e.trait_id
        WHERE e.subject_id = ${subject} AND ${isActiveTrait} GROUP BY e.trait_id ORDER BY e.trait_id`,
  )
}

export function toEvidence(rows: readonly EvidenceRow[]): TraitEvidence[] {
  return rows.flatMap(({ trait_id, packed }) =>
    packed.map(([memory_id, evidence_type, quality, cycle_id, ms]) => {
      return { trait_id, memory_id, evidence_type, quality, cycle_id, created_at: new Date(ms) }
    }),
  )
}

/** What a memory said, for a trait that may have to be looked at again. */
export interface WordsRow {
  readonly id: string
  readonly content: string
  readonly valid_at: Date | null
  readonly created_at: Date
}

/** The words of all evidence of traits that were contradicted before: only those can come over the line in this cycle. */
export function readDisputedWords(subject: SQL): Statement<WordsRow[]> {
  return statement<WordsRow>(
    sql`SELECT w.id, left(w.content, ${SHOWN}::int) AS content, w.valid_at, w.created_at FROM memories w
        WHERE w.subject_id = ${subject} AND w.id IN (
          SELECT e.memory_id FROM memories m JOIN trait_evidence e ON e.subject_id = m.subject_id AND e.trait_id = m.id
          WHERE m.subject_id = ${subject} AND ${isActiveTrait} AND m.trait_contradiction_count > 0)`,
  )
}

export function toTrait(row: TraitRow): Trait {
  return {
    id: row.id,
    content: row.content,
    content_hash: row.content_hash,
    stage: row.trait_stage,
    subtype: row.trait_subtype,
    confidence: row.trait_confidence,
    confidence_at: row.trait_confidence_at,
    context: contextOf(row.trait_context),
    parent_id: row.trait_parent_id,
    reinforcement_count: row.trait_reinforcement_count ?? 0,
    contradiction_count: row.trait_contradiction_count ?? 0,
    first_observed: row.trait_first_observed,
    last_reinforced: row.trait_last_reinforced,
    window_start: row.trait_window_start,
    window_end: row.trait_window_end,
    created_at: row.created_at,
    created_in: row.created_in,
    version: row.version,
    vector: row.vector === null ? null : fromHalfvec(row.vector),
  }
}
