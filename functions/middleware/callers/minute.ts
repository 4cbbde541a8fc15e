const MINUTE_MS = 60_000
/**
 * Whoever is counted first is forgotten first: what is held stays small, however many addresses there are.
 */
const NAMES = 100_000

/** How often something happened in the current whole minute, by name, in this process. */
export interface Minute {
  count(name: string, now: Date): number
  /** @returns the count with it */
  add(name: string, now: Date, by?: number): number
}

/** Counts of the current minute of the clock by name; the next minute begins with none. */
export function createMinute(): Minute {
  let minute = -1
  let counts = new Map<string, number>()
  const current = (now: Date) => {
    const at = Math.floor(now.getTime() / MINUTE_MS)
    if (at !== minute) {
      minute = at
      counts = new Map()
    }
    return counts
  }
  return {
    count: (name, now) => current(now).get(name) ?? 0,
    add(name, now, by = 1) {
      const held = current(now)
      const count = (held.get(name) ?? 0) + by
      held.set(name, count)
      for (const oldest of held.keys()) {
        if (held.size <= NAMES) break
        held.delete(oldest)
      }
      return count
    },
  }
}

/** Seconds until the next minute begins. */
export const untilNextMinute = (now: Date): number =>
  Math.max(1, Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1_000))
