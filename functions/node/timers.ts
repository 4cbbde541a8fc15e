import { runSweeps, type Sweep } from '../internal/sweeps.ts'
import type { Services } from '../services.ts'

const MINUTE = 60_000
const RHYTHMS: Readonly<Record<Sweep['every'], number>> = {
  'ten minutes': 10 * MINUTE,
  hour: 60 * MINUTE,
  day: 24 * 60 * MINUTE,
}

/** Runs every sweep once now, so that what a killed process left undone is done, and from then on in its rhythm. */
export function startTimers(services: Services): { stop(): void } {
  const run = (every: Sweep['every']) => void runSweeps(services, every, () => undefined)
  const timers = Object.entries(RHYTHMS).map(([every, milliseconds]) => {
    run(every as Sweep['every'])
    return setInterval(run, milliseconds, every as Sweep['every'])
  })
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
