import type { TaskName } from '../../../prompts/task.ts'
import type { Usage } from '../ports.ts'

export type CallOutcome = 'ok' | 'repaired' | 'timeout' | 'rate_limited' | 'schema_invalid' | 'model_error'

/** One call to a model or embedder, as `model_calls` keeps it. */
export interface ModelCall extends Usage {
  readonly id: string
  readonly task: TaskName | 'chat' | 'embed'
  readonly version: number
  readonly model: string
  readonly ms: number
  readonly outcome: CallOutcome
  readonly created_at: Date
  /** What was held for it, and what stands for the user whose share it spends. */
  readonly hold?: string | null
  readonly holder?: string | null
}

/** Where calls of requests that write nothing else wait to be recorded in bulk. */
export interface LaterCalls {
  add(calls: readonly ModelCall[]): void
  /** Tokens of the tenant's calls that are not recorded yet and that nothing is held for. */
  readonly waitingTokens: number
}

/** Tokens of calls. */
export const tokensOf = (calls: readonly ModelCall[]): number =>
  calls.reduce((sum, call) => sum + call.input_tokens + call.output_tokens, 0)

/**
 * Collects calls until a batch writes them. `take` empties it, `putBack` undoes that; `total` goes on
 * counting, for the access log.
 */
export interface Ledger {
  add(call: ModelCall): void
  take(): readonly ModelCall[]
  putBack(calls: readonly ModelCall[]): void
  readonly isEmpty: boolean
  /** Tokens of the calls that no batch has taken yet. */
  readonly waitingTokens: number
  readonly total: { readonly calls: number; readonly tokens: number }
}

/** Of one request or job: calls wait until a write takes them along; `total` counts all of them. */
export function createLedger(): Ledger {
  let waiting: ModelCall[] = []
  let calls = 0
  let tokens = 0
  return {
    add(call) {
      waiting.push(call)
      calls += 1
      tokens += call.input_tokens + call.output_tokens
    },
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
    putBack(taken) {
      waiting = [...taken, ...waiting]
    },
    get isEmpty() {
      return waiting.length === 0
    },
    get waitingTokens() {
      return tokensOf(waiting)
    },
    get total() {
      return { calls, tokens }
    },
  }
}
