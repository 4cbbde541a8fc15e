import type { MiddlewareHandler } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { afterwards, isStream } from '../http/ended.ts'
import type { Env } from '../http/variables.ts'

const RETRY_SECONDS = 1

/**
 * At most so many requests at once, a stream for as long as it is open; one more is told so at once, instead
 * of waiting with all the others. `/health` is never refused.
 */
export function inHand(atMost: number): MiddlewareHandler<Env> {
  let count = 0
  return async (c, next) => {
    if (c.req.path.startsWith('/health/')) return next()
    if (count >= atMost)
      throw new CoreError('overloaded', 'Too much at once. Try again.', { retryAfter: RETRY_SECONDS })
    count += 1
    const release = () => {
      count -= 1
    }
    let isOpen = false
    try {
      await next()
      isOpen = isStream(c.res)
    } finally {
      if (!isOpen) release()
    }
    if (isOpen) c.res = afterwards(c.res, release)
  }
}
