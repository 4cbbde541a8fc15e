import { useQuery } from '@tanstack/react-query'
import { dueQuery } from '../../api/person/review.ts'
import { now } from '../../i18n/clock.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Moment, Said } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'

/** What is due within a week; nothing is shown of nothing. */
export function ComingUp({ user }: { user: string }) {
  const t = useMessages()
  const { data, error, refetch } = useQuery(dueQuery(user))
  if (!error && !data?.items.length) return null
  return (
    <Region title={t.overview.comingUp}>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      <ul className="list">
        {data?.items.map((memory) => (
          <li key={memory.id} data-id={memory.id}>
            <PeekLink kind="memory" id={memory.id} to={paths.memory(user, memory.id)}>
              <Said field="content" value={memory.content} />
            </PeekLink>{' '}
            <Moment field="due_at" value={memory.due_at} className="soft" />{' '}
            {isPast(memory.due_at) && <span className="tag tag-warn">{t.overview.overdue}</span>}
          </li>
        ))}
      </ul>
    </Region>
  )
}

const isPast = (moment: string | null): boolean => moment !== null && Date.parse(moment) < now()
