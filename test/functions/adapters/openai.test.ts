import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { openaiModels } from '../../../functions/adapters/openai.ts'
import type { ModelRequest, Models } from '../../../src/core/ports.ts'
import { type OpenAIServer, openaiServer } from '../../support/servers/openai-server.ts'

let server: OpenAIServer
beforeEach(async () => {
  server = await openaiServer()
})
afterEach(() => server.close())

const tiers = {
  1: { model: 'big', max_tokens: 1000 },
  2: { model: 'middle', max_tokens: 500 },
  3: { model: 'small', max_tokens: 200 },
}
const modelsOf = (more: Partial<Parameters<typeof openaiModels>[0]> = {}): Models =>
  openaiModels({
    apiKey: 'key',
    baseURL: server.baseURL,
    reasoning: 'thinker',
    tiers,
    structuredOutput: 'schema',
    timeout_ms: 5000,
    ...more,
  })

const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  task: 'link_entities',
  version: 1,
  input: {},
  schema: z.strictObject({ entities: z.array(z.string()), concept: z.string().nullish() }),
  rendered: { instructions: 'Find the entities.', prompt: 'who lives by the sea' },
  signal: new AbortController().signal,
  ...more,
})

async function readAll(text: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of text) pieces.push(piece)
  return pieces
}

describe('a structured call', () => {
  test('sends the schema under the task’s name, strict, every key required, and answers the text as it came', async () => {
    server.script('chat', { answer: '{"entities":["昊哥"]}' })
    const answer = await modelsOf().generate(request())
    expect(answer).toEqual({
      text: '{"entities":["昊哥"]}',
      model: 'thinker',
      usage: { input_tokens: 11, output_tokens: 7 },
    })
    const [{ path, authorization, body }] = server.asked as [OpenAIServer['asked'][number]]
    expect([path, authorization, body.model]).toEqual(['/v1/chat/completions', 'Bearer key', 'thinker'])
    expect(body.messages).toEqual([
      { role: 'system', content: 'Find the entities.' },
      { role: 'user', content: 'who lives by the sea' },
    ])
    expect(body.response_format).toEqual({
      type: 'json_schema',
      json_schema: {
        name: 'link_entities',
        strict: true,
        schema: {
          type: 'object',
          properties: {
            entities: { type: 'array', items: { type: 'string' } },
            concept: { type: ['string', 'null'] },
          },
          required: ['entities', 'concept'],
          additionalProperties: false,
        },
      },
    })
  })

  test('puts the schema into the prompt for a provider that has JSON mode only', async () => {
    server.script('chat', { answer: { entities: [] } })
    expect((await modelsOf({ structuredOutput: 'json' }).generate(request())).text).toBe('{"entities":[]}')
    const { body } = server.asked[0]!
    expect(body.response_format).toEqual({ type: 'json_object' })
    expect(body.messages[0]!.content).toContain('"required":["entities","concept"]')
  })

  test('hands over what is not JSON or not the schema: judging it is not its work', async () => {
    server.script('chat', { answer: '{"entities":["昊' }, { answer: { wrong: true } })
    expect((await modelsOf().generate(request())).text).toBe('{"entities":["昊')
    expect((await modelsOf().generate(request())).text).toBe('{"wrong":true}')
  })

  test('repairs with the refused answer and its faults', async () => {
    await modelsOf().generate(request({ repair: { answer: '{"a":1}', faults: ['entities: missing'] } }))
    const { messages } = server.asked[0]!.body
    expect(messages.map((message) => message.role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages[2]!.content).toBe('{"a":1}')
    expect(messages[3]!.content).toContain('- entities: missing')
  })

  test.each([
    [{ status: 429, headers: { 'retry-after': '0' } }, 'rate_limited'],
    [{ status: 500 }, 'model_error'],
    [{ status: 401 }, 'model_error'],
    [{ status: 504 }, 'timeout'],
    [{ drop: true }, 'model_error'],
  ] as const)('%j is %s, after one request only', async (fault, code) => {
    server.script('chat', fault)
    await expect(modelsOf().generate(request())).rejects.toMatchObject({ name: 'WorkError', code })
    expect(server.asked).toHaveLength(1)
  })

  test('is bounded by the time limit and by the caller’s signal', async () => {
    server.script('chat', { hang: true }, { hang: true })
    await expect(modelsOf({ timeout_ms: 30 }).generate(request())).rejects.toMatchObject({ code: 'timeout' })
    await expect(modelsOf().generate(request({ signal: AbortSignal.timeout(30) }))).rejects.toMatchObject({
      code: 'timeout',
    })
  })
})

test('both are bounded where a limit that nothing else holds is collected, as on Node 20', async () => {
  const forgotten = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  try {
    server.script('chat', { hang: true })
    server.script('stream', { hang: true })
    const models = modelsOf({ timeout_ms: 30 })
    const { signal } = new AbortController()
    await expect(models.generate(request())).rejects.toMatchObject({ code: 'timeout' })
    const { text } = models.chat({ tier: 2, instructions: 'Be kind.', message: 'hi', signal })
    await expect(readAll(text)).rejects.toMatchObject({ code: 'timeout' })
  } finally {
    forgotten.mockRestore()
  }
})

describe('a chat', () => {
  const chat = (models: Models, tier: 1 | 2 | 3 = 2, signal = new AbortController().signal) =>
    models.chat({ tier, instructions: 'Be kind.', message: 'hi', signal })

  test('streams from the tier’s model with the tier’s limit', async () => {
    const models = modelsOf()
    const stream = chat(models, 3)
    expect([models.chatModel(3), stream.model]).toEqual(['small', 'small'])
    expect(await readAll(stream.text)).toEqual(['Hello', ', ', 'friend.'])
    expect(await stream.usage).toEqual({ input_tokens: 11, output_tokens: 7 })
    expect(server.asked[0]!.body).toMatchObject({ model: 'small', max_tokens: 200, stream: true })
    expect(server.asked[0]!.body.messages.map((message) => message.role)).toEqual(['system', 'user'])
  })

  test.each([
    [{ status: 429 }, 'rate_limited'],
    [{ status: 500 }, 'model_error'],
    [{ drop: true }, 'model_error'],
    [{ chunks: ['a', 'b', 'c'], drop_after: 2, gap_ms: 10 }, 'model_error'],
    [{ chunks: ['a', 'b'], unfinished: true }, 'model_error'],
  ] as const)('%j breaks the stream with %s, and its usage settles', async (fault, code) => {
    server.script('stream', fault)
    const stream = chat(modelsOf())
    await expect(readAll(stream.text)).rejects.toMatchObject({ name: 'WorkError', code })
    await stream.usage
    expect(server.asked).toHaveLength(1)
  })

  test('a slow stream is cut at the limit for the whole reply', async () => {
    server.script('stream', { chunks: Array.from({ length: 100 }, () => 'x'), gap_ms: 10 })
    await expect(readAll(chat(modelsOf({ timeout_ms: 60 })).text)).rejects.toMatchObject({ code: 'timeout' })
  })

  test('stops the provider’s work when the caller stops reading', async () => {
    server.script('stream', { chunks: Array.from({ length: 1000 }, () => 'x'), gap_ms: 5 })
    const controller = new AbortController()
    const stream = chat(modelsOf(), 2, controller.signal)
    for await (const _piece of stream.text) {
      controller.abort()
      break
    }
    await expect.poll(() => server.asked[0]!.aborted).toBe(true)
  })
})
