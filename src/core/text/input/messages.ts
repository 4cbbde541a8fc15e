import * as z from 'zod'

/** Names that people know from elsewhere, and what they are called here. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  text: ['content'],
  content: ['text'],
  message: ['turns'],
  messages: ['turns'],
  type: ['memory_type'],
  id: ['turn_id'],
  timestamp: ['timestamp_iso'],
  user: ['user_id'],
  q: ['query'],
  k: ['limit'],
  topk: ['limit'],
}

const REQUIRED = 'is required'
const UNKNOWN = 'unknown field'

/** What a caller is told instead of zod's own words; undefined where those are good. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue)
  if (isMissing(issue)) return REQUIRED
  if (Number.isNaN(issue.input)) return 'must be a number'
  if (issue.code === 'invalid_type') return KINDS[issue.expected]
  if (issue.code === 'invalid_format') return FORMATS[issue.format]
  if (isEmpty(issue)) return 'must not be empty'
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'invalid_value') return `must be ${oneOf(issue.values)}`
  return undefined
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'must be a list',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must be an object',
  record: 'must be an object',
  string: 'must be a text',
}
const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a day, such as 2026-05-04',
  uuid: 'must be a UUID',
}
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' }

const isEmpty = (issue: z.core.$ZodRawIssue): boolean =>
  issue.code === 'too_small' && ['string', 'array'].includes(issue.origin) && issue.minimum === 1

/** Whether `explain` called a field missing. */
export const isRequired = (message: string): boolean => message === REQUIRED

/** A sentence for each unknown field, a line each: the fields themselves may hold anything. */
function unknownFields(issue: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  const shape = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst._zod.def.shape) : []
  const given = Object(issue.input) as object
  const missing = shape.filter((name) => !Object.hasOwn(given, name))
  return issue.keys.map((key) => unknownField(key, missing)).join('\n')
}

function unknownField(key: string, missing: readonly string[]): string {
  const twin = twinOf(key, missing)
  return twin === undefined ? UNKNOWN : `${UNKNOWN}; did you mean ${twin}?`
}

/** The missing field that an unknown one was most likely meant to be. */
export function twinOf(key: string, missing: readonly string[]): string | undefined {
  if (key.length > LONGEST) return undefined
  const plain = bare(key)
  const called = Object.hasOwn(CALLED, plain) ? (CALLED[plain] ?? []) : []
  return (
    missing.find((name) => bare(name) === plain) ??
    missing.find((name) => called.includes(name)) ??
    missing.find((name) => name.length > 3 && isNear(key.toLowerCase(), name, 1)) ??
    missing.find((name) => name.length > 4 && isNear(key.toLowerCase(), name, 2))
  )
}

const LONGEST = 64
const bare = (name: string): string => name.toLowerCase().replace(/[-_]/g, '')

/** Whether so many letters put in, left out or changed make one word of the other. */
function isNear(one: string, other: string, letters: number): boolean {
  if (one === other) return true
  if (letters === 0 || Math.abs(one.length - other.length) > letters) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [left, right] = [one.slice(same), other.slice(same)]
  return (
    isNear(left.slice(1), right.slice(1), letters - 1) ||
    isNear(left.slice(1), right, letters - 1) ||
    isNear(left, right.slice(1), letters - 1)
  )
}

function isMissing(issue: z.core.$ZodRawIssue): boolean {
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    return !Object.hasOwn(Object(issue.input) as object, issue.discriminator)
  }
  return issue.input === undefined && MISSES.has(issue.code ?? '')
}

const MISSES: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union'])

const oneOf = (values: readonly z.core.util.Primitive[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`
