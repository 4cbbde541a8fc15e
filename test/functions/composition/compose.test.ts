import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { setTransport } from '../../../db/database.ts'
import { createApp } from '../../../functions/app.ts'
import { composeServices } from '../../../functions/composition/compose.ts'
import { readEnvironment } from '../../../functions/env.ts'
import type { Services } from '../../../functions/services.ts'
import type { ModelRequest } from '../../../src/core/ports.ts'
import { ADMIN_TOKEN, givenApp, JWT_SECRET } from '../../support/app.ts'
import { contextFor } from '../../support/context.ts'
import { embeddedDatabase } from '../../support/database.ts'
import { type OpenAIServer, openaiServer } from '../../support/servers/openai-server.ts'
import { type PubChemServer, pubchemServer } from '../../support/servers/pubchem-server.ts'
import { qstashServer } from '../../support/servers/qstash-server.ts'

const secrets = { ADMIN_TOKEN, JWT_SECRET, LOG_LEVEL: 'silent' }
/** The services of a Node process with these variables and no others. */
const composed = (variables: Record<string, string>): Services =>
  composeServices(readEnvironment({ ...secrets, ...variables }, 'node'), 'node')

const request: ModelRequest = {
  task: 'link_entities',
  version: 1,
  input: {},
  schema: z.strictObject({ entities: z.array(z.string()) }),
  rendered: { instructions: 'Find the entities.', prompt: 'who lives by the sea' },
  signal: new AbortController().signal,
}

describe('the models', () => {
  let server: OpenAIServer
  beforeEach(async () => {
    server = await openaiServer()
  })
  afterEach(() => server.close())

  const composedWithKey = (more: Record<string, string> = {}) =>
    composed({ OPENAI_API_KEY: 'chat-key', OPENAI_BASE_URL: server.baseURL, ...more })

  /** Asks for a chat of each tier: which models were asked for how many tokens. */
  const chatted = async ({ models }: Services) => {
    for (const tier of [1, 2, 3] as const) {
      const { text } = models.chat({ tier, instructions: '', message: 'hi', signal: request.signal })
      for await (const _ of text);
    }
    return server.asked.map(({ body }) => [body.model, body.max_tokens])
  }

  test('without a key they are the offline ones, with OPENAI_API_KEY and OPENAI_BASE_URL those of the endpoint', async () => {
    expect(composed({}).models.offline).toBe(true)
    const { models } = composedWithKey()
    expect(models.offline).toBe(false)
    await models.generate(request)
    expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/v1/chat/completions', 'Bearer chat-key'],
    ])
  })

  test('MODEL_REASONING does the tasks, MODEL_TIER_n and TIER_n_MAX_TOKENS are the chat’s', async () => {
    const services = composedWithKey({
      MODEL_REASONING: 'thinker',
      MODEL_TIER_1: 'big',
      MODEL_TIER_2: 'middle',
      MODEL_TIER_3: 'small',
      TIER_1_MAX_TOKENS: '901',
      TIER_2_MAX_TOKENS: '402',
      TIER_3_MAX_TOKENS: '103',
    })
    expect(await chatted(services)).toEqual([
      ['big', 901],
      ['middle', 402],
      ['small', 103],
    ])
    expect((await services.models.generate(request)).model).toBe('thinker')
    expect(server.asked.at(-1)?.body.model).toBe('thinker')
  })

  test('a tier without a model of its own is the reasoning one’s; 1000, 500 and 200 tokens unless told', async () => {
    expect(await chatted(composedWithKey({ MODEL_REASONING: 'thinker', MODEL_TIER_2: 'middle' }))).toEqual([
      ['thinker', 1_000],
      ['middle', 500],
      ['thinker', 200],
    ])
  })

  test('STRUCTURED_OUTPUT=json asks for JSON mode and says the schema in words', async () => {
    await composedWithKey().models.generate(request)
    await composedWithKey({ STRUCTURED_OUTPUT: 'json' }).models.generate(request)
    const [bySchema, byWords] = server.asked.map(({ body }) => body)
    expect(bySchema?.response_format?.type).toBe('json_schema')
    expect(bySchema?.messages[0]?.content).toBe('Find the entities.')
    expect(byWords?.response_format).toEqual({ type: 'json_object' })
    expect(byWords?.messages[0]?.content).toContain('"entities"')
  })

  test('MODEL_TIMEOUT_MS bounds a task, a reply and every call of a context', async () => {
    const services = composedWithKey({ MODEL_TIMEOUT_MS: '60' })
    server.script('chat', { hang: true })
    server.script('stream', { hang: true })
    await expect(services.models.generate(request)).rejects.toMatchObject({ code: 'timeout' })
    const { text } = services.models.chat({
      tier: 1,
      instructions: '',
      message: 'hi',
      signal: request.signal,
    })
    await expect(text[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'timeout' })
    expect(contextFor(services, randomUUID()).limits.model_timeout_ms).toBe(60)
    expect(contextFor(composedWithKey(), randomUUID()).limits.model_timeout_ms).toBe(60_000)
  })

  test('EMBEDDING_MODEL embeds with the chat’s key and endpoint, EMBEDDING_DIM numbers a text', async () => {
    expect(composedWithKey().embedder.offline).toBe(true)
    const { embedder } = composedWithKey({ EMBEDDING_MODEL: 'embedder', EMBEDDING_DIM: '12' })
    const { vectors } = await embedder.embed(['tea'])
    await embedder.embed(['coffee'])
    expect([embedder.dimensions, vectors[0]?.length]).toEqual([12, 12])
    expect(server.asked).toMatchObject([
      {
        path: '/v1/embeddings',
        authorization: 'Bearer chat-key',
        body: { model: 'embedder', dimensions: 12 },
      },
      { body: { input: ['tea'] } },
      { body: { input: ['coffee'] } },
    ])
    // It is measured by the first request, once.
    expect(server.asked[0]!.body.input).toHaveLength(64)
    expect(embedder.calibration?.deviation).toBeGreaterThan(0)
  })

  test('EMBEDDING_API_KEY and EMBEDDING_BASE_URL are another vendor; EMBEDDING_MODEL_OLD is that one’s too', async () => {
    const other = await openaiServer()
    const variables = {
      EMBEDDING_MODEL: 'new',
      EMBEDDING_MODEL_OLD: 'old',
      EMBEDDING_DIM: '8',
      EMBEDDING_API_KEY: 'embedding-key',
      EMBEDDING_BASE_URL: other.baseURL,
    }
    const { embedder, previousEmbedder } = composedWithKey(variables)
    await embedder.embed(['tea'])
    await previousEmbedder?.embed(['tea'])
    await composed(variables).embedder.embed(['tea'])
    expect(server.asked).toEqual([])
    const texts = other.asked.filter(({ body }) => (body.input as string[]).length === 1)
    expect(texts.map(({ authorization, body }) => [authorization, body.model])).toEqual(
      ['new', 'old', 'new'].map((model) => ['Bearer embedding-key', model]),
    )
    expect(composed(variables).models.offline).toBe(true)
    await other.close()
  })
})

describe('the other services', () => {
  beforeAll(async () => void (await embeddedDatabase()))
  afterEach(() => vi.restoreAllMocks())

  test('TOKEN_BUDGET_DAILY is the ceiling of a tenant that has none of its own', async () => {
    const { tenant } = await givenApp()
    /** Asks twice, at once one after the other: the second knows what the first has spent. */
    const previews = async (variables: Record<string, string>) => {
      const { api_key } = await tenant()
      const app = createApp({ ...composed(variables), adoptsModel: false })
      return [await preview(app, api_key), await preview(app, api_key)]
    }
    const preview = async (app: ReturnType<typeof createApp>, api_key: string) => {
      const body = JSON.stringify({
        user_id: 'ann',
        turns: [{ turn_id: 't', role: 'user', text: 'I live in Dalian.' }],
      })
      const headers = { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' }
      const response = await app.request('/api/v1/sessions/s/preview', { method: 'POST', headers, body })
      const { code } = (await response.json()) as { code?: string }
      return [response.status, code]
    }
    const allowed = [200, undefined]
    expect(await previews({})).toEqual([allowed, allowed])
    const refused = [429, 'budget_exhausted']
    // the second of a preview's two tasks finds something spent
    expect(await previews({ TOKEN_BUDGET_DAILY: '1' })).toEqual([refused, refused])
    expect(await previews({ TOKEN_BUDGET_DAILY: '50000' })).toEqual([allowed, allowed])
  })

  test('PUBCHEM_URL is where molecules are looked up', async () => {
    const server: PubChemServer = await pubchemServer([
      { cid: 176, names: ['acetic acid'], smiles: 'CC(=O)O' },
    ])
    const { moleculeSource } = composed({ PUBCHEM_URL: server.baseURL })
    expect(await moleculeSource.find('acetic acid', request.signal)).toMatchObject({
      cid: 176,
      canonical_smiles: 'CC(=O)O',
    })
    await server.close()
  })

  test('RATE_LIMIT_PER_MINUTE requests a minute, 600 unless told', async () => {
    const now = new Date('2026-03-02T12:00:00Z')
    for (const [variables, limit] of [
      [{ RATE_LIMIT_PER_MINUTE: '2' }, 2],
      [{}, 600],
    ] as const) {
      const { rateLimiter } = composed(variables)
      let allowed = 0
      while ((await rateLimiter.take('key:1', now)).allowed) allowed += 1
      expect(allowed).toBe(limit)
    }
  })

  test('LOG_LEVEL is the least that is written', () => {
    const written = vi.spyOn(console, 'log').mockReturnValue()
    const events = (level: Record<string, string>) => {
      written.mockClear()
      const { log } = composed(level)
      log.info('told')
      log.error('wrong')
      return written.mock.calls.map(([line]) => (JSON.parse(line) as { event: string }).event)
    }
    expect(events({ LOG_LEVEL: 'debug' })).toEqual(['told', 'wrong'])
    expect(events({ LOG_LEVEL: '' })).toEqual(['told', 'wrong'])
    expect(events({ LOG_LEVEL: 'warn' })).toEqual(['wrong'])
    expect(events({ LOG_LEVEL: 'error' })).toEqual(['wrong'])
    expect(events({ LOG_LEVEL: 'silent' })).toEqual([])
  })

  test('QSTASH_TOKEN and QSTASH_URL take later work to QStash, for delivery at PUBLIC_URL', async () => {
    const server = await qstashServer({ deliver: async () => new Response('{}') })
    const services = composed({
      QSTASH_TOKEN: server.token,
      QSTASH_URL: server.url,
      PUBLIC_URL: 'https://memory.example/base/',
      QSTASH_CURRENT_SIGNING_KEY: server.signingKey,
    })
    const tenant_id = randomUUID()
    await services
      .dispatcher(() => undefined)
      .dispatch([
        { kind: 'job', tenant_id, job_id: 'j1', attempt: 0 },
        { kind: 'reflect', tenant_id, user_id: 'ann', trigger: 'sweep', deduplication_id: 'd' },
        { kind: 'molecules', tenant_id, bank: 'b', run_id: 'r' },
      ])
    await server.idle()
    expect(server.sent.map(({ url }) => url)).toEqual([
      'https://memory.example/base/internal/jobs/j1',
      'https://memory.example/base/internal/reflect',
      'https://memory.example/base/internal/molecules',
    ])
    await server.close()
  })

  test('DATABASE_URL_READ is where reads go that may, and nothing else; without it all go to DATABASE_URL', async () => {
    const hosts: string[] = []
    setTransport({
      fetch: async (_url, init) => {
        hosts.push(new URL(new Headers(init.headers).get('neon-connection-string') ?? '').host)
        return Response.json({ results: [{ fields: [], rows: [], rowCount: 0, command: 'SELECT' }] })
      },
    })
    const primary = { DATABASE_URL: 'postgres://u:p@primary.example/db' }
    const both = composed({ ...primary, DATABASE_URL_READ: 'postgres://u:p@replica.example/db' })
    for (const { database } of [both, composed(primary)]) {
      await database.forTenant(randomUUID()).batch([], { replica: true })
      await database.asSystem().batch([], { replica: true })
      await database.forTenant(randomUUID()).batch([])
      await database.asSystem().batch([])
    }
    await embeddedDatabase()
    const [first, replica] = ['primary.example', 'replica.example']
    expect(hosts).toEqual([replica, replica, first, first, first, first, first, first])
  })
})
