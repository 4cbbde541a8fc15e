import type { MiddlewareHandler } from 'hono'
import { writeLedger } from '../../src/core/doors.ts'
import { callerOf, type Env } from '../http/variables.ts'

/**
 * A request that failed has its model calls written all the same: they count, and they cost. A stream writes
 * its own.
 */
export const writeCalls: MiddlewareHandler<Env> = async (c, next) => {
  const { ctx, services, requestId } = c.var
  await next()
  if (!callerOf(c)) return
  if (c.res.headers.get('content-type')?.startsWith('text/event-stream')) return
  try {
    await writeLedger(ctx)
  } catch {
    services.log.error('model_calls_lost', { request_id: requestId, calls: ctx.ledger.total.calls })
  }
}
