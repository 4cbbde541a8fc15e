import type { EntityStateSnapshot } from 'neuromem'
import type { Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { Amount, Said } from '../../parts/values/shown.tsx'
import { useSearch } from '../../place/search.ts'
import { Became } from './became.tsx'
import { BEGINNING, differenceOf } from './difference.ts'
import type { Grid } from './grid.ts'

interface Properties {
  readonly grid: Grid
  readonly snapshots: readonly EntityStateSnapshot[]
  readonly chosen: Place
}

const BEGIN = 'before'
const wordOf = ({ chapter, scene }: Place): string => `${chapter}.${scene}`

/** A second place, and who and what is not there as it is at the first. */
export function Compare({ grid, snapshots, chosen }: Properties) {
  const t = useMessages()
  const search = useSearch()
  const places = grid.chapters
    .flatMap((chapter) => grid.scenes.map((scene) => ({ chapter, scene })))
    .filter((place) => grid.at(place).states.size > 0 && wordOf(place) !== wordOf(chosen))
  const asked = search.text('compare')
  const other = asked === BEGIN ? BEGINNING : places.find((place) => wordOf(place) === asked)
  const named = (word: string): string => {
    const place = places.find((one) => wordOf(one) === word)
    if (word === BEGIN) return t.story.beginning
    return place ? t.story.at(place.chapter, place.scene) : t.story.withNothing
  }
  return (
    <>
      <Select
        label={t.recall.compare}
        value={other ? asked : ''}
        options={['', BEGIN, ...places.map(wordOf)]}
        naming={named}
        onChoose={(word) => search.put({ compare: word })}
      />
      {other && <Difference snapshots={snapshots} one={chosen} other={other} />}
    </>
  )
}

interface DifferenceProperties {
  readonly snapshots: readonly EntityStateSnapshot[]
  readonly one: Place
  readonly other: Place
}

function Difference({ snapshots, one, other }: DifferenceProperties) {
  const t = useMessages()
  const { from, to, entities } = differenceOf(snapshots, one, other)
  return (
    <Region title={t.story.difference}>
      <p className="soft">
        {from === BEGINNING ? t.story.beginning : t.story.at(from.chapter, from.scene)} →{' '}
        {t.story.at(to.chapter, to.scene)}
      </p>
      {entities.length === 0 && <p className="soft">{t.story.noChanges}</p>}
      <ul className="list">
        {entities.map(({ entity_id, before, after, changed }) => (
          <li key={entity_id} data-id={entity_id}>
            <p className="row">
              <Said field="entity_id" value={entity_id} className="big" />
              <Stood at={before} /> → <Stood at={after} />
            </p>
            <Became changed={changed} />
          </li>
        ))}
      </ul>
    </Region>
  )
}

/** Which snapshot it is. */
function Stood({ at }: { at: EntityStateSnapshot | undefined }) {
  const t = useMessages()
  if (!at) return <span className="soft">{t.story.notYet}</span>
  const { chapter_index, scene_index, version } = at
  return (
    <span className="soft">
      {[
        chapter_index === null ? t.story.beginning : t.story.chapterOf(chapter_index),
        scene_index !== null && t.story.sceneOf(scene_index),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      v
      <Amount field="version" value={version} />
    </span>
  )
}
