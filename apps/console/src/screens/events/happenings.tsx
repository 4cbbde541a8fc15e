import type { Event } from 'neuromem'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek-link.tsx'

interface Properties {
  readonly user: string
  readonly events: readonly Event[]
}

const keyOf = ({ title_key, ref, at, detail }: Event) =>
  `${title_key} ${ref.id} ${at} ${JSON.stringify(detail)}`

/** Events, each with what it happened to and what it changed. */
export function Happenings({ user, events }: Properties) {
  const t = useMessages()
  return (
    <ol className="list">
      {events.map((event) => {
        const [, word = ''] = event.title_key.split('.')
        return (
          <li key={keyOf(event)} data-id={event.ref.id}>
            <p className="row">
              <Moment field="at" value={event.at} as="time" className="soft small" />
              <Word field="kind" value={event.kind} className="tag" />
              <Word field="title_key" value={event.title_key}>
                {t.events.words[event.title_key] ?? t.values[word] ?? word}
              </Word>
            </p>
            <p className="row small">
              <Subject user={user} event={event} />
              <Details of={event.detail} />
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** A link to what it happened to, called by its words where it has some. */
function Subject({ user, event: { kind, ref, detail } }: { user: string; event: Event }) {
  const t = useMessages()
  const { text } = detail
  const name = typeof text === 'string' ? <Said field="detail.text" value={text} /> : (t.values[kind] ?? kind)
  const to = { session: paths.session(user, ref.id), cycle: paths.cycles(user), erasure: paths.erasures }
  if (kind === 'trait') return <Plain to={paths.trait(user, ref.id)}>{name}</Plain>
  if (ref.type === 'memory')
    return (
      <PeekLink kind="memory" id={ref.id} to={paths.memory(user, ref.id)}>
        {name}
      </PeekLink>
    )
  if (ref.type === 'job')
    return (
      <PeekLink kind="job" id={ref.id} to={paths.jobs}>
        {name}
      </PeekLink>
    )
  if (ref.type === 'affinity') return <Plain to={paths.relationship(user)}>{name}</Plain>
  if (ref.type === 'session') return <Plain to={to.session}>{ref.id}</Plain>
  return ref.type === 'import' ? null : <Plain to={to[ref.type]}>{name}</Plain>
}

const Plain = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} isCurrent={false}>
    {children}
  </Link>
)

/** Numbers that are zero say nothing here; ids of memories stand with what they are of. */
const isShown = ([name, value]: readonly [string, unknown]): boolean =>
  value !== null && value !== 0 && name !== 'text' && !Array.isArray(value)

function Details({ of, path = 'detail' }: { of: Event['detail']; path?: string }) {
  const t = useMessages()
  return Object.entries(of)
    .filter(isShown)
    .map(([name, value]) => {
      const field = `${path}.${name}`
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return (
          <span key={name} className="row">
            <span className="soft">{t.events.fields[name] ?? name}</span>
            <Details of={value as Event['detail']} path={field} />
          </span>
        )
      const label = t.events.fields[name] ?? t.memories.tables[name] ?? (t.values[name] || name)
      return (
        <span key={name}>
          {name !== 'stage' && <span className="soft">{label} </span>}
          <Value field={field} value={value} />
        </span>
      )
    })
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
