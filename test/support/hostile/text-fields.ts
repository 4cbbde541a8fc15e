import { randomUUID } from 'node:crypto'
import type { Api, Operation } from '../surface/operations.ts'
import type { Schema } from './arbitrary.ts'

/** A place of a request that takes a text. */
export interface TextField {
  readonly operation: Operation
  readonly where: 'path' | 'query' | 'body'
  /** `turns[].text` */
  readonly name: string
  /** Characters. */
  readonly longest: number
  /** How often a text stands there: in a list of texts each is another one of its length. */
  readonly copies: number
  /** This part of a request with a text in this place, and all that the place needs to be there. */
  readonly placed: (part: unknown, text: string) => unknown
}

/** A step further in: to a property, or into the first of a list, or into each one of a list of texts. */
type Step =
  | { readonly kind: 'property'; readonly key: string; readonly schema: Schema }
  | { readonly kind: 'first'; readonly schema: Schema }
  | { readonly kind: 'each'; readonly many: number }
type Resolve = (schema: Schema) => Schema
type Keep = (longest: number, steps: readonly Step[]) => void

/** Of a list of texts, that many. */
const LIST = 20
/** What free JSON gets, characters. */
const FREE_JSON = 32 * 1024
const JSON_REF = '#/components/schemas/Json'

/** Every text field of every request, found in the OpenAPI document: a new one is among them by itself. */
export function textFields({ operations, components }: Api): TextField[] {
  const named = components as Readonly<Record<string, Schema>>
  const resolve: Resolve = (schema) =>
    schema.$ref ? resolve(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  return operations.flatMap((operation) => {
    const found: TextField[] = []
    const keepAs =
      (where: TextField['where']): Keep =>
      (longest, steps) => {
        const name = steps.map(nameOf).join('').replace(/^\./u, '')
        const copies = steps.reduce((many, step) => many * (step.kind === 'each' ? step.many : 1), 1)
        const placed = (part: unknown, text: string) => place(resolve, steps, part, text)
        found.push({ operation, where, name, longest, copies, placed })
      }
    for (const { in: where, name, schema } of operation.parameters) {
      if (where !== 'query' && where !== 'path') continue
      visit(resolve, schema as Schema, [{ kind: 'property', key: name, schema: {} }], keepAs(where))
    }
    if (operation.body) visit(resolve, operation.body as Schema, [], keepAs('body'))
    return found
  })
}

const nameOf = (step: Step): string => (step.kind === 'property' ? `.${step.key}` : '[]')

function visit(
  resolve: Resolve,
  given: Schema,
  steps: readonly Step[],
  keep: Keep,
  above: readonly Schema[] = [],
): void {
  if (given.$ref === JSON_REF) {
    keep(FREE_JSON, steps)
    return
  }
  const schema = resolve(given)
  if (above.includes(schema)) return
  const into = (inner: Schema, step?: Step) =>
    visit(resolve, inner, step ? [...steps, step] : steps, keep, [...above, schema])
  const isText = [schema.type ?? []].flat().includes('string')
  if (isText && !schema.enum && schema.const === undefined && !schema.format)
    keep(schema.maxLength ?? FREE_JSON, steps)
  for (const choices of [schema.anyOf, schema.oneOf, schema.allOf]) for (const one of choices ?? []) into(one)
  if (schema.items) {
    const many = Math.min(schema.maxItems ?? 1, LIST)
    const ofTexts = resolve(schema.items).type === 'string'
    into(schema.items, ofTexts ? { kind: 'each', many } : { kind: 'first', schema: schema.items })
  }
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    into(property, { kind: 'property', key, schema })
  if (typeof schema.additionalProperties === 'object')
    into(schema.additionalProperties, { kind: 'property', key: 'any', schema })
}

function place(resolve: Resolve, [step, ...further]: readonly Step[], part: unknown, text: string): unknown {
  if (!step) return text
  if (step.kind === 'each') return Array.from({ length: step.many }, (_, n) => numbered(n, text))
  if (step.kind === 'first') {
    const [first, ...others] = Array.isArray(part) ? part : []
    return [place(resolve, further, first ?? smallest(resolve, step.schema), text), ...others]
  }
  const own = typeof part === 'object' && part !== null && !Array.isArray(part) ? part : {}
  const inner = (own as Record<string, unknown>)[step.key]
  return {
    ...(smallest(resolve, step.schema) as object),
    ...own,
    [step.key]: place(resolve, further, inner, text),
  }
}

/** Another text of the same length. */
const numbered = (n: number, text: string): string =>
  String.fromCodePoint(0x61 + n) + [...text].slice(1).join('')

/** The least that a schema takes. */
function smallest(resolve: Resolve, given: Schema): unknown {
  const schema = resolve(given)
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return smallest(resolve, choice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = [schema.type ?? 'object'].flat()[0]
  if (type === 'string')
    return schema.format === 'uuid'
      ? randomUUID()
      : schema.format === 'date-time'
        ? '2026-05-04T08:00:00Z'
        : 'x'
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'array') return schema.minItems ? [smallest(resolve, schema.items ?? {})] : []
  return Object.fromEntries(
    (schema.required ?? []).map((key) => [key, smallest(resolve, schema.properties?.[key] ?? {})]),
  )
}
