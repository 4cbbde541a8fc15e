import { Receiver } from '@upstash/qstash'
import type { MiddlewareHandler } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { systemContextOf, waitUntilOf } from '../composition/context.ts'
import type { Env } from '../http/variables.ts'
import { publicUrl } from '../work/messages.ts'
import type { Callers } from './callers/callers.ts'

/** Tells who sends no signature before anything of the body is read. */
export const requireSignature: MiddlewareHandler<Env> = async (c, next) => {
  const { QSTASH_CURRENT_SIGNING_KEY: current } = c.var.services.environment
  if (!current || !c.req.header('upstash-signature'))
    throw new CoreError('unauthorized', 'Only signed deliveries are accepted here.')
  await next()
}

/** Lets QStash's own deliveries pass: signed with one of the two keys, for this address, with this body. */
export function verifyDelivery(callers: Callers): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { services, usage } = c.var
    const {
      QSTASH_CURRENT_SIGNING_KEY: current = '',
      QSTASH_NEXT_SIGNING_KEY: following,
      PUBLIC_URL,
    } = services.environment
    const signature = c.req.header('upstash-signature') ?? ''
    const receiver = new Receiver({
      currentSigningKey: current,
      nextSigningKey: following ?? current,
      devMode: false,
    })
    const url = PUBLIC_URL ? publicUrl({ PUBLIC_URL }, c.req.path) : c.req.url
    try {
      await receiver.verify({ signature, url, body: await c.req.text() })
    } catch (cause) {
      throw new CoreError('unauthorized', 'The signature does not fit the delivery.', { cause })
    }
    usage.background = true
    const stored = await callers.storedVectors(services.clock.now(), usage)
    c.set('system', systemContextOf(services, { stored, usage, waitUntil: waitUntilOf(c) }))
    await next()
  }
}
