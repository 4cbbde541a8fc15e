import * as whole from '@ai-sdk/openai'
import {
  APICallError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samples } from '../../scripts/documents/prompt-samples.ts'
import * as slim from '../../scripts/slim/openai/openai.ts'
import { sentSchema } from '../../src/core/models/sent-schema.ts'
import { type OpenAIServer, openaiServer } from '../support/servers/openai-server.ts'

/**
 * The Worker's part says and understands what the whole package does: requests, answers, streams and faults.
 */
let server: OpenAIServer
beforeAll(async () => {
  server = await openaiServer()
})
afterAll(() => server.close())

const endpoint = () => ({ apiKey: 'key', baseURL: server.baseURL })
const both = () => [slim.createOpenAI(endpoint()), whole.createOpenAI(endpoint())] as const
const sent = () =>
  server.asked.splice(0).map(({ body, path, authorization }) => ({ body, path, authorization }))

const prompt: LanguageModelV4CallOptions['prompt'] = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: [{ type: 'text', text: 'hello' }] },
  { role: 'assistant', content: [{ type: 'text', text: '你好 🌊' }] },
  { role: 'user', content: [{ type: 'text', text: 'hi' }] },
]

const MODELS =
  `deepseek-v3 gpt-4o gpt-4.1-mini gpt-4o-search-preview o1 o3-mini o4-mini-2025-04-16 gpt-5 gpt-5-mini gpt-5-chat-latest
  gpt-5.1-chat-latest gpt-5.4-pro gpt-6 o-nothing gpt-oss`.split(/\s+/u)

async function streamed(stream: ReadableStream<LanguageModelV4StreamPart>) {
  const parts: unknown[] = []
  for await (const part of stream) {
    if (part.type === 'text-delta') parts.push(part.delta)
    else if (part.type === 'error') parts.push('error')
    else if (part.type === 'finish') parts.push(countsOf(part.usage), { raw: part.finishReason.raw })
  }
  return parts
}

const countsOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage) => [
  inputTokens.total,
  outputTokens.total,
]

test.each(MODELS)('a chat with %s', async (model) => {
  const answers: unknown[] = []
  for (const provider of both()) {
    const { stream } = await provider.chat(model).doStream({ prompt, maxOutputTokens: 200 })
    answers.push(await streamed(stream))
  }
  expect(answers[0]).toEqual(answers[1])
  const [own, other] = sent()
  expect(own).toEqual(other)
})

test.each([
  ['that breaks off', { chunks: ['a', 'b'], unfinished: true }],
  ['in Chinese', { chunks: ['你', '好', '🌊'] }],
] as const)('a stream %s', async (_, reply) => {
  server.script('stream', reply, reply)
  const [own, other] = await Promise.all(
    both().map(async (provider) => streamed((await provider.chat('gpt-4o').doStream({ prompt })).stream)),
  )
  expect(own).toEqual(other)
})

test.each(samples.map(({ task }) => [task.name, task.schema] as const))(
  'the task %s',
  async (name, schema) => {
    for (const model of ['deepseek-v3', 'gpt-5']) {
      for (const provider of both()) {
        const responseFormat = { type: 'json', name, schema: sentSchema(schema) } as const
        const { content, usage } = await provider
          .chat(model)
          .doGenerate({ prompt, responseFormat, maxOutputTokens: 8_000 })
        expect(content).toMatchObject([{ type: 'text', text: '{"ok":true}' }])
        expect(countsOf(usage).every((count) => Number(count) > 0)).toBe(true)
      }
      const [own, other] = sent()
      expect(own).toEqual(other)
    }
  },
)

test('JSON without a schema', async () => {
  for (const provider of both())
    await provider.chat('deepseek-v3').doGenerate({ prompt, responseFormat: { type: 'json' } })
  const [own, other] = sent()
  expect(own).toEqual(other)
})

describe('a refusal', () => {
  test.each([400, 401, 429, 500, 503])('%d', async (status) => {
    server.script('chat', { status }, { status })
    const refusals = both().map((provider) => provider.chat('gpt-4o').doGenerate({ prompt }))
    const codes = (await Promise.allSettled<unknown>(refusals)).map((one) => {
      const reason: unknown = one.status === 'rejected' ? one.reason : undefined
      return APICallError.isInstance(reason) && reason.statusCode
    })
    expect(codes).toEqual([status, status])
    sent()
  })
})
