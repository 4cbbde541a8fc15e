import type { MiddlewareHandler } from 'hono'
import { listsOrigin } from '../../src/core/tenancy/policy/origins.ts'
import { addressOf } from '../http/address.ts'
import type { Env } from '../http/variables.ts'
import type { Callers } from './callers/callers.ts'

const ALLOWED_HEADERS =
  'authorization, content-type, idempotency-key, x-request-id, mcp-protocol-version, mcp-method, mcp-name'
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE'
const EXPOSED_HEADERS = 'x-request-id, retry-after, idempotency-replayed, www-authenticate'
const PREFLIGHT_SECONDS = '600'
/** Answers without the database, whatever the headers. */
const NO_LOOK_UP = '/health/live'

/**
 * Lets browsers of a tenant's origins read the answers; without the tenant's word none may. A preflight names
 * no tenant, so it passes when any tenant lists the origin; what counts is the header on the answer itself.
 */
export function cors(callers: Callers): MiddlewareHandler<Env> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (!origin) return next()
    const { services, usage, requestId } = c.var
    const isKnown = async () =>
      c.req.path !== NO_LOOK_UP &&
      (await callers.knowsOrigin(origin, addressOf(c), services.clock.now(), usage))

    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      const headers = new Headers({ vary: 'Origin, Access-Control-Request-Method' })
      if (await isKnown()) {
        headers.set('access-control-allow-origin', origin)
        headers.set('access-control-allow-methods', ALLOWED_METHODS)
        headers.set('access-control-allow-headers', ALLOWED_HEADERS)
        headers.set('access-control-max-age', PREFLIGHT_SECONDS)
      }
      return new Response(null, { status: 204, headers })
    }

    /** The answer is made by then and stands, whether or not its origin can be looked up. */
    const isKnownAfterwards = () =>
      isKnown().catch(() => {
        services.log.error('origin_not_looked_up', { request_id: requestId })
        return false
      })

    await next()
    c.res.headers.append('vary', 'Origin')
    if (!(c.var.caller ? listsOrigin(c.var.caller.cors_origins, origin) : await isKnownAfterwards())) return
    c.res.headers.set('access-control-allow-origin', origin)
    c.res.headers.set('access-control-expose-headers', EXPOSED_HEADERS)
  }
}
