import { createLocalJWKSet, decodeJwt, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import type { DatabaseUsage } from '../../../db/database.ts'
import { CoreError } from '../../../src/core/errors.ts'
import { ExternalId } from '../../../src/core/text/strings.ts'
import type { Environment } from '../../env.ts'
import { createCache } from '../../middleware/callers/cache.ts'
import type { Caller, Callers } from '../../middleware/callers/callers.ts'
import type { Services } from '../../services.ts'
import { OAUTH_SCOPES } from './metadata.ts'

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const GRACE_S = 30
const KEYS_MS = 600_000
/** Strange key ids make us ask the issuer again no oftener than this. */
const ASK_AGAIN_MS = 5_000
const FETCH_MS = 5_000

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Whether a token says that it comes from the configured issuer; nothing is verified. */
export function isOfIssuer({ OAUTH_ISSUER }: Pick<Environment, 'OAUTH_ISSUER'>, token: string): boolean {
  if (!OAUTH_ISSUER || token.split('.').length !== 3) return false
  try {
    return decodeJwt(token).iss === OAUTH_ISSUER
  } catch {
    return false
  }
}

/** Who may speak MCP: whoever may speak to the API, and people with tokens of the configured issuer. */
export function callersOfMcp(services: Services, callers: Callers): Callers {
  const oauth = createOAuth(services, callers)
  return {
    ...callers,
    find: (credentials, now, usage) =>
      (isOfIssuer(services.environment, credentials) ? oauth : callers).find(credentials, now, usage),
  }
}

/** Callers with tokens of an authorization server; the service is only the resource server. */
function createOAuth(services: Services, callers: Callers): Pick<Callers, 'find'> {
  const kept = createCache<JSONWebKeySet>(1, KEYS_MS)
  let askedAgain = 0

  async function verified(token: string, now: Date): Promise<JWTPayload> {
    const issuer = services.environment.OAUTH_ISSUER ?? ''
    const load = () => keysOf(issuer)
    try {
      return await verify(services.environment, token, await kept.get(issuer, now, load), now)
    } catch (error) {
      const mayAsk = now.getTime() - askedAgain >= ASK_AGAIN_MS
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayAsk) throw error
      askedAgain = now.getTime()
      kept.drop(() => true)
      return verify(services.environment, token, await kept.get(issuer, now, load), now)
    }
  }

  return {
    async find(token, now, usage) {
      const payload = await verified(token, now).catch((cause) => {
        throw cause instanceof CoreError
          ? cause
          : new CoreError('unauthorized', 'The token is not valid.', { cause })
      })
      return callerOf(services, callers, payload, now, usage)
    },
  }
}

async function verify(
  { OAUTH_ISSUER = '', OAUTH_AUDIENCE, PUBLIC_URL }: Environment,
  token: string,
  keys: JSONWebKeySet,
  now: Date,
): Promise<JWTPayload> {
  const audience = OAUTH_AUDIENCE ?? `${PUBLIC_URL?.replace(/\/+$/u, '')}/mcp`
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: OAUTH_ISSUER,
    audience,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp'],
    clockTolerance: GRACE_S,
    currentDate: now,
  })
  // Grace is for clocks that run ahead of ours; what has expired has expired.
  if ((payload.exp ?? 0) * 1_000 <= now.getTime())
    throw new CoreError('unauthorized', 'The token has expired.')
  return payload
}

async function callerOf(
  { environment }: Services,
  callers: Callers,
  payload: JWTPayload,
  now: Date,
  usage: DatabaseUsage,
): Promise<Caller> {
  const user = ExternalId.safeParse(payload[environment.OAUTH_USER_CLAIM])
  if (!user.success) throw new CoreError('unauthorized', 'The token names nobody.')
  const granted = [payload.scope, payload.scp].flatMap((given) =>
    typeof given === 'string' ? given.split(' ') : Array.isArray(given) ? given : [],
  )
  const scopes = Object.entries(OAUTH_SCOPES).flatMap(([name, scope]) =>
    granted.includes(name) ? [scope] : [],
  )
  if (scopes.length === 0)
    throw new CoreError('forbidden', 'The token has neither memory:read nor memory:write.')
  const stored = await callers.storedVectors(now, usage)
  const tenant_id = environment.OAUTH_TENANT ?? ''
  const expires_at = new Date((payload.exp ?? 0) * 1_000)
  return {
    ...stored,
    key_id: '',
    tenant_id,
    cors_origins: [],
    // nobody asked for its policy: each call does
    is_rationed: true,
    is_bound: false,
    user_id: user.data,
    scopes,
    expires_at,
  }
}

/** The keys of an issuer, found by its metadata. */
async function keysOf(issuer: string): Promise<JSONWebKeySet> {
  const at = new URL(issuer)
  const path = at.pathname.replace(/\/+$/u, '')
  const addresses = [
    `${at.origin}/.well-known/oauth-authorization-server${path}`,
    `${at.origin}${path}/.well-known/openid-configuration`,
  ]
  for (const address of addresses) {
    const found = Metadata.safeParse(await jsonAt(address))
    if (!found.success || found.data.issuer !== issuer) continue
    const keys = Keys.safeParse(await jsonAt(found.data.jwks_uri))
    if (keys.success) return keys.data as JSONWebKeySet
  }
  throw new CoreError('backend_unavailable', 'The issuer of the token did not answer.')
}

async function jsonAt(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_MS),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
