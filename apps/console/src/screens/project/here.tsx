import type { EntityStateSnapshot, StoryMemoryChunk } from 'neuromem'
import type { Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Passages, States } from './lists.tsx'

interface Properties {
  readonly at: Place
  readonly chunks: readonly StoryMemoryChunk[]
  readonly snapshots: readonly EntityStateSnapshot[]
}

/** What stands at a place itself, where no context was made for it. */
export function Here({ at, chunks, snapshots }: Properties) {
  const t = useMessages()
  const isHere = ({
    chapter_index,
    scene_index,
  }: {
    chapter_index: number | null
    scene_index: number | null
  }) => chapter_index === at.chapter && scene_index === at.scene
  return (
    <div className="stack">
      <h2>{t.story.at(at.chapter, at.scene)}</h2>
      <div className="halves">
        <States states={snapshots.filter(isHere)} />
        <Passages chunks={chunks.filter(isHere)} />
      </div>
    </div>
  )
}
