import type { StateChange, TimelineContext } from '../scene/schemas.ts'
import type { StatePlace, StateRow } from './rows.ts'

type State = Readonly<Record<string, unknown>>
const storyPlaceOf = ({ chapter_index, scene_index }: StatePlace) => ({ chapter_index, scene_index })
const entityOf = (row: StateRow) => `${row.entity_type} ${row.entity_id}`
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The keys that differ between two states, with old and new value; null where there was or is none. */
export function changedKeys(before: State, after: State): StateChange['changed'] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = keys.filter((key) => !same(before[key], after[key]))
  return Object.fromEntries(
    differing.map((key) => [key, [before[key] ?? null, after[key] ?? null]]),
  ) as StateChange['changed']
}

/** What is read for a timeline. */
export interface SceneTimeline {
  /** Where the snapshots are, in story order, none after the scene. */
  readonly window: readonly StatePlace[]
  /**
   * The two newest snapshots of each entity of the window, older first: what changed since its last state.
   */
  readonly lastTwo: readonly StateRow[]
}

/** The window as a summary. Null for a window without snapshots. */
export function timelineContext({ window, lastTwo }: SceneTimeline): TimelineContext | null {
  const [first, last] = [window[0], window.at(-1)]
  if (!first || !last) return null
  return {
    snapshot_count: window.length,
    entities: [...new Set(window.map((row) => row.entity_id))],
    from: storyPlaceOf(first),
    to: storyPlaceOf(last),
    changes: [...Map.groupBy(lastTwo, entityOf).values()].flatMap(changeOf),
  }
}

function changeOf([before, after]: readonly StateRow[]): StateChange[] {
  if (!before || !after) return []
  const changed = changedKeys(before.state_data as State, after.state_data as State)
  if (Object.keys(changed).length === 0) return []
  return [{ entity_id: after.entity_id, from_version: before.version, to_version: after.version, changed }]
}
