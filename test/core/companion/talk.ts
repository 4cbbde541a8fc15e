import { openExchange } from '../../../src/core/companion/open-exchange.ts'
import { respond } from '../../../src/core/companion/respond.ts'
import type { CompanionEvent, SendMessage } from '../../../src/core/companion/schemas.ts'
import type { Context } from '../../../src/core/context.ts'

export const USER = 'u1'
export const SESSION = 's1'

let count = 0

export interface Talked {
  readonly events: readonly CompanionEvent[]
  readonly names: readonly string[]
  of<Name extends CompanionEvent['event']>(name: Name): Extract<CompanionEvent, { event: Name }>['data']
  readonly text: string
}

export interface TalkOptions extends Partial<SendMessage> {
  readonly gone?: AbortSignal
  readonly onEvent?: (event: CompanionEvent) => void
}

/** Sends a message as the route does, and reads its events to the end. */
export async function talk(ctx: Context, message: string, options: TalkOptions = {}): Promise<Talked> {
  const { gone = new AbortController().signal, onEvent, ...input } = options
  count += 1
  const exchange = await openExchange(ctx, {
    user_id: USER,
    session_id: SESSION,
    idempotency_key: `key-${count}`,
    message,
    ...input,
  })
  const events: CompanionEvent[] = []
  const emit = (event: CompanionEvent) => {
    events.push(event)
    onEvent?.(event)
  }
  await respond(ctx, exchange, emit, gone)
  return {
    events,
    names: events.map((event) => event.event),
    of: (name) => {
      const found = events.find((event) => event.event === name)
      if (!found) throw new Error(`no ${name} among ${events.map((event) => event.event).join()}`)
      return found.data as never
    },
    text: events.map((event) => (event.event === 'text' ? event.data.content : '')).join(''),
  }
}
