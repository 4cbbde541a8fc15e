import type { Dispatcher, Message } from '../../../src/core/ports.ts'

export interface RecordingDispatcher extends Dispatcher {
  /** All that was handed over, in order. */
  readonly messages: Message[]
  /** The messages so far; forgets them. */
  take(): Message[]
  /** Every following dispatch fails with this, until it is called with nothing. */
  failWith(error?: Error): void
}

/** Keeps what it is given and does none of it. */
export function recordingDispatcher(): RecordingDispatcher {
  const messages: Message[] = []
  let failure: Error | undefined
  return {
    messages,
    take: () => messages.splice(0),
    failWith(error) {
      failure = error
    },
    async dispatch(given) {
      if (failure) throw failure
      messages.push(...given)
    },
  }
}
