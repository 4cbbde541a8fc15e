import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openaiModels } from '../../functions/adapters/openai.ts'
import { givenApp } from '../support/app.ts'
import { type OpenAIServer, openaiServer } from '../support/servers/openai-server.ts'
import { allEvents, eventsOf } from '../support/surface/events.ts'

let upstream: OpenAIServer
beforeAll(async () => {
  upstream = await openaiServer()
})
afterAll(() => upstream.close())

const tier = { model: 'm', max_tokens: 100 }

async function givenService() {
  const models = openaiModels({
    apiKey: 'k',
    baseURL: upstream.baseURL,
    reasoning: 'm',
    tiers: { 1: tier, 2: tier, 3: tier },
    structuredOutput: 'schema',
    timeout_ms: 20_000,
  })
  const app = await givenApp({ services: { models } })
  const { api_key } = await app.tenant()
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${api_key}` }
  const get = async (path: string) =>
    (await fetch(base + path, { headers })).json() as Promise<Record<string, unknown>>
  const send = (key: string, signal?: AbortSignal) =>
    fetch(`${base}/sse/message`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        user_id: 'u1',
        session_id: 's1',
        message: `我很开心 ${key}`,
        idempotency_key: key,
      }),
      ...(signal && { signal }),
    })
  return { ...app, get, send, close: () => new Promise((resolve) => server.close(resolve)) }
}

type Service = Awaited<ReturnType<typeof givenService>>

/** Sends until the reply is whole: a claim that is still held is tried again. */
async function untilDone({ send }: Service, key: string) {
  const response = await vi.waitUntil(
    async () => {
      const answer = await send(key)
      if (answer.status !== 409) return answer
      await answer.body?.cancel()
      return null
    },
    { timeout: 80_000, interval: 100 },
  )
  const done = (await allEvents(response)).at(-1)!
  expect(done).toMatchObject({ event: 'done', data: { slow_path: 'ok', text: 'Hello, friend.' } })
  return done.data as { duplicate: boolean; reply_id: string }
}

/** Reads the first words and goes away. */
async function leave({ send }: Service, key: string): Promise<void> {
  const leaving = new AbortController()
  const response = await send(key, leaving.signal)
  if (response.status !== 200) return void response.body?.cancel()
  try {
    for await (const { event } of eventsOf(response)) if (event === 'text') leaving.abort()
  } catch (error) {
    expect(leaving.signal.aborted, String(error)).toBe(true)
  }
}

test('thirty replays, duplicates and disconnects at once: every message is counted once', {
  timeout: 90_000,
}, async () => {
  upstream.always('stream', () => ({ chunks: ['Hello', ', ', 'friend.'], gap_ms: 40 }))
  const service = await givenService()
  const keys = Array.from({ length: 30 }, (_, place) => `key-${place}`)
  const acts = [
    (key: string) => Promise.all([untilDone(service, key), untilDone(service, key)]),
    async (key: string) => {
      await leave(service, key)
      return [await untilDone(service, key)]
    },
    async (key: string) => [await untilDone(service, key), await untilDone(service, key)],
  ]
  const answers = await Promise.all(keys.map((key, place) => acts[place % 3]!(key)))
  for (const [place, answer] of answers.entries()) {
    const first = answer.filter((each) => !each.duplicate).length
    // Who leaves after the last token finds the reply stored.
    if (place % 3 === 1) expect(first).toBeLessThanOrEqual(1)
    else expect(first).toBe(1)
    expect(new Set(answer.map((each) => each.reply_id)).size).toBe(1)
  }
  const { items: turns } = (await service.get('/sessions/s1/turns?limit=200')) as {
    items: { role: string; text: string }[]
  }
  expect(turns).toHaveLength(60)
  expect(new Set(turns.map((turn) => turn.text)).size).toBe(31)
  const { items } = (await service.get('/users/u1/affinity/history?limit=200')) as {
    items: { cause: string; delta: number }[]
  }
  expect(items.map((event) => event.cause)).toEqual(keys.map(() => 'message'))
  const { score } = await service.get('/users/u1/affinity')
  const sum = Math.round(items.reduce((total, event) => total + event.delta, 0.5) * 1e4) / 1e4
  expect(score).toBe(sum)
  expect(score).toBe(0.815)
  expect(service.dispatcher.messages).toHaveLength(30)
  await service.close()
})

test('a client that leaves in the middle has its model call stopped, and nothing is stored', async () => {
  upstream.always('stream', () => ({ chunks: Array.from({ length: 200 }, () => 'word '), gap_ms: 20 }))
  const service = await givenService()
  const before = upstream.asked.length
  await leave(service, 'gone')
  await expect.poll(() => upstream.asked[before]?.aborted, { timeout: 60_000 }).toBe(true)
  await expect
    .poll(async () => (await service.send('gone', AbortSignal.timeout(300)).catch(() => null))?.status)
    .not.toBe(409)
  expect(await service.get('/users/u1/affinity/history')).toEqual({ items: [], next_cursor: null })
  await service.close()
})
