import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { afterwards, isStream } from '../http/ended.ts'
import { callerOf, type Env } from '../http/variables.ts'

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
    const work = async () => {
      await next()
      most = isAway(c.error) ? Math.min(most, Math.max(FEWEST, count / 2)) : Math.min(atMost, most + MORE)
    }
    await untilOver(c, work, () => {
      count -= 1
    })
  }
}

/** Of all that may be in hand, for one who has a token or key of their own. */
const OF_A_USER = 0.5

/**
 * One user, by tokens or keys bound to them, has at most half in hand ({@link FEWEST} at least): whoever
 * sends slowly, or never reads a stream, stands in their own way. After authentication.
 */
export function inHandOfUser(atMost: number): MiddlewareHandler<Env> {
  const counts = new Map<string, number>()
  const most = Math.max(FEWEST, atMost * OF_A_USER)
  return async (c, next) => {
    const caller = callerOf(c)
    if (!caller || caller.user_id === null) return next()
    const user = JSON.stringify([caller.tenant_id, caller.user_id])
    const count = counts.get(user) ?? 0
    if (count >= most)
      throw new CoreError('overloaded', 'Too much of this user at once. Try again.', {
        retryAfter: RETRY_SECONDS,
      })
    counts.set(user, count + 1)
    const release = () => {
      const left = (counts.get(user) ?? 1) - 1
      if (left > 0) counts.set(user, left)
      else counts.delete(user)
    }
    await untilOver(c, next, release)
  }
}

/** Lets a request through; `release` is called once, when its answer is over, a stream's too. */
async function untilOver(c: HonoContext<Env>, next: Next, release: () => void): Promise<void> {
  let isOpen = false
  try {
    await next()
    isOpen = isStream(c.res)
  } finally {
    if (!isOpen) release()
  }
  if (isOpen) c.res = afterwards(c.res, release)
}

const isAway = (error: unknown): boolean => error instanceof CoreError && error.code === 'backend_unavailable'
