import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear, scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useId } from 'react'
import { useFormat } from '../i18n/format.ts'

interface Point {
  readonly at: string
  readonly value: number
}

export interface Level {
  readonly value: number
  readonly name: string
}

export interface Mark extends Point {
  readonly name: string
  /** Speaks against: drawn as a cross, the others as a dot. */
  readonly isAgainst?: boolean
}

interface Properties {
  readonly title: string
  readonly description: string
  readonly points: readonly Point[]
  readonly marks: readonly Mark[]
  /** Lines that mean something when they are crossed. */
  readonly levels: readonly Level[]
  /** What comes if nothing happens: drawn dashed. */
  readonly ahead?: readonly Point[]
  /** Stretches in which nothing was said. */
  readonly silent?: readonly { readonly from: string; readonly to: string }[]
}

const WIDTH = 1_040
const HEIGHT = 230
const INSET = { top: 12, right: 12, bottom: 26, left: 34 }
const time = ({ at }: Point) => Date.parse(at)

const TICKS = 6
/** Within it days alone would all be called the same. */
const SHORT_MS = 3 * 86_400_000

/** Days from the first to the last, equally far apart: their names do not touch. */
function spread([from, to]: Date[]): Date[] {
  const [start, end] = [Number(from), Number(to)]
  if (start === end) return [new Date(start)]
  return Array.from(
    { length: TICKS },
    (_, place) => new Date(start + ((end - start) * (place + 0.5)) / TICKS),
  )
}

/** A number over time, between 0 and 1 or, where it goes below, from there. */
export function Steps({ title, description, points, marks, levels, ahead = [], silent = [] }: Properties) {
  const id = useId()
  const format = useFormat()
  const all = [...points, ...ahead].map(time)
  const x = scaleTime({
    domain: [Math.min(...all), Math.max(...all)],
    range: [0, WIDTH - INSET.left - INSET.right],
  })
  const lowest = Math.min(0, ...points.map(({ value }) => value))
  const y = scaleLinear({ domain: [lowest, 1], range: [HEIGHT - INSET.top - INSET.bottom, 0] })
  const [start, end] = x.domain()
  const nameOf = Number(end) - Number(start) < SHORT_MS ? format.time : format.day
  const at = (point: Point) => x(time(point))
  const up = ({ value }: Point) => y(value)
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="steps"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <Group left={INSET.left} top={INSET.top}>
        {silent.map(({ from, to }) => (
          <rect
            key={from}
            className="steps-silent"
            x={x(Date.parse(from))}
            width={Math.max(0, x(Date.parse(to)) - x(Date.parse(from)))}
            height={y(lowest)}
          />
        ))}
        {levels.map(({ value, name }) => (
          <g key={value} className="steps-level">
            <line x1={0} x2={x.range()[1]} y1={y(value)} y2={y(value)} />
            <text x={x.range()[1]} y={y(value) - 3} textAnchor="end">
              {name}
            </text>
          </g>
        ))}
        <LinePath data={[...points]} x={at} y={up} className="steps-line" />
        <LinePath data={[...ahead]} x={at} y={up} className="steps-ahead" />
        {marks.map((mark) => (
          <g
            key={`${mark.at} ${mark.name} ${mark.value}`}
            transform={`translate(${at(mark)} ${up(mark)})`}
            className={mark.isAgainst ? 'steps-against' : 'steps-mark'}
          >
            <title>{mark.name}</title>
            {mark.isAgainst ? <path d="M-4-4 4 4M4-4-4 4" /> : <circle r={4} />}
          </g>
        ))}
        <AxisLeft
          scale={y}
          tickValues={lowest < 0 ? [lowest, 0, 0.5, 1] : [0, 0.5, 1]}
          tickFormat={(value) => String(value)}
          hideTicks
        />
        <AxisBottom
          top={y(lowest)}
          scale={x}
          tickValues={spread(x.domain())}
          tickFormat={(value) => nameOf(new Date(Number(value)).toISOString())}
        />
      </Group>
    </svg>
  )
}
