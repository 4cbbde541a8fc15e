import type { MiddlewareHandler } from 'hono'
import { isKeptAlive, waitUntilOf } from '../composition/context.ts'
import { operationOf } from '../http/serve.ts'
import { callerOf, type Env } from '../http/variables.ts'
import { tell } from './tell.ts'

/** Nobody waits for webhooks: what a write made happen is handed over after its answer. */
export const tellWebhooks: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const caller = callerOf(c)
  const access = operationOf(c)?.access
  const mayHaveWritten = c.req.method !== 'GET' && (access === undefined || access === 'write')
  if (!caller || !c.res.ok || !mayHaveWritten) return
  const waitUntil = waitUntilOf(c)
  const told = tell(c.var.services, caller.tenant_id, waitUntil)
  if (isKeptAlive(c)) waitUntil(told)
}
