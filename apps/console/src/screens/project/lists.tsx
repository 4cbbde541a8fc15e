import type { EntityStateSnapshot, StoryMemoryChunk } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/region.tsx'
import { Amount, Said, Word } from '../../parts/shown.tsx'
import { Tree } from '../../parts/tree.tsx'

export function States({ states }: { states: readonly EntityStateSnapshot[] }) {
  const t = useMessages()
  return (
    <Region title={t.story.states}>
      {states.length === 0 && <p className="soft">{t.story.noStates}</p>}
      <ul className="list">
        {states.map((state) => (
          <li key={placeKey(state)} data-id={state.entity_id}>
            <p className="row">
              <Said field="entity_id" value={state.entity_id} className="big" />
              <Word field="entity_type" value={state.entity_type} className="tag" />
              <Amount field="version" value={state.version} className="soft">
                v{state.version}
              </Amount>
              <Where chapter={state.chapter_index} scene={state.scene_index} />
            </p>
            <Tree field="state_data" value={state.state_data} />
          </li>
        ))}
      </ul>
    </Region>
  )
}

export function Passages({ chunks }: { chunks: readonly StoryMemoryChunk[] }) {
  const t = useMessages()
  return (
    <Region title={t.story.passages} aside={<span className="soft small">{chunks.length}</span>}>
      {chunks.length === 0 && <p className="soft">{t.story.noPassages}</p>}
      <ol className="list">
        {chunks.map((chunk) => (
          <li key={chunk.chunk_id} data-id={chunk.chunk_id}>
            <p className="row small soft">
              <Said field="chunk_id" value={chunk.chunk_id} className="id" />
              <Word field="content_type" value={chunk.content_type} className="tag" />
              <Where chapter={chunk.chapter_index} scene={chunk.scene_index} />
            </p>
            <p className="turn-text">
              <Said field="content" value={chunk.content} />
            </p>
          </li>
        ))}
      </ol>
    </Region>
  )
}

/** Where in the story; nothing where it is nowhere. */
function Where({ chapter, scene }: { chapter: number | null; scene: number | null }) {
  const t = useMessages()
  return (
    <span className="soft">
      <Amount field="chapter_index" value={chapter}>
        {chapter !== null && t.story.chapterOf(chapter)}
      </Amount>{' '}
      <Amount field="scene_index" value={scene}>
        {scene !== null && t.story.sceneOf(scene)}
      </Amount>
    </span>
  )
}

const placeKey = ({ entity_id, chapter_index, scene_index, version }: EntityStateSnapshot): string =>
  [entity_id, chapter_index, scene_index, version].join(' ')
