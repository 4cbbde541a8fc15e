import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { type EndedTokens, GetUser } from '../schemas.ts'
import { endTokensOf, holderOf } from './rows.ts'

/**
 * Ends all tokens of a user that were made before, whether or not anything is held of them. Elsewhere it is
 * known within the 60 s that look-ups are cached.
 */
export async function endTokens(ctx: Context, input: GetUser): Promise<EndedTokens> {
  const { user_id } = GetUser.parse(input)
  const now = ctx.clock.now()
  const holder = sql`SELECT ${holderOf(ctx.tenant_id, user_id)}::text AS holder`
  await write(ctx, { ended: endTokensOf(holder, now) }, { on: 'tenant' })
  return { user_id, revoked_at: now.toISOString() }
}
