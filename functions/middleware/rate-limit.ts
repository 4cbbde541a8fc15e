import type { MiddlewareHandler } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import type { RateLimiter } from '../../src/core/ports.ts'
import { callerOf, type Env } from '../http/variables.ts'

/** Counts a request for its key, a bound one too, or with a user token for its user. */
export function rateLimit(limiter: RateLimiter): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { services } = c.var
    const caller = callerOf(c)
    if (!caller) return next()
    const key =
      caller.user_id === null || caller.is_bound
        ? `key:${caller.key_id}`
        : `user:${caller.tenant_id}:${caller.user_id}`
    const { allowed, retryAfter } = await limiter.take(key, services.clock.now())
    if (!allowed) throw new CoreError('rate_limited', `Try again in ${retryAfter} s.`, { retryAfter })
    await next()
  }
}
