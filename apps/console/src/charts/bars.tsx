import { scaleBand, scaleLinear } from '@visx/scale'
import { useId } from 'react'

export interface Bar {
  readonly key: string
  /** From the ground up; each has the colour of its place. */
  readonly parts: readonly { readonly name: string; readonly value: number }[]
}

interface Properties {
  readonly bars: readonly Bar[]
  readonly label: string
}

const WIDTH = 720
const HEIGHT = 150
const GROUND = 18

/** Stacked bars; the same numbers stand in a table beside them. */
export function Bars({ bars, label }: Properties) {
  const id = useId()
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, WIDTH], padding: 0.25 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...totals)], range: [0, HEIGHT - GROUND] })
  const first = bars.at(0)
  const last = bars.at(-1)
  return (
    <svg role="img" aria-labelledby={`${id} ${id}-more`} className="bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title id={id}>{label}</title>
      <desc id={`${id}-more`}>{bars.map(({ key }, place) => `${key}: ${totals[place]}`).join(', ')}</desc>
      {bars.map(({ key, parts }) => {
        let from = HEIGHT - GROUND
        return parts.map(({ name, value }, place) => {
          const height = y(value)
          from -= height
          return (
            <rect
              key={name}
              x={x(key) ?? 0}
              y={from}
              width={x.bandwidth()}
              height={height}
              className={`part-${place}`}
            />
          )
        })
      })}
      <line x1={0} x2={WIDTH} y1={HEIGHT - GROUND} y2={HEIGHT - GROUND} className="axis" />
      <text x={0} y={HEIGHT - 4}>
        {first?.key}
      </text>
      {bars.length > 1 && (
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {last?.key}
        </text>
      )}
    </svg>
  )
}
