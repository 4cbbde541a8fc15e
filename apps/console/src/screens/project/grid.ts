import type { EntityStateSnapshot, StoryContext, StoryMemoryChunk } from 'neuromem'
import type { Place } from '../../api/story.ts'

export interface Cell {
  readonly passages: number
  /** Entities of which there is a snapshot here, with its version. */
  readonly states: ReadonlyMap<string, number>
  readonly hasContext: boolean
}

export interface Grid {
  readonly chapters: readonly number[]
  readonly scenes: readonly number[]
  readonly entities: readonly string[]
  /** Of which something was so before the story begins. */
  readonly fromBeginning: ReadonlySet<string>
  /** How many scenes have something. */
  readonly scenesThere: number
  readonly at: (place: Place) => Cell
}

interface Given {
  readonly chunks: readonly StoryMemoryChunk[]
  readonly snapshots: readonly EntityStateSnapshot[]
  readonly contexts: readonly StoryContext[]
  /** A place that is to be there although nothing stands at it yet. */
  readonly also?: Place | undefined
}

const NOWHERE = -1
const keyOf = (chapter: number | null, scene: number | null) => `${chapter ?? NOWHERE}:${scene ?? NOWHERE}`
const isPlaced = (key: string) => !key.startsWith(`${NOWHERE}:`)
const inOrder = (numbers: Iterable<number | null>): number[] =>
  [...new Set(numbers)].filter((one) => one !== null).sort((left, right) => left - right)

/** What stands where in a story. What has no scene stands at its chapter's first one. */
export function gridOf({ chunks, snapshots, contexts, also }: Given): Grid {
  const placed = [...chunks, ...snapshots, ...contexts]
  const chapters = inOrder([...placed.map(({ chapter_index }) => chapter_index), also?.chapter ?? null])
  const scenes = inOrder([...placed.map(({ scene_index }) => scene_index), also?.scene ?? null])
  const first = scenes[0] ?? 0
  const passages = new Map<string, number>()
  for (const { chapter_index, scene_index } of chunks) {
    const key = keyOf(chapter_index, scene_index ?? first)
    passages.set(key, (passages.get(key) ?? 0) + 1)
  }
  const states = new Map<string, Map<string, number>>()
  for (const { chapter_index, scene_index, entity_id, version } of snapshots) {
    const key = keyOf(chapter_index, scene_index ?? first)
    states.set(key, (states.get(key) ?? new Map()).set(entity_id, version))
  }
  const made = new Set(contexts.map(({ chapter_index, scene_index }) => keyOf(chapter_index, scene_index)))
  return {
    chapters,
    scenes: scenes.length > 0 ? scenes : [first],
    scenesThere: new Set([...passages.keys(), ...states.keys(), ...made].filter(isPlaced)).size,
    fromBeginning: new Set(
      snapshots.filter(({ chapter_index }) => chapter_index === null).map(({ entity_id }) => entity_id),
    ),
    entities: [...new Set(snapshots.map(({ entity_id }) => entity_id))].sort(),
    at: ({ chapter, scene }) => {
      const key = keyOf(chapter, scene)
      return {
        passages: passages.get(key) ?? 0,
        states: states.get(key) ?? new Map(),
        hasContext: made.has(key),
      }
    },
  }
}

/** Whether one place comes after another in the story. */
export const isAfter = (one: Place, other: Place): boolean =>
  one.chapter > other.chapter || (one.chapter === other.chapter && one.scene > other.scene)
