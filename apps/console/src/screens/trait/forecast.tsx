import type { Curve } from '../../api/person/traits.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Moment } from '../../parts/values/shown.tsx'
import { sinksOf } from './sinking.ts'

/** What silence would do, and when. */
export function Forecast({ curve }: { curve: Curve }) {
  const t = useMessages()
  const { number, day, exact, ago } = useFormat()
  const { forecast, lambda, floor } = curve
  const end = forecast?.below_floor_at
  if (!end) return null
  return (
    <p className="soft space">
      {`${t.traits.forecast} `}
      {sinksOf(curve).map(({ level, at }) => (
        <span key={level}>
          <time dateTime={at} title={exact(at)}>
            {t.traits.below(number(level), day(at))}
          </time>
          {' · '}
        </span>
      ))}
      {`${t.traits.gone(number(floor), ago(end))} `}
      <Moment field="forecast.below_floor_at" value={end} as="day" />
      {lambda !== null && (
        <>
          {` · ${t.traits.lambda} `}
          <Amount field="lambda" value={lambda}>
            {Number(lambda.toPrecision(3))}
          </Amount>
        </>
      )}
    </p>
  )
}
