import { type SQL, sql } from 'drizzle-orm'
import { longestTokens, nameWindows } from './names.ts'
import type { Fact } from './schemas.ts'

const MAX_FACTS = 30
/** Relations of a node that a hop follows, the heaviest first. */
const RELATIONS_A_NODE = 20
const MAX_NAMED = 20
const SIMILARITY = 0.5

/** Entities that a message names, as the CTE `named`; by similarity only where no name is there. `subject` is an SQL `bigint`. */
export function namedCte(message: string, subject: SQL): SQL {
  const owned = sql`a.tenant_id = (SELECT neuromem_tenant()) AND a.subject_id = ${subject}`
  return sql`exactly_named AS MATERIALIZED (
    SELECT a.entity_id AS id, max(length(a.norm)) AS size FROM json_array_elements_text(${JSON.stringify(nameWindows(message))}::json) AS w(norm)
    JOIN entity_aliases a ON ${owned} AND a.norm = w.norm GROUP BY a.entity_id ORDER BY size DESC, id LIMIT ${MAX_NAMED}::int),
  named AS MATERIALIZED (
    SELECT id FROM exactly_named UNION
    SELECT id FROM (SELECT a.entity_id AS id FROM entity_aliases a, json_array_elements_text(${JSON.stringify(longestTokens(message))}::json) AS w(token)
      WHERE NOT EXISTS (SELECT FROM exactly_named) AND ${owned} AND similarity(a.norm, w.token) >= ${SIMILARITY}::float4
      GROUP BY a.entity_id ORDER BY max(similarity(a.norm, w.token)) DESC, id LIMIT ${MAX_NAMED}::int) AS alike)`
}

/** A relation holds now, or at `as_of` in the world. */
export const holds = (relation: string, asOf: Date | null): SQL => {
  const at = sql.identifier(relation)
  if (asOf === null) return sql`${at}.invalid_at IS NULL`
  const moment = sql`${asOf.toISOString()}::timestamptz`
  return sql`coalesce(${at}.valid_at, ${at}.created_at) <= ${moment} AND (${at}.invalid_at IS NULL OR ${at}.invalid_at > ${moment})`
}

/** The heaviest relations of the node `node`, from both of their ends. */
const relationsOf = (node: SQL, subject: SQL, asOf: Date | null): SQL => sql`LATERAL (
    SELECT r.id, r.predicate, r.weight, r.source_memory_id, r.valid_at, r.subject_entity_id = ${node} AS forward,
      CASE WHEN r.subject_entity_id = ${node} THEN r.object_entity_id ELSE r.subject_entity_id END AS other
    FROM relations r WHERE r.subject_id = ${subject} AND (r.subject_entity_id = ${node} OR r.object_entity_id = ${node})
      AND ${holds('r', asOf)} ORDER BY r.weight DESC, r.id LIMIT ${RELATIONS_A_NODE}::int) r`

/**
 * Facts about the entities of the CTE `named`, up to `hops` relations away, as the CTE `walks` (needs WITH RECURSIVE): loops cut, never
 * through the user's own node, the 20 heaviest relations of each node.
 */
export function walksCte(subject: SQL, hops: number, asOf: Date | null): SQL {
  return sql`walks AS (
    SELECT ARRAY[n.id, r.other] AS nodes, ARRAY[r.id] AS relations, ARRAY[r.predicate] AS predicates, ARRAY[r.forward] AS forwards,
      r.other AS at, 1 AS hops, r.weight, r.source_memory_id, r.valid_at
    FROM named n CROSS JOIN ${relationsOf(sql`n.id`, subject, asOf)}
    UNION ALL
    SELECT w.nodes || r.other, w.relations || r.id, w.predicates || r.predicate, w.forwards || r.forward,
      r.other, w.hops + 1, least(w.weight, r.weight), r.source_memory_id, r.valid_at
    FROM walks w JOIN entities e ON e.subject_id = ${subject} AND e.id = w.at AND e.type <> 'user'
    CROSS JOIN ${relationsOf(sql`w.at`, subject, asOf)}
    WHERE w.hops < ${hops}::int AND r.other <> ALL (w.nodes))`
}

/** `SELECT` of the facts of `walks`, nearer and heavier first, one JSON object each in `data`: a `FactRow`. */
export function selectFacts(subject: SQL): SQL {
  return sql`SELECT json_build_object('names', (SELECT json_agg(e.name ORDER BY n.place) FROM unnest(w.nodes) WITH ORDINALITY AS n(id, place)
      JOIN entities e ON e.subject_id = ${subject} AND e.id = n.id), 'relations', w.relations, 'predicates', w.predicates, 'forwards', w.forwards,
      'weight', w.weight, 'source_memory_id', w.source_memory_id, 'valid_at', w.valid_at) AS data
    FROM (SELECT * FROM walks ORDER BY hops, weight DESC, relations LIMIT ${2 * MAX_FACTS}::int) w`
}

export interface FactRow {
  readonly names: readonly string[]
  readonly relations: readonly string[]
  readonly predicates: readonly string[]
  /** Whether each relation was walked in its own direction. */
  readonly forwards: readonly boolean[]
  readonly weight: number
  readonly source_memory_id: string | null
  readonly valid_at: string | null
}

/** Facts, each path once from whichever end it was found, at most 30. */
export function toFacts(rows: readonly FactRow[]): Fact[] {
  const seen = new Set<string>()
  const once = rows.filter((row) => {
    const key = Array.from(row.relations).sort().join()
    return !seen.has(key) && seen.add(key)
  })
  return once.slice(0, MAX_FACTS).map(toFact)
}

/** A direct fact is written in its own direction; of a longer one the last relation says predicate, source and time. */
function toFact(row: FactRow): Fact {
  const hops = row.predicates.length
  const turned = hops === 1 && row.forwards[0] === false
  const names = turned ? row.names.toReversed() : row.names
  const forwards = turned ? [true] : row.forwards
  return {
    subject: names[0]!,
    predicate: row.predicates.at(-1)!,
    object: names.at(-1)!,
    weight: row.weight,
    hops,
    path: [...names],
    text: textOf(names, row.predicates, forwards),
    source_memory_id: row.source_memory_id,
    valid_at: row.valid_at === null ? null : new Date(row.valid_at).toISOString(),
  }
}

/** `昊哥 -[LIVES_IN]-> 大连`, or `[2-hop] A -[P]-> B <-[Q]- C` */
function textOf(names: readonly string[], predicates: readonly string[], forwards: readonly boolean[]): string {
  const walked = predicates.map(
    (predicate, place) => (forwards[place] ? ` -[${predicate}]-> ` : ` <-[${predicate}]- `) + names[place + 1],
  )
  return `${predicates.length > 1 ? `[${predicates.length}-hop] ` : ''}${names[0]}${walked.join('')}`
}
