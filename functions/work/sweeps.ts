import * as z from 'zod'
import { settleAffinity } from '../../src/core/affinity/settle-affinity.ts'
import type { SystemContext } from '../../src/core/context.ts'
import { sweepForgotten } from '../../src/core/forgetting/sweep-forgotten.ts'
import { sweepSessions } from '../../src/core/ingest/sessions/sweep-sessions.ts'
import { sweepJobs } from '../../src/core/ingest/sweep-jobs.ts'
import { sweepExpiry } from '../../src/core/memories/sweep-expiry.ts'
import { finishErasures } from '../../src/core/portability/finish-erasures.ts'
import { sweepReflection } from '../../src/core/reflection/sweep.ts'
import { sweepWebhooks } from '../../src/core/webhooks/sweep-webhooks.ts'

export const Sweep = z.enum(['jobs', 'sessions', 'reflection', 'affinity', 'expiry'])
export type Sweep = z.infer<typeof Sweep>

export const SweepAnswer = z.record(z.string(), z.int()).meta({ id: 'Swept' })

/** The one place that says which verb a sweep is: for QStash, Cron Triggers and the timers of Node alike. */
export const sweeps: Readonly<Record<Sweep, (ctx: SystemContext) => Promise<Record<string, number>>>> = {
  jobs: async (ctx) => {
    const swept = await sweepJobs(ctx)
    await sweepWebhooks(ctx)
    return swept
  },
  sessions: sweepSessions,
  reflection: sweepReflection,
  affinity: async (ctx) => ({ settled: await settleAffinity(ctx) }),
  expiry: async (ctx) => ({
    ...(await sweepExpiry(ctx)),
    erasures: await finishErasures(ctx),
    forgotten: await sweepForgotten(ctx),
  }),
}

/**
 * How often each runs (UTC): QStash's schedules, the Cron Triggers of `wrangler.toml` and Node's timers. All
 * at minutes that divide by ten, so that a database which suspends after five idle minutes (Neon) may do so
 * between them.
 */
export const schedules: Readonly<Record<Sweep, { readonly cron: string; readonly minutes: number }>> = {
  jobs: { cron: '*/10 * * * *', minutes: 10 },
  sessions: { cron: '*/10 * * * *', minutes: 10 },
  reflection: { cron: '10 * * * *', minutes: 60 },
  affinity: { cron: '20 3 * * *', minutes: 1_440 },
  expiry: { cron: '40 3 * * *', minutes: 1_440 },
}
