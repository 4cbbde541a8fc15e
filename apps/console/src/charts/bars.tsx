import { scaleBand, scaleLinear } from '@visx/scale'
import { useId } from 'react'
import { useFormat } from '../i18n/format.ts'

export interface Bar {
  readonly key: string
  /** From the ground up. */
  readonly parts: readonly BarPart[]
}

export interface BarPart {
  readonly name: string
  readonly value: number
  readonly tone: 'first' | 'second' | 'bad'
}

/** What is not to be passed. */
export interface Ceiling {
  readonly value: number
  readonly name: string
}

interface Properties {
  readonly bars: readonly Bar[]
  readonly label: string
  readonly ceiling?: Ceiling | undefined
  /** Each bar has its name and number below, not the first and last alone. */
  readonly isNamed?: boolean
}

const WIDTH = 720
const HEIGHT = 150
const GROUND = 1
const TOP = 14

/** Stacked bars, what is written beside them as large on a phone; the same numbers stand in a table beside them. */
export function Bars({ bars, label, ceiling, isNamed = false }: Properties) {
  const id = useId()
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, WIDTH], padding: 0.25 })
  const y = scaleLinear({
    domain: [0, Math.max(1, ceiling?.value ?? 0, ...totals)],
    range: [0, HEIGHT - GROUND - TOP],
  })
  const { number } = useFormat()
  const highest = Math.max(0, ceiling?.value ?? 0, ...totals)
  return (
    <figure>
      {!isNamed && highest > 0 && (
        <p aria-hidden className="small soft">
          {number(highest)}
        </p>
      )}
      <svg
        role="img"
        aria-labelledby={`${id} ${id}-more`}
        className="bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <title id={id}>{label}</title>
        <desc id={`${id}-more`}>{bars.map(({ key }, place) => `${key}: ${totals[place]}`).join(', ')}</desc>
        {bars.map((bar) => (
          <Stack key={bar.key} of={bar} x={x(bar.key) ?? 0} width={x.bandwidth()} heightOf={y} />
        ))}
        {ceiling && <CeilingLine {...ceiling} at={HEIGHT - GROUND - y(ceiling.value)} />}
        <line x1={0} x2={WIDTH} y1={HEIGHT - GROUND} y2={HEIGHT - GROUND} className="axis" />
      </svg>
      <Names bars={bars} totals={totals} isNamed={isNamed} />
    </figure>
  )
}

interface StackProperties {
  readonly of: Bar
  readonly x: number
  readonly width: number
  heightOf(value: number): number
}

/** The parts of a bar, one above the other. */
function Stack({ of: { key, parts }, x, width, heightOf }: StackProperties) {
  let from = HEIGHT - GROUND
  return parts.map(({ name, value, tone }) => {
    const height = heightOf(value)
    from -= height
    return (
      <rect key={name} x={x} y={from} width={width} height={height} className={`part-${tone}`}>
        <title>{`${key} · ${name} ${value}`}</title>
      </rect>
    )
  })
}

interface NamesProperties {
  readonly bars: readonly Bar[]
  readonly totals: readonly number[]
  readonly isNamed: boolean
}

/** What is written below the bars. */
function Names({ bars, totals, isNamed }: NamesProperties) {
  const first = bars.at(0)
  const last = bars.at(-1)
  return (
    <>
      {isNamed ? (
        <p aria-hidden className="bar-names small soft">
          {bars.map(({ key }, place) => (
            <span key={key}>{`${key} · ${totals[place]}`}</span>
          ))}
        </p>
      ) : (
        <p aria-hidden className="bar-ends small soft">
          <span>{first?.key}</span>
          {bars.length > 1 && <span>{last?.key}</span>}
        </p>
      )}
      <figcaption className="row small soft">
        {!isNamed &&
          first?.parts.map(({ name, tone }) => (
            <span key={name} className="row">
              <span aria-hidden className={`swatch swatch-${tone}`} />
              {name}
            </span>
          ))}
      </figcaption>
    </>
  )
}

function CeilingLine({ name, at }: Ceiling & { readonly at: number }) {
  return (
    <>
      <line x1={0} x2={WIDTH} y1={at} y2={at} className="ceiling" />
      <text x={WIDTH} y={at - 4} textAnchor="end">
        {name}
      </text>
    </>
  )
}
