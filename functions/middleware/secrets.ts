import type { Context as HonoContext } from 'hono'
import { deriveSecrets } from '../../src/core/tenancy/keys/derive-secrets.ts'
import { randomSecrets, type Secrets } from '../../src/core/tenancy/keys/secrets.ts'
import type { Env } from '../http/variables.ts'
import { idempotencyKeyOf } from './idempotency.ts'

/** New secrets, or with an `Idempotency-Key` those that the same request had before. */
export async function secretsOf(c: HonoContext<Env>): Promise<Secrets> {
  const idempotencyKey = idempotencyKeyOf(c)
  const { ADMIN_TOKEN: secret } = c.var.services.environment
  if (idempotencyKey === undefined || !secret) return randomSecrets
  return deriveSecrets(c.var.system, { secret, route: `POST ${c.req.path}`, idempotencyKey })
}

/** The same for a tenant's own keys: each tenant's are others. */
export async function ownSecretsOf(c: HonoContext<Env>): Promise<Secrets> {
  const idempotencyKey = idempotencyKeyOf(c)
  const { ADMIN_TOKEN: secret } = c.var.services.environment
  if (idempotencyKey === undefined || !secret) return randomSecrets
  const route = `POST ${c.req.path} ${c.var.ctx.tenant_id}`
  return deriveSecrets(c.var.ctx, { secret, route, idempotencyKey })
}
