import type { Dispatcher } from '../../src/core/ports.ts'
import type { WaitUntil } from '../services.ts'
import { type Deliver, delayOf, identityOf } from '../work/messages.ts'

/**
 * Works after the answer, inside the time that the platform gives an invocation. What should happen later, or
 * fails, is left to the sweeps. Two messages of one identity are one within a request.
 */
export function waitUntilDispatcher(deliver: Deliver, waitUntil: WaitUntil): Dispatcher {
  const seen = new Set<string>()
  return {
    async dispatch(messages) {
      const now = messages.filter(
        (message) =>
          delayOf(message) === 0 && !seen.has(identityOf(message)) && seen.add(identityOf(message)),
      )
      if (now.length > 0) waitUntil(inTurn(deliver, now))
    },
  }
}

async function inTurn(deliver: Deliver, messages: Parameters<Deliver>[0][]): Promise<void> {
  for (const message of messages) await deliver(message).catch(() => undefined)
}
