import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { GetSceneContext, type SceneMemoryContext } from './schemas.ts'
import { projectSubject } from './states/shape.ts'

/**
 * The last context made for a scene, as it was answered then. One round trip.
 * @throws CoreError `not_found` when none was stored
 */
export async function getSceneContext(ctx: Context, input: GetSceneContext): Promise<SceneMemoryContext> {
  const { project_id, chapter_index, scene_index } = GetSceneContext.parse(input)
  const [[stored]] = await ctx.db.batch([
    statement<{ context: SceneMemoryContext }>(
      sql`SELECT context FROM scene_contexts WHERE subject_id = ${subjectId(projectSubject(project_id))}
            AND chapter_index = ${chapter_index}::int AND scene_index = ${scene_index}::int`,
    ),
  ])
  if (!stored)
    throw new CoreError(
      'not_found',
      `There is no context of scene ${scene_index} in chapter ${chapter_index}.`,
    )
  return stored.context
}
