import type { Usage } from '../ports.ts'
import { holderIn, type Spender } from './holds.ts'
import type { CallOutcome, ModelCall } from './ledger.ts'

/** Of a call that never said what it took. */
export const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0 }

/**
 * A call that begins now, for tokens that are held already.
 * @returns puts it into the ledger, once it has ended
 */
export function beginCall(ctx: Spender, call: Pick<ModelCall, 'task' | 'version' | 'hold'>) {
  const started = ctx.clock.now()
  return (outcome: CallOutcome, model: string, usage: Usage = NO_USAGE): void =>
    ctx.ledger.add({
      id: crypto.randomUUID(),
      ...call,
      model,
      ...usage,
      ms: ctx.clock.now().getTime() - started.getTime(),
      outcome,
      created_at: started,
      holder: holderIn(ctx),
    })
}
