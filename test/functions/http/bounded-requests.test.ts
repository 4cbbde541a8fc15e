import { expect, test } from 'vitest'
import document from '../../../docs/openapi.json' with { type: 'json' }

type Schema = Record<string, unknown>
const components = document.components as unknown as Record<string, Record<string, Schema>>
const resolve = (schema: Schema): Schema => {
  const [, , kind, name] = String(schema.$ref ?? '').split('/')
  return kind && name ? (components[kind]?.[name] ?? {}) : schema
}

/** Texts that are bounded by what they are. */
const FORMATS = new Set(['uuid', 'date', 'date-time'])

function unbounded(given: Schema, path: string, seen: readonly Schema[] = []): string[] {
  const schema = resolve(given)
  // Free JSON, whose bytes stand in the description of what holds it.
  if (seen.includes(schema) || given.$ref === '#/components/schemas/Json') return []
  const inner = (one: unknown, at: string) => unbounded(one as Schema, at, [...seen, schema])
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  const isBounded =
    schema.maxLength !== undefined || schema.enum || schema.const || FORMATS.has(String(schema.format))
  const isList = schema.type === 'array' || (Array.isArray(schema.type) && schema.type.includes('array'))
  return [
    ...(isText && !isBounded ? [path] : []),
    ...(isList && schema.maxItems === undefined ? [`${path}[]`] : []),
    ...(schema.items ? inner(schema.items, `${path}[]`) : []),
    ...Object.entries((schema.properties ?? {}) as Schema).flatMap(([name, one]) =>
      inner(one, `${path}.${name}`),
    ),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
      ((schema[key] ?? []) as Schema[]).flatMap((one) => inner(one, path)),
    ),
  ]
}

test('each text of a request has a longest, each list a most', () => {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Schema>).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const parameters = ((operation.parameters ?? []) as Schema[])
        .map(resolve)
        .filter((one) => one.in !== 'header')
        .flatMap((one) => unbounded(one.schema as Schema, `${name} ${one.name}`))
      const content = Object.entries(
        (resolve((operation.requestBody ?? {}) as Schema).content ?? {}) as Schema,
      )
      const bodies = content
        .filter(([type]) => type === 'application/json')
        .flatMap(([, one]) => unbounded((one as { schema: Schema }).schema, name))
      return [...parameters, ...bodies]
    }),
  )
  expect([...new Set(found)]).toEqual([])
})
