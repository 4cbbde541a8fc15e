import { type Behind, read, write } from '../doors.ts'
import { hashOfKey } from './keys/api-keys.ts'
import { type KeyRow, keyByHash, keyById } from './keys/rows.ts'

/** The key that these credentials are, noting that it is in use; undefined when it is unknown or revoked. */
export async function findKey(ctx: Behind, key: string): Promise<KeyRow | undefined> {
  const { found } = await write(ctx, { found: keyByHash(hashOfKey(key), ctx.clock.now()) }, { on: 'tenant' })
  return found[0]
}

/** The key that a user token was made with; undefined when it is unknown or revoked. */
export async function findKeyOfToken(
  ctx: Behind,
  { tenant_id, key_id }: { readonly tenant_id: string; readonly key_id: string },
): Promise<KeyRow | undefined> {
  const { found } = await read(ctx, { found: keyById(tenant_id, key_id) })
  return found[0]
}
