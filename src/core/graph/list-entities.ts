import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import { type Entity, type EntityList, ListEntities } from './schemas.ts'

/** The norm of the last one shown. */
const EntityCursor = z.tuple([PlainText])

/** The people, places and things that a user spoke of, by name. An unknown user has none. */
export async function listEntities(ctx: Context, input: ListEntities): Promise<EntityList> {
  const { user_id, limit = PAGE, cursor } = ListEntities.parse(input)
  const after = cursor ? decodeCursor(cursor, EntityCursor) : null
  const rows = statement<Entity & { norm: string }>(
    sql`SELECT entity.name, entity.type, entity.norm, (
          SELECT coalesce(json_agg(alias.alias ORDER BY alias.norm), '[]'::json)
          FROM entity_aliases AS alias
          WHERE alias.subject_id = entity.subject_id
            AND alias.entity_id = entity.id
            AND alias.norm <> entity.norm) AS aliases
        FROM entities AS entity
        WHERE entity.subject_id = ${subjectId(userSubject(user_id))}
          ${after ? sql`AND entity.norm > ${after[0]}` : sql``}
        ORDER BY entity.norm
        LIMIT ${limit + 1}::int`,
  )
  const { entities } = await read(ctx, { entities: rows }, { replica: true })
  return page(
    entities,
    limit,
    (entity) => [entity.norm],
    ({ norm: _norm, ...entity }) => entity,
  )
}
