import { Hono } from 'hono'
import { getJob } from '../../src/core/ingest/get-job.ts'
import { listJobs } from '../../src/core/ingest/list-jobs.ts'
import { retryJob } from '../../src/core/ingest/retry-job.ts'
import { JobId, ListJobs } from '../../src/core/ingest/schemas.ts'
import { Job, JobList } from '../../src/core/ingest/shapes.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['sessions']

export const jobs = new Hono<Env>()
  .get(
    '/jobs',
    describe({ operationId: 'listJobs', tags, responses: json(200, JobList, 'Jobs, newest first') }),
    scope('read'),
    validate('query', ListJobs),
    async (c) => c.json(await listJobs(c.var.ctx, c.req.valid('query')), 200),
  )
  .get(
    '/jobs/:job_id',
    describe({ operationId: 'getJob', tags, responses: json(200, Job, 'One job') }),
    scope('read'),
    validate('param', JobId),
    async (c) => c.json(await getJob(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/jobs/:job_id/retry',
    describe({
      operationId: 'retryJob',
      tags,
      responses: json(200, Job, 'The job, due at once if it had failed or paused'),
    }),
    scope('write'),
    validate('param', JobId),
    async (c) => c.json(await retryJob(c.var.ctx, c.req.valid('param')), 200),
  )
