import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { afterwards, isStream } from '../http/ended.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Env } from '../http/variables.ts'
import type { Services } from '../services.ts'
import type { Callers } from './callers/callers.ts'

/**
 * Gives the request its services and its id, and writes one line about it when it is answered (a stream: when
 * it has ended). The line holds no path parameter, query or body: these are a user's.
 */
export function accessLog(services: Services, callers: Callers): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('services', services)
    c.set('callers', callers)
    c.set('requestId', requestId)
    c.set('usage', { round_trips: 0 })
    await next()
    c.res.headers.set('x-request-id', requestId)
    c.res.headers.set('server-timing', `db;desc=${c.var.usage.round_trips}`)

    const write = () => services.log.info('request', lineOf(c, performance.now() - started))
    if (isStream(c.res)) c.res = afterwards(c.res, write)
    else write()
  }
}

function lineOf(c: HonoContext<Env>, ms: number): Record<string, unknown> {
  const { requestId, caller, ctx, usage, tool } = c.var
  return {
    request_id: requestId,
    tenant_id: caller?.tenant_id ?? ctx?.tenant_id ?? null,
    route: `${c.req.method} ${routeOf(c)}`,
    ...(tool !== undefined && { tool }),
    status: c.res.status,
    ms: Math.round(ms),
    round_trips: usage.round_trips,
    model_calls: ctx?.ledger.total.calls ?? 0,
    tokens: ctx?.ledger.total.tokens ?? 0,
  }
}

/** The pattern of the route, never the path itself. */
function routeOf(c: HonoContext<Env>): string {
  const last = matchedRoutes(c).at(-1)
  return last && last.method !== 'ALL' ? last.path : '(none)'
}
