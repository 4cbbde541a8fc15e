import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { contextOfScene } from './scene/rows.ts'
import { GetSceneContext, type SceneMemoryContext } from './scene/schemas.ts'

/**
 * The last context made for a scene, as it was answered then. One round trip.
 * @throws CoreError `not_found` when none was stored
 */
export async function getSceneContext(ctx: Context, input: GetSceneContext): Promise<SceneMemoryContext> {
  const { project_id, chapter_index, scene_index } = GetSceneContext.parse(input)
  const { stored } = await read(ctx, { stored: contextOfScene(project_id, chapter_index, scene_index) })
  const [kept] = stored
  if (!kept) {
    const detail = `There is no context of scene ${scene_index} in chapter ${chapter_index}.`
    throw new CoreError('not_found', detail)
  }
  return kept.context
}
