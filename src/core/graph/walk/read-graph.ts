import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { MAX_HOPS } from '../schemas.ts'
import { type Candidates, type FactRow, holds, MAX_FACTS, namedAs, selectFacts, walksCte } from './facts.ts'

const MAX_EDGES = 500

/** What the graph says about the entities that a message names. */
export interface GraphRow {
  /** Facts, nearer and heavier first; a path between two named entities may stand in both directions. */
  readonly facts: readonly FactRow[]
  /** By memory: the strongest weight between an entity of it (an end of a relation whose source it is) and a named entity. */
  readonly edges: Readonly<Record<string, number>>
  /** Whether a name was found. */
  readonly named: boolean
  /** Whether the user has any relation at all. */
  readonly known: boolean
}

export interface ReadGraph {
  readonly candidates: Candidates
  readonly now: Date
  readonly hops?: number
  readonly paths?: number
}

/** Facts one to three hops out and the edges of memories: one row, always, by one recursive query. */
export function readGraph(
  ref: SubjectRef,
  { candidates, now, hops = MAX_HOPS, paths = 2 * MAX_FACTS }: ReadGraph,
): Statement<GraphRow[]> {
  const subject = sql`(SELECT s FROM graph_subject)`
  const ends = (mine: string, other: string) =>
    sql`SELECT r.${sql.identifier(other)} AS id, r.weight FROM named n JOIN relations r ON r.subject_id = ${subject}
      AND r.${sql.identifier(mine)} = n.id AND ${holds('r', null, now)}`
  return statement<GraphRow>(sql`WITH RECURSIVE graph_subject AS MATERIALIZED (SELECT ${subjectId(ref)} AS s),
  ${namedAs(candidates, subject)}, ${walksCte(subject, hops, null, { now, paths })},
  near AS MATERIALIZED (SELECT id, max(weight) AS weight FROM (
    ${ends('subject_entity_id', 'object_entity_id')} UNION ALL ${ends('object_entity_id', 'subject_entity_id')}) AS either GROUP BY id),
  edges AS (SELECT r.source_memory_id AS id, max(n.weight) AS weight FROM near n
    JOIN relations r ON r.subject_id = ${subject} AND n.id IN (r.subject_entity_id, r.object_entity_id)
    WHERE r.source_memory_id IS NOT NULL GROUP BY r.source_memory_id ORDER BY weight DESC, id LIMIT ${MAX_EDGES}::int)
  SELECT coalesce((SELECT json_agg(data) FROM (${selectFacts(subject, paths)}) AS f), '[]'::json) AS facts,
    coalesce((SELECT json_object_agg(id, weight) FROM edges), '{}'::json) AS edges,
    EXISTS (SELECT FROM named) AS named, EXISTS (SELECT FROM relations WHERE subject_id = ${subject}) AS known`)
}
