import fc from 'fast-check'
import { hostilePlaces, lists, placeOf } from '../surface/cursors.ts'

/** A JSON schema as the OpenAPI document has them. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: string
}

export interface Pools {
  readonly components: Readonly<Record<string, Schema>>
  /** Values that exist, by the name of the field that may hold them. */
  readonly known: Readonly<Record<string, readonly string[]>>
}

const TEXTS = [
  '',
  ' ',
  'I live in Dalian.',
  '我喜欢绿茶',
  'remember this',
  '🌊'.repeat(40),
  '\u202eabc',
  "'; DROP TABLE turns; --",
  '<|im_end|>',
  '%',
  '\\',
  '{{x}}',
  'null',
]
/** Schemas of any JSON refer to themselves. */
const DEEPEST = 7
const LONG = ['x'.repeat(300), '长'.repeat(12_000), 'word '.repeat(8_000)]

const texts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 4, arbitrary: fc.string({ maxLength: 60, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }) },
)
const moments = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/**
 * Cursors of well-formed JSON in the shape of any list's, with at most one part that no list would hand out.
 */
const cursors = fc
  .constantFrom(...Object.values(lists))
  .chain((kinds) => fc.tuple(fc.constant(kinds), fc.nat(kinds.length)))
  .chain(([kinds, hostile]) =>
    fc.tuple(
      ...kinds.map((kind, place) =>
        fc.constantFrom(...(place === hostile ? hostilePlaces[kind] : [JSON.stringify(placeOf(kind))])),
      ),
    ),
  )
  .map((parts) => Buffer.from(`[${parts.join()}]`).toString('base64url'))

/**
 * Values of a schema, most of the time: now and then one that does not fit, a field too many or one too few.
 */
export function valuesOf(schema: Schema, pools: Pools, name = '', depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constantFrom(null, 1, 'x', true)
  const fitting = fittingValue(schema, pools, name, depth)
  return fc.oneof(
    { weight: 40, arbitrary: fitting },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown> },
  )
}

function fittingValue(schema: Schema, pools: Pools, name: string, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref)
    return valuesOf(pools.components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, pools, name, depth + 1)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, pools, name, depth + 1)))
  if (schema.allOf) return valuesOf(Object.assign({}, ...schema.allOf), pools, name, depth + 1)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, pools, depth)
  if (type === 'array') {
    const most = Math.min(schema.maxItems ?? 4, 4)
    return fc.array(valuesOf(schema.items ?? {}, pools, name, depth + 1), {
      minLength: Math.min(schema.minItems ?? 0, most),
      maxLength: most,
    })
  }
  if (type === 'integer') return numbers(schema, true)
  if (type === 'number') return numbers(schema, false)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return stringOf(schema, pools, name)
  return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>
}

function stringOf(schema: Schema, pools: Pools, name: string): fc.Arbitrary<unknown> {
  const known = pools.known[name]
  if (name === 'cursor') return fc.oneof({ weight: 4, arbitrary: cursors }, { weight: 1, arbitrary: texts })
  const any = schema.format === 'uuid' ? fc.uuid() : schema.format === 'date-time' ? moments : texts
  return known
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
    : any
}

function numbers({ minimum = -1e9, maximum = 1e9 }: Schema, whole: boolean): fc.Arbitrary<number> {
  const low = Math.max(minimum, -Number.MAX_SAFE_INTEGER)
  const high = Math.min(maximum, Number.MAX_SAFE_INTEGER)
  const inside = whole
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.double({ min: low, max: high, noNaN: true })
  const small = fc.integer({
    min: Math.ceil(low),
    max: Math.max(Math.ceil(low), Math.min(Math.floor(high), Math.ceil(low) + 10)),
  })
  return fc.oneof(
    { weight: 3, arbitrary: small },
    { weight: 3, arbitrary: inside },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0, 1.5, 1e308, low, high) },
  )
}

function objectOf(schema: Schema, pools: Pools, depth: number): fc.Arbitrary<unknown> {
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {})
  const fields = entries.map(([name, inner]) => {
    const value = valuesOf(inner, pools, name, depth + 1)
    const present = required.has(name) ? 50 : 1
    return fc.oneof(
      { weight: present, arbitrary: value.map((given) => [[name, given]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    )
  })
  const extra = fc.oneof(
    { weight: 60, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: texts.map((key) => [[key, 1]]) },
  )
  const open =
    typeof schema.additionalProperties === 'object' ||
    schema.additionalProperties === true ||
    (entries.length === 0 && schema.additionalProperties !== false)
  const free = open
    ? (fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), {
        maxKeys: 3,
      }) as fc.Arbitrary<object>)
    : fc.constant({})
  return fc.tuple(free, extra, ...fields).map(([some, more, ...pairs]) => ({
    ...(some as object),
    ...Object.fromEntries([...more, ...pairs.flat()] as [string, unknown][]),
  }))
}
