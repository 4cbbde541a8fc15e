import { systemContextOf } from '../composition/context.ts'
import { createCallers } from '../middleware/callers/callers.ts'
import type { Services, WaitUntil } from '../services.ts'
import { type Sweep, schedules, sweeps } from './sweeps.ts'

/** Runs one sweep and logs what it found. A failure is logged too: the next run finds the same again. */
async function runSweep(
  services: Services,
  sweep: Sweep,
  waitUntil: WaitUntil = () => undefined,
): Promise<void> {
  const started = performance.now()
  const usage = { round_trips: 0, background: true }
  try {
    const stored = await createCallers(services).storedVectors(services.clock.now(), usage)
    const found = await sweeps[sweep](systemContextOf(services, { stored, usage, waitUntil }))
    services.log.info('sweep', {
      sweep,
      ...found,
      ms: Math.round(performance.now() - started),
      round_trips: usage.round_trips,
    })
  } catch (error) {
    services.log.error('sweep_failed', { sweep, error: error instanceof Error ? error.name : 'unknown' })
  }
}

/** For Cron Triggers: the sweeps of this expression (`wrangler.toml` lists the same ones as `schedules`). */
export async function runScheduled(services: Services, cron: string, waitUntil: WaitUntil): Promise<void> {
  for (const sweep of Object.keys(schedules) as Sweep[]) {
    if (schedules[sweep].cron === cron) await runSweep(services, sweep, waitUntil)
  }
}

/**
 * The sweeps of a process without QStash: all of them at once, so that what a former process left is taken
 * up, then each in its time. One sweep runs at a time.
 * @returns stops the timers; resolves when the sweep that runs has ended
 */
export function startSweeps(services: Services): () => Promise<void> {
  let chain = Promise.resolve()
  let stopped = false
  const queue = (sweep: Sweep) => {
    chain = chain.then(() => (stopped ? undefined : runSweep(services, sweep)))
  }
  const timers = (Object.keys(schedules) as Sweep[]).map((sweep) => {
    queue(sweep)
    const timer = setInterval(() => queue(sweep), schedules[sweep].minutes * 60_000)
    timer.unref?.()
    return timer
  })
  return () => {
    stopped = true
    for (const timer of timers) clearInterval(timer)
    return chain
  }
}
