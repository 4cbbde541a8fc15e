import * as z from 'zod'
import { type Engine, type TransactionMode, WireError } from './engine.ts'

const Query = z.strictObject({
  query: z.string(),
  params: z.array(z.string().nullable()).default([]),
  arrayMode: z.boolean().optional(),
})
const Body = z.union([Query, z.strictObject({ queries: z.array(Query) })])

const ISOLATION = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
} as const

/**
 * Answers one request of Neon's SQL-over-HTTP protocol: `{query, params}`, or `{queries: […]}` for one
 * transaction. Values are raw text. What Postgres refuses is a 400 with message, code, detail, constraint, …;
 * anything else that fails is a 500.
 */
export async function answerSql(engine: Engine, request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  const { status, value } = await answerOf(engine, body, request.headers, request.signal)
  return Response.json(value, { status })
}

interface Answer {
  readonly status: number
  readonly value: unknown
}

async function answerOf(
  engine: Engine,
  given: unknown,
  headers: Headers,
  signal?: AbortSignal,
): Promise<Answer> {
  const body = Body.safeParse(given)
  if (!body.success) return { status: 400, value: { message: z.prettifyError(body.error) } }
  try {
    if (!('queries' in body.data)) {
      const [result] = await engine.run([body.data], null, signal)
      return { status: 200, value: result }
    }
    const results = await engine.run(body.data.queries, transactionMode(headers), signal)
    return { status: 200, value: { results } }
  } catch (error) {
    if (error instanceof WireError) return { status: 400, value: error.fields }
    return { status: 500, value: { message: error instanceof Error ? error.message : 'The query failed.' } }
  }
}

/** A response within this process: its value needs no text in between. */
class Handed extends Response {
  readonly #value: unknown

  constructor({ status, value }: Answer) {
    super(null, { status })
    this.#value = value
  }

  override json = () => Promise.resolve(this.#value)
  override text = () => Promise.resolve(JSON.stringify(this.#value))
}

/** `neonConfig.fetchFunction` for an engine in this process: no socket in between. */
export function localFetch(engine: Engine): (url: string, init: RequestInit) => Promise<Response> {
  return async (_url, { body, headers, signal }) => {
    const answer = answerOf(engine, parsed(String(body)), new Headers(headers), signal ?? undefined)
    return new Handed(await (signal ? unlessAborted(answer, signal) : answer))
  }
}

/** Undefined for what is no JSON, which no query looks like. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The answer, or why nobody waits for it any longer. The signal lives for seconds: what listens to it after
 * the answer would hold all its rows for as long.
 */
export function unlessAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function transactionMode(headers: Headers): TransactionMode {
  const level = headers.get('neon-batch-isolation-level')
  return [
    level && level in ISOLATION ? `ISOLATION LEVEL ${ISOLATION[level as keyof typeof ISOLATION]}` : '',
    headers.get('neon-batch-read-only') === 'true' ? 'READ ONLY' : '',
    headers.get('neon-batch-deferrable') === 'true' ? 'DEFERRABLE' : '',
  ].join(' ')
}
