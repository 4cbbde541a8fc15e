import * as z from 'zod'

/** Postgres keeps neither a NUL nor half a surrogate pair, so nothing of ours lets one in. */
export const isWellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const WELL_FORMED = 'must be well-formed Unicode without NUL'

/** Any text that the database can keep. */
export const PlainText = z.string().refine(isWellFormed, WELL_FORMED)

/** Text of at most so many characters, that is code points. */
export const textOf = (length: number) =>
  PlainText.max(2 * length).refine(
    (text) => text.length <= length || [...text].length <= length,
    `must be at most ${length} characters`,
  )

/** A name of at most so many characters. */
export const idUpTo = (length: number) => textOf(length).min(1)

const encoder = new TextEncoder()

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).byteLength

/** Bytes of a value as JSON in UTF-8. */
export const jsonBytesOf = (value: unknown): number => bytesOf(JSON.stringify(value))

/** Text of at most `bytes` bytes of UTF-8, empty or not. */
export const anyTextUpTo = (bytes: number) =>
  PlainText.max(bytes).refine((text) => bytesOf(text) <= bytes, `must be at most ${bytes} bytes`)

/** Text of at most `bytes` bytes of UTF-8 that says something. */
export const textUpTo = (bytes: number) =>
  PlainText.max(bytes)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => bytesOf(text) <= bytes, `must be at most ${bytes} bytes`)

export const LONGEST_NAME = 256

/**
 * Of a name that stands in addresses. Clients take `.` and `..` out of one, even as `%2e`: what was stored
 * under such a name could be neither read nor erased.
 */
const addressable = (name: z.ZodString): z.ZodString =>
  name.refine((text) => text !== '.' && text !== '..', 'must not be . or ..')

/** A name that the application gives: a user, a session, a project, a passage. */
export const ExternalId = addressable(PlainText.min(1).max(LONGEST_NAME))

/** What the application calls a turn in its session. */
export const TurnName = addressable(idUpTo(128))

/** Yes or no, as a query string has it and as code has it. */
export const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

type JsonValue = z.core.util.JSONType
const JSON_NAME = 'Json'

/** Where a value holds what is no JSON; undefined where it holds nothing such. */
function oddIn(value: unknown): PropertyKey[] | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : []
  if (typeof value !== 'object') return []
  const list = Array.isArray(value)
  for (const [key, inner] of Object.entries(value)) {
    const odd = oddIn(inner)
    if (odd) return [list ? Number(key) : key, ...odd]
  }
  return undefined
}

/** Taken as it is: zod's own JSON and records leave out a key that is called `__proto__`. */
const jsonOf = <Value extends JsonValue>(expected: string, holds: (value: unknown) => boolean) =>
  z.unknown().check(({ value, issues }) => {
    const odd = holds(value) ? oddIn(value) : []
    if (odd) issues.push({ code: 'invalid_type', expected, input: value, path: odd, continue: false })
  }) as z.ZodType<Value>

/** Any JSON value: one schema for all of them, so that it has one name in the API's document. */
export const Json = jsonOf<JsonValue>('json', () => true)
Json.register(z.globalRegistry, { id: JSON_NAME, description: 'Any JSON value' })

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const JsonObject = jsonOf<Record<string, JsonValue>>('record', isObject)
const OBJECT = { type: 'object', additionalProperties: { $ref: JSON_NAME } } as const

/** Any JSON of at most `bytes` bytes whose every string the database can keep. */
export const jsonUpTo = (bytes: number) =>
  Json.refine((value) => everyString(value, isWellFormed), WELL_FORMED).refine(
    (value) => jsonBytesOf(value) <= bytes,
    `must be at most ${bytes} bytes`,
  )

/** A JSON object of at most `bytes` bytes whose every string the database can keep. */
export const jsonObjectUpTo = (bytes: number) =>
  JsonObject.refine((value) => everyString(value, isWellFormed), WELL_FORMED)
    .refine((value) => jsonBytesOf(value) <= bytes, `must be at most ${bytes} bytes`)
    .meta(OBJECT)

/** What is wrong with the strings of a model's answer: the database could not keep them. */
export const unkeepable = (value: unknown): string[] =>
  everyString(value, isWellFormed) ? [] : [`a text ${WELL_FORMED}`]

/** Whether `holds` for every string in a JSON value, keys included. */
export function everyString(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value)
  if (Array.isArray(value)) return value.every((item) => everyString(item, holds))
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, item]) => holds(key) && everyString(item, holds))
}
