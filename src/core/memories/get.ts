import type { Context } from '../context.ts'
import { type Memory, MemoryId } from './schemas.ts'
import { readMemory, shown } from './table/rows.ts'

/**
 * One memory, whatever its status.
 * @throws CoreError `not_found`
 */
export async function getMemory(ctx: Context, input: MemoryId): Promise<Memory> {
  return shown(await readMemory(ctx, MemoryId.parse(input).id))
}
