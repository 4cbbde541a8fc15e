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
  const body = Body.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return Response.json({ message: z.prettifyError(body.error) }, { status: 400 })
  try {
    if (!('queries' in body.data)) {
      const [result] = await engine.run([body.data], null, request.signal)
      return Response.json(result)
    }
    return Response.json({
      results: await engine.run(body.data.queries, transactionMode(request.headers), request.signal),
    })
  } catch (error) {
    if (error instanceof WireError) return Response.json(error.fields, { status: 400 })
    return Response.json(
      { message: error instanceof Error ? error.message : 'The query failed.' },
      { status: 500 },
    )
  }
}

/** `neonConfig.fetchFunction` for an engine in this process: no socket in between. */
export function localFetch(engine: Engine): (url: string, init: RequestInit) => Promise<Response> {
  return async (_url, init) => {
    const { signal } = init
    const answer = answerSql(engine, new Request('http://embedded/sql', init))
    return signal ? Promise.race([answer, aborted(signal)]) : answer
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
}

function transactionMode(headers: Headers): TransactionMode {
  const level = headers.get('neon-batch-isolation-level')
  return [
    level && level in ISOLATION ? `ISOLATION LEVEL ${ISOLATION[level as keyof typeof ISOLATION]}` : '',
    headers.get('neon-batch-read-only') === 'true' ? 'READ ONLY' : '',
    headers.get('neon-batch-deferrable') === 'true' ? 'DEFERRABLE' : '',
  ].join(' ')
}
