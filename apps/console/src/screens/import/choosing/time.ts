import type { ImportReport } from 'neuromem/import'

/**
 * What a request and a call of a model take, roughly, in seconds: measured on a small service with a distant
 * model.
 */
const REQUEST = 0.1
const CALL = 4
const TURNS_OF_A_REQUEST = 40
const MEMORIES_OF_A_REQUEST = 500

/** Whole minutes that an import takes, roughly. */
export function minutesOf({ estimate, kept, mode }: ImportReport): number {
  if (!estimate) return 0
  const memories = mode === 'preserve' ? Math.max(0, kept - estimate.turns) : 0
  const requests = estimate.turns / TURNS_OF_A_REQUEST + memories / MEMORIES_OF_A_REQUEST
  return Math.round((requests * REQUEST + estimate.model_calls * CALL) / 60)
}
