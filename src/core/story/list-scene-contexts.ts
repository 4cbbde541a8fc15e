import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { int } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { InProject, type StoryContext, type StoryContextList } from './lists/schemas.ts'
import { projectSubject } from './states/rows.ts'

type ContextRow = Omit<StoryContext, 'created_at'> & { readonly created_at: Date }

const Index = z.int().min(0).max(1_000_000)
const LastScene = z.tuple([Index, Index])

/** The scenes of a project that have a context, in story order. */
export async function listSceneContexts(ctx: Context, input: InProject): Promise<StoryContextList> {
  const { project_id, limit, cursor } = InProject.parse(input)
  const [chapter, scene] = cursor === undefined ? [-1, -1] : decodeCursor(cursor, LastScene)
  const { contexts } = await read(
    ctx,
    {
      contexts: statement<ContextRow>(
        sql`SELECT chapter_index, scene_index, created_at,
              json_array_length(context -> 'relevant_memories')::int AS passages,
              ARRAY_TO_JSON(ARRAY(
                SELECT warning ->> 'code' FROM json_array_elements(context -> 'warnings') AS warning
              )) AS warnings
            FROM scene_contexts
            WHERE subject_id = ${subjectId(projectSubject(project_id))}
              AND (chapter_index, scene_index) > (${int(chapter)}, ${int(scene)})
            ORDER BY chapter_index, scene_index
            LIMIT ${int(limit + 1)}`,
      ),
    },
    { replica: true },
  )
  return page(
    contexts,
    limit,
    (row) => [row.chapter_index, row.scene_index],
    (row) => ({ ...row, created_at: row.created_at.toISOString() }),
  )
}
