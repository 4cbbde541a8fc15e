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
  readonly silent?: readonly Silence[]
  /** What is said beside the line where it happened. */
  readonly notes?: readonly Note[]
}

export interface Silence {
  readonly from: string
  readonly to: string
  readonly name?: string | undefined
}

export interface Note extends Point {
  readonly text: string
}

const WIDTH = 1_040
const HEIGHT = 230
const INSET = { top: 12, right: 12, bottom: 26, left: 34 }
const time = ({ at }: Point) => Date.parse(at)

const TICKS = 6
/** Less than that says nothing readable. */
const ROOM_FOR_WORDS = 90
const NOTE_BELOW = 20
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

interface Scales {
  readonly x: (moment: number) => number
  readonly y: (value: number) => number
}

/** A number over time, between 0 and 1 or, where it goes below, from there. */
export function Steps({ title, description, points, ahead = [], ...rest }: Properties) {
  const id = useId()
  const all = [...points, ...ahead].map(time)
  const x = scaleTime({
    domain: [Math.min(...all), Math.max(...all)],
    range: [0, WIDTH - INSET.left - INSET.right],
  })
  const lowest = Math.min(0, ...points.map(({ value }) => value))
  const y = scaleLinear({ domain: [lowest, 1], range: [HEIGHT - INSET.top - INSET.bottom, 0] })
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
        <Silences of={rest.silent ?? []} x={x} ground={y(lowest)} />
        <LinePath data={[...points]} x={at} y={up} className="steps-line" />
        <LinePath data={[...ahead]} x={at} y={up} className="steps-ahead" />
        <Levels of={rest.levels} y={y} />
        <Marks of={rest.marks} x={x} y={y} />
        <Notes of={rest.notes ?? []} x={x} y={y} />
        <Axes x={x} y={y} lowest={lowest} />
      </Group>
    </svg>
  )
}

function Silences({ of, x, ground }: Pick<Scales, 'x'> & { of: readonly Silence[]; ground: number }) {
  return of.map(({ from, to, name }) => {
    const [start, end] = [x(Date.parse(from)), x(Date.parse(to))]
    return (
      <g key={from}>
        <rect className="steps-silent" x={start} width={Math.max(0, end - start)} height={ground} />
        {name && end - start > ROOM_FOR_WORDS && (
          <text x={(start + end) / 2} y={ground - 8} textAnchor="middle" className="steps-note">
            {name}
          </text>
        )}
      </g>
    )
  })
}

function Levels({ of, y }: Pick<Scales, 'y'> & { of: readonly Level[] }) {
  const end = WIDTH - INSET.left - INSET.right
  return of.map(({ value, name }) => (
    <g key={value} className="steps-level">
      <line x1={0} x2={end} y1={y(value)} y2={y(value)} />
      <text x={end} y={y(value) - 3} textAnchor="end">
        {`${value} ${name}`}
      </text>
    </g>
  ))
}

function Marks({ of, x, y }: Scales & { of: readonly Mark[] }) {
  return of.map((mark) => (
    <g
      key={`${mark.at} ${mark.name} ${mark.value}`}
      transform={`translate(${x(time(mark))} ${y(mark.value)})`}
      className={mark.isAgainst ? 'steps-against' : 'steps-mark'}
    >
      <title>{mark.name}</title>
      {mark.isAgainst ? <path d="M-4-4 4 4M4-4-4 4" /> : <circle r={4} />}
    </g>
  ))
}

/** In the first half they begin where they belong, in the second they end there. */
function Notes({ of, x, y }: Scales & { of: readonly Note[] }) {
  const middle = (WIDTH - INSET.left - INSET.right) / 2
  return of.map((note) => (
    <text
      key={`${note.at} ${note.text}`}
      x={x(time(note))}
      y={y(note.value) + NOTE_BELOW}
      textAnchor={x(time(note)) < middle ? 'start' : 'end'}
      className="steps-note"
    >
      {note.text}
    </text>
  ))
}

interface Drawn {
  readonly x: ReturnType<typeof scaleTime<number>>
  readonly y: ReturnType<typeof scaleLinear<number>>
  readonly lowest: number
}

function Axes({ x, y, lowest }: Drawn) {
  const format = useFormat()
  const [start, end] = x.domain()
  const nameOf = Number(end) - Number(start) < SHORT_MS ? format.time : format.day
  return (
    <>
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
    </>
  )
}
