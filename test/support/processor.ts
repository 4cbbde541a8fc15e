/** Tries at most: what other tests or the compiler did meanwhile is in some of them, what the work costs in all. */
const TRIES = 4
/** What the yardstick takes on the machine that the limits were written on, in milliseconds of processor. */
const PACE_MS = 2.7

/**
 * Milliseconds of processor that some work takes: the least of a few tries, and where the machine is slower
 * than the one that the limits were written on, as many as it would take there. Tries end below the limit.
 * @param most the limit, in milliseconds
 */
export async function processorMs(work: () => unknown, most: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  yardstick()
  for (let tried = 0; tried < TRIES && least >= most; tried += 1)
    least = Math.min(least, await processorMsOnce(work))
  return least
}

/** The same of work that can be done but once. */
export async function processorMsOnce(work: () => unknown): Promise<number> {
  const before = yardstick()
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return ((user + system) / 1_000) * Math.min(1, (2 * PACE_MS) / (before + yardstick()))
}

/** Milliseconds of the same little work each time: on a busy machine, or a slow one, there is less in each. */
export function yardstick(): number {
  const before = process.cpuUsage()
  let number = 1
  for (let step = 0; step < 3_000_000; step += 1) number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0
  const { user, system } = process.cpuUsage(before)
  return (user + system + (number === 0 ? 1 : 0)) / 1_000
}
