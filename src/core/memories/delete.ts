import type { Context } from '../context.ts'
import { type Memory, MemoryId } from './schemas.ts'
import { historyActor } from './table/history.ts'
import { ownerOf, readMemory, shown } from './table/rows.ts'
import { changeMemory, withdrawRelations } from './table/writes.ts'

/**
 * Stops holding a memory: it expires and is never recalled again; a trait dissolves. Deleting twice changes
 * nothing.
 * @throws CoreError `not_found`
 */
export async function deleteMemory(ctx: Context, input: MemoryId): Promise<Memory> {
  const read = await readMemory(ctx, MemoryId.parse(input).id)
  if (read.expired_at) return shown(read)
  const isTrait = read.memory_type === 'trait'
  const expired_at = ctx.clock.now()
  const changed = await changeMemory(ctx, read, {
    set: isTrait ? { expired_at, trait_stage: 'dissolved' } : { expired_at },
    history: {
      event: isTrait ? 'dissolved' : 'deleted',
      old_content: read.content,
      actor: historyActor(ctx.actor),
    },
    also: [withdrawRelations(ownerOf(read), read.id)],
  })
  return shown(changed)
}
