import { type Behind, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { revoke } from './keys/rows.ts'
import type { RevokedKey } from './schemas.ts'

/**
 * Ends a key, and the user tokens made with it, within the 60 s that look-ups are cached. Revoking again
 * changes nothing. A tenant ends keys of its own only.
 * @throws CoreError `not_found`
 */
export async function revokeKey(ctx: Behind, input: { readonly key_id: string }): Promise<RevokedKey> {
  const { revoked } = await write(ctx, { revoked: revoke(input.key_id, ctx.clock.now()) }, { on: 'tenant' })
  const [row] = revoked
  if (!row) throw new CoreError('not_found', `There is no key ${input.key_id}`)
  return { key_id: row.id, tenant_id: row.tenant_id, revoked_at: row.revoked_at.toISOString() }
}
