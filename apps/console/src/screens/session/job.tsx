import { useQuery } from '@tanstack/react-query'
import type { Job, Session } from 'neuromem'
import { jobQuery } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Amount, Explained, Word } from '../../parts/values/shown.tsx'

/** What became of the last job of a session. */
export function JobLine({ session: { latest_job_id } }: { session: Session }) {
  return latest_job_id ? <OfJob id={latest_job_id} /> : null
}

function OfJob({ id }: { id: string }) {
  const t = useMessages()
  const job = useQuery(jobQuery(id))
  return (
    <Answer of={job}>
      {(one) => (
        <div data-id={one.job_id}>
          <p className="row">
            <span className="soft">{t.sessions.job}</span>
            <Word field="status" value={one.status} className="tag" />
            <Took job={one} />
            <Cost job={one} />
            {one.last_error && (
              <span className="soft">
                <Explained code={one.last_error.code} />
              </span>
            )}
          </p>
          <Refused rejected={one.metrics.items_rejected} />
        </div>
      )}
    </Answer>
  )
}

function Took({ job: { created_at, completed_at } }: { job: Job }) {
  const t = useMessages()
  if (completed_at === null) return null
  const seconds = (Date.parse(completed_at) - Date.parse(created_at)) / 1_000
  return <span className="soft">{t.sessions.took(seconds.toFixed(1))}</span>
}

/** What its model calls came to, those of failed tries too. */
function Cost({ job: { metrics } }: { job: Job }) {
  const t = useMessages()
  return (
    <span className="soft">
      {'· '}
      <Amount field="metrics.model_calls" value={metrics.model_calls}>
        {t.sessions.calls(metrics.model_calls)}
      </Amount>{' '}
      <Amount field="metrics.tokens" value={metrics.tokens}>
        {t.sessions.tokens(metrics.tokens)}
      </Amount>
    </span>
  )
}

/** What the checks did not let pass, a sentence each. */
function Refused({ rejected }: { rejected: Readonly<Record<string, unknown>> }) {
  const t = useMessages()
  const reasons = Object.entries(rejected)
  if (reasons.length === 0) return null
  return (
    <details>
      <summary>
        {t.sessions.refused}: {reasons.map(([code, count]) => `${code} ${count}`).join(' · ')}
      </summary>
      <ul className="list">
        {reasons.map(([code, count]) => (
          <li key={code}>
            <Amount field={`metrics.items_rejected.${code}`} value={Number(count)} /> <code>{code}</code>{' '}
            <Explained code={code} />
          </li>
        ))}
      </ul>
    </details>
  )
}
