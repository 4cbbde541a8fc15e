import type { SystemContext } from '../../src/core/context.ts'
import { dueUsers, sweepMessages } from '../../src/core/reflection/due.ts'
import { systemContextOf } from '../context.ts'
import { createCallers } from '../middleware/callers.ts'
import type { Services, WaitUntil } from '../services.ts'

/** Work that nobody asks for and that is due every so often; running it more often, or twice at once, changes nothing. */
export interface Sweep {
  readonly every: 'ten minutes' | 'hour' | 'day'
  run(ctx: SystemContext): Promise<void>
}

/** By the name that follows `/internal/sweep/`. The one list for QStash's schedules, Cron Triggers and the timers of Node. */
export const sweeps: Readonly<Record<string, Sweep>> = {
  reflections: { every: 'hour', run: sweepReflections },
}

async function sweepReflections(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now()
  for (let after = 0; ; ) {
    const [users] = await ctx.db.batch([dueUsers(now, after)])
    await ctx.dispatcher.dispatch(sweepMessages(users, now))
    const last = users.at(-1)
    if (!last) return
    after = last.subject_id
  }
}

/** Runs the sweeps of one rhythm, one after the other. One that fails is logged and holds up none of the others. */
export async function runSweeps(services: Services, every: Sweep['every'], waitUntil: WaitUntil): Promise<void> {
  const stored = await createCallers(services).storedVectors(services.clock.now())
  for (const [name, sweep] of Object.entries(sweeps)) {
    if (sweep.every !== every) continue
    try {
      await sweep.run(systemContextOf(services, { stored, usage: { round_trips: 0 }, waitUntil }))
    } catch (error) {
      services.log.error('sweep_failed', { sweep: name, error: error instanceof Error ? error.name : 'unknown' })
    }
  }
}
