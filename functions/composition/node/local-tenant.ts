import { createHmac, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { createTenant } from '../../../src/core/tenancy/create-tenant.ts'
import { repeatableSecrets } from '../../../src/core/tenancy/keys/secrets.ts'
import { type Environment, Misconfigured } from '../../env.ts'
import type { Services } from '../../services.ts'
import { systemContextOf } from '../context.ts'

const FILE = 'secret'

const SECRET = /^[0-9a-f]{64}\n?$/

export interface OwnSecret {
  /** 64 hexadecimal digits. */
  readonly secret: string
  /** Made just now: nobody has seen the key that follows from it. */
  readonly isNew: boolean
}

/**
 * The one secret of a data directory, made at its first use: every token and key of the embedded default
 * follows from it.
 * @throws Misconfigured for what is there and is no secret: an empty one would make public constants
 *   of them
 */
export function secretOf(directory: string): OwnSecret {
  const made = randomBytes(32).toString('hex')
  if (directory === 'memory://') return { secret: made, isNew: true }
  const file = resolve(directory, FILE)
  if (!existsSync(file)) {
    writeWhole(file, made)
    return { secret: made, isNew: true }
  }
  const secret = statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
  if (!SECRET.test(secret)) {
    throw new Misconfigured([
      `${file}: is not a secret of neuromem (64 hexadecimal digits); put back the right file`,
    ])
  }
  return { secret: secret.trim(), isNew: false }
}

/** The whole file is there, on the disk, or none: a cut leaves no half of a secret. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.draft`
  const handle = openSync(draft, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
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
