import type { Job } from 'neuromem'
import { isStuck } from '../../api/service.ts'
import { useMessages } from '../../i18n/language.ts'
import { ofRows, Rows, rowIndex } from '../../parts/boxes/rows.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Id } from '../../parts/values/id.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { Track } from './track.tsx'

const HEIGHT = 58

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
    <Table label={t.service.queue} head={head} {...ofRows(jobs.length)}>
      <Rows items={jobs} columns={head.length} height={HEIGHT} keyOf={({ job_id }) => job_id}>
        {(job, place) => <JobRow key={job.job_id} job={job} place={place} onRetry={onRetry} />}
      </Rows>
    </Table>
  )
}

interface RowProperties extends Pick<Properties, 'onRetry'> {
  readonly job: Job
  /** Of all jobs, from 0; undefined where all of them are there. */
  readonly place: number | undefined
}

function JobRow({ job, place, onRetry }: RowProperties) {
  const t = useMessages()
  return (
    <tr data-id={job.job_id} aria-rowindex={rowIndex(place)}>
      <td>
        <PeekLink kind="job" id={job.job_id} to={paths.session(job.user_id, job.session_id)}>
          <data data-field="job_id" value={job.job_id}>
            <Id id={job.job_id} />
          </data>
        </PeekLink>
      </td>
      <td className="places">
        <Link to={paths.user(job.user_id)}>
          <Said field="user_id" value={job.user_id} />
        </Link>
      </td>
      <td className="places">
        <Link to={paths.session(job.user_id, job.session_id)}>
          <Said field="session_id" value={job.session_id} />
        </Link>
      </td>
      <td>
        <Word field="status" value={job.status} className={`tag ${isStuck(job) ? 'tag-bad' : ''}`} />{' '}
        <Track job={job} />
      </td>
      <td className="number">
        <Tries of={job} />
      </td>
      <td>
        <Moment field="next_retry_at" value={job.next_retry_at} />
      </td>
      <td>
        {job.last_error && (
          <>
            <code>
              <Said field="last_error.code" value={job.last_error.code} />
            </code>
            <Said field="last_error.message" value={job.last_error.message} className="soft small clamp" />
          </>
        )}
      </td>
      <td>
        {onRetry && isStuck(job) && <Button onClick={() => onRetry([job.job_id])}>{t.service.retry}</Button>}
      </td>
    </tr>
  )
}

function Tries({ of: { attempts } }: { of: Job }) {
  const { track } = useMessages().service
  return (
    <>
      <span className="tries">
        {track.marks} <Amount field="attempts.stage2" value={attempts.stage2} />
      </span>
      <span className="tries">
        {track.extract} <Amount field="attempts.stage3" value={attempts.stage3} />
      </span>
    </>
  )
}
