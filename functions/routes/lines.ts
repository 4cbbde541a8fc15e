import type { Context } from 'hono'
import * as z from 'zod'

export const NDJSON = 'application/x-ndjson'
export const Lines = z.string().meta({ description: 'One JSON object a line' })
/** The answer of an export. */
export const inLines = {
  done: { status: 200, description: 'One JSON object a line', schema: Lines, type: NDJSON },
} as const

/** Lines as a stream: pages are read as fast as the client takes them. */
export const answerLines = (c: Context, lines: AsyncIterable<string>) =>
  c.body(streamOf(lines), 200, { 'content-type': NDJSON })

function streamOf(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = lines[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
