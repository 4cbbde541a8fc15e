import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { idOf } from '../../text/hash.ts'
import { type Node, type NodeDraft, toNodes, typeOrder } from './nodes.ts'
import { isSingleValued, type Predicate } from './predicates.ts'
import { placeInTime, supersedeFacts } from './succession.ts'
import { fresh, items, type RelationItem, relationItem, SUPPORT, sourceOf } from './support.ts'

export interface GraphPlace {
  readonly tenant_id: string
  readonly user_id: string
  /** The subject's inside id, as SQL. */
  readonly subject: SQL
  /** `conversation_sessions.id` */
  readonly session: string
  readonly now: Date
}

/** A relation between two nodes, by their norms, with the fact it comes from (a draft of the same batch) and the turns that say it. */
export interface RelationDraft {
  readonly subject: string
  readonly predicate: Predicate
  readonly object: string
  readonly valid_at: Date
  /** When it was said: the latest time of its turns. */
  readonly stated_at: Date
  readonly fact: { readonly memory_type: string; readonly content_hash: string } | null
  readonly turn_ids: readonly string[]
}

/** Entities, aliases and relations, each in its place in time. After the memories of the batch and before their sources. */
export function writeGraph(
  place: GraphPlace,
  nodes: readonly NodeDraft[],
  relations: readonly RelationDraft[],
): Statement[] {
  const known = toNodes(nodes)
  const inOrder = eachOnce(relations).sort((one, other) => one.valid_at.getTime() - other.valid_at.getTime())
  const single = inOrder
    .filter((relation) => isSingleValued(relation.predicate))
    .map((one) => relationItem(place, one))
  const plural = inOrder
    .filter((relation) => !isSingleValued(relation.predicate))
    .map((one) => relationItem(place, one))
  return [
    ...(known.length > 0 ? [writeNodes(place, known), writeAliases(place, known)] : []),
    ...(plural.length > 0 ? [writePlural(place, plural)] : []),
    ...single.map((item) => placeInTime(place, item)),
  ]
}

/** The facts that newer values of single-valued predicates have ended (page 04). After the sources: an ended fact has its turns too. */
export function endFacts(place: GraphPlace, relations: readonly RelationDraft[]): Statement[] {
  const single = relations.filter((relation) => isSingleValued(relation.predicate))
  return single.length > 0
    ? [
        supersedeFacts(
          place,
          single.map((one) => relationItem(place, one)),
        ),
      ]
    : []
}

/** How many relations a list of drafts is, the same said twice counted once. */
export const countRelations = (relations: readonly RelationDraft[]): number =>
  new Set(relations.map(({ subject, predicate, object }) => JSON.stringify([subject, predicate, object])))
    .size

/** The same relation from the same turns supports once. */
function eachOnce(relations: readonly RelationDraft[]): RelationDraft[] {
  const key = ({ subject, predicate, object, turn_ids }: RelationDraft) =>
    JSON.stringify([subject, predicate, object, turn_ids.toSorted()])
  return [
    ...new Map(relations.map((relation) => [key(relation), relation] as const).reverse()).values(),
  ].reverse()
}

const rank = (column: string): SQL =>
  sql.raw(`array_position(ARRAY[${typeOrder.map((type) => `'${type}'`).join(', ')}], ${column})`)

function writeNodes(place: GraphPlace, nodes: readonly Node[]): Statement {
  const rows = nodes.map(({ norm, name, type }) => ({
    id: idOf('entity', place.tenant_id, place.user_id, norm),
    norm,
    name,
    type,
  }))
  return statement(
    sql`INSERT INTO entities AS e (tenant_id, subject_id, id, type, name, norm, created_at)
        SELECT (SELECT neuromem_tenant()), ${place.subject}, n.id, n.type, n.name, n.norm, ${place.now.toISOString()}::timestamptz
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n(id uuid, norm text, name text, type text)
        ON CONFLICT (subject_id, norm) DO UPDATE SET
          name = least(e.name COLLATE "C", excluded.name COLLATE "C"),
          type = CASE WHEN ${rank('excluded.type')} < ${rank('e.type')} THEN excluded.type ELSE e.type END
        WHERE excluded.name COLLATE "C" < e.name COLLATE "C" OR ${rank('excluded.type')} < ${rank('e.type')}`,
  )
}

function writeAliases(place: GraphPlace, nodes: readonly Node[]): Statement {
  const rows = nodes.flatMap(({ norm, aliases }) =>
    [...aliases].map(([alias_norm, alias]) => ({ norm, alias_norm, alias })),
  )
  return statement(
    sql`INSERT INTO entity_aliases (tenant_id, subject_id, norm, entity_id, alias, created_at)
        SELECT e.tenant_id, e.subject_id, a.alias_norm, e.id, a.alias, ${place.now.toISOString()}::timestamptz
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS a(norm text, alias_norm text, alias text)
        JOIN entities e ON e.subject_id = ${place.subject} AND e.norm = a.norm
        ON CONFLICT (subject_id, norm, entity_id) DO NOTHING`,
  )
}

/** Relations that may hold many values: one row each, and every further support makes it heavier. */
function writePlural(place: GraphPlace, given: readonly RelationItem[]): Statement {
  const now = sql`${place.now.toISOString()}::timestamptz`
  return statement(
    sql`WITH item AS (${items(place, given)}),
        said AS (
          SELECT (array_agg(id ORDER BY place))[1] AS id, from_id, predicate, to_id, min(valid_at) AS valid_at, max(stated_at) AS stated_at,
            count(*)::int AS supports, (array_agg(memory_id ORDER BY place) FILTER (WHERE memory_id IS NOT NULL))[1] AS memory_id
          FROM item WHERE ${fresh(place)} GROUP BY from_id, predicate, to_id)
        INSERT INTO relations AS r (tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id, weight, support_count,
          valid_at, stated_at, source_memory_id, created_at, updated_at)
        SELECT (SELECT neuromem_tenant()), ${place.subject}, id, from_id, predicate, to_id, ${SUPPORT(sql`0.5`, sql`supports - 1`)}, supports,
          valid_at, stated_at, memory_id, ${now}, ${now} FROM said ORDER BY id
        ON CONFLICT (subject_id, subject_entity_id, predicate, object_entity_id, invalid_at) DO UPDATE SET
          weight = ${SUPPORT(sql`r.weight`, sql`excluded.support_count`)}, support_count = r.support_count + excluded.support_count,
          valid_at = least(r.valid_at, excluded.valid_at), stated_at = greatest(r.stated_at, excluded.stated_at),
          source_memory_id = ${sourceOf(sql`excluded.valid_at`, sql`excluded.source_memory_id`)},
          updated_at = excluded.updated_at`,
  )
}
