import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { freeHold } from '../../models/holds.ts'
import { lockSubject, userSubject } from '../../tenancy/records/subjects.ts'
import { type ReplyKey, releaseKey } from './reply-key.ts'

/**
 * The key is free again, and what was held for the reply, and what the calls cost is written. A lease that
 * cannot be given back runs out.
 */
export async function release(ctx: Context, key: ReplyKey): Promise<void> {
  try {
    const freed = freeHold(key.reply_id)
    await write(ctx, { released: releaseKey(key), freed }, { on: lockSubject(userSubject(key.user_id)) })
  } catch (error) {
    ctx.log.error('release_failed', { error: error instanceof Error ? error.name : 'unknown' })
  }
}
