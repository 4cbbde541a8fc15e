import type { EntityStateSnapshot, StoryMemoryChunk } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'
import { Tree } from '../../parts/values/tree.tsx'

interface StatesProperties {
  readonly states: readonly EntityStateSnapshot[]
  /** Where the latest of them stands. */
  readonly asOf?: EntityStateSnapshot | undefined
  /** Entities that are not known yet. */
  readonly unknown?: readonly string[]
}

export function States({ states, asOf, unknown = [] }: StatesProperties) {
  const t = useMessages()
  return (
    <Region title={t.story.states} aside={asOf && <AsOf state={asOf} />}>
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
      {unknown.length > 0 && (
        <p className="small space unknown">
          <span aria-hidden>⚠</span> {t.story.unknown} <span className="soft">{unknown.join(' · ')}</span>
        </p>
      )}
    </Region>
  )
}

/** As of which place they stand so. */
function AsOf({ state: { chapter_index, scene_index } }: { state: EntityStateSnapshot }) {
  const t = useMessages()
  const where =
    chapter_index === null
      ? t.story.beginning
      : scene_index === null
        ? t.story.chapterOf(chapter_index)
        : t.story.at(chapter_index, scene_index)
  return <span className="soft small">{t.story.asOf(where)}</span>
}

interface PassagesProperties {
  readonly chunks: readonly StoryMemoryChunk[]
  /** What was searched for; undefined where that was not kept. */
  readonly queries?: readonly string[] | undefined
  /** Of each passage, the numbers of the queries that found it. */
  readonly foundBy?: readonly (readonly number[])[] | undefined
}

export function Passages({ chunks, queries, foundBy }: PassagesProperties) {
  const t = useMessages()
  return (
    <Region title={t.story.passages} aside={<span className="soft small">{chunks.length}</span>}>
      {chunks.length === 0 && <p className="soft">{t.story.noPassages}</p>}
      {queries && queries.length > 0 && (
        <ol className="queries small" aria-label={t.story.queries}>
          {queries.map((query, place) => (
            <li key={query}>
              <Said field={`queries.${place}`} value={query} />
            </li>
          ))}
        </ol>
      )}
      <ol className="list">
        {chunks.map((chunk, place) => (
          <li key={chunk.chunk_id} data-id={chunk.chunk_id}>
            <p className="row small soft">
              <span className="number">{place + 1}</span>
              <Said field="chunk_id" value={chunk.chunk_id} className="id" />
              <Word field="content_type" value={chunk.content_type} className="tag" />
              <Where chapter={chunk.chapter_index} scene={chunk.scene_index} />
            </p>
            <p className="turn-text">
              <Said field="content" value={chunk.content} />
            </p>
            <FoundBy queries={foundBy?.[place]} />
          </li>
        ))}
      </ol>
    </Region>
  )
}

function FoundBy({ queries }: { queries: readonly number[] | undefined }) {
  const t = useMessages()
  if (!queries || queries.length === 0) return null
  return (
    <p className="small soft">
      <data data-field="found_by" value={queries.join(' ')}>
        {t.story.byQuery(queries.join(', '))}
      </data>
    </p>
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
