import { type SQL, sql } from 'drizzle-orm'
import type { Fact } from '../schemas.ts'
import { longestTokens, nameWindows } from './names.ts'

/** Facts that one read gives (page 07). */
export const MAX_FACTS = 30
/** A path between two named entities is walked from both. */
const MAX_PATHS = 2 * MAX_FACTS
/** Relations of a node that a hop follows, the heaviest first. */
const RELATIONS_A_NODE = 20
const MAX_NAMED = 20
const SIMILARITY = 0.5

/** What to look for among names and aliases: `names` exactly, `tokens` by similarity where no name was found. */
export interface Candidates {
  readonly names: readonly string[]
  readonly tokens: readonly string[]
}

export const candidatesOf = (message: string): Candidates => ({
  names: nameWindows(message),
  tokens: longestTokens(message),
})

/** Entities that a message names, as the CTE `named`; by similarity only where no name is there. `subject` is an SQL `bigint`. */
export const namedCte = (message: string, subject: SQL): SQL => namedAs(candidatesOf(message), subject)

export function namedAs({ names, tokens }: Candidates, subject: SQL): SQL {
  const owned = sql`a.tenant_id = (SELECT neuromem_tenant()) AND a.subject_id = ${subject}`
  return sql`exactly_named AS MATERIALIZED (
    SELECT a.entity_id AS id, max(length(a.norm)) AS size FROM json_array_elements_text(${JSON.stringify(names)}::json) AS w(norm)
    JOIN entity_aliases a ON ${owned} AND a.norm = w.norm GROUP BY a.entity_id ORDER BY size DESC, id LIMIT ${MAX_NAMED}::int),
  named AS MATERIALIZED (
    SELECT id FROM exactly_named UNION
    SELECT id FROM (SELECT a.entity_id AS id FROM entity_aliases a, json_array_elements_text(${JSON.stringify(tokens)}::json) AS w(token)
      WHERE NOT EXISTS (SELECT FROM exactly_named) AND ${owned} AND length(a.norm) > 1 AND similarity(a.norm, w.token) >= ${SIMILARITY}::float4
      GROUP BY a.entity_id ORDER BY max(similarity(a.norm, w.token)) DESC, id LIMIT ${MAX_NAMED}::int) AS alike)`
}

/** A relation holds now, or at `as_of` in the world. With `now` its source must still be held too: what passed its time says nothing. */
export const holds = (relation: string, asOf: Date | null, now?: Date): SQL =>
  now
    ? sql`${notEnded(relation, asOf, now)} AND ${sourceHeld(sql.identifier(relation), now)}`
    : notEnded(relation, asOf)

/** The same of the relation alone, whatever became of its source. */
export function notEnded(relation: string, asOf: Date | null, now?: Date): SQL {
  const at = sql.identifier(relation)
  if (asOf !== null) {
    const moment = sql`${asOf.toISOString()}::timestamptz`
    return sql`coalesce(${at}.valid_at, ${at}.created_at) <= ${moment} AND (${at}.invalid_at IS NULL OR ${at}.invalid_at > ${moment})`
  }
  return now
    ? sql`(${at}.invalid_at IS NULL OR ${at}.invalid_at > ${now.toISOString()}::timestamptz)`
    : sql`${at}.invalid_at IS NULL`
}

type Identifier = ReturnType<typeof sql.identifier>

const sourceHeld = (relation: Identifier, now: Date): SQL =>
  sql`NOT EXISTS (SELECT FROM memories m WHERE m.subject_id = ${relation}.subject_id AND m.id = ${relation}.source_memory_id
    AND (m.expired_at IS NOT NULL OR m.expires_at <= ${now.toISOString()}::timestamptz))`

/** The heaviest relations of the node `node`, from both of their ends. */
const relationsOf = (node: SQL, subject: SQL, asOf: Date | null, now?: Date): SQL => sql`LATERAL (
    SELECT r.id, r.predicate, r.weight, r.source_memory_id, r.valid_at, r.subject_entity_id = ${node} AS forward,
      CASE WHEN r.subject_entity_id = ${node} THEN r.object_entity_id ELSE r.subject_entity_id END AS other
    FROM relations r WHERE r.subject_id = ${subject} AND (r.subject_entity_id = ${node} OR r.object_entity_id = ${node})
      AND ${holds('r', asOf, now)} ORDER BY r.weight DESC, r.id LIMIT ${RELATIONS_A_NODE}::int) r`

export interface Walk {
  /** Sources past their time by then are left out; always given for what is shown or said. */
  readonly now?: Date
  /** Paths that will be read; where the first hop gives that many, no second one is made. */
  readonly paths?: number
}

/**
 * Facts about the entities of the CTE `named`, up to `hops` relations away, as the CTE `walks` (needs WITH RECURSIVE): loops cut, never
 * through the user's own node, the 20 heaviest relations of each node.
 */
export function walksCte(
  subject: SQL,
  hops: number,
  asOf: Date | null,
  { now, paths = MAX_PATHS }: Walk = {},
): SQL {
  return sql`first_steps AS MATERIALIZED (
    SELECT ARRAY[n.id, r.other] AS nodes, ARRAY[r.id] AS relations, ARRAY[r.predicate] AS predicates, ARRAY[r.forward] AS forwards,
      r.other AS at, 1 AS hops, r.weight, r.source_memory_id, r.valid_at
    FROM named n CROSS JOIN ${relationsOf(sql`n.id`, subject, asOf, now)}),
  walks AS (
    SELECT * FROM first_steps
    UNION ALL
    SELECT w.nodes || r.other, w.relations || r.id, w.predicates || r.predicate, w.forwards || r.forward,
      r.other, w.hops + 1, least(w.weight, r.weight), r.source_memory_id, r.valid_at
    FROM walks w JOIN entities e ON e.subject_id = ${subject} AND e.id = w.at AND e.type <> 'user'
    CROSS JOIN ${relationsOf(sql`w.at`, subject, asOf, now)}
    WHERE w.hops < ${hops}::int AND r.other <> ALL (w.nodes) AND (SELECT count(*) FROM first_steps) < ${paths}::int)`
}

/** `SELECT` of the facts of `walks`, nearer and heavier first, one JSON object each in `data`: a `FactRow`. */
export function selectFacts(subject: SQL, paths = MAX_PATHS): SQL {
  return sql`SELECT json_build_object('names', (SELECT json_agg(e.name ORDER BY n.place) FROM unnest(w.nodes) WITH ORDINALITY AS n(id, place)
      JOIN entities e ON e.subject_id = ${subject} AND e.id = n.id), 'relations', w.relations, 'predicates', w.predicates, 'forwards', w.forwards,
      'weight', w.weight, 'source_memory_id', w.source_memory_id, 'valid_at', w.valid_at, 'pending', ${anyPending(subject)}) AS data
    FROM (SELECT * FROM walks ORDER BY hops, weight DESC, relations LIMIT ${paths}::int) w`
}

const anyPending = (subject: SQL): SQL =>
  sql`EXISTS (SELECT FROM relations r JOIN memories m ON m.subject_id = r.subject_id AND m.id = r.source_memory_id
    WHERE r.subject_id = ${subject} AND r.id = ANY (w.relations) AND m.requires_confirmation)`

export interface FactRow {
  readonly names: readonly string[]
  readonly relations: readonly string[]
  readonly predicates: readonly string[]
  /** Whether each relation was walked in its own direction. */
  readonly forwards: readonly boolean[]
  readonly weight: number
  readonly source_memory_id: string | null
  readonly valid_at: string | null
  /** A source of it waits for the user's confirmation. */
  readonly pending: boolean
}

/** Facts as they are counted and shown: each path once, at most 30. */
export const factsOf = (rows: readonly FactRow[]): FactRow[] => eachOnce(rows).slice(0, MAX_FACTS)

/** Each path once, from whichever end it was found first. */
export function eachOnce(rows: readonly FactRow[]): FactRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = [row.relations.join(), row.relations.toReversed().join()].sort()[0]!
    return !seen.has(key) && seen.add(key)
  })
}

/** A direct fact is written in its own direction; of a longer one the last relation says predicate, source and time. */
export function toFact(row: FactRow): Fact {
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
function textOf(
  names: readonly string[],
  predicates: readonly string[],
  forwards: readonly boolean[],
): string {
  const walked = predicates.map(
    (predicate, place) =>
      (forwards[place] ? ` -[${predicate}]-> ` : ` <-[${predicate}]- `) + names[place + 1],
  )
  return `${predicates.length > 1 ? `[${predicates.length}-hop] ` : ''}${names[0]}${walked.join('')}`
}
