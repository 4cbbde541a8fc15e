/** Tries at most: what other tests or the compiler did meanwhile is in some of them, what the work costs in all. */
const TRIES = 4
/** What the yardstick takes on the machine that the limits were written on, in milliseconds of processor. */
const PACE_MS = 2

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
  return paced((user + system) / 1_000, before, yardstick())
}

/**
 * What some milliseconds of processor are on the machine that the limits were written on.
 * @param before what the yardstick took before the work
 * @param after what it took after it
 */
export const paced = (ms: number, before: number, after: number): number =>
  ms * Math.min(1, (2 * PACE_MS) / (before + after))

const SAID =
  'I moved to Oslo last spring, and on weekends I walk along the sea with my sister. 我住在海边，周末常和姐姐散步。'
const READ = SAID.repeat(400)
const LOOKED_FOR =
  /\b(?:moved (?:out|away)|week(?:days?|nights)|(?:left|quit) (?:my|the) job)\b|海边的房子|(?:爸爸|妈妈)说/giu

/**
 * Milliseconds of the same little work each time, of the kinds that reading is: on a busy machine, or a slow one,
 * there is less in each.
 */
export function yardstick(): number {
  while (warmed < WARM) {
    warmed += 1
    reading()
  }
  const before = process.cpuUsage()
  const found = reading()
  const { user, system } = process.cpuUsage(before)
  return (user + system + (found === 0 ? 1 : 0)) / 1_000
}

/** How many times slower this machine is now than the one that the limits were written on, and 1 where it is faster. */
export const slowness = (): number => Math.max(1, yardstick() / PACE_MS)

/** Until the engine has compiled it. */
const WARM = 12
let warmed = 0

function reading(): number {
  const words = new Map<string, number>()
  for (const word of READ.toLowerCase().split(/[^\p{L}\p{N}]+/u)) words.set(word, (words.get(word) ?? 0) + 1)
  return words.size + Array.from(READ.matchAll(LOOKED_FOR)).length + READ.normalize('NFKC').length
}
