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

/**
 * A task's schema as it is sent: every key required, keys that may be null nullable, no other keys (strict
 * structured output takes nothing else).
 * @throws Error for a key that may be left out but not be null: a task's schema must not have one
 */
export function sentSchema(schema: z.ZodType): JsonSchema {
  const known = sent.get(schema)
  if (known) return known
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
  }) as JsonSchema
  const all = strict(made)
  sent.set(schema, all)
  return all
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

function strict(schema: JsonSchema): JsonSchema {
  const { default: _default, ...rest } = plain(orNull(schema))
  const made: JsonSchema = rest
  if (rest.items) made.items = strict(rest.items)
  if (rest.anyOf) made.anyOf = rest.anyOf.map(strict)
  if (rest.$defs)
    made.$defs = Object.fromEntries(Object.entries(rest.$defs).map(([name, part]) => [name, strict(part)]))
  if (rest.properties) {
    for (const [key, part] of Object.entries(rest.properties)) {
      if (!rest.required?.includes(key) && !mayBeNull(part))
        throw new Error(`key ${key} must be nullish, not optional`)
    }
    made.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([key, part]) => [key, strict(part)]),
    )
    made.required = Object.keys(rest.properties)
    made.additionalProperties = false
  }
  return made
}

function mayBeNull(schema: JsonSchema): boolean {
  return (
    [schema.type].flat().includes('null') ||
    schema.default === null ||
    (schema.anyOf?.some(mayBeNull) ?? false)
  )
}

/** The answer with null for every nullable key that the model left out. */
export function withNulls(answer: unknown, schema: JsonSchema, root: JsonSchema = schema): unknown {
  const meant = follow(schema, root)
  if (Array.isArray(answer))
    return meant.items ? answer.map((item) => withNulls(item, meant.items!, root)) : answer
  if (typeof answer !== 'object' || answer === null || !meant.properties) return answer
  const filled: Record<string, unknown> = { ...answer }
  for (const [key, part] of Object.entries(meant.properties)) {
    if (key in filled) filled[key] = withNulls(filled[key], part, root)
    else if (mayBeNull(part)) filled[key] = null
  }
  return filled
}

/** The schema behind a reference or behind "this or null". */
function follow(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref) return follow(root.$defs?.[schema.$ref.replace(/^.*\//, '')] ?? {}, root)
  const others = schema.anyOf?.filter((part) => part.type !== 'null')
  return others?.length === 1 ? follow(others[0]!, root) : schema
}
