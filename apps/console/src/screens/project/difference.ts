import type { EntityStateSnapshot } from 'neuromem'
import type { Place } from '../../api/story.ts'
import type { Side } from './became.tsx'

/** An entity that is not the same at two places of a story. */
export interface Differs {
  readonly entity_id: string
  /** Its snapshots then; undefined where nothing was known of it yet. */
  readonly before: EntityStateSnapshot | undefined
  readonly after: EntityStateSnapshot | undefined
  readonly changed: readonly Side[]
}

/** What has no scene was so before the first one of its chapter, what has no chapter before the story. */
const BEFORE = -1
/** Where one stands before the story begins. */
export const BEGINNING: Place = { chapter: BEFORE, scene: Number.POSITIVE_INFINITY }
type Order = readonly [chapter: number, scene: number, version: number]
const orderOf = ({ chapter_index, scene_index, version }: EntityStateSnapshot): Order => [
  chapter_index ?? BEFORE,
  scene_index ?? BEFORE,
  version,
]

function compare(one: Order, other: Order): number {
  const place = one.findIndex((value, at) => value !== other[at])
  return place < 0 ? 0 : one[place]! - other[place]!
}

/** Each entity as it is at a place: its snapshot there, else the latest one before. */
function statesAt(snapshots: readonly EntityStateSnapshot[], { chapter, scene }: Place) {
  const at: Order = [chapter, scene, Number.POSITIVE_INFINITY]
  const states = new Map<string, EntityStateSnapshot>()
  for (const snapshot of [...snapshots].sort((one, other) => compare(orderOf(one), orderOf(other))))
    if (compare(orderOf(snapshot), at) <= 0) states.set(snapshot.entity_id, snapshot)
  return states
}

/** What is not the same at two places, the earlier one first, whichever was named first. */
export function differenceOf(
  snapshots: readonly EntityStateSnapshot[],
  one: Place,
  other: Place,
): { readonly from: Place; readonly to: Place; readonly entities: readonly Differs[] } {
  const isInOrder = one.chapter - other.chapter || one.scene - other.scene
  const [from, to] = isInOrder <= 0 ? [one, other] : [other, one]
  const was = statesAt(snapshots, from)
  const is = statesAt(snapshots, to)
  const entities = [...is.keys()].sort().flatMap((entity_id) => {
    const [before, after] = [was.get(entity_id), is.get(entity_id)]
    const changed = sidesOf(before?.state_data ?? {}, after?.state_data ?? {})
    return changed.length === 0 ? [] : [{ entity_id, before, after, changed }]
  })
  return { from, to, entities }
}

/** The latest place of some snapshots; undefined where none has one. */
export function placeOfLatest(states: readonly EntityStateSnapshot[]): EntityStateSnapshot | undefined {
  return [...states].sort((one, other) => compare(orderOf(one), orderOf(other))).at(-1)
}

/** Entities of the story of which nothing is known yet at a place. */
export function unknownAt(snapshots: readonly EntityStateSnapshot[], place: Place): string[] {
  const known = statesAt(snapshots, place)
  return [...new Set(snapshots.map(({ entity_id }) => entity_id))].filter((id) => !known.has(id)).sort()
}

type Data = Readonly<Record<string, unknown>>

const sidesOf = (before: Data, after: Data): Side[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }))
