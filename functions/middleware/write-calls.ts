import type { MiddlewareHandler } from 'hono'
import { writeLedger } from '../../src/core/doors.ts'
import { isKeptAlive, waitUntilOf } from '../composition/context.ts'
import { callerOf, type Env } from '../http/variables.ts'

/**
 * Model calls of a request that failed or only read are recorded all the same: they count, and they cost.
 * Nobody waits for that where the platform works on after the answer. A stream records its own.
 */
export const writeCalls: MiddlewareHandler<Env> = async (c, next) => {
  const { ctx, services, requestId } = c.var
  await next()
  if (!callerOf(c)) return
  if (c.res.headers.get('content-type')?.startsWith('text/event-stream')) return
  const written = writeLedger(ctx).catch(() =>
    services.log.error('model_calls_lost', { request_id: requestId, calls: ctx.ledger.total.calls }),
  )
  if (isKeptAlive(c)) waitUntilOf(c)(written)
  else await written
}
