import { NeuromemError, problemError } from '../error.ts'
import type { Streamed } from '../sending/operations.ts'
import { eventsOf } from '../sending/sse.ts'
import { abortedError, toError } from '../sending/transport.ts'
import type {
  CompanionDone,
  CompanionMemoryPending,
  CompanionMetadata,
  CompanionText,
  Problem,
} from '../types.gen.ts'

/** What the companion sends, as on the wire. */
export type ChatEvent =
  | { event: 'metadata'; data: CompanionMetadata }
  | { event: 'text'; data: CompanionText }
  | { event: 'memory_pending'; data: CompanionMemoryPending }
  | { event: 'done'; data: CompanionDone }

/**
 * A reply as it comes. Its text and its events are two views of one stream, each for one reader; `done` reads
 * to the end by itself. Leaving a loop early closes the connection.
 */
export interface ChatStream extends AsyncIterable<ChatEvent> {
  readonly text: AsyncIterable<string>
  readonly done: Promise<CompanionDone>
  /** The same events as `text/event-stream`, for a browser behind this server. */
  toResponse(): Response
}

type AnyEvent = ChatEvent | { event: 'error'; data: Problem }

/** @param open starts the request; the stream begins at once */
export function chatStream(open: () => Promise<Streamed>, signal: AbortSignal | undefined): ChatStream {
  const events = shared(open, signal)

  async function* views(): AsyncGenerator<ChatEvent> {
    for await (const event of events.read()) {
      if (event.event !== 'error') yield event
      else throw problemError(event.data, {}) ?? new NeuromemError('unexpected', 'The stream failed')
    }
  }
  async function* text(): AsyncGenerator<string> {
    for await (const { event, data } of views()) if (event === 'text') yield data.content
  }
  async function drain(): Promise<CompanionDone> {
    for await (const { event, data } of views()) if (event === 'done') return data
    throw new NeuromemError('network', 'The stream ended early')
  }
  let done: Promise<CompanionDone> | undefined
  return {
    [Symbol.asyncIterator]: () => closing(views(), events.close),
    text: { [Symbol.asyncIterator]: () => closing(text(), events.close) },
    get done() {
      if (!done) {
        done = drain()
        done.catch(() => {})
      }
      return done
    },
    toResponse: () => responseOf(closing(events.read(), events.close)),
  }
}

/** One reader of the connection; what it has read stays for every view. */
function shared(open: () => Promise<Streamed>, signal: AbortSignal | undefined) {
  const seen: AnyEvent[] = []
  const opened = open()
  let closed = false
  let isWhole = false
  const source = (async function* () {
    yield* eventsOf(await opened)
  })()
  let pulling: Promise<void> | undefined
  let failure: NeuromemError | undefined
  opened.catch(() => {})

  async function pull(): Promise<void> {
    try {
      const { done, value } = await source.next()
      if (!done) {
        const { event, data } = value
        seen.push({ event, data: JSON.parse(data) } as AnyEvent)
        isWhole = event === 'done' || event === 'error'
      } else if (closed || signal?.aborted) failure = abortedError()
      else failure = new NeuromemError('network', 'The stream ended early')
    } catch (error) {
      failure = closed || signal?.aborted ? abortedError() : toError(error)
    } finally {
      pulling = undefined
    }
  }

  return {
    async *read(): AsyncGenerator<AnyEvent> {
      for (let place = 0; ; place++) {
        while (place >= seen.length) {
          if (isWhole) return close()
          if (failure) throw failure
          pulling ??= pull()
          await pulling
        }
        yield seen[place]!
      }
    },
    close,
  }

  function close(): void {
    closed = true
    opened.then(
      (stream) => stream.close(),
      () => {},
    )
  }
}

/** A view that closes the connection when its reader leaves. */
function closing<T>(view: AsyncGenerator<T>, close: () => void): AsyncGenerator<T> {
  const leave = view.return.bind(view)
  view.return = (value) => {
    close()
    return leave(value)
  }
  return view
}

function responseOf(events: AsyncGenerator<AnyEvent>): Response {
  const encoder = new TextEncoder()
  const line = (event: string, data: unknown) =>
    encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await events.next()
        if (done) controller.close()
        else controller.enqueue(line(value.event, value.data))
      } catch (error) {
        controller.enqueue(line('error', problemOf(toError(error))))
        controller.close()
      }
    },
    async cancel() {
      await events.return(undefined)
    },
  })
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  }
  return new Response(body, { headers })
}

function problemOf({
  code,
  title,
  status,
  message,
  issues,
  requestId,
}: NeuromemError): Record<string, unknown> {
  const type = `urn:neuromem:problem:${code}`
  return { type, title, status, code, detail: message, issues, request_id: requestId }
}
