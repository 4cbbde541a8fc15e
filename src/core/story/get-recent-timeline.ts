import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { fitting } from '../text/cursor.ts'
import { type EntityStateSnapshots, GetRecentTimeline } from './schemas.ts'
import { projectSubject, snapshotsNear, toSnapshot } from './states/rows.ts'

/**
 * The snapshots of a chapter and of `context_window` chapters on both sides of it, in story order. A scene
 * narrows nothing: the window counts whole chapters; of more than an answer holds, the nearest. One round
 * trip.
 */
export async function getRecentTimeline(
  ctx: Context,
  input: GetRecentTimeline,
): Promise<EntityStateSnapshots> {
  const { project_id, chapter_index, context_window } = GetRecentTimeline.parse(input)
  const from = chapter_index - context_window
  const to = chapter_index + context_window
  const { window } = await read(ctx, {
    window: snapshotsNear(projectSubject(project_id), { from, to }, chapter_index),
  })
  const far = (row: (typeof window)[number]) => Math.abs((row.chapter_index ?? 0) - chapter_index)
  const nearest = fitting(window.toSorted((one, other) => far(one) - far(other)))
  const kept = new Set(nearest)
  return { items: window.filter((row) => kept.has(row)).map((row) => toSnapshot(row, project_id)) }
}
