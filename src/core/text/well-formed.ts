/** What a model said, as Postgres can keep it: no NUL, no half surrogate pair; texts trimmed. */
export function wellFormed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '').trim() as Value
  if (Array.isArray(value)) return value.map(wellFormed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)])) as Value
}
