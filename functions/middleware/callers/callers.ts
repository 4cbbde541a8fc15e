import type { DatabaseUsage } from '../../../db/database.ts'
import { CoreError } from '../../../src/core/errors.ts'
import {
  adoptModel,
  readStoredVectors,
  type StoredVectors,
} from '../../../src/core/operations/stored-vectors.ts'
import { findKey, findKeyOfToken } from '../../../src/core/tenancy/find-key.ts'
import { hashOfKey, isApiKey } from '../../../src/core/tenancy/keys/api-keys.ts'
import type { KeyRow } from '../../../src/core/tenancy/keys/rows.ts'
import { knowsOrigin } from '../../../src/core/tenancy/knows-origin.ts'
import type { Services } from '../../services.ts'
import { createCache } from './cache.ts'
import { createGate, type Gate } from './gate.ts'
import { createOrigins } from './origins.ts'
import { type VerifiedToken, verifyUserToken } from './user-tokens.ts'

/** Whoever presents valid credentials, and what the look-up knows of the database they belong to. */
export interface Caller extends KeyRow {
  /** Null for a key of the tenant, which acts for all of it. */
  readonly user_id: string | null
  /** A key that belongs to one person. */
  readonly is_bound?: boolean
  /** Of a token: its key does. A key of one person reads what is theirs. */
  readonly reads_sensitive?: boolean
  /** When the credentials end by themselves. */
  readonly expires_at: Date | null
}

const readsSensitive = (scopes: readonly string[]): boolean =>
  scopes.includes('read:sensitive') || scopes.includes('admin')

/** A revoked key may live this long in another isolate. */
const CACHE_MS = 60_000
const CACHED_CALLERS = 10_000
/**
 * The application's role without a tenant: sees no row of anybody and may only ask the functions granted to
 * it.
 */
const NOBODY = ''

export interface Callers {
  readonly gate: Gate
  /** @throws CoreError `unauthorized`, `token_expired` */
  find(credentials: string, now: Date, usage: DatabaseUsage): Promise<Caller>
  /** Forgets a tenant's keys and tokens at once in this isolate, after a change of them or of its policy. */
  forget(tenantId: string): void
  /**
   * A preflight carries no credentials: an origin is allowed when any tenant lists it. An address that asks
   * for too many that nobody lists is believed to go on like that.
   */
  knowsOrigin(origin: string, address: string, now: Date, usage: DatabaseUsage): Promise<boolean>
  /** For work without a caller. */
  storedVectors(now: Date, usage?: DatabaseUsage): Promise<StoredVectors>
}

/** The least mark that a token of this holder must have. */
interface Marked {
  readonly mark: number
}

type Needed = Pick<Services, 'database' | 'environment' | 'embedder' | 'adoptsModel'>

/**
 * Who is calling, from credentials; look-ups are kept for 60 s and counted in the `usage` of the request that
 * makes them. One of the two caches that outlive a request.
 */
export function createCallers(services: Needed): Callers {
  const byHash = createCache<KeyRow | null>(CACHED_CALLERS, CACHE_MS)
  const byToken = createCache<(KeyRow & Marked) | null>(CACHED_CALLERS, CACHE_MS)
  const gate = createGate(services.environment.FAILED_CREDENTIALS_PER_MINUTE)
  const origins = createOrigins((origin, now, usage) => knowsOrigin(nobody(now, usage), origin))
  const settings = createCache<StoredVectors>(1, CACHE_MS)
  const nobody = (now: Date, usage?: DatabaseUsage) => ({
    db: services.database.forTenant(NOBODY, usage),
    clock: { now: () => now },
  })

  async function ofToken(credentials: string, now: Date, usage: DatabaseUsage): Promise<Caller> {
    const token = await verifyUserToken(services.environment.JWT_SECRET, credentials, now)
    const name = JSON.stringify([token.tenant_id, token.key_id, token.user_id])
    const key = await byToken.get(name, now, async () => {
      const found = await findKeyOfToken(nobody(now, usage), token)
      return found ? adopted(services, found, now, usage) : null
    })
    if (!key || token.mark < key.mark || hasEnded(key, now))
      throw new CoreError('unauthorized', 'The token is not valid any more.')
    if (token.expires_at <= now)
      throw new CoreError('token_expired', 'The token has expired: make another one.')
    return callerOfToken(key, token)
  }

  async function byKey(credentials: string, now: Date, usage: DatabaseUsage): Promise<Caller> {
    const key = await byHash.get(hashOfKey(credentials), now, async () => {
      const found = await findKey(nobody(now, usage), credentials)
      return found ? adopted(services, found, now, usage) : null
    })
    if (!key || hasEnded(key, now)) throw new CoreError('unauthorized', 'The API key is not known.')
    return callerOfKey(key)
  }

  async function find(credentials: string, now: Date, usage: DatabaseUsage): Promise<Caller> {
    if (isApiKey(credentials)) return byKey(credentials, now, usage)
    if (credentials.split('.').length === 3) return ofToken(credentials, now, usage)
    throw new CoreError('unauthorized', 'The credentials are neither an API key nor a user token.')
  }

  return {
    find,
    forget(tenantId) {
      byHash.drop((key) => key?.tenant_id === tenantId)
      byToken.drop((key) => key?.tenant_id === tenantId)
      origins.forget()
    },
    gate,
    knowsOrigin: origins.knows,
    storedVectors: (now, usage) =>
      settings.get('', now, async () =>
        adopted(services, await readStoredVectors(nobody(now, usage)), now, usage),
      ),
  }
}

/** A key of one person reads all that is theirs. */
function callerOfKey(key: KeyRow): Caller {
  const is_bound = key.user_id !== null
  return { ...key, is_bound, reads_sensitive: is_bound || readsSensitive(key.scopes) }
}

/** A token may do what both it and the key that made it may. */
function callerOfToken({ mark: _, ...key }: KeyRow & Marked, token: VerifiedToken): Caller {
  return {
    ...key,
    user_id: token.user_id,
    is_bound: false,
    reads_sensitive: readsSensitive(key.scopes),
    scopes: token.scopes.filter((scope) => key.scopes.includes(scope)),
    expires_at: token.expires_at,
  }
}

/** A key that is kept may have passed its end since. */
const hasEnded = ({ expires_at }: Pick<KeyRow, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && expires_at <= now

/**
 * A new database takes the model that is configured when it is first asked; whoever comes later has to fit
 * it.
 */
async function adopted<Row extends StoredVectors>(
  services: Needed,
  row: Row,
  now: Date,
  usage: DatabaseUsage | undefined,
): Promise<Row> {
  if (row.embedding_model !== null || !services.adoptsModel) return row
  const system = { db: services.database.asSystem(usage), clock: { now: () => now } }
  return { ...row, embedding_model: await adoptModel(system, services.embedder.model) }
}
