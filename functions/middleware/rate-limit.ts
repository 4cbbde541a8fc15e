import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { callerOf, type Env } from '../http/variables.ts'

/** Counts a request for its key, a bound one too, or with a user token for its user. */
export const rateLimit: MiddlewareHandler<Env> = async (c, next) => {
  await countOne(c)
  await next()
}

/**
 * One more request of this caller; several may come in one body.
 * @throws CoreError `rate_limited`
 */
export async function countOne(c: HonoContext<Env>): Promise<void> {
  const { rateLimiter, clock } = c.var.services
  const caller = callerOf(c)
  if (!caller) return
  const key =
    caller.user_id === null || caller.is_bound
      ? `key:${caller.key_id}`
      : `user:${caller.tenant_id}:${caller.user_id}`
  const { allowed, retryAfter } = await rateLimiter.take(key, clock.now())
  if (!allowed) throw new CoreError('rate_limited', `Try again in ${retryAfter} s.`, { retryAfter })
}
