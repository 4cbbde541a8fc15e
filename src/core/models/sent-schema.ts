import * as z from 'zod'

/** A JSON Schema as a model is shown it. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  [keyword: string]: unknown
}

/** Where keys stand together that a task marks as `seldom` said. */
const SELDOM = 'more'

/**
 * A task's schema as it is sent: every key required, keys that may be null nullable, no other keys (strict
 * structured output takes nothing else). Every key would be answered, most of them with null: so those that
 * are seldom said are one object, `more`, and null where none of them is.
 * @throws Error for a key that may be left out but not be null: a task's schema must not have one
 */
export function sentSchema(schema: z.ZodType): JsonSchema {
  const known = sent.get(schema)
  if (known) return known
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
  }) as JsonSchema
  const shared: Shared = {}
  const { $defs, ...all } = strict(made, shared)
  const defs = { ...$defs, ...shared }
  const whole = Object.keys(defs).length > 0 ? { ...all, $defs: defs } : all
  sent.set(schema, whole)
  return whole
}

/** A task's schema is the same for every call. */
const sent = new WeakMap<z.ZodType, JsonSchema>()

const PLAIN = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'array'])

/** "This or null" of a plain type as one type with two names: a third of the words. */
function orNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...about } = schema
  const others = anyOf?.filter((part) => part.type !== 'null') ?? []
  const [only] = others
  if (!only || others.length !== 1 || anyOf?.length !== 2 || !PLAIN.has(only.type)) return schema
  const { type, ...rest } = only
  const may = Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {}
  return { type: [type as string, 'null'], ...rest, ...may, ...about }
}

/**
 * Without what is looked at when the answer is read: least lengths, and the bounds that every whole number
 * has.
 */
function plain({ minLength: _least, ...schema }: JsonSchema): JsonSchema {
  const isBound = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => !isBound(value)))
}

/** What is named once for all its places. */
type Shared = Record<string, JsonSchema>

function strict(schema: JsonSchema, shared: Shared): JsonSchema {
  const { default: _default, ...rest } = plain(orNull(schema))
  const made: JsonSchema = rest
  if (rest.items) made.items = strict(rest.items, shared)
  if (rest.anyOf) made.anyOf = rest.anyOf.map((part) => strict(part, shared))
  if (rest.$defs)
    made.$defs = Object.fromEntries(
      Object.entries(rest.$defs).map(([name, part]) => [name, strict(part, shared)]),
    )
  if (!rest.properties) return made
  for (const [key, part] of Object.entries(rest.properties)) {
    if (!rest.required?.includes(key) && !mayBeNull(part))
      throw new Error(`key ${key} must be nullish, not optional`)
  }
  const parts = Object.entries(rest.properties).map(([key, { seldom = false, ...part }]) => ({
    key,
    seldom,
    part: strict(part, shared),
  }))
  const of = (some: typeof parts) => Object.fromEntries(some.map(({ key, part }) => [key, part]))
  const seldom = parts.filter((part) => part.seldom)
  const own = of(parts.filter((part) => !part.seldom))
  return {
    ...made,
    ...closed(seldom.length > 0 ? { ...own, [SELDOM]: together(of(seldom), shared) } : own),
  }
}

const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The same keys of two kinds of items are one definition. */
function together(properties: Record<string, JsonSchema>, shared: Shared): JsonSchema {
  const made = { type: 'object', ...closed(properties) }
  const known = Object.keys(shared).find((name) => JSON.stringify(shared[name]) === JSON.stringify(made))
  const name = known ?? `More${Object.keys(shared).length || ''}`
  shared[name] = made
  return { anyOf: [{ $ref: `#/$defs/${name}` }, { type: 'null' }] }
}

function mayBeNull(schema: JsonSchema): boolean {
  return (
    [schema.type].flat().includes('null') ||
    schema.default === null ||
    (schema.anyOf?.some(mayBeNull) ?? false)
  )
}

/**
 * The answer with null for every nullable key that the model left out. Keys that are seldom said count
 * wherever they stand, in `more` or beside it.
 */
export function withNulls(answer: unknown, schema: JsonSchema, root: JsonSchema = schema): unknown {
  const meant = follow(schema, root)
  if (Array.isArray(answer))
    return meant.items ? answer.map((item) => withNulls(item, meant.items!, root)) : answer
  if (!isObject(answer) || !meant.properties) return answer
  const { [SELDOM]: group, ...own } = meant.properties
  const filled = group ? opened(answer) : { ...answer }
  const parts = { ...own, ...(group && follow(group, root).properties) }
  for (const [key, part] of Object.entries(parts)) {
    if (key in filled) filled[key] = withNulls(filled[key], part, root)
    else if (mayBeNull(part)) filled[key] = null
  }
  return filled
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What else stands at its place is left there, for the schema to refuse. */
function opened(answer: Record<string, unknown>): Record<string, unknown> {
  const { [SELDOM]: more, ...own } = answer
  if (more === undefined || more === null) return own
  return isObject(more) ? { ...more, ...own } : { ...answer }
}

/** The schema behind a reference or behind "this or null". */
function follow(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref) return follow(root.$defs?.[schema.$ref.replace(/^.*\//, '')] ?? {}, root)
  const others = schema.anyOf?.filter((part) => part.type !== 'null')
  return others?.length === 1 ? follow(others[0]!, root) : schema
}
