import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sql } from 'drizzle-orm'
import type { DatabaseUsage } from '../../db/database.ts'
import { statement } from '../../db/statements.ts'
import { CoreError } from '../../src/core/errors.ts'
import type { KeyScope } from '../../src/core/tenancy/schemas.ts'
import type { StoredVectors } from '../composition/context.ts'
import type { Services } from '../services.ts'
import { createCache } from './cache.ts'
import { verifyUserToken } from './user-tokens.ts'

/** Whoever presents valid credentials, and what the look-up knows of the database they belong to. */
export interface Caller extends KeyRow {
  /** Null for an API key, which acts for the whole tenant. */
  readonly user_id: string | null
}

interface KeyRow extends StoredVectors {
  readonly key_id: string
  readonly tenant_id: string
  readonly scopes: readonly KeyScope[]
  readonly cors_origins: readonly string[]
}

/** A revoked key may live this long in another isolate. */
const CACHE_MS = 60_000
const CACHED_CALLERS = 10_000
const API_KEY = /^nm_[A-Za-z0-9_-]{20,100}$/
/**
 * The application's role without a tenant: sees no row of anybody and may only ask the functions granted to
 * it.
 */
const NOBODY = ''

export const hashOfKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))

export interface Callers {
  /** @throws CoreError `unauthorized` */
  find(credentials: string, now: Date, usage: DatabaseUsage): Promise<Caller>
  /** Forgets a tenant's keys at once in this isolate, after a change of them or of its policy. */
  forget(tenantId: string): void
  /** A preflight carries no credentials: an origin is allowed when any tenant lists it. */
  knowsOrigin(origin: string, now: Date, usage: DatabaseUsage): Promise<boolean>
  /** For work without a caller. */
  storedVectors(now: Date, usage?: DatabaseUsage): Promise<StoredVectors>
}

/**
 * Who is calling, from credentials; look-ups are kept for 60 s and counted in the `usage` of the request that
 * makes them. One of the two caches that outlive a request.
 */
export function createCallers(
  services: Pick<Services, 'database' | 'environment' | 'embedder' | 'adoptsModel'>,
): Callers {
  const byHash = createCache<KeyRow | null>(CACHED_CALLERS, CACHE_MS)
  const byKeyId = createCache<KeyRow | null>(CACHED_CALLERS, CACHE_MS)
  const origins = createCache<boolean>(CACHED_CALLERS, CACHE_MS)
  const settings = createCache<StoredVectors>(1, CACHE_MS)
  const nobody = (usage?: DatabaseUsage) => services.database.forTenant(NOBODY, usage)

  const read = async (find: ReturnType<typeof sql>, usage: DatabaseUsage): Promise<KeyRow | null> => {
    const [[row]] = await nobody(usage).batch([statement<KeyRow>(sql`SELECT * FROM ${find}`)])
    return row ? adopted(services, row, usage) : null
  }

  async function byToken(token: string, now: Date, usage: DatabaseUsage): Promise<Caller> {
    const claims = await verifyUserToken(services.environment.JWT_SECRET, token, now)
    const cached = `${claims.tenant_id}:${claims.key_id}`
    const key = await byKeyId.get(cached, now, () =>
      read(sql`neuromem_find_key_by_id(${claims.tenant_id}::uuid, ${claims.key_id}::uuid)`, usage),
    )
    if (!key) throw new CoreError('unauthorized', 'The token is not valid any more.')
    return {
      ...key,
      user_id: claims.user_id,
      scopes: claims.scopes.filter((scope) => key.scopes.includes(scope)),
    }
  }

  async function byKey(credentials: string, now: Date, usage: DatabaseUsage): Promise<Caller> {
    const hash = hashOfKey(credentials)
    const key = await byHash.get(hash, now, () =>
      read(sql`neuromem_find_api_key(${hash}, ${now.toISOString()}::timestamptz)`, usage),
    )
    if (!key) throw new CoreError('unauthorized', 'The API key is not known.')
    return { ...key, user_id: null }
  }

  return {
    find(credentials, now, usage) {
      if (API_KEY.test(credentials)) return byKey(credentials, now, usage)
      if (credentials.split('.').length === 3) return byToken(credentials, now, usage)
      return Promise.reject(
        new CoreError('unauthorized', 'The credentials are neither an API key nor a user token.'),
      )
    },
    forget(tenantId) {
      for (const cache of [byHash, byKeyId]) cache.drop((key) => key?.tenant_id === tenantId)
      origins.drop(() => true)
    },
    knowsOrigin: (origin, now, usage) =>
      origins.get(origin, now, async () => {
        const [[row]] = await nobody(usage).batch([
          statement<{ known: boolean }>(sql`SELECT neuromem_knows_origin(${origin}) AS known`),
        ])
        return row?.known ?? false
      }),
    storedVectors: (now, usage) =>
      settings.get('', now, async () => {
        const [[row]] = await nobody(usage).batch([
          statement<StoredVectors>(sql`SELECT embedding_model, embedding_dim FROM settings`),
        ])
        if (!row) throw new CoreError('backend_unavailable', 'The database is not migrated.')
        return adopted(services, row, usage)
      }),
  }
}

type Adopting = Pick<Services, 'database' | 'embedder' | 'adoptsModel'>

/**
 * A new database takes the model that is configured when it is first asked; whoever comes later has to fit
 * it.
 */
async function adopted<Row extends StoredVectors>(
  services: Adopting,
  row: Row,
  usage: DatabaseUsage | undefined,
): Promise<Row> {
  if (row.embedding_model !== null || !services.adoptsModel) return row
  const [, [settings]] = await services.database
    .asSystem(usage)
    .batch([
      statement(
        sql`UPDATE settings SET embedding_model = ${services.embedder.model} WHERE embedding_model IS NULL`,
      ),
      statement<{ embedding_model: string }>(sql`SELECT embedding_model FROM settings`),
    ])
  return { ...row, embedding_model: settings?.embedding_model ?? null }
}
