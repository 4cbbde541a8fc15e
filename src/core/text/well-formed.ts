/** What a model said, as Postgres can keep it: no NUL, no half surrogate pair. */
export const keepable = <Value>(value: Value): Value => mapped(value, kept)

/** The same with each text trimmed. */
export const wellFormed = <Value>(value: Value): Value => mapped(value, (text) => kept(text).trim())

const kept = (text: string): string => text.toWellFormed().replaceAll('\0', '')

function mapped<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item) => mapped(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, change)])) as Value
}
