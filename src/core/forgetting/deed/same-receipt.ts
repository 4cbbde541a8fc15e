import { sql } from 'drizzle-orm'
import { uuid } from '../../../../db/sql.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { removeReceipt } from '../removing/remove.ts'
import type { Forgotten } from '../schemas.ts'
import { receiptRows, toForgotten } from '../writing/receipts.ts'

interface Deleted {
  readonly user_id: string
  readonly forgotten_by: string | null
}

/**
 * The receipt of what is deleted already; with `now` its bytes go after all.
 * @throws CoreError `not_found` once its bytes are gone
 */
export async function sameReceipt(
  ctx: Context,
  { user_id, forgotten_by }: Deleted,
  now: boolean,
): Promise<Forgotten> {
  const gone = new CoreError('not_found', 'It is deleted, and its bytes are gone.')
  if (forgotten_by === null) throw gone
  const { receipts } = await read(ctx, { receipts: receiptRows(sql`receipt.id = ${uuid(forgotten_by)}`) })
  const [receipt] = receipts
  if (!receipt || receipt.removed_at !== null) throw gone
  if (now) await removeReceipt(ctx, { user_id, receipt: receipt.id })
  return toForgotten(receipt)
}
