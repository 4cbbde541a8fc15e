import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { idOf } from '../../text/hash.ts'
import { type Node, type NodeDraft, toNodes, typeOrder } from './nodes.ts'
import { isSingleValued } from './predicates.ts'
import {
  type GraphWriting,
  isFresh,
  itemCte,
  type RelationDraft,
  type RelationItem,
  relationItem,
} from './relation-items.ts'
import { placeInTime, supersedeFacts } from './succession.ts'
import { sourceOf, supportedWeight } from './support.ts'

/**
 * Entities, aliases and relations, each in its place in time. After the memories of the batch and before
 * their sources.
 */
export function writeGraph(
  writing: GraphWriting,
  nodes: readonly NodeDraft[],
  relations: readonly RelationDraft[],
): Statement[] {
  const known = toNodes(nodes)
  const inOrder = eachOnce(relations).sort((one, other) => one.valid_at.getTime() - other.valid_at.getTime())
  const [single, plural] = [true, false].map((isSingle) =>
    inOrder
      .filter((relation) => isSingleValued(relation.predicate) === isSingle)
      .map((relation) => relationItem(writing, relation)),
  )
  return [
    ...(known.length > 0 ? [writeNodes(writing, known), writeAliases(writing, known)] : []),
    ...(plural!.length > 0 ? [writePlural(writing, plural!)] : []),
    ...single!.map((item) => placeInTime(writing, item)),
  ]
}

/**
 * The facts that newer values of single-valued predicates have ended. After the sources: an ended fact has
 * its turns too.
 */
export function endFacts(writing: GraphWriting, relations: readonly RelationDraft[]): Statement[] {
  const single = relations.filter((relation) => isSingleValued(relation.predicate))
  if (single.length === 0) return []
  const items = single.map((relation) => relationItem(writing, relation))
  return [supersedeFacts(writing, items)]
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

const rankOf = (column: string): SQL =>
  sql.raw(`array_position(ARRAY['${typeOrder.join("', '")}'], ${column})`)

/** Of two names the first by its code, of two types the more telling one: in whatever order they come. */
function writeNodes({ tenant_id, user_id, subject, now }: GraphWriting, nodes: readonly Node[]): Statement {
  const rows = nodes.map(({ norm, name, type }) => ({
    id: idOf('entity', tenant_id, user_id, norm),
    norm,
    name,
    type,
  }))
  return statement(
    sql`INSERT INTO entities AS known (tenant_id, subject_id, id, type, name, norm, created_at)
        SELECT ${tenant}, ${subject}, node.id, node.type, node.name, node.norm, ${moment(now)}
        FROM ${recordsOf(rows, 'node(id uuid, norm text, name text, type text)')}
        ON CONFLICT (subject_id, norm) DO UPDATE
        SET name = least(known.name COLLATE "C", excluded.name COLLATE "C"),
          type = CASE
            WHEN ${rankOf('excluded.type')} < ${rankOf('known.type')} THEN excluded.type
            ELSE known.type
          END
        WHERE excluded.name COLLATE "C" < known.name COLLATE "C"
          OR ${rankOf('excluded.type')} < ${rankOf('known.type')}`,
  )
}

function writeAliases({ subject, now }: GraphWriting, nodes: readonly Node[]): Statement {
  const rows = nodes.flatMap(({ norm, aliases }) =>
    [...aliases].map(([alias_norm, alias]) => ({ norm, alias_norm, alias })),
  )
  return statement(
    sql`INSERT INTO entity_aliases (tenant_id, subject_id, norm, entity_id, alias, created_at)
        SELECT entity.tenant_id, entity.subject_id, named.alias_norm, entity.id, named.alias, ${moment(now)}
        FROM ${recordsOf(rows, 'named(norm text, alias_norm text, alias text)')}
        JOIN entities AS entity ON entity.subject_id = ${subject} AND entity.norm = named.norm
        ON CONFLICT (subject_id, norm, entity_id) DO NOTHING`,
  )
}

/** What is over keeps its id; the same said anew is a row of its own. */
const freeId = (subject: SQL): SQL => sql`CASE
            WHEN EXISTS (
              SELECT FROM relations AS over
              WHERE over.subject_id = ${subject} AND over.id = said.id AND over.invalid_at IS NOT NULL)
              THEN gen_random_uuid()
            ELSE said.id
          END`

/** Relations that may hold many values: one row each, and every further support makes it heavier. */
function writePlural(writing: GraphWriting, items: readonly RelationItem[]): Statement {
  const now = moment(writing.now)
  return statement(
    sql`WITH ${itemCte(writing, items)},
        said AS (
          SELECT (array_agg(id ORDER BY place))[1] AS id, from_id, predicate, to_id,
            min(valid_at) AS valid_at, max(stated_at) AS stated_at, count(*)::int AS supports,
            (array_agg(memory_id ORDER BY place) FILTER (WHERE memory_id IS NOT NULL))[1] AS memory_id,
            coalesce(array_agg(memory_id ORDER BY place) FILTER (WHERE memory_id IS NOT NULL), '{}')
              AS support_ids
          FROM item
          WHERE ${isFresh(writing)}
          GROUP BY from_id, predicate, to_id)
        INSERT INTO relations AS relation
          (tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id, weight, support_count,
          valid_at, stated_at, source_memory_id, support_ids, created_at, updated_at)
        SELECT ${tenant}, ${writing.subject}, ${freeId(writing.subject)}, from_id, predicate, to_id,
          ${supportedWeight(sql`0.5`, sql`supports - 1`)}, supports,
          valid_at, stated_at, memory_id, support_ids, ${now}, ${now}
        FROM said
        ORDER BY said.id
        ON CONFLICT (subject_id, subject_entity_id, predicate, object_entity_id) WHERE invalid_at IS NULL
        DO UPDATE
        SET weight = ${supportedWeight(sql`relation.weight`, sql`excluded.support_count`)},
          support_count = relation.support_count + excluded.support_count,
          support_ids = relation.support_ids || excluded.support_ids,
          valid_at = least(relation.valid_at, excluded.valid_at),
          stated_at = greatest(relation.stated_at, excluded.stated_at),
          source_memory_id = ${sourceOf(sql`excluded.valid_at`, sql`excluded.source_memory_id`)},
          updated_at = excluded.updated_at`,
  )
}
