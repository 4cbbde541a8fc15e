import type { Context as HonoContext } from 'hono'
import { contextOf, waitUntilOf } from '../composition/context.ts'
import { queryOf } from '../http/body.ts'
import type { Env } from '../http/variables.ts'
import { actorOf } from '../middleware/callers/authenticate.ts'
import { countOne } from '../middleware/rate-limit.ts'
import { placeOf } from './place.ts'
import { handlerFor } from './server.ts'
import { type Asking, askAs } from './tool.ts'

/** One request of a client, or a batch of them, answered. */
export async function serve(c: HonoContext<Env>): Promise<Response> {
  await countBatch(c)
  const asking = askingOf(c)
  const secret = c.var.services.environment.JWT_SECRET ?? crypto.randomUUID()
  const handler = handlerFor(asking, secret)
  const response = await handler.fetch(c.req.raw)
  const answer = new Response(response.body, response)
  if (answer.status === 405) answer.headers.set('allow', 'POST')
  return answer
}

/** A batch is as many requests as it has messages; the first was counted by the guard. */
async function countBatch(c: HonoContext<Env>): Promise<void> {
  if (c.req.method !== 'POST') return
  const text = await c.req.raw.clone().text()
  if (!text.trimStart().startsWith('[')) return
  const messages = messagesIn(text)
  for (let counted = 1; counted < messages; counted += 1) await countOne(c)
}

function messagesIn(text: string): number {
  try {
    return (JSON.parse(text) as unknown[]).length
  } catch {
    // The handler says what is wrong with it.
    return 1
  }
}

/**
 * For whom the request is: a key of the tenant becomes the person of the address, with a person's rights and
 * no more.
 */
function askingOf(c: HonoContext<Env>): Asking {
  const { services, usage } = c.var
  const place = placeOf(c.req.param() as Record<string, string>, queryOf(c.req), c.var.caller)
  const caller = { ...c.var.caller, user_id: place.user_id }
  const { tenant_id } = caller
  const ctx = contextOf(services, {
    tenant_id,
    actor: actorOf(caller),
    stored: caller,
    usage,
    waitUntil: waitUntilOf(c),
    left: () => c.req.raw.signal,
  })
  c.set('ctx', ctx)
  return { ctx, caller, place, ask: askAs(caller, ctx), called: (tool) => c.set('tool', tool) }
}
