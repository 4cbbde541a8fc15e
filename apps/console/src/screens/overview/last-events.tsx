import { useQuery } from '@tanstack/react-query'
import { lastEventsQuery } from '../../api/person/events.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Happenings } from '../events/happenings.tsx'

/** The newest of what happened. */
export function LastEvents({ user }: { user: string }) {
  const t = useMessages()
  const events = useQuery(lastEventsQuery(user))
  return (
    <Region title={t.events.last}>
      <Answer of={events}>
        {({ items }) =>
          items.length === 0 ? <Empty>{t.events.empty}</Empty> : <Happenings user={user} events={items} />
        }
      </Answer>
      <p className="space">
        <Link to={paths.events(user)} className="button button-plain">
          {t.events.all}
        </Link>
      </p>
    </Region>
  )
}
