import { document } from '../../../functions/operations.ts'

export interface Operation {
  readonly id: string
  readonly method: string
  /** With `{name}` for parameters. */
  readonly path: string
  readonly parameters: readonly {
    readonly in: string
    readonly name: string
    readonly required?: boolean
    readonly schema: object
  }[]
  readonly body: object | undefined
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >
}

interface Described {
  readonly operationId: string
  readonly parameters: readonly (Operation['parameters'][number] | Ref)[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, Operation['responses'][string] | Ref>>
}
interface Ref {
  readonly $ref: string
}

export interface Api {
  readonly operations: readonly Operation[]
  readonly components: Readonly<Record<string, object>>
}

/** Every operation of the OpenAPI document; headers are left out. */
export function api(): Api {
  const { paths, components } = document() as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
    readonly components: {
      readonly schemas: Readonly<Record<string, object>>
      readonly responses: Operation['responses']
    }
  }
  const resolved = (one: Operation['responses'][string] | Ref) =>
    '$ref' in one ? (components.responses[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      parameters: described.parameters.filter((one) => 'schema' in one),
      body: described.requestBody?.content['application/json']?.schema,
      responses: Object.fromEntries(
        Object.entries(described.responses).map(([status, one]) => [status, resolved(one)]),
      ),
    })),
  )
  return { operations, components: components.schemas }
}

/** A path with its parameters filled in, and a query. */
export function address(
  path: string,
  values: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? 'unknown'),
  )
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}
