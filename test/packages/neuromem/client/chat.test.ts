import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import { type ChatEvent, Neuromem, NeuromemError } from '../../../../packages/neuromem/src/client/index.ts'
import { eventsOf } from '../../../../packages/neuromem/src/client/sending/sse.ts'
import { json, problem, scriptedFetch } from '../support/scripted-fetch.ts'

const encoder = new TextEncoder()
const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const DONE = { reply_id: 'r', text: '你好!', affinity: { before: 0.1, after: 0.11 } }
const whole = [
  ': still here\n\n',
  line('metadata', { tier: 1 }),
  line('text', { type: 'text', content: '你好' }),
  line('text', { type: 'text', content: '!' }),
  line('done', DONE),
].join('')

/** A stream of these pieces; `tail` says how it goes on. */
function streamOf(pieces: (string | Uint8Array)[], tail: 'ends' | 'breaks' | 'stays' = 'ends') {
  const cancelled = vi.fn()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces.shift()
        if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
        else if (tail === 'ends') controller.close()
        else if (tail === 'breaks') controller.error(new TypeError('terminated'))
        else return new Promise(() => {})
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }), cancelled }
}

const chatWith = (...replies: Parameters<typeof scriptedFetch>) => {
  const { fetch, seen } = scriptedFetch(...replies)
  const user = new Neuromem({ url: 'http://memory.test', key: 'k', fetch }).user('ann')
  return { seen, chat: (o: object = {}) => user.chat('hi', { sessionId: 's', ...o }) }
}
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('a reply', () => {
  test('is read as text, and what came with it afterwards', async () => {
    const reply = chatWith(streamOf([whole]).response).chat()
    expect(await all(reply.text)).toEqual(['你好', '!'])
    expect(await reply.done).toEqual(DONE)
  })

  test('has two views that are read side by side', async () => {
    const reply = chatWith(streamOf([whole]).response).chat()
    const [events, text, done] = await Promise.all([all(reply), all(reply.text), reply.done])
    expect(events.map(({ event }: ChatEvent) => event)).toEqual(['metadata', 'text', 'text', 'done'])
    expect(text.join('')).toBe('你好!')
    expect(done).toEqual(DONE)
  })

  test('is drained by `done` alone', async () => {
    expect(await chatWith(streamOf([whole]).response).chat().done).toEqual(DONE)
  })

  test('is passed on to a browser with the same events', async () => {
    const response = chatWith(streamOf([whole]).response)
      .chat()
      .toResponse()
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    expect(await response.text()).toBe(whole.replace(': still here\n\n', ''))
  })

  property.prop([fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 })])(
    'may be cut anywhere, inside a character too',
    async (sizes) => {
      const bytes = encoder.encode(whole.replaceAll('\n', '\r\n'))
      const pieces: Uint8Array[] = []
      for (let at = 0, n = 0; at < bytes.length; n++) {
        const size = sizes[n % sizes.length] ?? 1
        pieces.push(bytes.slice(at, at + size))
        at += size
      }
      const events = await all(
        eventsOf(streamOf(pieces).response.body as unknown as AsyncIterable<Uint8Array>),
      )
      expect(events.map(({ event }) => event)).toEqual(['metadata', 'text', 'text', 'done'])
      expect(JSON.parse(events[1]?.data ?? '')).toEqual({ type: 'text', content: '你好' })
    },
  )

  test('is asked for again, under the same key, only before its first byte', async () => {
    const { chat, seen } = chatWith(problem(503, 'model_unavailable'), streamOf([whole]).response)
    await chat().done
    const keys = seen.map(({ body, headers }) => [
      JSON.parse(body ?? '').idempotency_key,
      headers.get('idempotency-key'),
    ])
    expect(new Set(keys.flat()).size).toBe(1)
    const broken = chatWith(streamOf([line('metadata', {})], 'breaks').response, streamOf([whole]).response)
    await expect(broken.chat().done).rejects.toMatchObject({ code: 'network' })
    expect(broken.seen).toHaveLength(1)
  })
})

describe('a reply that fails', () => {
  test('by an error event: `done` and the loop say its code', async () => {
    const error = {
      code: 'model_unavailable',
      status: 503,
      title: 'No',
      detail: 'away',
      issues: null,
      request_id: 'r9',
    }
    const reply = chatWith(streamOf([line('metadata', {}), line('error', error)]).response).chat()
    const read: string[] = []
    const loop = async () => {
      for await (const { event } of reply) read.push(event)
    }
    await expect(loop()).rejects.toMatchObject({ code: 'model_unavailable', status: 503, requestId: 'r9' })
    expect(read).toEqual(['metadata'])
    await expect(reply.done).rejects.toBeInstanceOf(NeuromemError)
  })

  test('by an end without `done`, and before it begins', async () => {
    await expect(chatWith(streamOf([line('metadata', {})]).response).chat().done).rejects.toMatchObject({
      code: 'network',
    })
    const refused = chatWith(problem(404, 'not_found')).chat()
    await expect(all(refused.text)).rejects.toMatchObject({ code: 'not_found' })
    expect(await chatWith(problem(404, 'not_found')).chat().toResponse().text()).toMatch(
      /^event: error\ndata: .*not_found/,
    )
  })

  test('is no unhandled rejection where nobody awaits it', async () => {
    const unhandled = vi.fn()
    process.once('unhandledRejection', unhandled)
    chatWith(problem(404, 'not_found')).chat()
    void chatWith(problem(404, 'not_found')).chat().done
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('the connection is closed', () => {
  test('when the loop is left early', async () => {
    const { response, cancelled } = streamOf([line('metadata', {}), line('text', { content: 'a' })], 'stays')
    const reply = chatWith(response).chat()
    for await (const piece of reply.text) {
      expect(piece).toBe('a')
      break
    }
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled())
    await expect(reply.done).rejects.toMatchObject({ code: 'aborted' })
  })

  test('by the signal, which is not listened to afterwards', async () => {
    const { response, cancelled } = streamOf([line('metadata', {}), line('text', { content: 'a' })], 'stays')
    const aborter = new AbortController()
    const removed = vi.spyOn(aborter.signal, 'removeEventListener')
    const reply = chatWith(response).chat({ signal: aborter.signal })
    const loop = async () => {
      for await (const _ of reply.text) aborter.abort()
    }
    await expect(loop()).rejects.toMatchObject({ code: 'aborted' })
    expect(cancelled).toHaveBeenCalled()
    expect(removed).toHaveBeenCalled()
  })

  test('by a browser that leaves the passed-on stream', async () => {
    const { response, cancelled } = streamOf([line('metadata', {})], 'stays')
    const passed = chatWith(response).chat().toResponse()
    const reader = passed.body!.getReader()
    await reader.read()
    await reader.cancel()
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled())
  })
})

test('an answer of another kind is no stream', async () => {
  await expect(chatWith(json({})).chat().done).rejects.toMatchObject({ code: 'network' })
})
