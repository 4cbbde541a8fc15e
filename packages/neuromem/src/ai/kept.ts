/** The last `size` values that were asked for, none older than `ageMs`. */
export function kept<T>(size: number, ageMs: number) {
  const values = new Map<string, { at: number; value: T }>()
  return (key: string, make: () => T): T => {
    const found = values.get(key)
    const isFresh = found !== undefined && Date.now() - found.at < ageMs
    const entry = isFresh ? found : { at: Date.now(), value: make() }
    values.delete(key)
    values.set(key, entry)
    if (values.size > size) values.delete(values.keys().next().value!)
    return entry.value
  }
}
