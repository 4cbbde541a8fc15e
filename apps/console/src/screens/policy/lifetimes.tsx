import type { Policy } from 'neuromem'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Table } from '../../parts/boxes/table.tsx'

type Lifetime = Policy['lifetimes'][keyof Policy['lifetimes']]
const ENDS = ['permanent', 'until_changed', 'temporary'] as const
const DAY_S = 86_400
/** What is kept for a time is kept so long until somebody says how long. */
const FIRST_TIME = 30 * DAY_S

interface Properties {
  readonly lifetimes: Policy['lifetimes']
  onChange(path: string, value: unknown): void
}

/** How long what is kept of a turn lasts, by what it is: a row for each kind, as the policy has them. */
export function Lifetimes({ lifetimes, onChange }: Properties) {
  const t = useMessages()
  const { kind, forget, days, thatIs } = t.service
  return (
    <Region title={t.service.lifetimes}>
      <Table label={t.service.lifetimes} head={[kind, forget, days, thatIs]}>
        {Object.entries(lifetimes).map(([name, lifetime]) => (
          <Row
            key={name}
            name={t.service.kinds[name] ?? name}
            lifetime={lifetime}
            onChange={(changed) => onChange(`lifetimes.${name}`, changed)}
          />
        ))}
      </Table>
    </Region>
  )
}

interface RowProperties {
  readonly name: string
  readonly lifetime: Lifetime
  onChange(lifetime: Lifetime): void
}

function Row({ name, lifetime, onChange }: RowProperties) {
  const t = useMessages()
  const { duration } = useFormat()
  const { forget_policy, ttl_seconds } = lifetime
  const isTimed = forget_policy === 'temporary' || ttl_seconds > 0
  const choose = (chosen: Lifetime['forget_policy']) => {
    const seconds = ttl_seconds || FIRST_TIME
    onChange({ forget_policy: chosen, ttl_seconds: chosen === 'temporary' ? seconds : 0 })
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          aria-label={`${name}: ${t.service.forget}`}
          value={forget_policy}
          onChange={(event) => choose(event.target.value as Lifetime['forget_policy'])}
        >
          {ENDS.map((end) => (
            <option key={end} value={end}>
              {t.values[end]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          type="number"
          min={0}
          step="any"
          className="narrow"
          aria-label={`${name}: ${t.service.days}`}
          disabled={!isTimed}
          value={isTimed ? daysOf(ttl_seconds) : ''}
          onChange={({ target: { value } }) =>
            onChange({ ...lifetime, ttl_seconds: Math.round(Number(value) * DAY_S) })
          }
        />
      </td>
      <td className="soft">{isTimed && ttl_seconds > 0 ? duration(ttl_seconds) : t.service.forLong}</td>
    </tr>
  )
}

/** Without a tail that is of no use to anybody: 3 600 seconds are 0.0417 days. */
const daysOf = (seconds: number): number => Math.round((seconds / DAY_S) * 10_000) / 10_000
