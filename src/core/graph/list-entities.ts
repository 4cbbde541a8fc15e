import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import { type Entity, type EntityList, ListEntities } from './schemas.ts'

const Place = z.tuple([PlainText])

/** The people, places and things that a user spoke of, by name. An unknown user has none. */
export async function listEntities(ctx: Context, input: ListEntities): Promise<EntityList> {
  const { user_id, limit = PAGE, cursor } = ListEntities.parse(input)
  const after = cursor ? decodeCursor(cursor, Place) : null
  const { rows } = await read(
    ctx,
    {
      rows: statement<Entity & { norm: string }>(
        sql`SELECT e.name, e.type, e.norm, (SELECT coalesce(json_agg(a.alias ORDER BY a.norm), '[]'::json) FROM entity_aliases a
            WHERE a.subject_id = e.subject_id AND a.entity_id = e.id AND a.norm <> e.norm) AS aliases
          FROM entities e WHERE e.subject_id = ${subjectId(userSubject(user_id))} ${after ? sql`AND e.norm > ${after[0]}` : sql``}
          ORDER BY e.norm LIMIT ${limit + 1}::int`,
      ),
    },
    { replica: true },
  )
  const { items, next_cursor } = page(rows, limit, (row) => [row.norm])
  return { items: items.map(({ norm: _norm, ...entity }) => entity), next_cursor }
}
