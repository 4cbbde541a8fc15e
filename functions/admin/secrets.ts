import type { Context as HonoContext } from 'hono'
import { randomSecrets, repeatableSecrets, type Secrets } from '../../src/core/tenancy/secrets.ts'
import type { Env } from '../http.ts'
import { idempotencyKeyOf } from '../middleware/idempotency.ts'

/** New secrets, or with an `Idempotency-Key` those that the same request had before. */
export function secretsOf(c: HonoContext<Env>): Secrets {
  const key = idempotencyKeyOf(c)
  const { JWT_SECRET, ADMIN_TOKEN } = c.var.services.environment
  const secret = JWT_SECRET ?? ADMIN_TOKEN
  return key === undefined || !secret ? randomSecrets : repeatableSecrets(secret, `POST ${c.req.path}`, key)
}
