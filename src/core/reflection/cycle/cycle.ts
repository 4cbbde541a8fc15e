import type { reflection_cycles } from '../../../../db/schema/memory.ts'
import type { Cycle } from '../schemas.ts'

export const cycleColumns = [
  'id',
  'trigger_type',
  'trigger_value',
  'status',
  'memories_scanned',
  'traits_created',
  'traits_reinforced',
  'traits_updated',
  'traits_dissolved',
  'rejected',
  'model_calls',
  'error',
  'started_at',
  'completed_at',
] as const satisfies readonly (keyof typeof reflection_cycles.$inferSelect)[]

export type CycleRow = Pick<typeof reflection_cycles.$inferSelect, (typeof cycleColumns)[number]>

/** A cycle as the API shows it (page 02, Cycle). */
export function toCycle({ id, started_at, completed_at, ...row }: CycleRow): Cycle {
  return {
    cycle_id: id,
    trigger_type: row.trigger_type as Cycle['trigger_type'],
    trigger_value: row.trigger_value,
    status: row.status as Cycle['status'],
    memories_scanned: row.memories_scanned,
    traits_created: row.traits_created,
    traits_reinforced: row.traits_reinforced,
    traits_updated: row.traits_updated,
    traits_dissolved: row.traits_dissolved,
    rejected: row.rejected as Cycle['rejected'],
    model_calls: row.model_calls,
    error: row.error,
    started_at: started_at.toISOString(),
    completed_at: completed_at?.toISOString() ?? null,
  }
}
