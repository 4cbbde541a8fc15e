import { v4 } from 'uuid'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { upsertSubject } from '../tenancy/records/subjects.ts'
import { type EntityStateSnapshots, PutEntityStates } from './schemas.ts'
import { insertVersions, storedOf } from './states/put.ts'
import { projectSubject, toSnapshot } from './states/rows.ts'

/**
 * Stores snapshots of entities. Each is the next version of its entity at its place; one that says what the
 * newest version there says already is that version again, so that a request may arrive twice. Answers with
 * the stored snapshots in the order given. One batch.
 */
export async function putEntityStates(ctx: Context, input: PutEntityStates): Promise<EntityStateSnapshots> {
  const { project_id, states } = PutEntityStates.parse(input)
  const now = ctx.clock.now()
  const project = projectSubject(project_id)
  const given = states.map(({ timestamp, ...state }, place) => ({
    ...state,
    place,
    id: v4(),
    chapter_index: state.chapter_index ?? null,
    scene_index: state.scene_index ?? null,
    timestamp: timestamp ?? now.toISOString(),
    timed: timestamp !== undefined,
  }))
  const { stored } = await write(
    ctx,
    { versions: insertVersions(project, given), stored: storedOf(project, given) },
    { on: upsertSubject(project, now) },
  )
  return { items: stored.map((row) => toSnapshot(row, project_id)) }
}
