import type { Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { ofRows } from '../../parts/boxes/rows.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { type Cell, type Grid, isAfter } from './grid.ts'
import { Lanes } from './lanes.tsx'
import { To } from './spot.tsx'

/** A column a chapter; a row a scene, then a row an entity. */
export function Scenes({ grid, chosen }: { grid: Grid; chosen: Place | undefined }) {
  const { story } = useMessages()
  const { rowCount, className = '' } = ofRows(grid.entities.length)
  return (
    <>
      <Table
        label={story.scenes}
        head={[`.${story.place}`, ...grid.chapters.map(story.chapterOf)]}
        className={`story-grid ${className}`}
        {...(rowCount !== undefined && { rowCount: rowCount + grid.scenes.length })}
      >
        {grid.scenes.map((scene) => (
          <tr key={scene}>
            <th scope="row">{story.sceneOf(scene)}</th>
            {grid.chapters.map((chapter) => (
              <Spot
                key={chapter}
                at={{ chapter, scene }}
                chosen={chosen}
                cell={grid.at({ chapter, scene })}
              />
            ))}
          </tr>
        ))}
        {chosen && <Ruler grid={grid} chosen={chosen} />}
        <Lanes grid={grid} chosen={chosen} />
      </Table>
      <p className="soft small space">{story.legend}</p>
    </>
  )
}

/** Says what the line means that runs behind the place. */
function Ruler({ grid, chosen }: { grid: Grid; chosen: Place }) {
  const { story } = useMessages()
  const after = grid.chapters.filter((chapter) => chapter > chosen.chapter).length
  const before = grid.chapters.length - after
  // Where there is little room before the line, it is said behind it.
  const isBefore = before >= after
  const words = <span className="ruler-words">{story.ruler}</span>
  return (
    <tr className="ruler">
      <td colSpan={before + 1} className="ruled">
        {isBefore && words}
      </td>
      {after > 0 && <td colSpan={after}>{!isBefore && words}</td>}
    </tr>
  )
}

interface SpotProperties {
  readonly at: Place
  readonly chosen: Place | undefined
  readonly cell: Cell
}

/** Dots are as many as passages, up to so many. */
const DOTS = 3

function Spot({ at, chosen, cell: { passages, states, hasContext } }: SpotProperties) {
  const { story } = useMessages()
  const isLater = chosen !== undefined && isAfter(at, chosen)
  const isHere = chosen?.chapter === at.chapter && chosen.scene === at.scene
  const signs = `${'●'.repeat(Math.min(DOTS, passages))}${states.size > 0 ? '◉' : ''}${hasContext ? '◆' : ''}`
  return (
    <td
      aria-disabled={isLater || undefined}
      aria-current={isHere || undefined}
      className={chosen?.chapter === at.chapter ? (isLater ? 'ruled-after' : 'ruled') : undefined}
    >
      {signs === '' ? (
        <span aria-hidden>·</span>
      ) : (
        <To at={at} says={story.holds(passages, states.size, hasContext)}>
          {signs}
        </To>
      )}
    </td>
  )
}
