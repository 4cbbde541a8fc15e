import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { statement } from '../../db/statements.ts'
import { createApp } from '../../functions/app.ts'
import { noting } from '../../functions/composition/last-answers.ts'
import type { Embedder, Models } from '../../src/core/ports.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { givenApp } from '../support/app.ts'
import { listening } from '../support/servers/socket.ts'

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 })

/** A service on a socket whose models and embedder wait until they are let go, or told to stop. */
async function givenWaiting() {
  const rules = offlineModels()
  const vectors = offlineEmbedder(1_024)
  const signals: AbortSignal[] = []
  const gate = { isOpen: true, open: (): void => undefined }
  const waiting = async (signal: AbortSignal | undefined) => {
    if (gate.isOpen) return
    if (signal) signals.push(signal)
    await new Promise<void>((resolve, reject) => {
      gate.open = resolve
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
  const models: Models = {
    ...rules,
    offline: false,
    async generate(request) {
      await waiting(request.signal)
      return rules.generate(request)
    },
  }
  const embedder: Embedder = {
    ...vectors,
    offline: false,
    async embed(texts, options) {
      await waiting(options?.signal)
      return vectors.embed(texts, options)
    },
  }
  const app = await givenApp({
    environment: { TOKEN_BUDGET_DAILY: 1_000_000, MODEL_TIMEOUT_MS: 600_000 },
    services: { models, embedder },
  })
  const services = noting(app.services)
  const server = await listening(createApp(services).fetch)
  const { tenant_id, api_key: key } = await app.tenant()
  const held = async () => {
    const count = statement<{ holds: number; calls: number }>(
      sql`SELECT (SELECT count(*)::int FROM token_holds WHERE tenant_id = ${tenant_id}::uuid) AS holds,
            (SELECT count(*)::int FROM model_calls WHERE tenant_id = ${tenant_id}::uuid) AS calls`,
    )
    return (await app.database.asSystem().batch([count]))[0][0]!
  }
  /** Asks, and leaves as soon as the model or the embedder is at it. */
  const askAndLeave = async (path: string, body: object) => {
    gate.isOpen = false
    const client = new AbortController()
    const answer = fetch(`${server.address}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: client.signal,
    }).catch(() => undefined)
    await soon(() => expect(signals).toHaveLength(1))
    const asked = await held()
    client.abort()
    await answer
    return asked
  }
  return { ...app, server, key, services, signals, gate, held, askAndLeave }
}

const USER = { user_id: 'ann' }
const TURNS = [{ turn_id: 't1', role: 'user', text: 'I live in Oslo and like green tea.' }]
const RUN = { run_id: 'r1', output: { note: 'a run' }, feedback: { pros: 'grew well' } }

test.each([
  ['a recall', '/recall', { ...USER, query: 'where?' }],
  ['a memory', '/memories', { ...USER, memory_type: 'fact', content: 'Lives in Oslo.' }],
  ['a preview', '/sessions/s/preview', { ...USER, turns: TURNS }],
  ['a learning', '/experience/runs/r1/learn', {}],
  [
    'a scene',
    '/story/projects/p/scene-context',
    { scene_plan: { purpose: 'she waits' }, characters: [], chapter_index: 1, scene_index: 1 },
  ],
])('who leaves %s gives its tokens back, and no model goes on for nobody', async (_, path, body) => {
  const { call, key, server, services, signals, held, askAndLeave } = await givenWaiting()
  await call('POST', '/api/v1/experience/runs', { key, body: RUN })
  expect(await askAndLeave(path, body)).toMatchObject({ holds: 1 })
  await soon(() => expect(signals[0]?.aborted).toBe(true))
  await soon(async () => expect(await held()).toMatchObject({ holds: 0, calls: expect.any(Number) }))
  expect(signals).toHaveLength(1)
  expect(services.last).toEqual({ model: null, embedding: null })
  expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body.items).toEqual([])
  expect((await call('GET', '/api/v1/story/projects/p/scene-contexts', { key })).body.items ?? []).toEqual([])
  await server.close()
})

test('a reflection and a job go on when who asked has left', async () => {
  const { call, key, server, signals, gate, held, askAndLeave } = await givenWaiting()
  for (const content of ['Drank green tea.', 'Had green tea at work.', 'Made green tea at home.'])
    await call('POST', '/api/v1/memories', { key, body: { ...USER, memory_type: 'fact', content } })
  expect(await askAndLeave('/users/ann/reflect', { force: true })).toMatchObject({ holds: 1 })
  gate.isOpen = true
  gate.open()
  await soon(async () => expect(await held()).toMatchObject({ holds: 0 }))
  await soon(async () => {
    const { body } = await call('GET', '/api/v1/users/ann/reflection-cycles', { key })
    expect(body.items[0]).toMatchObject({ status: 'completed' })
  })
  signals.length = 0
  await askAndLeave('/sessions/s/turns', { ...USER, turns: TURNS, wait: true })
  gate.isOpen = true
  gate.open()
  await soon(async () => {
    const { body } = await call('GET', '/api/v1/memories?user_id=ann&limit=50', { key })
    expect(JSON.stringify(body.items)).toContain('Oslo')
  })
  expect(signals.every(({ aborted }) => !aborted)).toBe(true)
  await server.close()
})
