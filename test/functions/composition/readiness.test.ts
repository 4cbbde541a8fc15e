import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { setTransport } from '../../../db/database.ts'
import type { Engine } from '../../../db/local/engine.ts'
import { openPglite } from '../../../db/local/pglite.ts'
import { localFetch } from '../../../db/local/protocol.ts'
import { readMigrations } from '../../../db/migrate.ts'
import { openaiEmbedder } from '../../../functions/adapters/openai-embedder.ts'
import { createApp } from '../../../functions/app.ts'
import { noting } from '../../../functions/composition/last-answers.ts'
import { expectReady } from '../../../functions/composition/readiness.ts'
import { WorkError } from '../../../src/core/errors.ts'
import type { Embedded } from '../../../src/core/ports.ts'
import { givenApp } from '../../support/app.ts'
import { embeddedDatabase } from '../../support/database.ts'

/** A database of its own, since what it lacks is lacking for everybody. */
describe('a database that is not migrated', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openPglite({
      directory: 'memory://',
      load: new Blob([readFileSync(inject('migratedDatabase'))]),
    })
  })
  afterAll(async () => {
    await embeddedDatabase()
    await engine.close()
  })

  const run = (query: string) => engine.run([{ query, params: [] }], null)
  const ready = async () => {
    const app = await givenApp()
    setTransport({ fetch: localFetch(engine) })
    return { ...app, answer: await app.call('GET', '/health/ready') }
  }
  const all = readMigrations().map(({ name }) => name)

  test('migrated, it is ready and says how many migrations it has', async () => {
    const { answer, services } = await ready()
    expect([answer.status, answer.body.migrations]).toEqual([200, all.length])
    await expect(expectReady(services)).resolves.toBeUndefined()
  })

  test('what is missing is named: 503 backend_unavailable, and a process does not start', async () => {
    const last = all.at(-1) ?? ''
    await run(`DELETE FROM neuromem_migrations WHERE name = '${last}'`)
    const { answer, services } = await ready()
    expect([answer.status, answer.body.code]).toEqual([503, 'backend_unavailable'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body.issues).toEqual([
      { path: 'migrations', code: 'not_ready', message: `missing: ${last}; run npm run db:migrate` },
    ])
    await expect(expectReady(services)).rejects.toMatchObject({ code: 'backend_unavailable' })
    expect((await (await givenApp()).call('GET', '/health/live')).status).toBe(200)
  })

  test('with no record of any, all of them are missing', async () => {
    await run('DROP TABLE neuromem_migrations')
    const { answer } = await ready()
    expect(answer.status).toBe(503)
    for (const name of all) expect(answer.body.issues[0].message).toContain(name)
  })

  test('in an empty database a process does not start, and says what to run', async () => {
    await run('DROP SCHEMA public CASCADE')
    await run('CREATE SCHEMA public')
    const { answer, services } = await ready()
    expect(answer.status).toBe(503)
    const refusal = { code: 'backend_unavailable', message: expect.stringContaining('npm run db:migrate') }
    await expect(expectReady(services)).rejects.toMatchObject(refusal)
  })
})

describe('degraded', () => {
  const given = async (answer: Error | Embedded) => {
    const app = await givenApp()
    const embed = async () => {
      if (answer instanceof Error) throw answer
      return answer
    }
    const services = noting({ ...app.services, embedder: { ...app.services.embedder, embed } })
    const served = createApp(services)
    const { api_key } = await app.tenant()
    const ask = () =>
      served.request('/api/v1/recall', {
        method: 'POST',
        headers: { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: 'ann', query: 'tea' }),
      })
    const ready = async () => {
      const answer = await served.request('/health/ready')
      return [answer.status, await answer.json()] as const
    }
    return { ...app, ask, ready }
  }

  test('while the last call was refused, and still 200', async () => {
    const refusal = Object.assign(new Error('no'), { statusCode: 401 })
    const { ask, ready, clock } = await given(new WorkError('model_error', 'x', refusal))
    const before = { status: 'ready', last_model_answer: null, last_embedding_answer: null }
    expect(await ready()).toMatchObject([200, before])
    await ask()
    const at = clock.now().toISOString()
    const last = { outcome: 'refused', at }
    expect(await ready()).toMatchObject([200, { status: 'degraded', last_embedding_answer: last }])
  })

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [500, 'failed'],
  ] as const)('an endpoint of embeddings that answers %i has %s', async (status, outcome) => {
    const fetch = async () => new Response('{"error":{}}', { status })
    const asked = openaiEmbedder({ apiKey: 'key', model: 'embed-1', dimensions: 4, post: fetch })
    const { ask, ready } = await given(await asked.embed(['a']).catch((error: Error) => error))
    await ask()
    expect(await ready()).toMatchObject([200, { status: 'degraded', last_embedding_answer: { outcome } }])
  })

  test('a failure of another kind is said so', async () => {
    const { ask, ready } = await given(new WorkError('timeout', 'x'))
    await ask()
    expect(await ready()).toMatchObject([
      200,
      { status: 'degraded', last_embedding_answer: { outcome: 'failed' } },
    ])
  })

  test('vectors of another length are no answer', async () => {
    const { ask, ready } = await given({ vectors: [[1, 0, 0]], usage: { input_tokens: 1, output_tokens: 0 } })
    expect(await (await ask()).json()).toMatchObject({ status: 503, code: 'embedding_dim_mismatch' })
    expect(await ready()).toMatchObject([
      200,
      { status: 'degraded', last_embedding_answer: { outcome: 'failed' } },
    ])
  })
})

test('a database that takes no write is not ready, until it takes one again', async () => {
  const app = await givenApp()
  let isFull = true
  const { database } = app.services
  const asSystem: typeof database.asSystem = (usage) => {
    const system = database.asSystem(usage)
    const batch: typeof system.batch = (statements, options) =>
      isFull && statements.length === 2
        ? Promise.reject(new Error('53100'))
        : system.batch(statements, options)
    return { ...system, batch }
  }
  const full = createApp({ ...app.services, database: { ...database, asSystem } })
  const ready = async () => full.request('/health/ready')
  const refused = await ready()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'backend_unavailable', issues: [{ path: 'write' }] })
  isFull = false
  expect((await ready()).status).toBe(503)
  app.clock.advance({ seconds: 5 })
  expect((await ready()).status).toBe(200)
})

test('a client that goes away while it sends is a line of info', async () => {
  const { app, tenant, lines } = await givenApp()
  const { api_key } = await tenant()
  const server = serve({ fetch: app.fetch, port: 0 })
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const head = `POST /api/v1/memories HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${api_key}\r\n`
    socket.write(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":`)
    await once(server, 'request')
    socket.end(() => socket.destroy())
    await expect.poll(() => lines.some(({ event }) => event === 'client_left')).toBe(true)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  } finally {
    server.close()
  }
})
