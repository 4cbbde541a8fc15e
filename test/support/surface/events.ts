import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Anything } from '../anything.ts'

export interface ReadEvent {
  readonly event: string
  readonly data: Anything
}

/** Server-sent events of an answer as they come. */
export async function* eventsOf(response: Response): AsyncIterable<ReadEvent> {
  const stream = response
    .body!.pipeThrough(new TextDecoderStream() as never)
    .pipeThrough(new EventSourceParserStream())
  const reader = (stream as ReadableStream<{ event?: string; data: string }>).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) }
    }
  } finally {
    await reader.cancel()
  }
}

export async function allEvents(response: Response): Promise<ReadEvent[]> {
  const events: ReadEvent[] = []
  for await (const event of eventsOf(response)) events.push(event)
  return events
}
