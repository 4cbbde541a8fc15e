import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { int } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import { InProject, type StoryEntity, type StoryEntityList } from './lists/schemas.ts'
import { EntityType } from './schemas.ts'
import { projectSubject, storyOrder } from './states/rows.ts'

const LastEntity = z.tuple([PlainText, EntityType])

/** The entities of a project that have a state, by id, with where their first and last snapshots are. */
export async function listStoryEntities(ctx: Context, input: InProject): Promise<StoryEntityList> {
  const { project_id, limit, cursor } = InProject.parse(input)
  const [lastId, lastType] = cursor === undefined ? [] : decodeCursor(cursor, LastEntity)
  const placeOf = (order: 'first' | 'last') =>
    sql`(array_agg(json_build_object('chapter_index', state.chapter_index, 'scene_index', state.scene_index)
          ORDER BY ${storyOrder}))[${order === 'first' ? sql`1` : sql`count(*)`}]`
  const { entities } = await read(
    ctx,
    {
      entities: statement<StoryEntity>(
        sql`SELECT state.entity_id, state.entity_type, count(*)::int AS states,
              ${placeOf('first')} AS first, ${placeOf('last')} AS last
            FROM entity_states state
            WHERE state.subject_id = ${subjectId(projectSubject(project_id))}
              AND ${
                lastId === undefined
                  ? sql`true`
                  : sql`(state.entity_id COLLATE "C", state.entity_type)
                      > (${lastId}::text COLLATE "C", ${lastType}::text)`
              }
            GROUP BY state.entity_type, state.entity_id
            ORDER BY state.entity_id COLLATE "C", state.entity_type
            LIMIT ${int(limit + 1)}`,
      ),
    },
    { replica: true },
  )
  return page(
    entities,
    limit,
    (row) => [row.entity_id, row.entity_type],
    (row) => row,
  )
}
