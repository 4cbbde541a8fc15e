import type { MiddlewareHandler } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { afterwards, isStream } from '../http/ended.ts'
import type { Env } from '../http/variables.ts'

const RETRY_SECONDS = 1
/** However slow the database is, so many are let in. */
const FEWEST = 16
/** For each request that was done, after a time of fewer. */
const MORE = 0.25

/**
 * At most so many requests at once, a stream for as long as it is open; one more is told so at once, instead
 * of waiting with all the others. `/health` is never refused. When the database does not answer in time, half
 * of those in hand are enough until it does: the work of who waits too long is done for nothing.
 */
export function inHand(atMost: number): MiddlewareHandler<Env> {
  let count = 0
  let most = atMost
  return async (c, next) => {
    if (c.req.path.startsWith('/health/')) return next()
    if (count >= most)
      throw new CoreError('overloaded', 'Too much at once. Try again.', { retryAfter: RETRY_SECONDS })
    count += 1
    const release = () => {
      count -= 1
    }
    let isOpen = false
    try {
      await next()
      most = isAway(c.error) ? Math.min(most, Math.max(FEWEST, count / 2)) : Math.min(atMost, most + MORE)
      isOpen = isStream(c.res)
    } finally {
      if (!isOpen) release()
    }
    if (isOpen) c.res = afterwards(c.res, release)
  }
}

const isAway = (error: unknown): boolean => error instanceof CoreError && error.code === 'backend_unavailable'
