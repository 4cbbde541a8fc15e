import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { Job } from 'neuromem'
import { useEffect, useRef } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { firstTurns } from '../../api/asking/first-calls.ts'
import { isStuck, jobsQuery, STATUSES } from '../../api/service.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Explained } from '../../parts/values/shown.tsx'
import { useSearch } from '../../place/search.ts'
import { nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'
import { Screen } from '../../shell/screen.tsx'
import { Ages } from './ages.tsx'
import { HealthOfService } from './health.tsx'
import { Queue } from './queue.tsx'

/** Does the work get done, and if not, why? */
export default function Jobs() {
  const t = useMessages()
  const search = useSearch()
  const status = search.word('status', STATUSES)
  const jobs = useInfiniteQuery(jobsQuery(status))
  const mayWrite = useMay('write')
  useChanges(jobs.data)
  const retry = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => nm().jobs.retry(id))),
    onSuccess: (done) => announce(t.service.retried(done.length)),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['jobs'] }),
        cache.invalidateQueries({ queryKey: ['stats'] }),
      ]),
  })
  const start = mayWrite ? (ids: readonly string[]) => retry.mutate(ids) : undefined
  return (
    <Screen title={t.nav.jobs}>
      <div className="stack">
        <HealthOfService />
        <Select
          label={t.service.status}
          value={status ?? ''}
          options={['', ...STATUSES]}
          onChoose={(chosen) => search.put({ status: chosen })}
        />
        {retry.error && <Fault error={retry.error} />}
        <Answer of={jobs}>
          {(items) =>
            items.length === 0 ? (
              <Empty {...(!status && { curl: firstTurns() })}>
                {status ? t.service.noneLike : t.service.noJobs}
              </Empty>
            ) : (
              <>
                <Ages jobs={items} />
                <Stuck jobs={items} onRetry={start} />
                <Queue jobs={items} onRetry={start} />
              </>
            )
          }
        </Answer>
        <More of={jobs} />
      </div>
    </Screen>
  )
}

/** Says when a job that is seen becomes something else. */
function useChanges(jobs: readonly Job[] | undefined): void {
  const t = useMessages()
  const known = useRef(new Map<string, Job['status']>())
  useEffect(() => {
    for (const { job_id, status } of jobs ?? []) {
      const before = known.current.get(job_id)
      if (before !== undefined && before !== status) {
        announce(t.service.changed(job_id, t.values[status] ?? status))
        void cache.invalidateQueries({ queryKey: ['stats'] })
      }
      known.current.set(job_id, status)
    }
  }, [jobs, t])
}

interface Properties {
  readonly jobs: readonly Job[]
  readonly onRetry: ((ids: readonly string[]) => void) | undefined
}

/** What has failed, by its reason. */
function Stuck({ jobs, onRetry }: Properties) {
  const t = useMessages()
  const stuck = jobs.filter((job) => isStuck(job) && job.last_error !== null)
  const codes = [...new Set(stuck.map(({ last_error }) => last_error!.code))]
  return codes.map((code) => {
    const ids = stuck.filter(({ last_error }) => last_error?.code === code).map(({ job_id }) => job_id)
    return (
      <p key={code} className="row panel">
        <code>{code}</code> <Explained code={code} />
        <span className="grow" />
        {onRetry && (
          <Button onClick={() => onRetry(ids)}>
            {t.service.retryAll} <span className="soft">{ids.length}</span>
          </Button>
        )}
      </p>
    )
  })
}
