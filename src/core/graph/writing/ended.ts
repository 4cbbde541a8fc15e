import { sql } from 'drizzle-orm'
import { moment, recordsOf, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { idOf } from '../../text/hash.ts'
import type { GraphWriting, RelationDraft } from './relation-items.ts'

/** A relation that was over when it was told. */
export interface EndedRelation {
  readonly relation: RelationDraft
  readonly invalid_at: Date
  readonly memory_id: string
}

const shape = `ended(id uuid, from_norm text, predicate text, to_norm text, valid_at timestamptz(3),
          stated_at timestamptz(3), invalid_at timestamptz(3), memory_id uuid)`

/** Writes what held once and ends nothing that holds now. After the nodes and the memories. */
export function writeEnded(writing: GraphWriting, ended: readonly EndedRelation[]): Statement[] {
  if (ended.length === 0) return []
  const { tenant_id, user_id, subject, now } = writing
  const rows = ended.map(({ relation, invalid_at, memory_id }) => ({
    id: idOf('ended relation', tenant_id, user_id, memory_id),
    from_norm: relation.subject,
    predicate: relation.predicate,
    to_norm: relation.object,
    valid_at: new Date(Math.min(relation.valid_at.getTime(), invalid_at.getTime())),
    stated_at: relation.stated_at,
    invalid_at,
    memory_id,
  }))
  return [
    statement(
      sql`INSERT INTO relations
            (tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id, valid_at, stated_at,
            invalid_at, source_memory_id, fact_ids, created_at, updated_at)
          SELECT ${tenant}, ${subject}, ended.id, from_node.id, ended.predicate, to_node.id, ended.valid_at,
            ended.stated_at, ended.invalid_at, ended.memory_id, ARRAY[ended.memory_id], ${moment(now)},
            ${moment(now)}
          FROM ${recordsOf(rows, shape)}
          JOIN entities AS from_node
            ON from_node.subject_id = ${subject} AND from_node.norm = ended.from_norm
          JOIN entities AS to_node ON to_node.subject_id = ${subject} AND to_node.norm = ended.to_norm
          ORDER BY ended.id
          ON CONFLICT DO NOTHING`,
    ),
  ]
}
