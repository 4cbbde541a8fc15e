import { type SQL, sql } from 'drizzle-orm'
import { int, literal, tenant } from '../../../../db/sql.ts'
import type { Fact } from '../schemas.ts'
import { holds, holdsBySource, isPending, relationsWithSource } from './holds.ts'
import { longestTokens, nameWindows } from './names.ts'

export { holds }

/** Facts that one read gives. */
export const MAX_FACTS = 30
/** A path between two named entities is walked from both. */
const MAX_PATHS = 2 * MAX_FACTS
/** Relations of a node that a hop follows, the heaviest first. */
const RELATIONS_A_NODE = 20
const MAX_NAMED = 20
const SIMILARITY = 0.5

/**
 * What to look for among names and aliases: `names` exactly, `tokens` by similarity where no name was found.
 */
export interface Candidates {
  readonly names: readonly string[]
  readonly tokens: readonly string[]
}

/** What of a message may name an entity: runs of words, and long tokens for names that are part of one. */
export const candidatesOf = (message: string): Candidates => ({
  names: nameWindows(message),
  tokens: longestTokens(message),
})

/**
 * Entities that a message names, as the CTE `named(id)`; by similarity only where no name is there. Before it
 * stands `exactly_named(id, size)`, those whose very name was found.
 * @param subject a `bigint`
 */
export const namedCte = (message: string, subject: SQL): SQL => namedAs(candidatesOf(message), subject)

/** `namedCte` for names that were looked for already. */
export function namedAs({ names, tokens }: Candidates, subject: SQL): SQL {
  const ofSubject = sql`alias.tenant_id = ${tenant} AND alias.subject_id = ${subject}`
  return sql`exactly_named AS MATERIALIZED (
    SELECT alias.entity_id AS id, max(length(alias.norm)) AS size
    FROM json_array_elements_text(${JSON.stringify(names)}::json) AS looked_for(norm)
    JOIN entity_aliases AS alias ON ${ofSubject} AND alias.norm = looked_for.norm
    GROUP BY alias.entity_id
    ORDER BY size DESC, id
    LIMIT ${int(MAX_NAMED)}),
  named AS MATERIALIZED (
    SELECT id
    FROM exactly_named
    UNION
    SELECT id
    FROM (
      SELECT alias.entity_id AS id
      FROM entity_aliases AS alias,
        json_array_elements_text(${JSON.stringify(tokens)}::json) AS looked_for(token)
      WHERE NOT EXISTS (SELECT FROM exactly_named)
        AND ${ofSubject}
        AND length(alias.norm) > 1
        AND similarity(alias.norm, looked_for.token) >= ${SIMILARITY}::float4
      GROUP BY alias.entity_id
      ORDER BY max(similarity(alias.norm, looked_for.token)) DESC, id
      LIMIT ${int(MAX_NAMED)}) AS alike)`
}

/**
 * The heaviest relations of the node `node`, from both of their ends, as `step`; `other` is the other end.
 */
const stepsFrom = (node: SQL, subject: SQL, asOf: Date | null, now: Date): SQL => sql`LATERAL (
      SELECT relation.id, relation.predicate, relation.weight, relation.source_memory_id, relation.valid_at,
        ${isPending} AS pending,
        relation.subject_entity_id = ${node} AS forward,
        CASE
          WHEN relation.subject_entity_id = ${node} THEN relation.object_entity_id
          ELSE relation.subject_entity_id
        END AS other
      FROM ${relationsWithSource}
      WHERE relation.subject_id = ${subject}
        AND (relation.subject_entity_id = ${node} OR relation.object_entity_id = ${node})
        AND ${holdsBySource(asOf, now)}
      ORDER BY relation.weight DESC, relation.id
      LIMIT ${int(RELATIONS_A_NODE)}) AS step`

export interface Walk {
  /** Sources past their time by then are left out. */
  readonly now: Date
  /** Paths that will be read; where the first hop gives that many, no second one is made. */
  readonly paths?: number
}

/**
 * Facts about the entities of the CTE `named`, up to `hops` relations away, as the CTE `walks` (needs WITH
 * RECURSIVE): loops cut, never through the user's own node, the 20 heaviest relations of each node.
 */
export function walksCte(
  subject: SQL,
  hops: number,
  asOf: Date | null,
  { now, paths = MAX_PATHS }: Walk,
): SQL {
  return sql`first_steps AS MATERIALIZED (
    SELECT ARRAY[named.id, step.other] AS nodes, ARRAY[step.id] AS relations,
      ARRAY[step.predicate] AS predicates, ARRAY[step.forward] AS forwards,
      step.other AS at, 1 AS hops, step.weight, step.source_memory_id, step.valid_at, step.pending
    FROM named
    CROSS JOIN ${stepsFrom(sql`named.id`, subject, asOf, now)}),
  walks AS (
    SELECT *
    FROM first_steps
    UNION ALL
    SELECT walk.nodes || step.other, walk.relations || step.id,
      walk.predicates || step.predicate, walk.forwards || step.forward,
      step.other, walk.hops + 1, least(walk.weight, step.weight), step.source_memory_id, step.valid_at,
      walk.pending OR step.pending
    FROM walks AS walk
    JOIN entities AS entity
      ON entity.subject_id = ${subject} AND entity.id = walk.at AND entity.type <> 'user'
    CROSS JOIN ${stepsFrom(sql`walk.at`, subject, asOf, now)}
    WHERE walk.hops < ${int(hops)}
      AND step.other <> ALL (walk.nodes)
      AND (SELECT count(*) FROM first_steps) < ${int(paths)})`
}

/**
 * So many paths of `walks` are `MAX_FACTS` at least: from one thing alone none is walked twice.
 */
export const pathsOfFacts: SQL = sql`(CASE WHEN (SELECT count(*) FROM named) > 1
          THEN ${literal(MAX_PATHS)} ELSE ${literal(MAX_FACTS)} END)`

/**
 * `SELECT` of the facts of `walks`, nearer and heavier first, one JSON object each in `data`: a `FactRow`.
 */
export const selectFacts = (subject: SQL, paths = int(MAX_PATHS)): SQL => sql`SELECT json_build_object(
      'names', walk.names,
      'relations', walk.relations,
      'predicates', walk.predicates,
      'forwards', walk.forwards,
      'weight', walk.weight,
      'source_memory_id', walk.source_memory_id,
      'valid_at', walk.valid_at,
      'pending', walk.pending) AS data
    FROM (
      WITH ${chosenWalks(subject, paths)}
      SELECT chosen.*, called.names
      FROM chosen
      LEFT JOIN called USING (place)
      ORDER BY chosen.place) AS walk`

/** The walks that are shown, and what their nodes are called. */
const chosenWalks = (subject: SQL, paths: SQL): SQL => sql`chosen AS MATERIALIZED (
        SELECT *, row_number() OVER (ORDER BY hops, weight DESC, relations) AS place
        FROM walks
        ORDER BY place
        LIMIT ${paths}),
      -- once for all walks: most of them share their nodes
      things AS MATERIALIZED (
        SELECT entity.id, entity.name
        FROM (SELECT DISTINCT unnest(nodes) AS id FROM chosen) AS node
        CROSS JOIN LATERAL (
          SELECT id, name
          FROM entities
          WHERE subject_id = ${subject} AND id = node.id
          -- a look-up by key, however many things the planner expects of a subject
          LIMIT 1) AS entity),
      called AS MATERIALIZED (
        SELECT chosen.place, json_agg(thing.name ORDER BY node.place) AS names
        FROM chosen
        CROSS JOIN unnest(chosen.nodes) WITH ORDINALITY AS node(id, place)
        JOIN things AS thing USING (id)
        GROUP BY chosen.place)`

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

/**
 * A direct fact is written in its own direction; of a longer one the last relation says predicate, source and
 * time.
 */
export function toFact(row: FactRow): Fact {
  const hops = row.predicates.length
  const turned = hops === 1 && row.forwards[0] === false
  const names = turned ? row.names.toReversed() : row.names
  const forwards = turned ? [true] : row.forwards
  return {
    subject: names[0]!,
    predicate: row.predicates.at(-1)! as Fact['predicate'],
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
