import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { live, uuid } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { MemoryId } from '../memories/schemas.ts'
import { found, memoryById, subjectOfMemory } from '../memories/table/rows.ts'
import { isEvidence, lifeRows } from '../reflection/withdrawal/life-rows.ts'
import { withdrawn } from '../reflection/withdrawal/recompute.ts'
import type { DependentList } from './schemas.ts'
import { dependentsOf, type StatedRelation } from './seeing/dependents.ts'

/**
 * All that rests on a memory or trait, to any depth, and what of it would go with it. One round trip.
 * @throws CoreError `not_found`
 */
export async function listDependents(ctx: Context, input: MemoryId): Promise<DependentList> {
  const { id } = MemoryId.parse(input)
  const subject = subjectOfMemory(ctx.actor, id)
  const { rows, life, relations } = await read(
    ctx,
    {
      rows: memoryById(ctx.actor, id),
      life: lifeRows(subject, moves(subject, id)),
      relations: relationsStatedBy(subject, id),
    },
    { replica: true },
  )
  const isTrait = found(rows, id).memory_type === 'trait'
  const asked = isTrait ? { memory_ids: [], trait_ids: [id] } : { memory_ids: [id] }
  const going = withdrawn(life, { id: v4(), ...asked }, ctx.clock.now())
  return { items: dependentsOf(id, life, going, relations), next_cursor: null }
}

/** Whether any trait can rest on it: of what is neither one nor evidence of one the life of none has to be read. */
const moves = (subject: SQL, id: string): SQL => sql`(${isEvidence(subject, [id])}
          OR EXISTS (
            SELECT FROM memories AS asked
            WHERE asked.subject_id = ${subject} AND asked.id = ${uuid(id)} AND asked.memory_type = 'trait'))`

const relationsStatedBy = (subject: SQL, id: string): Statement<StatedRelation[]> =>
  statement<StatedRelation>(
    sql`SELECT relation.id,
          from_node.name || ' -[' || relation.predicate || ']-> ' || to_node.name AS text,
          EXISTS (
            SELECT FROM memories AS other
            WHERE other.subject_id = relation.subject_id
              AND other.id = ANY(relation.support_ids || relation.fact_ids || relation.source_memory_id)
              AND other.id <> ${uuid(id)}
              AND ${live('other')}
          ) AS is_held
        FROM relations AS relation
        JOIN entities AS from_node
          ON from_node.subject_id = relation.subject_id AND from_node.id = relation.subject_entity_id
        JOIN entities AS to_node
          ON to_node.subject_id = relation.subject_id AND to_node.id = relation.object_entity_id
        WHERE relation.subject_id = ${subject}
          AND (relation.source_memory_id = ${uuid(id)}
            OR ${uuid(id)} = ANY(relation.support_ids || relation.fact_ids))
        ORDER BY relation.id`,
  )
