import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { type FactRow, holds, MAX_FACTS, selectFacts } from './facts.ts'

export interface ReadDirect {
  /** Of relations `r`. */
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
  return statement<{ data: FactRow }>(sql`WITH walks AS MATERIALIZED (
    SELECT ARRAY[r.subject_entity_id, r.object_entity_id] AS nodes, ARRAY[r.id] AS relations, ARRAY[r.predicate] AS predicates,
      ARRAY[true] AS forwards, 1 AS hops, r.weight, r.source_memory_id, r.valid_at
    FROM relations r WHERE r.subject_id = ${subject} AND (${where}) AND ${holds('r', null, now)}
    ORDER BY r.weight DESC, r.id LIMIT ${limit}::int)
  ${selectFacts(subject, limit)}`)
}

/** All direct facts of one relation, heaviest first, at most 30: what a wish without a name is answered from. */
export const readFactsOf = (ref: SubjectRef, predicate: string, now: Date): Statement<{ data: FactRow }[]> =>
  readDirect(ref, { where: sql`r.predicate = ${predicate}`, now, limit: MAX_FACTS })
