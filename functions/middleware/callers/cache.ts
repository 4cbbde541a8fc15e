export interface Cache<Value> {
  /** The kept value, or what `load` gives; a failed load is not kept. */
  get(key: string, now: Date, load: () => Promise<Value>): Promise<Value>
  /** The kept value, if there is one. */
  kept(key: string, now: Date): Value | undefined
  keep(key: string, now: Date, value: Value): void
  drop(which: (value: Value) => boolean): void
}

/**
 * At most `size` values for at most `ms` each; the oldest go first. Two callers that miss at once both load:
 * in workerd a promise belongs to the request that made it.
 */
export function createCache<Value>(size: number, ms: number): Cache<Value> {
  const entries = new Map<string, { readonly until: number; readonly value: Value }>()
  let generation = 0

  const kept = (key: string, now: Date): Value | undefined => {
    const entry = entries.get(key)
    return entry && entry.until > now.getTime() ? entry.value : undefined
  }
  function keep(key: string, now: Date, value: Value): void {
    entries.delete(key)
    entries.set(key, { until: now.getTime() + ms, value })
    for (const oldest of entries.keys()) {
      if (entries.size <= size) break
      entries.delete(oldest)
    }
  }

  return {
    kept,
    keep,
    async get(key, now, load) {
      const found = kept(key, now)
      if (found !== undefined) return found
      const started = generation
      const value = await load()
      if (started === generation) keep(key, now, value)
      return value
    },
    drop(which) {
      generation += 1
      for (const [key, entry] of entries) if (which(entry.value)) entries.delete(key)
    },
  }
}
