/** What the tests ask of an OpenAPI document, as a tree of JSON. */
type Node = { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every `$ref` in the document. */
export function refsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsOf)
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsOf(inner),
  )
}

export interface Property {
  readonly name: string
  readonly described: boolean
}

interface Whole {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string } & Node>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Node>> }
}

/**
 * Every property of every schema, and every parameter; one that is a described component is described by it.
 */
export function propertiesOf({ paths, components: { schemas } }: Whole): Property[] {
  const isDescribed = (schema: Node): boolean => {
    const component =
      typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined
    return typeof (schema.description ?? component?.description) === 'string'
  }
  const inside = (schema: unknown, at: string): Property[] => {
    if (Array.isArray(schema)) return schema.flatMap((branch) => inside(branch, at))
    if (!isNode(schema)) return []
    const own = Object.entries((schema.properties ?? {}) as Record<string, Node>).flatMap(([name, inner]) => [
      { name: `${at}.${name}`, described: isDescribed(inner) },
      ...inside(inner, `${at}.${name}`),
    ])
    const { anyOf, oneOf, allOf, prefixItems, items, additionalProperties } = schema
    return [
      ...own,
      ...[anyOf, oneOf, allOf, prefixItems, items, additionalProperties].flatMap((part) => inside(part, at)),
    ]
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return [
    ...Object.entries(schemas).flatMap(([name, schema]) => inside(schema, name)),
    ...operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...(parameters as Node[])
        .filter(({ name }) => name !== undefined)
        .map((one) => ({ name: `${operationId}?${one.name}`, described: isDescribed(one) })),
      ...[requestBody, ...Object.values(responses as Node)].flatMap((part) =>
        Object.values(((part as Node | undefined)?.content ?? {}) as Record<string, Node>).flatMap(
          ({ schema }) => inside(schema, operationId),
        ),
      ),
    ]),
  ]
}
