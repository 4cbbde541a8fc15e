import type { Context as HonoContext } from 'hono'
import { waitUntilOf } from '../composition/context.ts'
import type { Env } from './variables.ts'

const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': still here\n\n'

/** Writes one event; never waits for the client. */
export type WriteEvent = (event: string, data: unknown) => void

/**
 * Answers with a stream of server-sent events. The work is a promise of its own, given to the platform, that
 * never awaits a client: in workerd work that waits for a write to a dead client is cancelled. `gone` is
 * aborted when the client leaves, however the platform tells it.
 * @param work writes events until it is done; what it throws is only logged
 */
export function eventStream(
  c: HonoContext<Env>,
  work: (write: WriteEvent, gone: AbortSignal) => Promise<void>,
): Response {
  const { stream, send, end, left } = openStream(c.req.raw.signal)
  const beat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS)
  const { services, requestId } = c.var
  const written = work((event, data) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), left)
  const failed = () => services.log.error('stream_failed', { request_id: requestId })
  const done = written.catch(failed).finally(() => {
    clearInterval(beat)
    end()
  })
  waitUntilOf(c)(done)
  return c.body(stream, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
}

/**
 * A body that is written to until the client leaves; by whichever of the ways it is told, `left` is aborted
 * once.
 */
function openStream(signal: AbortSignal) {
  const left = new AbortController()
  const leave = () => left.abort(new Error('the client left'))
  const encoder = new TextEncoder()
  let body!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller
    },
    cancel: leave,
  })
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  return {
    stream,
    left: left.signal,
    send(text: string): void {
      if (left.signal.aborted) return
      try {
        body.enqueue(encoder.encode(text))
      } catch {
        leave()
      }
    },
    end(): void {
      signal.removeEventListener('abort', leave)
      if (!left.signal.aborted) body.close()
    },
  }
}
