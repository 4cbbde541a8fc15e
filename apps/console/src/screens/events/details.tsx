import type { Event } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Moment, Word } from '../../parts/values/shown.tsx'

/** Numbers that are zero say nothing here; ids of memories stand with what they are of. */
const isShown = ([name, value]: readonly [string, unknown]): boolean =>
  value !== null && value !== 0 && name !== 'text' && !Array.isArray(value)

type Of = Event['detail']

const isObject = (value: unknown): value is Of =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was, and what is. */
const isChange = (value: Of): boolean => 'before' in value && 'after' in value && !isObject(value.after)
/** A change that changed nothing: there was none before and is none now, or it is as it was. */
const isUnchanged = (value: unknown): boolean =>
  isObject(value) && isChange(value) && value.before === value.after

/** All that an event says, by name. */
export function Details({ of, path = 'detail' }: { of: Of; path?: string }) {
  const t = useMessages()
  const nameOf = (name: string) =>
    t.events.fields[name] ?? t.memories.tables[name] ?? (t.values[name] || name)
  return Object.entries(of)
    .filter((entry) => isShown(entry) && !isUnchanged(entry[1]))
    .map(([name, value]) => {
      const field = `${path}.${name}`
      if (isObject(value))
        return (
          <span key={name} className="row">
            <span className="soft">{nameOf(name)}</span>
            {isChange(value) ? <Change of={value} path={field} /> : <Details of={value} path={field} />}
          </span>
        )
      return (
        <span key={name}>
          {name !== 'stage' && <span className="soft">{nameOf(name)} </span>}
          <Value field={field} value={value} />{' '}
        </span>
      )
    })
}

function Change({ of: { before, after, ...rest }, path }: { of: Of; path: string }) {
  return (
    <span>
      <Value field={`${path}.before`} value={before} />
      {before !== null && ' → '}
      <Value field={`${path}.after`} value={after} /> <Details of={rest} path={path} />
    </span>
  )
}

function Value({ field, value }: { field: string; value: unknown }) {
  if (typeof value === 'number') return <Amount field={field} value={value} />
  if (typeof value === 'boolean') return <Word field={field} value={value} />
  if (typeof value !== 'string') return null
  return field.endsWith('_at') ? (
    <Moment field={field} value={value} as="time" />
  ) : (
    <Word field={field} value={value} />
  )
}
