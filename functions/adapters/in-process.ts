import type { Dispatcher, Message } from '../../src/core/ports.ts'
import { type Deliver, delayOf, identityOf } from '../work/messages.ts'

export interface InProcessOptions {
  /** How many messages are worked on at once. */
  readonly parallel?: number
  /** Messages waiting at most; what is beyond them is left to the sweeps. */
  readonly waiting?: number
}

const PARALLEL = 4
const WAITING = 10_000
/** Longer delays are the sweep's: a timer would not outlive the process anyway. */
const LONGEST_TIMER_SECONDS = 600

/**
 * Works through messages inside this process, fairly: tenants take turns, and two messages of one identity
 * are one while the first waits. Look-ups of molecules, which wait for somebody else's service, have a slot
 * of their own beside. Nothing survives the process, so whatever is lost here is found by the sweeps.
 */
export function inProcessDispatcher(
  deliver: Deliver,
  options: InProcessOptions = {},
): Dispatcher & { idle(): Promise<void> } {
  const work = lane(deliver, options)
  const lookUps = lane(deliver, { ...options, parallel: 1 })
  return {
    async dispatch(messages) {
      const slow = messages.filter(({ kind }) => kind === 'molecules')
      await Promise.all([
        work.dispatch(messages.filter(({ kind }) => kind !== 'molecules')),
        lookUps.dispatch(slow),
      ])
    },
    async idle() {
      await Promise.all([work.idle(), lookUps.idle()])
    },
  }
}

/** Messages that are worked on so many at once. */
function lane(deliver: Deliver, options: InProcessOptions): Dispatcher & { idle(): Promise<void> } {
  const parallel = options.parallel ?? PARALLEL
  const waiting = createTurns(options.waiting ?? WAITING)
  let whenIdle: (() => void)[] = []
  let running = 0

  function work(): void {
    for (let message = take(); message; message = take()) {
      running += 1
      void deliver(message)
        .catch(() => undefined)
        .finally(() => {
          running -= 1
          work()
        })
    }
    if (running > 0) return
    for (const tell of whenIdle) tell()
    whenIdle = []
  }

  const take = () => (running < parallel ? waiting.next() : undefined)

  function add(message: Message): void {
    if (waiting.add(message)) setTimeout(work, 0)
  }

  return {
    async dispatch(messages) {
      for (const message of messages) {
        const delay = delayOf(message)
        if (delay === 0) add(message)
        else if (delay <= LONGEST_TIMER_SECONDS) setTimeout(() => add(message), delay * 1_000).unref?.()
      }
    },
    idle: () =>
      new Promise((resolve) => {
        if (running === 0 && waiting.isEmpty()) resolve()
        else whenIdle.push(resolve)
      }),
  }
}

/** A try of a job that waits is the same, however often it is handed over meanwhile. */
const waitsAs = (message: Message): string =>
  identityOf(message.kind === 'job' ? { ...message, again: '' } : message)

/**
 * What waits, a queue for each tenant: they take turns, and a message that waits already is not taken again.
 */
function createTurns(limit: number) {
  /** Insertion order is turn order: a tenant that was served goes to the end. */
  const queues = new Map<string, Map<string, Message>>()
  let size = 0
  return {
    isEmpty: () => size === 0,
    /** Whether it was taken. */
    add(message: Message): boolean {
      const queue = queues.get(message.tenant_id) ?? new Map<string, Message>()
      const identity = waitsAs(message)
      if (queue.has(identity) || size >= limit) return false
      queue.set(identity, message)
      queues.set(message.tenant_id, queue)
      size += 1
      return true
    },
    next(): Message | undefined {
      for (const [tenant, queue] of queues) {
        queues.delete(tenant)
        const first = queue.entries().next()
        if (first.done) continue
        const [identity, message] = first.value
        queue.delete(identity)
        size -= 1
        if (queue.size > 0) queues.set(tenant, queue)
        return message
      }
      return undefined
    },
  }
}
