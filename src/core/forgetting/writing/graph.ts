import { type SQL, sql } from 'drizzle-orm'
import { recordsOf, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { supportedWeight } from '../../graph/writing/support.ts'
import { keepRows } from '../../memories/table/ending/husks.ts'
import type { Decision, WeakerRelation } from '../deciding/decision.ts'

const givenRelation = `given(id uuid, support_count int, support_ids uuid[], fact_ids uuid[],
            source_memory_id uuid)`

/** Weights as if the support had never been: they follow from its number (docs/design/graph.md). */
const setSupports = (subject: SQL, relations: readonly WeakerRelation[]): Statement => {
  const asArray = (ids: readonly string[]) => `{${ids.join(',')}}`
  const rows = relations.map((relation) => ({
    ...relation,
    support_ids: asArray(relation.support_ids),
    fact_ids: asArray(relation.fact_ids),
  }))
  return statement(
    sql`UPDATE relations AS relation
        SET support_count = given.support_count,
          support_ids = given.support_ids,
          fact_ids = given.fact_ids,
          source_memory_id = given.source_memory_id,
          weight = ${supportedWeight(sql`0.5`, sql`given.support_count - 1`)}
        FROM ${recordsOf(rows, givenRelation)}
        WHERE relation.subject_id = ${subject} AND relation.id = given.id`,
  )
}

/** Relations and names that go, kept for a restore where there may be one. */
export function forgetGraph(
  subject: SQL,
  { ended, weaker, entities, aliases }: Pick<Decision, 'ended' | 'weaker' | 'entities' | 'aliases'>,
  { receipt, keep }: { readonly receipt: string; readonly keep: boolean },
) {
  const touched = uuids([...ended, ...weaker].map(({ id }) => id))
  const isTouched = sql`kept.subject_id = ${subject} AND kept.id = ANY(${touched})`
  const isGone = sql`kept.subject_id = ${subject} AND kept.id = ANY(${uuids(entities)})`
  const isUnsaid = sql`kept.subject_id = ${subject}
          AND (kept.entity_id = ANY(${uuids(entities)})
            OR (kept.entity_id, kept.norm) IN (
              SELECT given.entity_id, given.norm
              FROM ${recordsOf(aliases, 'given(entity_id uuid, norm text)')}))`
  const kept = keep
    ? [
        keepRows('entities', { receipt, id: sql`kept.id`, where: isGone }),
        keepRows('entity_aliases', { receipt, id: sql`kept.entity_id`, where: isUnsaid }),
        keepRows('relations', { receipt, id: sql`kept.id`, where: isTouched }),
      ]
    : undefined
  return {
    kept,
    weaker: setSupports(subject, weaker),
    ended: statement(
      sql`DELETE FROM relations AS kept
          WHERE kept.subject_id = ${subject} AND kept.id = ANY(${uuids(ended.map(({ id }) => id))})`,
    ),
    aliases: statement(sql`DELETE FROM entity_aliases AS kept WHERE ${isUnsaid}`),
    entities: statement(sql`DELETE FROM entities AS kept WHERE ${isGone}`),
  }
}
