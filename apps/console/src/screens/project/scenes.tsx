import type { ReactNode } from 'react'
import type { Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Table } from '../../parts/table.tsx'
import { usePlace } from '../../place/history.ts'
import { Link } from '../../place/link.tsx'
import { withParameters } from '../../place/search.ts'
import { type Grid, isAfter } from './grid.ts'

/** A column a chapter; a row a scene, then a row an entity. */
export function Scenes({ grid, chosen }: { grid: Grid; chosen: Place | undefined }) {
  const t = useMessages()
  const { story } = t
  return (
    <>
      <Table label={story.scenes} head={[`.${story.place}`, ...grid.chapters.map(story.chapterOf)]}>
        {grid.scenes.map((scene) => (
          <tr key={scene}>
            <th scope="row">{story.sceneOf(scene)}</th>
            {grid.chapters.map((chapter) => {
              const cell = grid.at({ chapter, scene })
              const signs = `${'●'.repeat(Math.min(3, cell.passages))}${cell.states.size > 0 ? '◉' : ''}${cell.hasContext ? '◆' : ''}`
              return (
                <Spot
                  key={chapter}
                  at={{ chapter, scene }}
                  chosen={chosen}
                  signs={signs}
                  says={story.holds(cell.passages, cell.states.size, cell.hasContext)}
                />
              )
            })}
          </tr>
        ))}
        {grid.entities.map((entity) => (
          <tr key={entity} data-id={entity}>
            <th scope="row">{entity}</th>
            {grid.chapters.map((chapter) => {
              const found = grid.scenes.flatMap((scene) => {
                const version = grid.at({ chapter, scene }).states.get(entity)
                return version === undefined ? [] : [{ scene, version }]
              })
              return (
                <td key={chapter} aria-disabled={isLaterThan(chapter, found, chosen) || undefined}>
                  {found.map(({ scene, version }) => (
                    <To
                      key={scene}
                      at={{ chapter, scene }}
                      says={story.stateAt(entity, scene, version)}
                      isLater={chosen !== undefined && isAfter({ chapter, scene }, chosen)}
                    >
                      ◉v{version}
                    </To>
                  ))}
                </td>
              )
            })}
          </tr>
        ))}
      </Table>
      <p className="soft small space">{story.legend}</p>
    </>
  )
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

interface SpotProperties {
  readonly at: Place
  readonly chosen: Place | undefined
  readonly signs: string
  readonly says: string
}

function Spot({ at, chosen, signs, says }: SpotProperties) {
  const isLater = chosen !== undefined && isAfter(at, chosen)
  const isHere = chosen?.chapter === at.chapter && chosen.scene === at.scene
  return (
    <td aria-disabled={isLater || undefined} aria-current={isHere || undefined}>
      {signs === '' ? (
        <span aria-hidden>·</span>
      ) : (
        <To at={at} says={says}>
          {signs}
        </To>
      )}
    </td>
  )
}

interface ToProperties {
  readonly at: Place
  readonly says: string
  readonly children: ReactNode
  /** After the place that is looked at: nothing of it is told there. */
  readonly isLater?: boolean
}

function To({ at: { chapter, scene }, says, children, isLater = false }: ToProperties) {
  const place = usePlace()
  return (
    <Link
      to={withParameters(place, { chapter, scene })}
      isCurrent={false}
      className={isLater ? 'spot spot-later' : 'spot'}
    >
      <span aria-hidden>{children}</span>
      <span className="unseen">{says}</span>
    </Link>
  )
}
