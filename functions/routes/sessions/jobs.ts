import { getJob } from '../../../src/core/ingest/get-job.ts'
import { listJobs } from '../../../src/core/ingest/list-jobs.ts'
import { retryJob } from '../../../src/core/ingest/retry-job.ts'
import { Job, JobId, JobList, ListJobs } from '../../../src/core/ingest/schemas.ts'
import { JOB_ID, job } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'sessions'

export const jobs: readonly Operation[] = [
  operation({
    id: 'listJobs',
    method: 'GET',
    path: '/api/v1/jobs',
    tag,
    access: 'read',
    summary: 'List the jobs that read turns',
    description:
      'Newest first. A key sees the jobs of every user unless `user_id` names one; a user token sees its ' +
      'own. `PAUSED` jobs have failed too often and wait for `retryJob`.',
    query: ListJobs,
    answers: done(JobList, 'A page of jobs'),
    example: { query: { status: 'PAUSED' }, answer: { items: [], next_cursor: null } },
    verb: listJobs,
  }),
  operation({
    id: 'getJob',
    method: 'GET',
    path: '/api/v1/jobs/{job_id}',
    tag,
    access: 'read',
    summary: 'Read one job',
    description: 'How far the reading of a commit has come, what it made, and why it failed if it did.',
    params: JobId,
    answers: done(Job, 'The job'),
    errors: ['not_found'],
    example: { params: { job_id: JOB_ID }, answer: job },
    verb: getJob,
  }),
  operation({
    id: 'retryJob',
    method: 'POST',
    path: '/api/v1/jobs/{job_id}/retry',
    tag,
    access: 'write',
    summary: 'Run a failed or paused job again',
    description:
      'A failed or paused job is due at once and handed over; any other is left as it is. A paused one ' +
      'begins to count its failures anew.',
    params: JobId,
    answers: done(Job, 'The job as it stands now'),
    errors: ['not_found'],
    example: {
      params: { job_id: JOB_ID },
      answer: {
        ...job,
        status: 'STAGE2_FAILED',
        next_retry_at: '2026-03-02T09:30:00.000Z',
        completed_at: null,
      },
    },
    verb: retryJob,
  }),
]
