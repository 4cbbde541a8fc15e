import { routes } from '../../functions/app.ts'
import { openApiDocument } from '../../functions/http/openapi.ts'

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
  readonly parameters?: Operation['parameters']
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Operation['responses']
}

export interface Api {
  readonly operations: readonly Operation[]
  readonly components: Readonly<Record<string, object>>
}

/** Every operation of the OpenAPI document. */
export async function api(): Promise<Api> {
  const document = await openApiDocument(routes)
  const paths = Object.entries(document.paths as Record<string, Record<string, Described>>)
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      parameters: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema,
      responses: described.responses,
    })),
  )
  return { operations, components: (document.components?.schemas ?? {}) as Record<string, object> }
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
