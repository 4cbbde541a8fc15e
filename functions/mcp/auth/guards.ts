import type { MiddlewareHandler } from 'hono'
import { CoreError } from '../../../src/core/errors.ts'
import { getPolicy } from '../../../src/core/tenancy/get-policy.ts'
import { listsOrigin } from '../../../src/core/tenancy/policy/origins.ts'
import type { Env } from '../../http/variables.ts'
import { METADATA_PATH, originOf } from './metadata.ts'
import { isOfIssuer } from './oauth.ts'

const TOKEN = /^Bearer +(\S+)/i

/** Says on every 401 where a client learns how to get in. */
export const challenge: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (c.res.status !== 401) return
  const { environment } = c.var.services
  const given = TOKEN.exec(c.req.header('authorization') ?? '')?.[1]
  const fault = given && isOfIssuer(environment, given) ? 'error="invalid_token", ' : ''
  const where = `${originOf(environment, c.req.url)}${METADATA_PATH}`
  c.res.headers.set('www-authenticate', `Bearer ${fault}resource_metadata="${where}"`)
}

/**
 * A page of a stranger may not speak for a person whose browser holds credentials: only the tenant's own
 * origins may.
 */
export const knownOrigin: MiddlewareHandler<Env> = async (c, next) => {
  const origin = c.req.header('origin')
  const { caller, ctx } = c.var
  if (origin !== undefined && !listsOrigin(caller.cors_origins, origin)) {
    const listed = caller.key_id === '' && listsOrigin((await getPolicy(ctx)).cors_origins, origin)
    if (!listed) throw new CoreError('forbidden', 'This origin is not in the tenant’s list.')
    c.set('caller', { ...caller, cors_origins: [origin] })
  }
  await next()
}
