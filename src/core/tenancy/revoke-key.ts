import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { CoreError } from '../errors.ts'
import type { RevokedKey } from './schemas.ts'

interface Row {
  readonly id: string
  readonly tenant_id: string
  readonly revoked_at: Date
}

/**
 * Ends a key, and the user tokens made with it, within the 60 s that look-ups are cached. Revoking again
 * changes nothing.
 * @throws CoreError `not_found`
 */
export async function revokeKey(ctx: SystemContext, input: { readonly key_id: string }): Promise<RevokedKey> {
  const [[row]] = await ctx.db.batch([
    statement<Row>(
      sql`UPDATE api_keys SET revoked_at = coalesce(revoked_at, ${ctx.clock.now().toISOString()}::timestamptz)
          WHERE id = ${input.key_id}::uuid RETURNING id, tenant_id, revoked_at`,
    ),
  ])
  if (!row) throw new CoreError('not_found', `There is no key ${input.key_id}`)
  return { key_id: row.id, tenant_id: row.tenant_id, revoked_at: row.revoked_at.toISOString() }
}
