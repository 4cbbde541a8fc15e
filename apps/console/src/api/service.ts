import { queryOptions } from '@tanstack/react-query'
import type { Job, UsageQuery } from 'neuromem'
import { nm } from '../session/credential.ts'
import { after, pagesQuery } from './asking/pages.ts'

export const STATUSES = [
  'RECEIVED',
  'STAGE2_RUNNING',
  'STAGE3_RUNNING',
  'COMPLETED',
  'STAGE2_FAILED',
  'STAGE3_FAILED',
  'PAUSED',
] as const satisfies readonly Job['status'][]

const POLL_MS = 2_000
const OVER: ReadonlySet<Job['status']> = new Set(['COMPLETED', 'STAGE2_FAILED', 'STAGE3_FAILED', 'PAUSED'])
/** What somebody has to start again. */
export const isStuck = ({ status }: Job): boolean => OVER.has(status) && status !== 'COMPLETED'

/** Asks again while something is open or running. */
export const jobsQuery = (status: Job['status'] | undefined) => ({
  ...pagesQuery(['jobs', 'list', status ?? 'all'], (cursor, call) =>
    nm().jobs.list({ limit: 100, ...(status && { status }), ...after(cursor) }, call),
  ),
  refetchInterval: (query: {
    state: { data?: { pages: readonly { items: readonly Job[] }[] } | undefined }
  }) =>
    query.state.data?.pages.some(({ items }) => items.some((job) => !OVER.has(job.status))) ? POLL_MS : false,
})

export const readyQuery = () =>
  queryOptions({ queryKey: ['ready'], queryFn: ({ signal }) => nm().ready({ signal }) })

export const usageQuery = (query: UsageQuery) =>
  queryOptions({ queryKey: ['usage', query], queryFn: ({ signal }) => nm().usage(query, { signal }) })

export const modelCallsQuery = () =>
  pagesQuery(['model-calls'], (cursor, call) => nm().modelCalls({ limit: 50, ...after(cursor) }, call))

export const policyQuery = () =>
  queryOptions({ queryKey: ['policy'], queryFn: ({ signal }) => nm().policy.get({ signal }) })

export const keysQuery = () =>
  pagesQuery(['keys'], (cursor, call) => nm().keys.list({ limit: 100, ...after(cursor) }, call))
