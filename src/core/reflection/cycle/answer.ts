import type { NotTriggered, Reflected } from '../schemas.ts'
import type { RunningCycle } from './begin.ts'
import { type CycleRow, toCycle } from './rows.ts'

/** How a cycle ended, beside its plan. */
export interface Ending {
  readonly model_calls: number
  readonly error: string | null
  readonly completed_at: Date
}

/** @param remaining memories that no cycle has looked at yet */
export const notTriggered = (reason: NotTriggered, remaining: number): Reflected => ({
  triggered: false,
  reason,
  trigger_type: null,
  trigger_value: null,
  cycle: null,
  remaining,
})

type Ended = Omit<CycleRow, 'id' | 'trigger_type' | 'trigger_value' | 'memories_scanned' | 'started_at'>

/** What a cycle that has ended answers; a failed one leaves all that it scanned. */
export function reflected(cycle: RunningCycle, ended: Ended): Reflected {
  const { cycle_id: id, now: started_at, memories, triggered, unreflected } = cycle
  const trigger = { trigger_type: triggered.type, trigger_value: triggered.value }
  return {
    triggered: true,
    reason: null,
    ...trigger,
    cycle: toCycle({ id, ...trigger, memories_scanned: memories.length, started_at, ...ended }),
    remaining: ended.status === 'completed' ? unreflected - memories.length : unreflected,
  }
}
