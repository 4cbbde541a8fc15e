import { NeuromemError } from '../error.ts'
import type { CallOptions } from '../options.ts'
import type { Call } from '../sending/call.ts'
import type { Operations } from '../sending/operations.ts'
import type { Pages } from '../sending/pages.ts'
import { pause } from '../sending/transport.ts'
import type { Job } from '../types.gen.ts'
import type { QueryOf } from './queries.ts'

export interface Jobs {
  list(query?: QueryOf<'listJobs'>, call?: CallOptions): Pages<Job>
  get(id: string, call?: CallOptions): Call<Job>
  retry(id: string, call?: CallOptions): Call<Job>
  /** Until it is completed, paused or failed; 60 s unless said otherwise, then NeuromemError `timeout`. */
  wait(id: string, options?: { timeoutMs?: number; signal?: AbortSignal }): Promise<Job>
}

const WAIT_MS = 60_000
const POLL_MS = 250
const POLL_AT_MOST_MS = 2_000
const ENDED: ReadonlySet<Job['status']> = new Set(['COMPLETED', 'PAUSED', 'STAGE2_FAILED', 'STAGE3_FAILED'])

export function jobsOf(api: Operations): Jobs {
  const get = (id: string, call?: CallOptions) => api.call('getJob', { ids: [id] }, call)
  return {
    list: (query, call) => api.list('listJobs', { query }, call),
    get,
    retry: (id, call) => api.call('retryJob', { ids: [id] }, call),
    async wait(id, { timeoutMs = WAIT_MS, signal } = {}) {
      const end = Date.now() + timeoutMs
      for (let poll = POLL_MS; ; poll = Math.min(POLL_AT_MOST_MS, poll * 1.5)) {
        const job = await get(id, signal && { signal })
        if (ENDED.has(job.status)) return job
        const left = end - Date.now()
        if (left <= 0) throw new NeuromemError('timeout', `The job has not ended within ${timeoutMs} ms`)
        await pause(Math.min(poll, left), signal)
      }
    },
  }
}
