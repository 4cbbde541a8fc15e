import * as z from 'zod'

export type JsonSchema = Record<string, unknown>
type Side = 'input' | 'output'

/** A schema and whether it is what callers send or what they get. */
export interface Shown {
  readonly schema: z.ZodType
  readonly side: Side
}

export interface Rendered {
  /** By name, what `$ref`s lead to. */
  readonly components: Readonly<Record<string, JsonSchema>>
  of(shown: Shown): JsonSchema
}

/**
 * Zod schemas as the document shows them. Those with an `id` become components; one that is sent otherwise
 * than it is answered (defaults may be left out) has a second component, `<id>Input`.
 */
export function renderSchemas(all: readonly Shown[]): Rendered {
  const output = renderSide(all, 'output')
  const input = renderSide(all, 'input')
  const different = differing(input.components, output.components)
  const rename = (name: string) => (different.has(name) ? `${name}Input` : name)
  const renamed = Object.entries(input.components).map(([name, schema]) => [
    rename(name),
    withRefs(schema, rename),
  ])
  return {
    components: sorted({ ...output.components, ...Object.fromEntries(renamed) }),
    of: ({ schema, side }) => (side === 'output' ? output.of(schema) : withRefs(input.of(schema), rename)),
  }
}

interface OneSide {
  readonly components: Readonly<Record<string, JsonSchema>>
  of(schema: z.ZodType): JsonSchema
}

/** One object around all of them, so that each component is made once. */
function renderSide(all: readonly Shown[], side: Side): OneSide {
  const schemas = [...new Set(all.filter((one) => one.side === side).map(({ schema }) => schema))]
  const names = new Map(schemas.map((schema, index) => [schema, `part${index}`]))
  const around = z.strictObject(Object.fromEntries(schemas.map((schema) => [names.get(schema), schema])))
  const rendered = z.toJSONSchema(around, { io: side, override: plain, unrepresentable: 'any' })
  const { $defs: components = {}, properties = {} } = withRefs(rendered as JsonSchema) as {
    $defs?: Record<string, JsonSchema>
    properties?: Record<string, JsonSchema>
  }
  const known = Object.entries(components).map(([name, schema]) => [name, withoutCircle(name, schema)])
  return {
    components: Object.fromEntries(known),
    of: (schema) => properties[names.get(schema) ?? ''] ?? {},
  }
}

/** "Any JSON" described by itself would be, in what is generated, a type that is made of itself. */
function withoutCircle(name: string, schema: JsonSchema): JsonSchema {
  if (!JSON.stringify(schema).includes(`"${REF}${name}"`)) return schema
  const { description = '' } = schema
  return { description }
}

const FORMATS_THAT_SAY_IT = new Set(['uuid', 'date', 'date-time'])

/** Leaves out what says nothing to a reader: the bounds of every integer, the pattern behind a format. */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (FORMATS_THAT_SAY_IT.has(jsonSchema.format ?? '')) delete jsonSchema.pattern
  if (jsonSchema.propertyNames && Object.keys(jsonSchema.propertyNames).length === 1)
    delete jsonSchema.propertyNames
  delete jsonSchema.id
}

const REF = '#/components/schemas/'

/** The schema with every `$ref` into the components of the document. */
function withRefs(schema: JsonSchema, rename: (name: string) => string = (name) => name): JsonSchema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const visited = Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string' ? [key, REF + rename(nameOf(inner))] : [key, visit(inner)],
    )
    return describedOutside(Object.fromEntries(visited))
  }
  return visit(schema) as JsonSchema
}

/** What is said of a value that may be null stands where a reader looks for it. */
function describedOutside(schema: JsonSchema): JsonSchema {
  const { anyOf, description } = schema as { anyOf?: readonly JsonSchema[]; description?: string }
  const [one, ...more] = (anyOf ?? []).filter(({ type }) => type !== 'null')
  if (description !== undefined || !anyOf || !one?.description || more.length > 0) return schema
  const { description: inner, ...bare } = one
  return { description: inner, ...schema, anyOf: anyOf.map((branch) => (branch === one ? bare : branch)) }
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Components that stand on both sides and are not the same on both, be it by what they lead to. */
function differing(
  input: Readonly<Record<string, JsonSchema>>,
  output: Readonly<Record<string, JsonSchema>>,
): ReadonlySet<string> {
  const both = Object.keys(input).filter((name) => name in output)
  const found = new Set(both.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])))
  const leadsToOne = (name: string) =>
    [...found].some((other) => JSON.stringify(input[name]).includes(`"${REF}${other}"`))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const name of both) if (leadsToOne(name)) found.add(name)
  }
  return found
}

/** By name, so that the committed document changes only where the API does. */
export const sorted = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).sort(([left], [right]) => (left < right ? -1 : 1)))
