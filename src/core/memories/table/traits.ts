import { type SQL, sql } from 'drizzle-orm'
import { memories } from '../../../../db/schema/memory.ts'
import { halfvec, int, moment, recordsOf, uuid, uuids } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { ownedBy, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { by } from '../../text/order.ts'
import { toLexemes } from '../../text/tokens.ts'

/** The columns of a trait that change from cycle to cycle. */
export interface TraitColumns {
  readonly id: string
  readonly trait_stage: string
  readonly trait_confidence: number | null
  readonly trait_confidence_at: Date | null
  readonly trait_parent_id: string | null
  readonly trait_reinforcement_count: number
  readonly trait_contradiction_count: number
  readonly trait_last_reinforced: Date | null
  readonly trait_window_start: Date | null
  readonly trait_window_end: Date | null
  readonly trait_context: string
  /** Of a trait that has two. */
  readonly trait_sides: readonly object[] | null
  /** The cycle that it is born in. */
  readonly trait_created_in: string | null
}

/** What a trait says, and the vector of it: null where there is none. */
export interface TraitWords {
  readonly content: string
  readonly content_hash: string
  readonly embedding: readonly number[] | null
  readonly embedding_model: string
}

export interface NewTrait extends TraitColumns, TraitWords {
  readonly trait_subtype: string
  readonly trait_context: string
  readonly trait_first_observed: Date | null
  readonly created_at: Date
}

export interface ChangedTrait extends TraitColumns {
  /** Fading alone is no new version: it is what the clock does to every trait. */
  readonly is_changed: boolean
}

const byId = by(({ id }: { readonly id: string }) => id)

/**
 * Writes traits as they are born. One that is there already, from a first delivery of the same cycle, stays.
 */
export function insertTraits(ref: SubjectRef, traits: readonly NewTrait[]): Statement {
  const rows = traits.map((trait) => ({
    ...trait,
    ...toLexemes(trait.content),
    memory_type: 'trait',
    trait_derived_from: 'reflection',
    updated_at: trait.created_at,
  }))
  return insertRows(memories, rows.sort(byId), {
    fixed: ownedBy(ref),
    onConflict: sql`ON CONFLICT (subject_id, id) DO NOTHING`,
  })
}

/** Of a set of traits in a statement: the columns of `TraitColumns`, and what follows them. */
export const traitShape = (more: string): string => `given(
  id uuid,
  trait_stage text,
  trait_confidence float8,
  trait_confidence_at timestamptz,
  trait_parent_id uuid,
  trait_reinforcement_count int,
  trait_contradiction_count int,
  trait_last_reinforced timestamptz,
  trait_window_start timestamptz,
  trait_window_end timestamptz,
  trait_context text,
  trait_sides jsonb,
  trait_created_in uuid,
  ${more})`

/** The same columns as they are written. */
export const givenTrait: SQL = sql`trait_stage = given.trait_stage,
          trait_confidence = given.trait_confidence,
          trait_confidence_at = given.trait_confidence_at,
          trait_parent_id = given.trait_parent_id,
          trait_reinforcement_count = given.trait_reinforcement_count,
          trait_contradiction_count = given.trait_contradiction_count,
          trait_last_reinforced = given.trait_last_reinforced,
          trait_window_start = given.trait_window_start,
          trait_window_end = given.trait_window_end,
          trait_context = given.trait_context,
          trait_sides = given.trait_sides,
          trait_created_in = given.trait_created_in`

/** Writes traits as they stand after a cycle; a dissolved one ends at `now`. */
export function updateTraits(ref: SubjectRef, traits: readonly ChangedTrait[], now: Date): Statement {
  const rows = [...traits].sort(byId)
  return statement(
    sql`UPDATE memories AS trait
        SET ${givenTrait},
          expired_at = CASE
            WHEN given.trait_stage = 'dissolved' THEN ${moment(now)}
            ELSE trait.expired_at
          END,
          version = trait.version + given.is_changed::int,
          updated_at = CASE WHEN given.is_changed THEN ${moment(now)} ELSE trait.updated_at END
        FROM ${recordsOf(rows, traitShape('is_changed boolean'))}
        WHERE trait.subject_id = ${subjectId(ref)}
          AND trait.id = given.id`,
  )
}

/** Gives a trait other words. What `db:reembed` made of the words before is dropped. */
export function updateWords(ref: SubjectRef, id: string, words: TraitWords): Statement {
  const { lexemes, length } = toLexemes(words.content)
  return statement(
    sql`UPDATE memories
        SET content = ${words.content},
          content_hash = ${words.content_hash},
          embedding = ${halfvec(words.embedding)},
          embedding_next = NULL,
          embedding_model = ${words.embedding_model},
          lexemes = ${lexemes}::tsvector,
          length = ${int(length)}
        WHERE subject_id = ${subjectId(ref)}
          AND id = ${uuid(id)}`,
  )
}

/** Marks memories as scanned by a cycle; the first one that did so stays. */
export function stampReflected(ref: SubjectRef, cycleId: string, memoryIds: readonly string[]): Statement {
  return statement(
    sql`UPDATE memories
        SET reflected_in = ${uuid(cycleId)}
        WHERE subject_id = ${subjectId(ref)}
          AND id = ANY(${uuids(memoryIds)})
          AND reflected_in IS NULL`,
  )
}
