import { useInfiniteQuery } from '@tanstack/react-query'
import { firstTurns } from '../../api/asking/first-calls.ts'
import { EVENT_KINDS, eventsQuery } from '../../api/person/events.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import type { Params } from '../../place/params.ts'
import { useSearch } from '../../place/search.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Happenings } from './happenings.tsx'

/** What happened to what is known of a person, newest first? */
export default function Events({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const search = useSearch()
  const kinds = search.word('kinds', EVENT_KINDS)
  const events = useInfiniteQuery(eventsQuery(user, kinds))
  return (
    <PersonScreen user={user} title={t.nav.events}>
      <div className="stack">
        <div className="row">
          <Select
            label={t.events.kind}
            value={kinds ?? ''}
            options={['', ...EVENT_KINDS]}
            onChoose={(kind) => search.put({ kinds: kind })}
          />
        </div>
        <div className="panel">
          <Answer of={events}>
            {(items) =>
              items.length === 0 ? (
                <Empty curl={firstTurns(user)}>{t.events.empty}</Empty>
              ) : (
                <Happenings user={user} events={items} />
              )
            }
          </Answer>
        </div>
        <More of={events} />
      </div>
    </PersonScreen>
  )
}
