import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { type FactRow, MAX_FACTS, selectFacts } from './facts.ts'
import { holdsBySource, isPending, relationsWithSource } from './holds.ts'

export interface ReadDirect {
  /** Of `relations AS relation`. */
  readonly where: SQL
  readonly now: Date
  readonly limit: number
}

/** Direct facts, heaviest first. */
export function readDirect(
  ref: SubjectRef,
  { where, now, limit }: ReadDirect,
): Statement<{ data: FactRow }[]> {
  const subject = subjectId(ref)
  return statement<{ data: FactRow }>(
    sql`WITH walks AS MATERIALIZED (
          SELECT ARRAY[relation.subject_entity_id, relation.object_entity_id] AS nodes,
            ARRAY[relation.id] AS relations, ARRAY[relation.predicate] AS predicates, ARRAY[true] AS forwards,
            1 AS hops, relation.weight, relation.source_memory_id, relation.valid_at, ${isPending} AS pending
          FROM ${relationsWithSource}
          WHERE relation.subject_id = ${subject}
            AND (${where})
            AND ${holdsBySource(null, now)}
          ORDER BY relation.weight DESC, relation.id
          LIMIT ${int(limit)})
        ${selectFacts(subject, int(limit))}`,
  )
}

/**
 * All direct facts of one relation, heaviest first, at most 30: what a wish without a name is answered from.
 */
export const readFactsOf = (ref: SubjectRef, predicate: string, now: Date): Statement<{ data: FactRow }[]> =>
  readDirect(ref, { where: sql`relation.predicate = ${predicate}`, now, limit: MAX_FACTS })
