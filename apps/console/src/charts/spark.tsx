import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useId } from 'react'

const WIDTH = 96
const HEIGHT = 22
const INSET = 2

/** How a number went, without scales: it stands beside the number itself. */
export function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const id = useId()
  const x = scaleLinear({ domain: [0, values.length - 1], range: [INSET, WIDTH - INSET] })
  const y = scaleLinear({
    domain: [Math.min(...values), Math.max(...values)],
    range: [HEIGHT - INSET, INSET],
  })
  return (
    <svg role="img" aria-labelledby={id} className="spark" width={WIDTH} height={HEIGHT}>
      <title id={id}>{`${label}: ${values.at(0)} → ${values.at(-1)}`}</title>
      <LinePath data={[...values]} x={(_, place) => x(place)} y={(value) => y(value)} />
    </svg>
  )
}
