import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError, isGuard } from '../../errors.ts'
import type { EntityStateSnapshot } from '../schemas.ts'
import {
  lastTwoOfEach,
  placesBetween,
  projectSubject,
  type StateRow,
  statesAt,
  toSnapshot,
} from '../states/rows.ts'
import { timelineContext } from '../states/timeline.ts'
import { DATABASE_MS, orDegrade } from './degrade.ts'
import type { SceneMemoryContext, TimelineContext, Warning } from './schemas.ts'

export interface SceneWorld {
  readonly entity_states: EntityStateSnapshot[]
  readonly timeline_context: TimelineContext | null
}

/** Chapters before the scene's that its timeline shows. */
const TIMELINE_CHAPTERS = 1
const limit = { timeout_ms: DATABASE_MS }

/**
 * The states of some entities at a scene, and its timeline, which ends at the scene itself. One read; where
 * that is refused, each part is read by itself, so that one that cannot be read does not take the other
 * along.
 */
export async function readWorld(
  ctx: Context,
  warnings: Warning[],
  scene: Pick<SceneMemoryContext, 'project_id' | 'chapter_index' | 'scene_index'>,
  entityIds: readonly string[],
): Promise<SceneWorld> {
  const { project_id, chapter_index, scene_index } = scene
  const project = projectSubject(project_id)
  const place = { chapter_index, scene_index }
  const from = chapter_index - TIMELINE_CHAPTERS
  const states = { rows: statesAt(project, entityIds, place) }
  const timeline = {
    window: placesBetween(project, { from, to: chapter_index }, place),
    lastTwo: lastTwoOfEach(project, from, place),
  }
  const shown = (rows: readonly StateRow[]) => rows.map((row) => toSnapshot(row, project_id))
  try {
    const all = await read(ctx, { states, timeline }, limit)
    return { entity_states: shown(all.states.rows), timeline_context: timelineContext(all.timeline) }
  } catch (error) {
    const alone = <Result>(part: () => Promise<Result>) =>
      isHopeless(error) ? Promise.reject(error) : part()
    const [known, found] = await Promise.all([
      orDegrade(ctx, warnings, ['states_unavailable'], () => alone(() => read(ctx, states, limit))),
      orDegrade(ctx, warnings, ['timeline_unavailable'], () => alone(() => read(ctx, timeline, limit))),
    ])
    return {
      entity_states: known ? shown(known.rows) : [],
      timeline_context: found && timelineContext(found),
    }
  }
}

/** Whether a part by itself would fail in the same way. */
const isHopeless = (error: unknown): boolean =>
  (error instanceof CoreError && error.code === 'backend_unavailable') || isGuard(error, 'replayed')
