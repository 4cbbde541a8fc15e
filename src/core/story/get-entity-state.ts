import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { type EntityState, GetEntityState } from './schemas.ts'
import { projectSubject, stateAt, toSnapshot } from './states/rows.ts'

/**
 * What an entity is like at a place of the story: the snapshot at it, else the latest before it, else null.
 * Without a place the latest of all. One round trip.
 */
export async function getEntityState(ctx: Context, input: GetEntityState): Promise<EntityState> {
  const { project_id, entity_id, chapter_index, scene_index } = GetEntityState.parse(input)
  const place = chapter_index === undefined ? null : { chapter_index, scene_index: scene_index ?? null }
  const { states } = await read(ctx, { states: stateAt(projectSubject(project_id), entity_id, place) })
  const [state] = states
  return { state: state ? toSnapshot(state, project_id) : null }
}
