import { createOpenAI } from '@ai-sdk/openai'
import { generateText, jsonSchema, Output, streamText } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openaiModels } from '../../../functions/adapters/openai.ts'
import { samples } from '../../../scripts/prompt-samples.ts'
import { sentSchema } from '../../../src/core/models/sent-schema.ts'
import { type OpenAIServer, openaiServer } from '../../support/openai-server.ts'

/** What we send is what OpenAI's own client for the AI SDK would: which role instructs, what bounds the answer, which form is asked for. */
let server: OpenAIServer
beforeAll(async () => {
  server = await openaiServer()
})
afterAll(() => server.close())

const MODELS = [
  ...[
    'deepseek-v3',
    'gpt-4o',
    'gpt-4.1-mini',
    'gpt-4o-search-preview',
    'o1',
    'o3-mini',
    'o4-mini-2025-04-16',
  ],
  ...[
    'gpt-5',
    'gpt-5-mini',
    'gpt-5-chat-latest',
    'gpt-5.1-chat-latest',
    'gpt-5.4-pro',
    'gpt-6',
    'o-nothing',
    'gpt-oss',
  ],
]
const modelsOf = (model: string) => {
  const tier = { model, max_tokens: 200 }
  return openaiModels({
    ...{ apiKey: 'key', baseURL: server.baseURL, reasoning: model, tiers: { 1: tier, 2: tier, 3: tier } },
    ...{ structuredOutput: 'schema', timeout_ms: 5000 },
  })
}
const theirs = (model: string) => createOpenAI({ apiKey: 'key', baseURL: server.baseURL }).chat(model)
const signal = new AbortController().signal
const sent = () => server.asked.splice(0).map(({ body }) => body)

test.each(MODELS)('a chat with %s', async (model) => {
  const history = [
    { role: 'user', text: 'hello' },
    { role: 'assistant', text: '你好 🌊' },
  ] as const
  const { text } = modelsOf(model).chat({ tier: 1, instructions: 'Be kind.', history, message: 'hi', signal })
  for await (const _piece of text);
  const messages = [...history, { role: 'user' as const, text: 'hi' }]
  await streamText({
    model: theirs(model),
    instructions: 'Be kind.',
    messages: messages.map(({ role, text: content }) => ({ role, content })),
    maxOutputTokens: 200,
  }).text
  const [own, other] = sent()
  expect(own).toEqual(other)
})

test.each(samples.map(({ task }) => [task.name, task.schema] as const))(
  'the task %s',
  async (name, schema) => {
    for (const model of ['deepseek-v3', 'gpt-5']) {
      const rendered = { instructions: 'Do it.', prompt: 'with this' }
      await modelsOf(model).generate({ task: name, version: 1, input: {}, schema, rendered, signal })
      const form = jsonSchema(sentSchema(schema) as Parameters<typeof jsonSchema>[0])
      await generateText({
        ...{ model: theirs(model), instructions: 'Do it.', prompt: 'with this' },
        output: Output.object({ name, schema: form }),
        maxOutputTokens: 8_000,
      }).catch(() => undefined)
      const [own, other] = sent()
      expect(own).toEqual(other)
    }
  },
)
