import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear, scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useCallback, useId, useState } from 'react'
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

const USUAL_WIDTH = 1_040
/** Narrower, words would lie on one another: then the box round it scrolls. */
const LEAST_WIDTH = 280
const HEIGHT = 230
const INSET = { top: 12, right: 12, bottom: 26, left: 34 }
const time = ({ at }: Point) => Date.parse(at)

const ROOM_FOR_A_DAY = 130
/** Less than that says nothing readable. */
const ROOM_FOR_WORDS = 90
const NOTE_BELOW = 20
const NOTE_ABOVE = -8
const NAME_HEIGHT = 16
const NAME_BELOW = 12
/** Within it days alone would all be called the same. */
const SHORT_MS = 3 * 86_400_000

/** Days from the first to the last, equally far apart: their names do not touch. */
function spread([from, to]: Date[], width: number): Date[] {
  const [start, end] = [Number(from), Number(to)]
  if (start === end) return [new Date(start)]
  const length = Math.max(2, Math.floor(width / ROOM_FOR_A_DAY))
  return Array.from({ length }, (_, place) => new Date(start + ((end - start) * (place + 0.5)) / length))
}

/** As wide as the place it has: what a phone shows is whole, and its words are as large as elsewhere. */
function useWidth() {
  const [width, setWidth] = useState(USUAL_WIDTH)
  const svg = useCallback((drawn: SVGSVGElement) => {
    const measure = () => setWidth(Math.max(LEAST_WIDTH, Math.round(drawn.getBoundingClientRect().width)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(drawn)
    return () => observer.disconnect()
  }, [])
  return { svg, width, inner: width - INSET.left - INSET.right }
}

interface Scales {
  readonly x: (moment: number) => number
  readonly y: (value: number) => number
}

/** A number over time, between 0 and 1 or, where it goes below, from there. */
export function Steps({ title, description, points, ahead = [], ...rest }: Properties) {
  const id = useId()
  const { svg, width, inner } = useWidth()
  const all = [...points, ...ahead].map(time)
  const x = scaleTime({
    domain: [Math.min(...all), Math.max(...all)],
    range: [0, inner],
  })
  const lowest = Math.min(0, ...points.map(({ value }) => value))
  const y = scaleLinear({ domain: [lowest, 1], range: [HEIGHT - INSET.top - INSET.bottom, 0] })
  const at = (point: Point) => x(time(point))
  const up = ({ value }: Point) => y(value)
  return (
    <svg
      ref={svg}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="steps"
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <Group left={INSET.left} top={INSET.top}>
        <Silences of={rest.silent ?? []} x={x} ground={y(lowest)} />
        <LinePath data={[...points]} x={at} y={up} className="steps-line" />
        <LinePath data={[...ahead]} x={at} y={up} className="steps-ahead" />
        <Levels of={rest.levels} y={y} end={inner} last={y([...points, ...ahead].at(-1)?.value ?? 0)} />
        <Marks of={rest.marks} x={x} y={y} />
        <Notes of={rest.notes ?? []} x={x} y={y} middle={inner / 2} levels={rest.levels} />
        <Axes x={x} y={y} lowest={lowest} end={inner} />
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

/** Whether a line goes through where the name of a level stands. */
const liesOn = (level: number, line: number): boolean => line <= level && line > level - NAME_HEIGHT

interface LevelsDrawn extends Pick<Scales, 'y'> {
  readonly of: readonly Level[]
  readonly end: number
  /** How high the line ends: a name that would lie on it stands under its level. */
  readonly last: number
}

function Levels({ of, y, end, last }: LevelsDrawn) {
  return of.map(({ value, name }) => {
    const height = y(value)
    return (
      <g key={value} className="steps-level">
        <line x1={0} x2={end} y1={height} y2={height} />
        <text x={end} y={liesOn(height, last) ? height + NAME_BELOW : height - 3} textAnchor="end">
          {`${value} ${name}`}
        </text>
      </g>
    )
  })
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

interface NotesDrawn extends Scales {
  readonly of: readonly Note[]
  readonly middle: number
  readonly levels: readonly Level[]
}

/** In the first half they begin where they belong, in the second they end there. */
function Notes({ of, x, y, middle, levels }: NotesDrawn) {
  return of.map((note) => (
    <text
      key={`${note.at} ${note.text}`}
      x={x(time(note))}
      y={
        y(note.value) +
        (levels.some(({ value }) => liesOn(y(value), y(note.value))) ? NOTE_ABOVE : NOTE_BELOW)
      }
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
  readonly end: number
}

function Axes({ x, y, lowest, end: width }: Drawn) {
  const format = useFormat()
  const [start, end] = x.domain()
  const written = Number(end) - Number(start) < SHORT_MS ? format.time : format.day
  const nameOf = (moment: Date) => written(moment.toISOString())
  const ticks = spread(x.domain(), width)
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
        tickValues={ticks.filter((one, place) => place === 0 || nameOf(one) !== nameOf(ticks[place - 1]!))}
        tickFormat={(value) => nameOf(new Date(Number(value)))}
      />
    </>
  )
}
