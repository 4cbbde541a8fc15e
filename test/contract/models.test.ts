import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { fileQueueModels } from '../../functions/adapters/node/file-queue.ts'
import { openaiModels } from '../../functions/adapters/openai.ts'
import { openaiEmbedder } from '../../functions/adapters/openai-embedder.ts'
import { WorkError } from '../../src/core/errors.ts'
import type { Embedder, ModelRequest, Models } from '../../src/core/ports.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { type OpenAIServer, openaiServer } from '../support/servers/openai-server.ts'
import { type AnsweredFolder, answering } from '../support/stand-ins/answered-folder.ts'

let server: OpenAIServer
let folder: AnsweredFolder
beforeAll(async () => {
  server = await openaiServer()
  server.always('chat', () => ({ answer: { entities: ['昊哥'] } }))
  server.always('stream', () => ({ chunks: ['Hello', ' you'] }))
  folder = answering(() => JSON.stringify({ entities: ['昊哥'] }))
})
afterAll(async () => {
  folder.close()
  await server.close()
})

const tier = { model: 'm', max_tokens: 100 }
const implementations: [string, () => Models][] = [
  ['offline', () => offlineModels({ link_entities: () => ({ entities: ['昊哥'] }) })],
  [
    'openai',
    () =>
      openaiModels({
        apiKey: 'k',
        baseURL: server.baseURL,
        reasoning: 'm',
        tiers: { 1: tier, 2: tier, 3: tier },
        structuredOutput: 'schema',
        timeout_ms: 5000,
      }),
  ],
  ['file queue', () => fileQueueModels(folder.path)],
]

describe.each(implementations)('models: %s', (_name, make) => {
  const schema = z.strictObject({ entities: z.array(z.string()) })
  const request = (signal = new AbortController().signal): ModelRequest => ({
    task: 'link_entities',
    version: 1,
    input: {},
    schema,
    rendered: { instructions: 'Find.', prompt: '昊哥住在哪里' },
    signal,
  })

  test('a task is answered with JSON text of its schema, by a named model, with what it used', async () => {
    const answer = await make().generate(request())
    expect(schema.parse(JSON.parse(answer.text))).toEqual({ entities: ['昊哥'] })
    expect(answer.model).not.toBe('')
    expect(answer.usage.input_tokens).toBeGreaterThan(0)
    expect(Number.isSafeInteger(answer.usage.output_tokens)).toBe(true)
  })

  test('an aborted request is refused with the reason of its signal', async () => {
    const reason = new WorkError('timeout', 'too late')
    await expect(make().generate(request(AbortSignal.abort(reason)))).rejects.toBe(reason)
  })

  test('a chat comes in pieces from the model that was announced, and its usage settles at the end', async () => {
    const models = make()
    const stream = models.chat({
      tier: 2,
      instructions: 'Be kind.',
      message: 'hi',
      signal: new AbortController().signal,
    })
    expect(stream.model).toBe(models.chatModel(2))
    let text = ''
    for await (const piece of stream.text) text += piece
    expect(text.length).toBeGreaterThan(0)
    expect((await stream.usage).output_tokens).toBeGreaterThan(0)
  })

  test('an aborted chat breaks', async () => {
    const signal = AbortSignal.abort(new WorkError('timeout', 'too late'))
    const { text } = make().chat({ tier: 1, instructions: '', message: 'hi', signal })
    await expect(text[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'timeout' })
  })
})

const embedders: [string, () => Embedder][] = [
  ['offline', () => offlineEmbedder(64)],
  ['openai', () => openaiEmbedder({ apiKey: 'k', baseURL: server.baseURL, model: 'e', dimensions: 64 })],
]

describe.each(embedders)('embedders: %s', (_name, make) => {
  test('every text has a finite vector of the dimension, in order, always the same', async () => {
    const embedder = make()
    const { vectors } = await embedder.embed(['green tea', '昊哥住在大连', 'green tea'])
    expect(vectors).toHaveLength(3)
    for (const vector of vectors) {
      expect(vector).toHaveLength(embedder.dimensions)
      expect(vector!.every(Number.isFinite)).toBe(true)
    }
    expect(vectors[0]).toEqual(vectors[2])
    expect(vectors[0]).not.toEqual(vectors[1])
    expect((await embedder.embed(['昊哥住在大连'])).vectors[0]).toEqual(vectors[1])
  })

  test('no texts are no vectors', async () => {
    expect((await make().embed([])).vectors).toEqual([])
  })

  test('says what it is', () => {
    const embedder = make()
    expect([embedder.model.length > 0, embedder.dimensions, typeof embedder.offline]).toEqual([
      true,
      64,
      'boolean',
    ])
  })
})
