import type { Event } from 'neuromem'
import { Moment } from '../../parts/values/shown.tsx'
import { Happened } from './happened.tsx'
import { signOf } from './sign.ts'

interface Properties {
  readonly user: string
  readonly events: readonly Event[]
}

const keyOf = ({ title_key, ref, at, detail }: Event) =>
  `${title_key} ${ref.id} ${at} ${JSON.stringify(detail)}`

/** Events, a line each: when, what it happened to, and what it changed. */
export function Happenings({ user, events }: Properties) {
  return (
    <ol className="list happenings">
      {events.map((event) => {
        const { sign, tone } = signOf(event)
        return (
          <li key={keyOf(event)} data-id={event.ref.id} className="happening">
            <Moment field="at" value={event.at} as="time" className="soft small" />
            <span aria-hidden className={`happening-sign happening-${tone}`}>
              {sign}
            </span>
            <p>
              <Happened user={user} event={event} />
            </p>
          </li>
        )
      })}
    </ol>
  )
}
