import type { Policy } from 'neuromem'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Field, Select } from '../../parts/field.tsx'
import { Region } from '../../parts/region.tsx'

const ENDS = ['permanent', 'until_changed', 'temporary'] as const

interface Properties {
  readonly lifetimes: Policy['lifetimes']
  onChange(path: string, value: unknown): void
}

/** How long what is kept of a turn lasts, by what it is. */
export function Lifetimes({ lifetimes, onChange }: Properties) {
  const t = useMessages()
  const { duration } = useFormat()
  return (
    <Region title={t.service.lifetimes}>
      <div className="settings">
        {Object.entries(lifetimes).map(([kind, { forget_policy, ttl_seconds }]) => {
          const name = t.service.kinds[kind] ?? kind
          const at = `lifetimes.${kind}`
          return (
            <div key={kind} className="row lifetime">
              <Select
                label={`${name}: ${t.service.forget}`}
                value={forget_policy}
                options={ENDS}
                onChoose={(chosen) => onChange(`${at}.forget_policy`, chosen)}
              />
              <Field
                label={`${name}: ${t.service.seconds}`}
                type="number"
                min={0}
                value={ttl_seconds}
                {...(ttl_seconds > 0 && { hint: duration(ttl_seconds) })}
                onChange={(event) => onChange(`${at}.ttl_seconds`, Number(event.target.value))}
              />
            </div>
          )
        })}
      </div>
    </Region>
  )
}
