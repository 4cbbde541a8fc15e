import { type Behind, read, write } from '../doors.ts'
import { hashOfKey } from './keys/api-keys.ts'
import { type KeyRow, keyByHash, keyOfToken } from './keys/rows.ts'
import { holderOf } from './tokens/rows.ts'

/** The key that these credentials are, noting that it is in use; undefined when it is unknown or revoked. */
export async function findKey(ctx: Behind, key: string): Promise<KeyRow | undefined> {
  const { found } = await write(ctx, { found: keyByHash(hashOfKey(key), ctx.clock.now()) }, { on: 'tenant' })
  return found[0]
}

/**
 * The key that a user token was made with, and the least mark that a token of this user must have; undefined
 * when the key is unknown or revoked.
 */
export async function findKeyOfToken(
  ctx: Behind,
  token: { readonly tenant_id: string; readonly key_id: string; readonly user_id: string },
): Promise<(KeyRow & { readonly mark: number }) | undefined> {
  const { tenant_id, key_id, user_id } = token
  const found = keyOfToken(tenant_id, key_id, holderOf(tenant_id, user_id))
  return (await read(ctx, { found })).found[0]
}
