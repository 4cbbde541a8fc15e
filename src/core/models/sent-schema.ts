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
 * are seldom said are a list, `more`, with an object of one key for each that is said. Words that a key's meta
 * names as `sent` are all that is sent of an enum.
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
  const whole = withDefinitions(all, { ...$defs, ...shared })
  sent.set(schema, whole)
  return whole
}

/**
 * A definition with one place stands at it; one with several stands once, with the null that all its places
 * allow. Looked for in the schema's text, where every reference to it reads the same.
 */
function withDefinitions(all: JsonSchema, defs: Record<string, JsonSchema>): JsonSchema {
  let text = JSON.stringify(all)
  const inDefs = JSON.stringify(defs)
  const nullable = Object.entries(defs).map(([name, part]): [string, JsonSchema] => {
    const refOrNull = JSON.stringify({ anyOf: [{ $ref: pathOf(name) }, NULL] })
    const around = text.split(refOrNull)
    const isNeverAlone = !(around.join('') + inDefs).includes(refTo(name))
    if (around.length <= 2 || !isNeverAlone) return [name, part]
    text = around.join(refTo(name))
    return [name, { anyOf: [part, NULL] }]
  })
  const shared = nullable.filter(([name, part]) => {
    const around = text.split(refTo(name))
    const isOnce = around.length === 2 && !inDefs.includes(refTo(name))
    if (isOnce) text = around.join(JSON.stringify(part))
    return !isOnce
  })
  const whole = JSON.parse(text) as JsonSchema
  return shared.length > 0 ? { ...whole, $defs: Object.fromEntries(shared) } : whole
}
const NULL: JsonSchema = { type: 'null' }
const pathOf = (name: string): string => `#/$defs/${name}`
const refTo = (name: string): string => JSON.stringify({ $ref: pathOf(name) })

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
 * Without what is looked at when the answer is read: least lengths, the bounds that every whole number has,
 * and longer words for the same.
 */
function plain({ minLength: _least, sent, ...schema }: JsonSchema): JsonSchema {
  if (Array.isArray(sent)) return { ...schema, enum: sent }
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

/** An object a key, which is there because it is said. The same of two kinds of items are one definition. */
function together(properties: Record<string, JsonSchema>, shared: Shared): JsonSchema {
  const anyOf = Object.entries(properties).map(([key, part]) => ({
    type: 'object',
    ...closed({ [key]: notNull(part) }),
  }))
  const made = { type: 'array', items: { anyOf } }
  const known = Object.keys(shared).find((name) => JSON.stringify(shared[name]) === JSON.stringify(made))
  const name = known ?? `More${Object.keys(shared).length || ''}`
  shared[name] = made
  return { $ref: pathOf(name) }
}

function notNull(part: JsonSchema): JsonSchema {
  const { type, enum: words } = part
  const [said] = [type].flat().filter((one) => one !== 'null')
  return {
    ...part,
    ...(said && { type: said }),
    ...(Array.isArray(words) && { enum: words.filter((word) => word !== null) }),
  }
}

function mayBeNull(schema: JsonSchema, root: JsonSchema = schema): boolean {
  const named = schema.$ref ? root.$defs?.[schema.$ref.slice(pathOf('').length)] : undefined
  return (
    [schema.type].flat().includes('null') ||
    schema.default === null ||
    (named !== undefined && mayBeNull(named, root)) ||
    (schema.anyOf?.some((part) => mayBeNull(part, root)) ?? false)
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
  const seldom = group ? seldomIn(group, root) : {}
  const parts = { ...own, ...seldom }
  for (const [key, part] of Object.entries(parts)) {
    if (key in filled) filled[key] = withNulls(filled[key], part, root)
    else if (key in seldom || mayBeNull(part, root)) filled[key] = null
  }
  return filled
}

/** The keys of `more`, each of which may be missing. */
const seldomIn = (group: JsonSchema, root: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, ...(follow(group, root).items?.anyOf ?? []).map(({ properties }) => properties))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What else stands at its place is left there, for the schema to refuse. */
function opened(answer: Record<string, unknown>): Record<string, unknown> {
  const { [SELDOM]: more, ...own } = answer
  if (more === undefined || more === null) return own
  const said = [more].flat()
  return said.every(isObject) ? Object.assign({}, ...said, own) : { ...answer }
}

/** The schema behind a reference or behind "this or null". */
function follow(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref) return follow(root.$defs?.[schema.$ref.slice(pathOf('').length)] ?? {}, root)
  const others = schema.anyOf?.filter((part) => part.type !== 'null')
  return others?.length === 1 ? follow(others[0]!, root) : schema
}
