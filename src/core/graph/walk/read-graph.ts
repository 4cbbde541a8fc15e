import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { MAX_HOPS } from '../schemas.ts'
import { type Candidates, type FactRow, MAX_FACTS, namedAs, selectFacts, walksCte } from './facts.ts'
import { holds } from './holds.ts'

const MAX_EDGES = 500

/** What the graph says about the entities that a message names. */
export interface GraphRow {
  /** Facts, nearer and heavier first; a path between two named entities may stand in both directions. */
  readonly facts: readonly FactRow[]
  /**
   * By memory: the strongest weight between an entity of it (an end of a relation whose source it is) and a
   * named entity.
   */
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

/** The subject's id is looked up once, in a CTE, and not in each of the places that compare with it. */
const subject = sql`(SELECT subject_id FROM graph_subject)`

/** The other ends of the relations of the named entities, from one of their two sides. */
const neighbours = (named: string, neighbour: string, now: Date): SQL =>
  sql`SELECT relation.${sql.identifier(neighbour)} AS id, relation.weight
      FROM named
      JOIN relations AS relation
        ON relation.subject_id = ${subject}
        AND relation.${sql.identifier(named)} = named.id
        AND ${holds('relation', null, now)}`

/** Facts one to three hops out and the edges of memories: one row, always, by one recursive query. */
export function readGraph(
  ref: SubjectRef,
  { candidates, now, hops = MAX_HOPS, paths = 2 * MAX_FACTS }: ReadGraph,
): Statement<GraphRow[]> {
  return statement<GraphRow>(
    sql`WITH RECURSIVE graph_subject AS MATERIALIZED (SELECT ${subjectId(ref)} AS subject_id),
        ${namedAs(candidates, subject)},
        ${walksCte(subject, hops, null, { now, paths })},
        near AS MATERIALIZED (
          SELECT id, max(weight) AS weight
          FROM (
            ${neighbours('subject_entity_id', 'object_entity_id', now)}
            UNION ALL
            ${neighbours('object_entity_id', 'subject_entity_id', now)}) AS either
          GROUP BY id),
        edges AS (
          SELECT relation.source_memory_id AS id, max(near.weight) AS weight
          FROM near
          JOIN relations AS relation
            ON relation.subject_id = ${subject}
            AND near.id IN (relation.subject_entity_id, relation.object_entity_id)
          WHERE relation.source_memory_id IS NOT NULL
          GROUP BY relation.source_memory_id
          ORDER BY weight DESC, id
          LIMIT ${int(MAX_EDGES)})
        SELECT
          coalesce((
            SELECT json_agg(data)
            FROM (${selectFacts(subject, int(paths))}) AS fact), '[]'::json) AS facts,
          coalesce((SELECT json_object_agg(id, weight) FROM edges), '{}'::json) AS edges,
          EXISTS (SELECT FROM named) AS named,
          EXISTS (SELECT FROM relations WHERE subject_id = ${subject}) AS known`,
  )
}
