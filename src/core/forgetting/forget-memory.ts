import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import type { Memory } from '../memories/schemas.ts'
import { type MemoryRecord, readMemory, shown } from '../memories/table/rows.ts'
import { planOf } from './deed/answers.ts'
import { carryOut } from './deed/carry-out.ts'
import { type Deletion, think } from './deed/work.ts'
import { removeReceipt } from './removing/remove.ts'
import { ForgetMemory, type ForgetPlan, type Forgotten, type MemoryForgotten } from './schemas.ts'
import { forgottenByMemory, receiptRows, toForgotten } from './writing/receipts.ts'

/**
 * Forgets a memory and the words that it came from: out of every read at once, with what relations and traits
 * owe to it. A second time changes nothing and gives the same receipt.
 * @returns the memory, its words for the last time, and the receipt; of a dry run what would go
 * @throws CoreError `not_found`, also once its bytes are gone
 */
export async function forgetMemory(ctx: Context, input: ForgetMemory): Promise<MemoryForgotten | ForgetPlan> {
  const { id, turns, dry_run, now } = ForgetMemory.parse(input)
  let found = await readMemory(ctx, id)
  const deletionOf = ({ user_id }: MemoryRecord): Deletion => ({
    user_id,
    kind: 'memory',
    memory_ids: [id],
    keep_turns: turns === 'keep',
    now: now ?? false,
  })
  if (dry_run) return planOf(await think(ctx, deletionOf(found)))
  const find = async (attempt: number) => {
    if (attempt > 1) found = await readMemory(ctx, id)
    return found.forgotten_at === null ? deletionOf(found) : null
  }
  const forgotten = await carryOut(ctx, find, {
    keeps: (deletion) => ({ ...lastWords(found, deletion), deletion }),
  })
  if (forgotten) return { ...lastWords(found, forgotten), deletion: forgotten }
  return again(ctx, found, now ?? false)
}

/** The memory as it was, ended. */
const lastWords = (record: MemoryRecord, { erased_at }: Forgotten): Memory => {
  const memory = shown(record)
  return {
    ...memory,
    expired_at: memory.expired_at ?? erased_at,
    forgotten_at: erased_at,
    updated_at: erased_at,
    version: memory.version + 1,
    trait: memory.trait && { ...memory.trait, stage: 'dissolved' },
  }
}

/** What is forgotten already: the same receipt; with `now` its bytes go after all. */
async function again(ctx: Context, found: MemoryRecord, now: boolean): Promise<MemoryForgotten> {
  const { receipts } = await read(ctx, { receipts: receiptRows(forgottenByMemory(found.id)) })
  const [receipt] = receipts
  if (!receipt) throw new CoreError('not_found', `There is no memory ${found.id}.`)
  if (now) await removeReceipt(ctx, { user_id: found.user_id, receipt: receipt.id })
  return { ...shown(found), deletion: toForgotten(receipt) }
}
