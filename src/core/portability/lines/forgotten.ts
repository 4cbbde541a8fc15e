import { sql } from 'drizzle-orm'
import { uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { buriedObjects, tombstonesOf } from '../../memories/table/ending/tombstones.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { contentHash } from '../../text/hash.ts'
import type { PortableLine } from './parse.ts'
import type { PortableRow } from './rows.ts'

/** Columns by which a line names a memory or an entity that may be forgotten. */
const naming: Readonly<Record<string, readonly string[]>> = {
  memory: ['id'],
  memory_source: ['memory_id'],
  memory_history: ['memory_id'],
  memory_conflict: ['older_id', 'newer_id'],
  trait_evidence: ['memory_id', 'trait_id'],
  entity: ['id'],
  entity_alias: ['entity_id'],
  relation: ['source_memory_id', 'subject_entity_id', 'object_entity_id'],
}

const wordsOf = ({ kind, row }: PortableLine): string | undefined => {
  if (kind === 'memory') return String(row.content)
  return kind === 'turn' ? String(row.text) : undefined
}

interface WithoutForgotten {
  readonly lines: readonly PortableLine[]
  readonly refused: number
  /** Entities that a refused relation has and no other of these lines: their own line may have come in a part before. */
  readonly bereft: readonly string[]
}

/**
 * Lines whose words the user had forgotten, or that hang on a memory that is: they are refused, whatever came
 * with them.
 * @param turnId the inside id of a turn's line
 */
export async function withoutForgotten(
  ctx: Context,
  userId: string,
  lines: readonly PortableLine[],
  turnId: (row: PortableRow) => string,
): Promise<WithoutForgotten> {
  const hashes = new Map(
    lines.flatMap((line) => {
      const words = wordsOf(line)
      return words === undefined ? [] : [[line, contentHash(words)] as const]
    }),
  )
  const idsOf = ({ kind, row }: PortableLine): string[] =>
    kind === 'turn'
      ? [turnId(row)]
      : (naming[kind] ?? []).flatMap((column) => (row[column] ? [String(row[column])] : []))
  const subject = subjectId(userSubject(userId))
  const { stones, objects } = await read(ctx, {
    stones: tombstonesOf(subject, [...hashes.values()]),
    objects: buriedObjects(subject, lines.flatMap(idsOf)),
  })
  const buried = new Set(stones.map(({ content_hash }) => content_hash))
  const gone = new Set(objects.map(({ object_id }) => object_id))
  const isForgotten = (line: PortableLine) =>
    buried.has(hashes.get(line) ?? '') || idsOf(line).some((id) => gone.has(id))
  const refusedIds = new Set(
    lines.filter((line) => line.kind === 'memory' && isForgotten(line)).map(({ row }) => String(row.id)),
  )
  const isLeft = (line: PortableLine) => !isForgotten(line) && !idsOf(line).some((id) => refusedIds.has(id))
  const kept = lines.filter(isLeft)
  const nodes = nodesOfForgotten(lines, kept)
  const left = kept.filter((line) => !NODES.has(line.kind) || !idsOf(line).some((id) => nodes.has(id)))
  const held = new Set(left.flatMap(endsOf))
  const bereft = [...new Set(lines.flatMap(endsOf))].filter((id) => !held.has(id))
  return { lines: left, refused: lines.length - left.length, bereft }
}

const NODES: ReadonlySet<string> = new Set(['entity', 'entity_alias'])
const endsOf = ({ kind, row }: PortableLine): string[] =>
  kind === 'relation' ? [String(row.subject_entity_id), String(row.object_entity_id)] : []

/** Entities that only what is refused tells of: no relation that is kept has them, and no text names them. */
function nodesOfForgotten(
  lines: readonly PortableLine[],
  kept: readonly PortableLine[],
): ReadonlySet<string> {
  const held = new Set(kept.flatMap(endsOf))
  const ends = new Set(lines.flatMap(endsOf).filter((id) => !held.has(id)))
  if (ends.size === 0) return ends
  const told = kept.map((line) => wordsOf(line)?.toLowerCase() ?? '')
  const isTold = (name: string) => told.some((text) => text.includes(name))
  const named = kept.filter(
    ({ kind, row }) => kind === 'entity' && (row.type === 'user' || isTold(String(row.name).toLowerCase())),
  )
  for (const { row } of named) ends.delete(String(row.id))
  return ends
}

/**
 * Removes those of these entities that no relation has and no text names: an export may be cut between an entity and
 * the relation that was refused. Their relations stand after all texts.
 */
export function removeBereft(userId: string, ids: readonly string[]): Statement[] {
  if (ids.length === 0) return []
  const subject = subjectId(userSubject(userId))
  const isBereft = sql`entity.subject_id = ${subject}
          AND entity.id = ANY(${uuids(ids)})
          AND entity.type <> 'user'
          AND NOT EXISTS (
            SELECT FROM relations AS relation
            WHERE relation.subject_id = entity.subject_id
              AND entity.id IN (relation.subject_entity_id, relation.object_entity_id))
          AND NOT EXISTS (
            SELECT FROM turns AS turn
            WHERE turn.subject_id = entity.subject_id AND strpos(lower(turn.text), lower(entity.name)) > 0)
          AND NOT EXISTS (
            SELECT FROM memories AS memory
            WHERE memory.subject_id = entity.subject_id AND strpos(lower(memory.content), lower(entity.name)) > 0)`
  return [
    statement(
      sql`DELETE FROM entity_aliases AS alias
          USING entities AS entity
          WHERE alias.subject_id = ${subject} AND alias.entity_id = entity.id AND ${isBereft}`,
    ),
    statement(sql`DELETE FROM entities AS entity WHERE ${isBereft}`),
  ]
}
