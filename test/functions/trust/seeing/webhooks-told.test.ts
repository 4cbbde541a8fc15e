import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inProcessDispatcher } from '../../../../functions/adapters/in-process.ts'
import { qstashDispatcher } from '../../../../functions/adapters/qstash.ts'
import { systemContextOf } from '../../../../functions/composition/context.ts'
import type { Services } from '../../../../functions/services.ts'
import { deliver } from '../../../../functions/work/deliver.ts'
import { sweeps } from '../../../../functions/work/sweeps.ts'
import type { Dispatcher } from '../../../../src/core/ports.ts'
import { givenApp } from '../../../support/app.ts'
import { personOf } from '../../../support/given/believing.ts'
import { qstashServer } from '../../../support/servers/qstash-server.ts'

/** What an application's own server is told, by what people and time really do. */

interface Came {
  readonly id: string
  readonly type: string
  readonly data: Record<string, unknown>
}
const came: Came[] = []
const statuses: number[] = []
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (piece) => {
    text += piece
  })
  request.on('end', () => {
    came.push({ id: String(request.headers['webhook-id']), ...JSON.parse(text) })
    response.writeHead(statuses.shift() ?? 204).end()
  })
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
})
beforeEach(() => {
  came.length = 0
  statuses.length = 0
})
afterAll(() => server.close())

async function givenTold(events: string[], environment: object, dispatcherOf: (all: Services) => Dispatcher) {
  const all: { services?: Services } = {}
  let dispatcher: Dispatcher | undefined
  const app = await givenApp({
    now: '2026-06-01T08:00:00Z',
    environment: { WEBHOOK_ALLOW_PRIVATE: '1', ...environment },
    services: {
      dispatcher: () => {
        dispatcher ??= dispatcherOf(all.services as Services)
        return dispatcher
      },
    },
  })
  all.services = app.services
  const { api_key: key } = await app.tenant()
  const made = await app.call('POST', '/api/v1/webhooks', { key, body: { url, events } })
  expect(made.status).toBe(201)
  return { ...app, key }
}

const inProcess = () => {
  let own: ReturnType<typeof inProcessDispatcher> | undefined
  return {
    of: (services: Services) => {
      own = inProcessDispatcher(deliver(() => services))
      return own
    },
    idle: () => own?.idle() ?? Promise.resolve(),
  }
}

test('a trait: its birth, its stage, its words and its end', async () => {
  const work = inProcess()
  const app = await givenTold(['trait.changed'], {}, work.of)
  const ann = personOf(app, app.key, 'ann')
  const facts = await ann.facts('ran 1', 'ran 2', 'ran 3')
  await ann.reflect({ new_behaviors: [{ content: 'runs in the morning', evidence_ids: facts }] })
  const [trait] = await ann.traits()
  const answer = (body: object) => ann.ask('POST', `/memories/${trait!.id}/answer`, body)
  await answer({ stance: 'agree' })
  await answer({ stance: 'reword', content: 'runs before work' })
  for (const id of facts.slice(0, 2)) await ann.deny(id)
  await work.idle()
  const told = came.map(({ data: { user_id, memory_id, before, after } }) => {
    expect([user_id, memory_id]).toEqual(['ann', trait!.id])
    return [(before as { stage?: string } | null)?.stage ?? null, (after as { stage: string }).stage]
  })
  expect(told).toEqual([
    [null, 'candidate'],
    ['candidate', 'emerging'],
    ['emerging', 'emerging'],
    // the answer is the third that is left, and its cycle the birth
    ['emerging', 'candidate'],
    ['candidate', 'dissolved'],
  ])
  expect(JSON.stringify(came)).not.toContain('runs')
})

test('a job that a model fails until it pauses', async () => {
  const work = inProcess()
  const { call, key, clock, models, services } = await givenTold(['job.paused'], {}, work.of)
  const failures = Array.from({ length: 40 }, () => new Error('no model'))
  models.add({ mark_turns: failures })
  const turns = [{ turn_id: '1', role: 'user', text: 'I live in Oslo.' }]
  const sent = await call('POST', '/api/v1/sessions/s/turns', { key, body: { user_id: 'ann', turns } })
  const context = {
    stored: { embedding_model: null, embedding_dim: 1024 },
    usage: { round_trips: 0, background: true },
    waitUntil: () => undefined,
  } as const
  for (let round = 0; round < 12; round += 1) {
    await work.idle()
    clock.advance({ days: 1 })
    await sweeps.jobs(systemContextOf(services, context))
  }
  await expect.poll(() => came.length, { timeout: 60_000 }).toBe(1)
  expect(came[0]).toMatchObject({
    type: 'job.paused',
    data: { user_id: 'ann', session_id: 's', job_id: sent.body.job_id, code: 'model_error' },
  })
})

test('through QStash: a refusal comes again under the same id, by its client and signature', async () => {
  const all: { app?: Awaited<ReturnType<typeof givenApp>>['app'] } = {}
  const qstash = await qstashServer({
    second: 1,
    deliver: async (to, init) => all.app!.request(new URL(to).pathname, init),
  })
  const settings = {
    QSTASH_TOKEN: qstash.token,
    QSTASH_URL: qstash.url,
    PUBLIC_URL: 'https://memory.example',
    QSTASH_CURRENT_SIGNING_KEY: qstash.signingKey,
  }
  const { app, call, key, clock } = await givenTold(['memory.waiting'], settings, () =>
    qstashDispatcher(settings as never),
  )
  all.app = app
  statuses.push(500)
  clock.advance({ minutes: 1 })
  const body = { user_id: 'ann', memory_type: 'fact', content: '一句秘密', requires_confirmation: true }
  const waiting = await call('POST', '/api/v1/memories', { key, body })
  expect(waiting.status).toBe(201)
  await expect.poll(() => came.length, { timeout: 60_000 }).toBe(2)
  await qstash.idle()
  expect(came[0]).toEqual(came[1])
  expect(came[0]).toMatchObject({ type: 'memory.waiting', data: { memory_id: waiting.body.id } })
  expect(qstash.sent.map(({ url: to }) => new URL(to).pathname.split('/').slice(0, 3).join('/'))).toEqual([
    '/internal/webhooks',
    '/internal/webhooks',
  ])
  const { items } = (await call('GET', '/api/v1/webhooks', { key })).body
  expect(items[0].last_delivery).toMatchObject({ status: 204, error: null })
  await qstash.close()
})
