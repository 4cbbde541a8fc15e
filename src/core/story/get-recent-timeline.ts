import type { Context } from '../context.ts'
import { type EntityStateSnapshots, GetRecentTimeline } from './schemas.ts'
import { snapshotsBetween } from './states/rows.ts'
import { projectSubject, toSnapshot } from './states/shape.ts'

/**
 * The snapshots of a chapter and of `context_window` chapters on both sides of it, in story order. A scene narrows nothing: the window
 * counts whole chapters. One round trip.
 */
export async function getRecentTimeline(
  ctx: Context,
  input: GetRecentTimeline,
): Promise<EntityStateSnapshots> {
  const { project_id, chapter_index, context_window } = GetRecentTimeline.parse(input)
  const [rows] = await ctx.db.batch([
    snapshotsBetween(
      projectSubject(project_id),
      chapter_index - context_window,
      chapter_index + context_window,
      null,
    ),
  ])
  return { items: rows.map((row) => toSnapshot(row, project_id)) }
}
