import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTenant } from '../../../src/core/tenancy/create-tenant.ts'
import { repeatableSecrets } from '../../../src/core/tenancy/keys/secrets.ts'
import type { Environment } from '../../env.ts'
import type { Services } from '../../services.ts'
import { systemContextOf } from '../context.ts'

const FILE = 'secret'

/** The one secret of a data directory, made at its first use: every token and key of the embedded default follows from it. */
export function secretOf(directory: string): string {
  if (directory === 'memory://') return randomBytes(32).toString('hex')
  const file = join(directory, FILE)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const secret = randomBytes(32).toString('hex')
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  }
}

const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex')

/** The environment with the tokens that the embedded default makes itself. */
export const withOwnSecrets = (environment: Environment, secret: string): Environment => ({
  ...environment,
  ADMIN_TOKEN: environment.ADMIN_TOKEN ?? derived(secret, 'ADMIN_TOKEN'),
  JWT_SECRET: environment.JWT_SECRET ?? derived(secret, 'JWT_SECRET'),
})

/** The ready-made tenant `local` and its API key: the same ones at every start. */
export async function localTenant(
  services: Services,
  secret: string,
): Promise<{ tenant_id: string; api_key: string }> {
  const ctx = systemContextOf(services, {
    stored: { embedding_model: null, embedding_dim: services.environment.EMBEDDING_DIM },
    usage: { round_trips: 0 },
    waitUntil: () => undefined,
  })
  return createTenant(ctx, { name: 'local' }, repeatableSecrets(secret, 'npm start', 'local'))
}
