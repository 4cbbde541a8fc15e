import fc from 'fast-check'
import * as z from 'zod'
import type { createApp } from '../../../functions/app.ts'
import { type Api, address, type Operation } from '../surface/operations.ts'
import { type Pools, type Schema, valuesOf } from './arbitrary.ts'

export interface FuzzRequest {
  readonly operation: Operation
  readonly url: string
  readonly init: RequestInit
}

export interface FuzzOptions {
  /** Credentials of every kind of caller. */
  readonly credentials: readonly string[]
  /** What opens `/admin` and `/metrics`. */
  readonly adminToken: string
  readonly known: Pools['known']
}

const TIME_LIMIT_MS = 30_000

/** Requests to any operation: mostly ones that could be meant, some with a wrong part. */
export function requests(
  api: Api,
  { credentials, adminToken, known }: FuzzOptions,
): fc.Arbitrary<FuzzRequest> {
  const pools: Pools = { components: api.components as Pools['components'], known }
  return fc.oneof(
    ...api.operations.map((operation) =>
      requestOf(operation, pools, operation.path.startsWith('/api/') ? credentials : [adminToken]),
    ),
  )
}

function requestOf(
  operation: Operation,
  pools: Pools,
  credentials: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const parts = (where: string) => {
    const schema: Schema = {
      additionalProperties: false,
      properties: Object.fromEntries(
        operation.parameters.filter((one) => one.in === where).map((one) => [one.name, one.schema as Schema]),
      ),
      required: operation.parameters.filter((one) => one.in === where && one.required).map((one) => one.name),
    }
    return valuesOf(schema, pools).map(asTexts)
  }
  const json = operation.body
    ? valuesOf(operation.body as Schema, pools).map((value) => JSON.stringify(value))
    : fc.constant(undefined)
  const broken = fc.constantFrom('', '{', '[]', 'null', '"x"', '{"a":1}', '\u0000', '{"user_id":"\\ud800"}')
  const body = fc.oneof(
    { weight: 30, arbitrary: json },
    { weight: operation.method === 'GET' ? 0 : 1, arbitrary: broken },
  )
  const headers = fc.record(
    {
      authorization: fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...credentials).map((one) => `Bearer ${one}`) },
        { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', 'Basic eA==', 'Bearer a.b.c') },
      ),
      'content-type': fc.oneof(
        { weight: 30, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/x-ndjson', 'multipart/form-data'),
        },
      ),
      'idempotency-key': fc.constantFrom('a', 'b', 'c', ' ', 'x'.repeat(300)),
      origin: fc.constantFrom('https://app.example', 'null'),
    },
    { requiredKeys: ['authorization', 'content-type'] },
  )
  return fc.tuple(parts('path'), parts('query'), body, headers).map(([path, query, text, sent]) => ({
    operation,
    url: address(operation.path, path, query),
    init: {
      method: operation.method,
      headers: headersOf(sent, operation.method),
      ...(text !== undefined && operation.method !== 'GET' && { body: text }),
    },
  }))
}

const headersOf = (sent: Record<string, string | undefined>, method: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && (entry[0] !== 'idempotency-key' || method === 'POST'),
    ),
  )

/** A parameter that is empty, or dots, makes the path of another operation or of none. */
const isElsewhere = ({ path }: Operation, url: string): boolean =>
  !new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(new URL(url, 'http://service').pathname)

function asTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const text = (inner: unknown) => (typeof inner === 'string' ? inner.toWellFormed() : JSON.stringify(inner))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toWellFormed(), text(inner) ?? '']),
  )
}

/**
 * What is wrong with the answer to a request, if anything: a 500, no answer in time, or one that its schema
 * does not know.
 */
export function createChecker(
  api: Api,
  app: Pick<ReturnType<typeof createApp>, 'request'>,
  sign: (path: string, body: string) => Promise<string>,
) {
  const schemas = new Map<string, z.ZodType>()
  const schemaOf = (schema: object): z.ZodType => {
    const key = JSON.stringify(schema)
    const known = schemas.get(key)
    if (known) return known
    const whole = JSON.parse(
      JSON.stringify({ ...schema, $defs: api.components }).replaceAll('#/components/schemas/', '#/$defs/'),
    )
    const made = z.fromJSONSchema(whole) as z.ZodType
    schemas.set(key, made)
    return made
  }

  function documented(operation: Operation, status: number) {
    return operation.responses[status]
  }

  function faultOf(operation: Operation, status: number, type: string, text: string): string | undefined {
    if (status >= 500) return `status ${status}: ${text.slice(0, 500)}`
    const response = documented(operation, status)
    if (!response) return `status ${status} is not documented`
    const media = type.split(';')[0] ?? ''
    const schema = response.content?.[media]?.schema
    if (!schema) return `${media} is not documented for ${status}`
    if (media === 'text/event-stream') return eventFault(schema, text)
    if (media !== 'application/json' && media !== 'application/problem+json') return undefined
    const parsed = schemaOf(schema).safeParse(JSON.parse(text))
    return parsed.success
      ? undefined
      : `${status} does not match its schema: ${z.prettifyError(parsed.error).slice(0, 600)}`
  }

  function eventFault(schema: object, text: string): string | undefined {
    for (const line of text.split('\n').filter((one) => one.startsWith('data:'))) {
      const parsed = schemaOf(schema).safeParse(JSON.parse(line.slice(5)))
      if (!parsed.success) return `an event does not match: ${line.slice(0, 300)}`
    }
    return undefined
  }

  return async ({
    operation,
    url,
    init,
  }: FuzzRequest): Promise<{ status: number; fault: string | undefined }> => {
    const hang = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => hang.reject(new Error(`no answer within ${TIME_LIMIT_MS} ms`)),
      TIME_LIMIT_MS,
    )
    try {
      const signed: Record<string, string> = operation.path.startsWith('/internal')
        ? { 'upstash-signature': await sign(url, String(init.body ?? '')) }
        : {}
      const headers = { ...(init.headers as Record<string, string>), ...signed }
      const response = await Promise.race([app.request(url, { ...init, headers }), hang.promise])
      const text = await Promise.race([response.text(), hang.promise])
      if (isElsewhere(operation, url)) return { status: response.status, fault: undefined }
      const fault = faultOf(operation, response.status, response.headers.get('content-type') ?? '', text)
      return { status: response.status, fault }
    } catch (error) {
      return { status: 0, fault: error instanceof Error ? error.message : String(error) }
    } finally {
      clearTimeout(timer)
    }
  }
}
