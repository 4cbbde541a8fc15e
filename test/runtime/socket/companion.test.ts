import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenAIServer, openaiServer } from '../../support/servers/openai-server.ts'
import { startWorkerService, type WorkerService } from '../../support/servers/worker-service.ts'
import { allEvents, eventsOf } from '../../support/surface/events.ts'
import { ADMIN_TOKEN, JWT_SECRET } from '../smoke-secrets.ts'

let upstream: OpenAIServer
let worker: WorkerService
let key = ''

beforeAll(async () => {
  upstream = await openaiServer()
  worker = await startWorkerService({
    ADMIN_TOKEN,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: upstream.baseURL,
    MODEL_REASONING: 'm',
    MODEL_TIER_1: 'm1',
    MODEL_TIER_2: 'm2',
    MODEL_TIER_3: 'm3',
  })
  const made = await call('POST', '/admin/tenants', { name: 'socket' }, ADMIN_TOKEN)
  key = ((await made.json()) as { api_key: string }).api_key
})
afterAll(async () => {
  await worker?.stop()
  await upstream?.close()
})

const call = (method: string, path: string, body?: object, token = key, signal?: AbortSignal) =>
  fetch(worker.address + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
const send = (session_id: string, signal?: AbortSignal) =>
  call(
    'POST',
    '/api/v1/sse/message',
    { user_id: `user of ${session_id}`, session_id, message: 'hello there', idempotency_key: 'k' },
    key,
    signal,
  )
const turnsOf = async (session_id: string) =>
  (await call('GET', `/api/v1/sessions/${session_id}/turns`)).json() as Promise<{
    items?: { text: string }[]
  }>

/** Reads up to the first event for which `when` holds, and breaks the connection. */
async function leaveAt(session_id: string, when: (event: string) => boolean): Promise<void> {
  const leaving = new AbortController()
  const response = await send(session_id, leaving.signal)
  try {
    for await (const { event } of eventsOf(response)) if (when(event)) leaving.abort()
  } catch (error) {
    expect(leaving.signal.aborted, String(error)).toBe(true)
  }
}

test('in workerd a message is streamed and stored', async () => {
  const events = await allEvents(await send('s1'))
  expect(events.map((each) => each.event)).toEqual([
    'metadata',
    'text',
    'text',
    'text',
    'memory_pending',
    'done',
  ])
  expect((await turnsOf('s1')).items?.map((turn) => turn.text)).toEqual(['hello there', 'Hello, friend.'])
})

test('in workerd a client that leaves before the last token stops the model; nothing is stored, the key is free', async () => {
  const words = Array.from({ length: 300 }, () => 'word ')
  upstream.script('stream', { chunks: words, gap_ms: 20 })
  await leaveAt('s2', (event) => event === 'text')
  await expect
    .poll(() => upstream.asked.some((asked) => asked.body.stream && asked.aborted), { timeout: 60_000 })
    .toBe(true)
  await expect
    .poll(async () => (await allEvents(await send('s2'))).at(-1)?.data?.text ?? 'not yet', {
      timeout: 60_000,
      interval: 200,
    })
    .toBe('Hello, friend.')
  expect((await turnsOf('s2')).items).toHaveLength(2)
})

test('in workerd a client that leaves after the last token finds the reply stored', async () => {
  upstream.script('stream', { chunks: ['all of it'] })
  await leaveAt('s3', (event) => event === 'memory_pending' || event === 'done')
  const again = await allEvents(await send('s3'))
  expect(again.at(-1)).toMatchObject({ event: 'done', data: { duplicate: true, text: 'all of it' } })
})

test('in workerd a model that fails is an error event', async () => {
  upstream.script('stream', { chunks: ['a', 'b', 'c'], drop_after: 2, gap_ms: 10 })
  const events = await allEvents(await send('s4'))
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'model_unavailable', status: 503 } })
})
