import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { prefixOf, toApiKey } from './keys/api-keys.ts'
import { expectSameKey, insertOwnKey } from './keys/own-keys.ts'
import { KEY, randomSecrets, type Secrets } from './keys/secrets.ts'
import { type CreatedOwnKey, CreateOwnKey } from './schemas.ts'

/**
 * Makes a key of the tenant's own; with `user_id` one that belongs to that person alone. With repeatable
 * secrets a repeat gives the same answer.
 * @throws CoreError `invalid` for an end that is past, `idempotency_mismatch` when the repeat asks for
 *   another
 */
export async function createOwnKey(
  ctx: Context,
  input: CreateOwnKey,
  secrets: Secrets = randomSecrets,
): Promise<CreatedOwnKey> {
  const { name, scopes, user_id = null, expires_at = null } = CreateOwnKey.parse(input)
  const now = ctx.clock.now()
  const ends = expires_at === null ? null : new Date(expires_at)
  if (ends !== null && ends <= now) throw isPast()
  const key = toApiKey(secrets.bytes(KEY), user_id === null ? 'nm_' : 'nm_u_')
  const made = { id: secrets.id(KEY), key, name, scopes: scopes.toSorted(), user_id, expires_at: ends }
  await write(ctx, { key: insertOwnKey(made, now), same: expectSameKey(made) }, { on: 'tenant' })
  return {
    key_id: made.id,
    key,
    name,
    prefix: prefixOf(key),
    scopes: made.scopes,
    user_id,
    expires_at: ends?.toISOString() ?? null,
  }
}

const isPast = (): CoreError =>
  new CoreError('invalid', 'expires_at: must be in the future', {
    issues: [{ path: 'expires_at', code: 'invalid', message: 'must be in the future' }],
  })
