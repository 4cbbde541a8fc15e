import type { SystemDatabase } from '../../../db/database.ts'
import type { Log } from '../ports.ts'
import { insertCalls } from './calls.ts'
import { type LaterCalls, type ModelCall, tokensOf } from './ledger.ts'

/** Records calls of requests that write nothing else: those of a moment, of all tenants, in one batch. */
export interface CallRecorder {
  add(tenantId: string, calls: readonly ModelCall[]): void
  /** The same for one tenant; what of it waits or is being written counts toward its ceiling already. */
  of(tenantId: string): LaterCalls
  /** Writes what waits; resolves when it is written, or will be tried again. */
  flush(): Promise<void>
}

export interface RecorderOptions {
  /** Milliseconds that a call waits for others. */
  readonly wait_ms?: number
  /** As many are written at once. */
  readonly most?: number
  /** As many wait at most while nothing can be written; the oldest go first. */
  readonly held?: number
}

/**
 * A recorder for a process that lives longer than its requests. What waits when it is killed is lost: a
 * second of embedded queries. A call that tokens are held for is written at once: it gives back what it did
 * not spend. A batch that fails is tried again with the next one; a call counts once.
 */
export function callRecorder(
  db: SystemDatabase,
  log: Log,
  { wait_ms = 1_000, most = 500, held = 10_000 }: RecorderOptions = {},
): CallRecorder {
  let waiting: TenantCall[] = []
  const tokens = createTally()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, most)
      waiting = waiting.slice(most)
      const error = await db.batch([insertCalls(some)]).then(() => undefined, nameOf)
      if (error === undefined) {
        tokens.subtract(some)
        continue
      }
      waiting = [...some, ...waiting]
      const lost = waiting.splice(0, Math.max(0, waiting.length - held))
      tokens.subtract(lost)
      log.error('model_calls_waiting', { error, waiting: waiting.length, lost: lost.length })
      return
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  function add(tenantId: string, calls: readonly ModelCall[]): void {
    const added = calls.map((call) => ({ ...call, tenant_id: tenantId }))
    waiting.push(...added)
    tokens.add(added)
    if (calls.some(({ hold }) => hold)) return void flush()
    timer ??= setTimeout(flush, wait_ms)
    timer.unref?.()
  }

  return {
    add,
    of: (tenantId) => ({
      add: (calls) => add(tenantId, calls),
      get waitingTokens() {
        return tokens.of(tenantId)
      },
    }),
    flush,
  }
}

/** Tokens of calls that are not written yet, by tenant. */
function createTally() {
  const tokens = new Map<string, number>()
  const change = (calls: readonly TenantCall[], sign: 1 | -1): void => {
    // what is held counts as spent already
    for (const call of calls.filter(({ hold }) => hold == null)) {
      const sum = (tokens.get(call.tenant_id) ?? 0) + sign * tokensOf([call])
      if (sum > 0) tokens.set(call.tenant_id, sum)
      else tokens.delete(call.tenant_id)
    }
  }
  return {
    of: (tenantId: string): number => tokens.get(tenantId) ?? 0,
    add: (calls: readonly TenantCall[]): void => change(calls, 1),
    subtract: (calls: readonly TenantCall[]): void => change(calls, -1),
  }
}

type TenantCall = ModelCall & { readonly tenant_id: string }

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
