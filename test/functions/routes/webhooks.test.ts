import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { inProcessDispatcher } from '../../../functions/adapters/in-process.ts'
import { nodeWebhooks } from '../../../functions/adapters/node/webhooks.ts'
import { fetchWebhooks } from '../../../functions/adapters/webhooks.ts'
import { systemContextOf } from '../../../functions/composition/context.ts'
import type { Services } from '../../../functions/services.ts'
import { deliver } from '../../../functions/work/deliver.ts'
import { sweeps } from '../../../functions/work/sweeps.ts'
import { refusalOf } from '../../../src/core/webhooks/sending/address.ts'
import { givenApp } from '../../support/app.ts'

interface Came {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> }
}
type Given = Awaited<ReturnType<typeof givenApp>>

const came: Came[] = []
const answers: { status: number; headers?: Record<string, string> }[] = []
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (piece) => {
    text += piece
  })
  request.on('end', () => {
    came.push({ headers: request.headers, text, body: JSON.parse(text) })
    const { status, headers } = answers.shift() ?? { status: 204 }
    response.writeHead(status, headers).end()
  })
})
let given: Given
let url: string
let idle: () => Promise<void>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  const all: { services?: Services } = {}
  const dispatcher = inProcessDispatcher(deliver(() => all.services as Services))
  given = await givenApp({
    now: '2026-06-01T08:00:00Z',
    environment: { WEBHOOK_ALLOW_PRIVATE: '1' },
    services: { dispatcher: () => dispatcher },
  })
  all.services = given.services
  idle = () => dispatcher.idle()
})
afterAll(() => server.close())

const EVENTS = ['task.due', 'memory.waiting', 'trait.changed', 'job.paused', 'user.erased']

async function somebody(events = EVENTS) {
  const { api_key: key, tenant_id } = await given.tenant()
  const call = (method: string, path: string, body?: unknown) =>
    given.call(method, path, { key, ...(body !== undefined && { body }) })
  const made = await call('POST', '/api/v1/webhooks', { url, events })
  expect([made.status, made.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
  came.length = 0
  answers.length = 0
  return { key, tenant_id, call, webhook: made.body }
}

const system = () =>
  systemContextOf(given.services, {
    stored: { embedding_model: null, embedding_dim: 1024 },
    usage: { round_trips: 0, background: true },
    waitUntil: () => undefined,
  })

/** Until so many messages have come, and nothing is in hand. */
async function told(count: number): Promise<Came[]> {
  await expect.poll(() => came.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
  await idle()
  return came
}

describe('webhooks', () => {
  test('tell what happened, signed, and without a word of it', async () => {
    const { call, webhook } = await somebody()
    const waiting = await call('POST', '/api/v1/memories', {
      ...{ user_id: 'ann', memory_type: 'fact', content: 'A secret word', requires_confirmation: true },
    })
    const [first] = await told(1)
    expect(first?.body).toEqual({
      type: 'memory.waiting',
      timestamp: '2026-06-01T08:00:00.000Z',
      data: { user_id: 'ann', memory_id: waiting.body.id },
    })
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = first?.headers ?? {}
    const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64')
    const proof = createHmac('sha256', key).update(`${id}.${at}.${first?.text}`).digest('base64')
    expect([signature, at]).toEqual([`v1,${proof}`, String(Date.parse('2026-06-01T08:00:00Z') / 1_000)])
    const receipt = (await call('DELETE', '/api/v1/users/ann')).body
    await told(2)
    expect(came[1]?.body).toMatchObject({
      type: 'user.erased',
      data: { user_id: 'ann', receipt: receipt.receipt, erased_at: receipt.erased_at },
    })
    const { items } = (await call('GET', '/api/v1/webhooks')).body
    expect(items).toEqual([
      {
        ...{ id: webhook.id, url, events: EVENTS, created_at: webhook.created_at },
        last_delivery: { at: '2026-06-01T08:00:00.000Z', status: 204, error: null },
      },
    ])
  })

  test('a task is told of once when it is due, a job when it pauses, a trait when it changes', async () => {
    const { call, tenant_id } = await somebody()
    const due_at = '2026-06-01T08:30:00.000Z'
    const task = await call('POST', '/api/v1/memories', {
      ...{ user_id: 'ann', memory_type: 'fact', content: 'Call the harbour', category: 'task', due_at },
    })
    await call('POST', '/api/v1/sessions/s/turns', {
      ...{ user_id: 'ann', turns: [{ turn_id: '1', role: 'user', text: 'Hello' }] },
    })
    await idle()
    await sweeps.jobs(system())
    await idle()
    expect(came).toEqual([])
    given.clock.advance({ hours: 1 })
    await sweeps.jobs(system())
    await sweeps.jobs(system())
    const [due] = await told(1)
    expect(due?.body).toMatchObject({
      type: 'task.due',
      data: { user_id: 'ann', memory_id: task.body.id, due_at },
    })
    const db = given.database.forTenant(tenant_id)
    const trait = sql`UPDATE memories SET memory_type = 'trait', trait_stage = 'candidate' WHERE id = ${task.body.id}::uuid`
    await db.batch([
      statement(sql`UPDATE jobs SET status = 'PAUSED', last_error = '{"code": "model_error"}'`),
      statement(trait),
      statement(
        sql`UPDATE memories SET trait_stage = 'emerging', trait_confidence = 0.5 WHERE memory_type = 'trait'`,
      ),
    ])
    await sweeps.jobs(system())
    await told(4)
    const data = Object.fromEntries(came.slice(1).map(({ body }) => [body.type, body.data]))
    expect(data['job.paused']).toMatchObject({ user_id: 'ann', session_id: 's', code: 'model_error' })
    expect(data['trait.changed']).toMatchObject({ after: { stage: expect.any(String) } })
    expect(came.length).toBe(4)
  })

  test('what is not answered 2xx comes again under its id; a redirect is a failure; a deleted one gets nothing', async () => {
    const { call, webhook } = await somebody(['memory.waiting'])
    answers.push({ status: 302, headers: { location: url } }, { status: 500 })
    const wait = (content: string) =>
      call('POST', '/api/v1/memories', {
        ...{ user_id: 'ann', memory_type: 'fact', content, requires_confirmation: true },
      })
    await wait('one')
    await told(1)
    const state = async () => (await call('GET', '/api/v1/webhooks')).body.items[0]?.last_delivery
    expect(await state()).toMatchObject({ status: 302, error: 'answered 302' })
    given.clock.advance({ seconds: 4 })
    await sweeps.jobs(system())
    await idle()
    expect(came.length).toBe(1)
    given.clock.advance({ seconds: 1 })
    await sweeps.jobs(system())
    await told(2)
    given.clock.advance({ minutes: 5 })
    await sweeps.jobs(system())
    await told(3)
    expect(new Set(came.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await state()).toMatchObject({ status: 204, error: null })
    given.clock.advance({ hours: 1 })
    await sweeps.jobs(system())
    await idle()
    expect(came.length).toBe(3)
    answers.push({ status: 500 })
    await wait('two')
    await told(4)
    expect((await call('DELETE', `/api/v1/webhooks/${webhook.id}`)).status).toBe(200)
    expect((await call('DELETE', `/api/v1/webhooks/${webhook.id}`)).status).toBe(404)
    given.clock.advance({ hours: 1 })
    await sweeps.jobs(system())
    await idle()
    expect(came.length).toBe(4)
  })

  test('at most 20, of a tenant’s own keys; what is wrong is said', async () => {
    const { call, key } = await somebody()
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const made = await call('POST', '/api/v1/webhooks', { url, events: ['task.due'], secret })
    expect(made.body.secret).toBe(secret)
    for (const [body, path] of [
      [{ url, events: [] }, 'events'],
      [{ url, events: ['nope'] }, 'events.0'],
      [{ url: 'nowhere', events: ['task.due'] }, 'url'],
      [{ url: 'https://ann:x@app.example/', events: ['task.due'] }, 'url'],
      [{ url, events: ['task.due'], secret: 'whsec_c2hvcnQ=' }, 'secret'],
    ] as const) {
      const { status, body: problem } = await call('POST', '/api/v1/webhooks', body)
      expect([status, problem.issues[0].path]).toEqual([422, path])
    }
    for (let count = 2; count < 20; count += 1)
      await call('POST', '/api/v1/webhooks', { url, events: ['task.due'] })
    expect((await call('POST', '/api/v1/webhooks', { url, events: ['task.due'] })).status).toBe(409)
    expect(JSON.stringify((await call('GET', '/api/v1/webhooks')).body)).not.toContain('whsec_')
    const token = await given.tokenFor(key, 'ann')
    expect((await given.call('GET', '/api/v1/webhooks', { key: token })).status).toBe(403)
  })
})

test('addresses of one’s own machine and net are refused in any spelling, by name too', async () => {
  for (const address of [
    ...['http://app.example/', 'ftp://app.example/', 'https://localhost/', 'https://a.localhost./'],
    ...[
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://017700000001/',
    ],
    ...['https://10.1.2.3/', 'https://172.31.0.1/', 'https://192.168.1.1/', 'https://169.254.169.254/'],
    ...['https://100.64.0.1/', 'https://0.0.0.0/', 'https://224.0.0.1/', 'https://255.255.255.255/'],
    ...['https://[::1]/', 'https://[::]/', 'https://[fc00::1]/', 'https://[fe80::1]/', 'https://[ff02::1]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:a00:1]/', 'https://[64:ff9b::10.0.0.1]/'],
    ...['https://[2002:7f00:1::]/', 'https://[fec0::1]/', 'https://１２７.0.0.1/'],
  ])
    expect([address, refusalOf(address, false)]).toEqual([address, expect.any(String)])
  for (const address of ['https://app.example/', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])
    expect([address, refusalOf(address, false)]).toEqual([address, undefined])
  expect(refusalOf('http://127.0.0.1:8080/', true)).toBeUndefined()
  const sent = await nodeWebhooks(false).send('https://127.0.0.1/', {}, '{}')
  expect(sent).toEqual({ status: null, error: expect.stringContaining('open net') })
})

test('without connections of our own a name is resolved first, and refused where any of its addresses is', async () => {
  const asked: string[] = []
  const sender = (...addresses: string[]) =>
    fetchWebhooks(false, async (name) => {
      asked.push(name)
      return addresses
    })
  for (const addresses of [['10.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:10.1.1.1'], ['fd00::1']])
    expect(await sender(...addresses).send('https://app.example./', {}, '{}')).toEqual({
      status: null,
      error: 'address refused',
    })
  expect(new Set(asked)).toEqual(new Set(['app.example']))
  expect(await sender().send('https://app.example/', {}, '{}')).toEqual({
    status: null,
    error: 'unreachable',
  })
})
