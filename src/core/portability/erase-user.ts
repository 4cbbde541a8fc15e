import { v4 } from 'uuid'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { revokeBoundKeys } from '../tenancy/keys/own-keys.ts'
import { endTokensOf, holderOf } from '../tenancy/tokens/rows.ts'
import { eraseRows } from './erasing/erase-rows.ts'
import {
  bury,
  forgetAnswers,
  holderOfBuried,
  isBuried,
  recordErasure,
  unnameReceipts,
} from './erasing/rows.ts'
import { type Erased, EraseUser } from './schemas.ts'

/**
 * Erases a user: from the first batch on nobody finds them and no worker can write for them; then everything
 * goes in pages. What stays is a tombstone without a name and a record of counts. Should this be cut off, the
 * expiry sweep finishes it.
 * @throws CoreError `not_found`
 */
export async function eraseUser(ctx: Context, input: EraseUser): Promise<Erased> {
  const { user_id } = EraseUser.parse(input)
  const receipt = v4()
  const erased_at = ctx.clock.now()
  const { buried, forgotten } = await write(
    ctx,
    {
      buried: bury(user_id, receipt, erased_at),
      recorded: recordErasure(receipt, ctx.actor, erased_at),
      unnamed: unnameReceipts(receipt),
      forgotten: forgetAnswers(user_id, receipt),
      keys: revokeBoundKeys(user_id, isBuried(receipt), erased_at),
      tokens: endTokensOf(holderOfBuried(holderOf(ctx.tenant_id, user_id), receipt), erased_at),
    },
    { on: 'tenant' },
  )
  const [subject] = buried
  if (!subject) throw new CoreError('not_found', `There is no user ${user_id}`)
  const erasure = { id: receipt, tenant_id: ctx.tenant_id, subject_id: subject.id }
  const rows = await eraseRows(ctx, erasure)
  const answers = forgotten[0]?.count ?? 0
  return {
    user_id,
    erased_at: erased_at.toISOString(),
    rows: { ...rows, ...(answers > 0 && { idempotency_keys: answers }) },
    receipt,
  }
}
