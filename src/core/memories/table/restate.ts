import { sql } from 'drizzle-orm'
import { int, moment, recordsOf, uuid, wholeVector } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { contentHash } from '../../text/hash.ts'
import { by } from '../../text/order.ts'
import { toLexemes } from '../../text/tokens.ts'
import type { Change } from './history.ts'
import { givenTrait, type TraitColumns, traitShape } from './traits.ts'

/** A trait as it stands once its life was lived again. */
export interface RestatedTrait extends TraitColumns {
  readonly trait_first_observed: Date | null
  readonly created_at: Date
}

/** Writes traits as they stand now, whether they had ended or not: an end is undone, or comes at `now`. */
export function restateTraits(ref: SubjectRef, traits: readonly RestatedTrait[], now: Date): Statement {
  const rows = [...traits].sort(by(({ id }) => id))
  const more = 'trait_first_observed timestamptz, created_at timestamptz'
  return statement(
    sql`UPDATE memories AS trait
        SET ${givenTrait},
          trait_first_observed = given.trait_first_observed,
          created_at = given.created_at,
          expired_at = CASE
            WHEN given.trait_stage = 'dissolved' THEN coalesce(trait.expired_at, ${moment(now)})
          END,
          version = trait.version + 1,
          updated_at = ${moment(now)}
        FROM ${recordsOf(rows, traitShape(more))}
        WHERE trait.subject_id = ${subjectId(ref)}
          AND trait.id = given.id`,
  )
}

/**
 * Keeps the vectors of the words that traits are about to lose, with the events that say so: to take a
 * rewording back needs no model.
 */
export const keepFormerVectors = (
  ref: SubjectRef,
  events: readonly Pick<Change, 'id' | 'memory_id'>[],
): Statement => {
  const rows = events.map(({ id, memory_id }) => ({ id, memory_id }))
  return statement(
    sql`UPDATE memory_history AS event
        SET old_embedding = ${wholeVector('trait')},
          old_embedding_model = trait.embedding_model
        FROM ${recordsOf(rows, 'given(id uuid, memory_id uuid)')}
        JOIN memories AS trait ON trait.subject_id = ${subjectId(ref)} AND trait.id = given.memory_id
        WHERE event.subject_id = trait.subject_id
          AND event.memory_id = given.memory_id
          AND event.id = given.id`,
  )
}

/** Gives a trait words that it had before, with the vector that was kept of them, if any. */
export function giveFormerWords(ref: SubjectRef, id: string, content: string): Statement {
  const { lexemes, length } = toLexemes(content)
  return statement(
    sql`UPDATE memories AS trait
        SET content = ${content},
          content_hash = ${contentHash(content)},
          embedding = kept.old_embedding,
          embedding_next = NULL,
          embedding_model = kept.old_embedding_model,
          lexemes = ${lexemes}::tsvector,
          length = ${int(length)}
        FROM (SELECT) AS one
        LEFT JOIN LATERAL (
          SELECT event.old_embedding, event.old_embedding_model
          FROM memory_history AS event
          WHERE event.subject_id = ${subjectId(ref)}
            AND event.memory_id = ${uuid(id)}
            AND event.old_content = ${content}
            AND event.old_embedding IS NOT NULL
          ORDER BY event.created_at DESC, event.ordinal DESC
          LIMIT 1
        ) AS kept ON true
        WHERE trait.subject_id = ${subjectId(ref)}
          AND trait.id = ${uuid(id)}`,
  )
}
