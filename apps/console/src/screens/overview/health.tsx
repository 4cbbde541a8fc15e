import { useQuery } from '@tanstack/react-query'
import type { Stats } from 'neuromem'
import { statsQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount } from '../../parts/values/shown.tsx'

const FAILED: ReadonlySet<string> = new Set(['STAGE2_FAILED', 'STAGE3_FAILED', 'PAUSED'])
const isBad = (status: string, count: number): boolean => FAILED.has(status) && count > 0

/** Whether the tenant's work gets done. */
export function Health() {
  const t = useMessages()
  const stats = useQuery(statsQuery())
  return (
    <Region title={t.overview.health}>
      <Answer of={stats}>
        {({ jobs, tokens_today, token_budget_daily }) => (
          <>
            <p>
              {Object.entries(jobs).some(([status, count]) => isBad(status, count)) ? (
                <span className="removed">✕ {t.overview.failures}</span>
              ) : (
                <span className="added">● {t.overview.noFailures}</span>
              )}
            </p>
            <ul className="row space">
              {(Object.keys(jobs) as (keyof Stats['jobs'])[]).map((status) => (
                <li key={status} className={isBad(status, jobs[status]) ? 'tag tag-bad' : 'tag'}>
                  {t.values[status]} <Amount field={`jobs.${status}`} value={jobs[status]} />
                </li>
              ))}
            </ul>
            <p className="soft space">
              {t.overview.tokensToday} <Amount field="tokens_today" value={tokens_today} />
              {token_budget_daily !== null && (
                <>
                  {` ${t.overview.of} `}
                  <Amount field="token_budget_daily" value={token_budget_daily} />
                </>
              )}
            </p>
          </>
        )}
      </Answer>
    </Region>
  )
}
