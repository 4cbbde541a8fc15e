import type { Event } from 'neuromem'
import type { ReactNode } from 'react'
import { Id } from '../../parts/values/id.tsx'
import { Said } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'

interface Properties {
  readonly user: string
  readonly event: Event
  /** What happened. */
  readonly children: ReactNode
}

/** What happened, and a link to what it happened to: called by its words or its id where it has some. */
export function Subject({ user, event, children }: Properties) {
  const { kind, ref, detail } = event
  const text = typeof detail.text === 'string' && <Said field="detail.text" value={detail.text} />
  const beside = (link: ReactNode) => (
    <>
      {children} {link}
    </>
  )
  if (kind === 'trait' && text) return beside(<Plain to={paths.trait(user, ref.id)}>{text}</Plain>)
  if (ref.type === 'memory')
    return beside(
      <PeekLink kind="memory" id={ref.id} to={paths.memory(user, ref.id)}>
        {text || <Id id={ref.id} />}
      </PeekLink>,
    )
  if (ref.type === 'job')
    return beside(
      <PeekLink kind="job" id={ref.id} to={paths.jobs}>
        <Id id={ref.id} />
      </PeekLink>,
    )
  if (ref.type === 'session') return beside(<Plain to={paths.session(user, ref.id)}>{ref.id}</Plain>)
  if (ref.type === 'import') return children
  const to = { affinity: paths.relationship(user), cycle: paths.cycles(user), erasure: paths.erasures }
  return <Plain to={to[ref.type]}>{children}</Plain>
}

const Plain = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} isCurrent={false}>
    {children}
  </Link>
)
