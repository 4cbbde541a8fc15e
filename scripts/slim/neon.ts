/**
 * In the place of `@neondatabase/serverless` in the Worker: its way over HTTP, which is all that drizzle's
 * `neon-http` and we use of it, without the client for sockets (43 KiB, compressed).
 * `test/scripts/slim-neon.test.ts` compares the two.
 */
interface Query {
  readonly query: string
  readonly params: readonly unknown[]
  readonly arrayMode: boolean
}

interface Answer {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  rows: unknown[]
}

interface Options {
  readonly fetchOptions?: RequestInit
}

type Parse = (text: string) => unknown

export class NeonDbError extends Error {
  override name = 'NeonDbError'
}

const FAULT = [
  'severity',
  'code',
  'detail',
  'hint',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
]

interface Config {
  fetchEndpoint: (host: string) => string
  fetchFunction: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

export const neonConfig: Config = {
  fetchEndpoint: (host) => `https://${host.replace(/^[^.]+\./u, 'api.')}/sql`,
  fetchFunction: undefined,
}

const asIs: Parse = (text) => text
const isTrue: Parse = (text) => text === 't'
const json: Parse = (text) => JSON.parse(text) as unknown

/** By the number of the type. */
const parsers = new Map<number, Parse>([
  [16, isTrue],
  ...[21, 23, 26, 700, 701].map((type) => [type, Number] as const),
  ...[114, 3802].map((type) => [type, json] as const),
  [1000, listOf(isTrue)],
  ...[1005, 1007, 1028, 1021, 1022].map((type) => [type, listOf(Number)] as const),
  ...[199, 3807].map((type) => [type, listOf(json)] as const),
  ...[1001, 1008, 1009, 1014, 1015, 1016, 2951].map((type) => [type, listOf(asIs)] as const),
])

/** drizzle keeps times as text by this. */
export const types = {
  builtins: { TIMESTAMPTZ: 1184, TIMESTAMP: 1114, DATE: 1082, INTERVAL: 1186 },
  setTypeParser: (type: number, parse: Parse): void => void parsers.set(type, parse),
}

/** A list in Postgres' own writing, of one dimension: `{1,NULL,"a \"b\""}`. */
function listOf(parse: Parse): Parse {
  return (text) =>
    [...text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gsu)].map(([, quoted, plain]) => {
      if (quoted !== undefined) return parse(quoted.replace(/\\(.)/gsu, '$1'))
      return plain === 'NULL' ? null : parse(plain!)
    })
}

/** @throws TypeError for what no statement of ours sends as it is: lists and bytes */
function written(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value) || Array.isArray(value)) throw new TypeError('a parameter is a list or bytes')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function neon(url: string, { fetchOptions }: Options = {}) {
  const host = new URL(url.replace(/^postgres(ql)?:/u, 'http:')).hostname

  async function transaction(queries: readonly Query[]): Promise<Answer[]> {
    const body = { queries: queries.map(({ query, params }) => ({ query, params: params.map(written) })) }
    const headers = {
      'Neon-Connection-String': url,
      'Neon-Raw-Text-Output': 'true',
      'Neon-Array-Mode': 'true',
    }
    const response = await sent(neonConfig.fetchEndpoint(host), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      ...fetchOptions,
    })
    if (!response.ok) throw await refusalOf(response)
    const { results } = (await response.json()) as { results: Answer[] }
    return results.map((result, place) => decoded(result, queries[place]!.arrayMode))
  }

  const query = (text: string, params: readonly unknown[], { arrayMode }: { arrayMode: boolean }): Query => ({
    query: text,
    params,
    arrayMode,
  })
  return { query, transaction }
}

async function sent(endpoint: string, init: RequestInit): Promise<Response> {
  try {
    return await (neonConfig.fetchFunction ?? fetch)(endpoint, init)
  } catch (error) {
    throw new NeonDbError(`Error connecting to database: ${error}`, { cause: error })
  }
}

async function refusalOf(response: Response): Promise<NeonDbError> {
  if (response.status !== 400)
    return new NeonDbError(`Server error (HTTP status ${response.status}): ${await response.text()}`)
  const fault = (await response.json()) as Record<string, string>
  const kept = FAULT.flatMap((name) => (fault[name] === undefined ? [] : [[name, fault[name]]]))
  return Object.assign(new NeonDbError(fault.message), Object.fromEntries(kept) as object)
}

function decoded(result: Answer, asArrays: boolean): Answer {
  const parse = result.fields.map(({ dataTypeID }) => parsers.get(dataTypeID) ?? asIs)
  const names = result.fields.map(({ name }) => name)
  const read = (value: string | null, place: number) => (value === null ? null : parse[place]!(value))
  const rows = result.rows as (string | null)[][]
  result.rows = asArrays
    ? rows.map((row) => row.map(read))
    : rows.map((row) => Object.fromEntries(row.map((value, place) => [names[place]!, read(value, place)])))
  return result
}
