import { type SQL, sql } from 'drizzle-orm'
import { traitIds, wholeVector } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { contextOf, type Grade, type TraitSubtype } from './confidence.ts'
import { isActiveTrait, type TraitStage } from './stages.ts'
import type { EvidenceType, Side, Trait, TraitEvidence } from './trait.ts'
import { fromHalfvec } from './vectors.ts'

export interface TraitRow {
  readonly id: string
  readonly content: string
  readonly content_hash: string
  readonly trait_stage: TraitStage
  readonly trait_subtype: TraitSubtype
  readonly trait_confidence: number | null
  readonly trait_confidence_at: Date | null
  readonly trait_context: string
  readonly trait_parent_id: string | null
  readonly trait_reinforcement_count: number | null
  readonly trait_contradiction_count: number | null
  readonly trait_first_observed: Date | null
  readonly trait_last_reinforced: Date | null
  readonly trait_window_start: Date | null
  readonly trait_window_end: Date | null
  readonly trait_sides: readonly Side[] | null
  readonly created_at: Date
  /** The cycle that it is born in. */
  readonly created_in: string | null
  readonly version: number
  /** The halfvec's own bytes in base64. */
  readonly vector: string | null
}

const traitRows = (vector: SQL, where: SQL): Statement<TraitRow[]> =>
  statement<TraitRow>(
    sql`SELECT trait.id,
          trait.content,
          trait.content_hash,
          trait.trait_stage,
          trait.trait_subtype,
          trait.trait_confidence,
          trait.trait_confidence_at,
          trait.trait_context,
          trait.trait_parent_id,
          trait.trait_reinforcement_count,
          trait.trait_contradiction_count,
          trait.trait_first_observed,
          trait.trait_last_reinforced,
          trait.trait_window_start,
          trait.trait_window_end,
          trait.trait_sides,
          trait.created_at,
          trait.version,
          -- what an older version exported does not say it itself
          coalesce(trait.trait_created_in, CASE WHEN trait.trait_stage = 'trend' THEN (
            SELECT birth.cycle_id
            FROM memory_history AS birth
            WHERE birth.subject_id = trait.subject_id
              AND birth.memory_id = trait.id
              AND birth.event = 'created'
            LIMIT 1
          ) END) AS created_in,
          ${vector} AS vector
        FROM memories AS trait
        WHERE ${where}
        ORDER BY trait.created_at, trait.id`,
  )

/**
 * The subject's active traits, oldest first.
 * @param withVectors whether vectors come along: only when there is something new that could repeat a trait
 */
export const activeTraitRows = (subject: SQL, withVectors: SQL): Statement<TraitRow[]> =>
  traitRows(
    sql`CASE WHEN ${withVectors} THEN encode(halfvec_send(${wholeVector('trait')}), 'base64') END`,
    sql`trait.subject_id = ${subject} AND ${isActiveTrait('trait')}`,
  )

/** Of `memories AS trait`: one of the subject's traits, looked up by its key. */
export const isTraitOf = (subject: SQL): SQL =>
  sql`trait.subject_id = ${subject} AND trait.id = ANY (ARRAY(${traitIds(subject)}))`

/**
 * All traits that the subject ever had, dissolved ones too, without vectors.
 * @param when whether they are wanted at all
 */
export const allTraitRows = (subject: SQL, when: SQL): Statement<TraitRow[]> =>
  traitRows(sql`NULL::text`, sql`${isTraitOf(subject)} AND ${when}`)

/** What the person never wants to be believed again. */
export const refusedTraits = (
  subject: SQL,
  withVectors: SQL,
): Statement<{ content_hash: string; vector: string | null }[]> =>
  statement(
    sql`SELECT trait.content_hash,
          CASE WHEN ${withVectors} THEN encode(halfvec_send(${wholeVector('trait')}), 'base64') END AS vector
        FROM memories AS trait
        WHERE ${isTraitOf(subject)} AND trait.trait_refused_at IS NOT NULL`,
  )

/** Without its evidence, which comes in rows of its own. */
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
    sides: row.trait_sides,
    created_at: row.created_at,
    created_in: row.created_in,
    version: row.version,
    vector: row.vector === null ? null : fromHalfvec(row.vector),
  }
}

/** A piece of evidence as a row has it; the time in milliseconds. */
export type PackedEvidence = readonly [
  memory: string,
  type: EvidenceType,
  quality: Grade,
  cycle: string,
  milliseconds: number,
  strong: boolean,
]

/** All evidence of one trait. */
export interface EvidenceRow {
  readonly trait_id: string
  readonly packed: readonly PackedEvidence[]
}

/** The evidence of a group of `trait_evidence AS evidence` as one list of `PackedEvidence`, each with `more` behind it. */
export const packed = (more: SQL = sql``): SQL => sql`json_agg(
            json_build_array(
              evidence.memory_id,
              evidence.evidence_type,
              evidence.quality,
              evidence.cycle_id,
              (extract(epoch FROM evidence.created_at) * 1000)::int8,
              evidence.strong${more}
            )
            ORDER BY evidence.created_at, evidence.memory_id, evidence.evidence_type
          ) AS packed`

/**
 * The evidence of all active traits that counts, a row a trait: thousands of rows cost four times as much on
 * the way.
 */
export function evidenceRows(subject: SQL): Statement<EvidenceRow[]> {
  return statement<EvidenceRow>(
    sql`SELECT evidence.trait_id,
          ${packed()}
        FROM trait_evidence AS evidence
        JOIN memories AS trait ON trait.subject_id = evidence.subject_id AND trait.id = evidence.trait_id
        WHERE evidence.subject_id = ${subject}
          AND evidence.withdrawn_in IS NULL
          AND ${isActiveTrait('trait')}
        GROUP BY evidence.trait_id
        ORDER BY evidence.trait_id`,
  )
}

/** Unpacks what the statement sends as one list a trait. */
export function toEvidence(rows: readonly EvidenceRow[]): TraitEvidence[] {
  return rows.flatMap(({ trait_id, packed }) =>
    packed.map(([memory_id, evidence_type, quality, cycle_id, milliseconds, strong]) => {
      const created_at = new Date(milliseconds)
      return { trait_id, memory_id, evidence_type, quality, strong, cycle_id, created_at }
    }),
  )
}
