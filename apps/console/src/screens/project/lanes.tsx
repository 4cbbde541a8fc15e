import type { Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Rows, rowIndex } from '../../parts/boxes/rows.tsx'
import { type Grid, isAfter } from './grid.ts'
import { To } from './spot.tsx'

const HEIGHT = 36

/** A row an entity: where its states stand, and the line that they hold along. */
export function Lanes({ grid, chosen }: { grid: Grid; chosen: Place | undefined }) {
  return (
    <Rows items={grid.entities} columns={grid.chapters.length + 1} height={HEIGHT} keyOf={(id) => id}>
      {(entity, place) => <Lane key={entity} entity={entity} grid={grid} chosen={chosen} place={place} />}
    </Rows>
  )
}

interface Properties {
  readonly entity: string
  readonly grid: Grid
  readonly chosen: Place | undefined
  readonly place: number | undefined
}

function Lane({ entity, grid, chosen, place }: Properties) {
  const t = useMessages()
  const cells = grid.chapters.map((chapter) => ({ chapter, states: statesOf(grid, entity, chapter) }))
  const stands = cells.findIndex(({ states }) => states.length > 0)
  const nowhere = stands < 0 ? cells.length : stands
  const first = grid.fromBeginning.has(entity) ? FROM_BEGINNING : nowhere
  const last = cells.findLastIndex(({ states }) => states.length > 0)
  return (
    <tr data-id={entity} aria-rowindex={rowIndex(place)}>
      <th scope="row">{entity}</th>
      {cells.map(({ chapter, states }, at) => (
        <td
          key={chapter}
          aria-disabled={isLaterThan(chapter, states, chosen) || undefined}
          className={`${lineOf(at, first, last)} ${chosen?.chapter === chapter ? 'ruled' : ''}`}
        >
          {states.map(({ scene, version }) => (
            <To
              key={scene}
              at={{ chapter, scene }}
              says={t.story.stateAt(entity, scene, version)}
              isLater={chosen !== undefined && isAfter({ chapter, scene }, chosen)}
            >
              ◉v{version}
            </To>
          ))}
        </td>
      ))}
    </tr>
  )
}

/** No cell: the line comes from before the first one. */
const FROM_BEGINNING = -1

const statesOf = (grid: Grid, entity: string, chapter: number) =>
  grid.scenes.flatMap((scene) => {
    const version = grid.at({ chapter, scene }).states.get(entity)
    return version === undefined ? [] : [{ scene, version }]
  })

/** A state holds from where it stands; after the last one that is known the line is broken. */
function lineOf(at: number, first: number, last: number): string {
  if (at < first) return ''
  const begins = at === first ? ' lane-begins' : ''
  return `lane${begins}${at >= last ? ' lane-open' : ''}`
}

/** Whether all that an entity has in a chapter comes after the place; an empty chapter goes by its number. */
function isLaterThan(
  chapter: number,
  found: readonly { readonly scene: number }[],
  chosen: Place | undefined,
): boolean {
  if (!chosen) return false
  return found.length === 0
    ? chapter > chosen.chapter
    : found.every(({ scene }) => isAfter({ chapter, scene }, chosen))
}
