import type { Context } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import type { EntityStateSnapshot, SceneMemoryContext, TimelineContext, Warning } from '../schemas.ts'
import { lastTwoOfEach, snapshotsBetween, statesAt } from '../states/rows.ts'
import { projectSubject, toSnapshot } from '../states/shape.ts'
import { timelineContext } from '../states/timeline.ts'
import { DATABASE_MS, orDegrade } from './degrade.ts'

export interface World {
  readonly entity_states: EntityStateSnapshot[]
  readonly timeline_context: TimelineContext | null
}

/** Chapters before the scene's that its timeline shows. */
const TIMELINE_CHAPTERS = 1
const limit = { timeout_ms: DATABASE_MS }

/**
 * The states of some entities at a scene, and its timeline, which ends at the scene itself. One read; where that is refused, each part
 * is read by itself, so that one that cannot be read does not take the other along.
 */
export async function readWorld(
  ctx: Context,
  warnings: Warning[],
  scene: Pick<SceneMemoryContext, 'project_id' | 'chapter_index' | 'scene_index'>,
  entityIds: readonly string[],
): Promise<World> {
  const { project_id, chapter_index, scene_index } = scene
  const ref = projectSubject(project_id)
  const place = { chapter_index, scene_index }
  const from = chapter_index - TIMELINE_CHAPTERS
  const states = statesAt(ref, entityIds, place)
  const timeline = [
    snapshotsBetween(ref, from, chapter_index, place),
    lastTwoOfEach(ref, from, place),
  ] as const
  const shown = (rows: Parameters<typeof toSnapshot>[0][]) => rows.map((row) => toSnapshot(row, project_id))
  try {
    const [rows, window, lastTwo] = await ctx.db.batch([states, ...timeline], limit)
    return { entity_states: shown(rows), timeline_context: timelineContext(window, lastTwo) }
  } catch (error) {
    const away =
      error instanceof CoreError && (error.code === 'backend_unavailable' || error.code === 'in_progress')
    const alone = <Result>(part: () => Promise<Result>) => (away ? Promise.reject(error) : part())
    const [rows, found] = await Promise.all([
      orDegrade(ctx, warnings, ['states_unavailable'], () => alone(() => ctx.db.batch([states], limit))),
      orDegrade(ctx, warnings, ['timeline_unavailable'], () => alone(() => ctx.db.batch(timeline, limit))),
    ])
    return {
      entity_states: rows ? shown(rows[0]) : [],
      timeline_context: found ? timelineContext(...found) : null,
    }
  }
}
