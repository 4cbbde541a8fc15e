import type { Job } from 'neuromem'
import { isStuck } from '../../api/service.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/button.tsx'
import { Id } from '../../parts/id.tsx'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { Table } from '../../parts/table.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek-link.tsx'

const TRACK: Readonly<Record<Job['status'], string>> = {
  RECEIVED: '○ ─ · ─ ·',
  STAGE2_RUNNING: '● ─ ◐ ─ ·',
  STAGE2_FAILED: '● ─ ✕ ─ ·',
  STAGE3_RUNNING: '● ─ ● ─ ◐',
  STAGE3_FAILED: '● ─ ● ─ ✕',
  PAUSED: '● ─ ❙❙ ─ ·',
  COMPLETED: '● ─ ● ─ ●',
}

interface Properties {
  readonly jobs: readonly Job[]
  readonly onRetry: ((ids: readonly string[]) => void) | undefined
}

/** The jobs, each with how far it has come. */
export function Queue({ jobs, onRetry }: Properties) {
  const t = useMessages()
  const head = [
    t.service.job,
    t.service.user,
    t.service.session,
    t.service.status,
    t.service.tries,
    t.service.next,
    t.service.why,
    `.${t.service.retry}`,
  ]
  return (
    <Table label={t.service.queue} head={head}>
      {jobs.map((job) => (
        <tr key={job.job_id} data-id={job.job_id}>
          <td>
            <PeekLink kind="job" id={job.job_id} to={paths.session(job.user_id, job.session_id)}>
              <data data-field="job_id" value={job.job_id}>
                <Id id={job.job_id} />
              </data>
            </PeekLink>
          </td>
          <td>
            <Link to={paths.user(job.user_id)}>
              <Said field="user_id" value={job.user_id} />
            </Link>
          </td>
          <td>
            <Link to={paths.session(job.user_id, job.session_id)}>
              <Said field="session_id" value={job.session_id} />
            </Link>
          </td>
          <td>
            <Word field="status" value={job.status} className={`tag ${isStuck(job) ? 'tag-bad' : ''}`} />{' '}
            <span aria-hidden className="soft track">
              {TRACK[job.status]}
            </span>
          </td>
          <td className="number">
            <Amount field="attempts.stage2" value={job.attempts.stage2} /> /{' '}
            <Amount field="attempts.stage3" value={job.attempts.stage3} />
          </td>
          <td>
            <Moment field="next_retry_at" value={job.next_retry_at} />
          </td>
          <td>
            <Said field="last_error.code" value={job.last_error?.code} />
          </td>
          <td>
            {onRetry && isStuck(job) && (
              <Button onClick={() => onRetry([job.job_id])}>{t.service.retry}</Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
