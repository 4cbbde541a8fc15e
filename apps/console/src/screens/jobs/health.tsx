import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '../../api/person/users.ts'
import { readyQuery, STATUSES } from '../../api/service.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount, Word } from '../../parts/values/shown.tsx'
import { Checklist } from './checklist.tsx'

/** Whether the service can work, and how long work waits. */
export function HealthOfService() {
  const t = useMessages()
  const ready = useQuery(readyQuery())
  const stats = useQuery(statsQuery())
  return (
    <Region title={t.service.health}>
      <Answer of={ready}>
        {(found) => (
          <div className="stack">
            <p>
              <Word
                field="status"
                value={found.status}
                className={`tag ${found.status === 'ready' ? 'tag-good' : 'tag-warn'}`}
              >
                <span aria-hidden>●</span> {t.values[found.status] ?? found.status}
              </Word>
            </p>
            <Checklist ready={found} />
          </div>
        )}
      </Answer>
      <Answer of={stats}>
        {({ jobs, oldest_runnable_s, lag }) => (
          <>
            <p className="row space">
              {STATUSES.map((status) => (
                <span key={status} className="tag">
                  {t.values[status]} <Amount field={`jobs.${status}`} value={jobs[status]} />
                  {status === 'COMPLETED' && ` · ${t.service.lastDay}`}
                  {status === 'RECEIVED' && oldest_runnable_s !== null && (
                    <>
                      {' '}
                      ({t.service.waitingSince}{' '}
                      <Seconds field="oldest_runnable_s" value={oldest_runnable_s} />)
                    </>
                  )}
                </span>
              ))}
            </p>
            <p className="row soft space">
              <span>
                {t.service.lag}:{' '}
                {lag.p50_s === null ? (
                  t.service.noLag
                ) : (
                  <>
                    {t.service.p50} <Seconds field="lag.p50_s" value={lag.p50_s} /> · {t.service.p95}{' '}
                    <Seconds field="lag.p95_s" value={lag.p95_s} />
                  </>
                )}
              </span>
            </p>
          </>
        )}
      </Answer>
    </Region>
  )
}

function Seconds({ field, value }: { field: string; value: number | null }) {
  const { number, duration } = useFormat()
  return (
    <Amount field={field} value={value}>
      {value !== null && (value < 60 ? `${number(value)} s` : duration(value))}
    </Amount>
  )
}
