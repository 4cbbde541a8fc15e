import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fileQueueModels } from '../../../functions/adapters/node/file-queue.ts'
import { Misconfigured, readEnvironment } from '../../../functions/env.ts'
import type { ModelRequest } from '../../../src/core/ports.ts'
import { answering } from '../../support/stand-ins/answered-folder.ts'

const schema = z.strictObject({ entities: z.array(z.string()) })
const asked = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  task: 'link_entities',
  version: 7,
  input: {},
  schema,
  rendered: { instructions: 'Find.', prompt: '昊哥住在哪里' },
  signal: new AbortController().signal,
  ...more,
})
const hashOf = (...lines: string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)

test('a request is a whole file named by its words, and so is its repair', async () => {
  const folder = answering(() => '{"entities":[]}')
  const models = fileQueueModels(folder.path)
  const answer = await models.generate(asked())
  expect([answer.text, answer.model, models.name]).toEqual(['{"entities":[]}', 'file-queue', 'file-queue'])
  expect(folder.requests()).toEqual([
    {
      name: `link_entities-${hashOf('link_entities', 'Find.', '昊哥住在哪里')}.request.json`,
      request: {
        task: 'link_entities',
        version: 7,
        instructions: 'Find.',
        prompt: '昊哥住在哪里',
        schema: expect.objectContaining({ required: ['entities'], additionalProperties: false }),
      },
    },
  ])
  await models.generate(asked({ repair: { answer: 'x', faults: ['f'] } }))
  const repaired = hashOf('link_entities', 'Find.', '昊哥住在哪里', 'x')
  const repair = folder.requests().find(({ name }) => name.includes(repaired))
  expect(repair?.request.repair).toEqual({ answer: 'x', faults: ['f'] })
  folder.close()
})

test('an answer that is there already is taken at once, by whoever asks the same again', async () => {
  const asks: string[] = []
  const folder = answering(({ task }) => `{"entities":["${asks.push(task)}"]}`)
  const first = await fileQueueModels(folder.path).generate(asked())
  expect(await fileQueueModels(folder.path).generate(asked())).toEqual(first)
  expect(asks).toHaveLength(1)
  folder.close()
})

test('a request waits as long as it may, and no longer', async () => {
  const folder = answering(() => null)
  const reason = new Error('too late')
  const stop = new AbortController()
  const waiting = fileQueueModels(folder.path).generate(asked({ signal: stop.signal }))
  stop.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  folder.close()
})

test('a chat is asked for as text: what was said before, and the message', async () => {
  const folder = answering(() => 'Hello.')
  const stream = fileQueueModels(folder.path).chat({
    tier: 1,
    instructions: 'Be kind.',
    history: [{ role: 'assistant', text: 'Hi' }],
    message: '你好',
    signal: new AbortController().signal,
  })
  let text = ''
  for await (const piece of stream.text) text += piece
  expect(text).toBe('Hello.')
  expect(folder.requests()[0]?.request).toMatchObject({ schema: null, prompt: 'assistant: Hi\nuser: 你好' })
  folder.close()
})

test.each([
  [{ MODEL_QUEUE_DIR: 'q', OPENAI_API_KEY: 'k' }, 'node', 'MODEL_QUEUE_DIR'],
  [{ MODEL_QUEUE_DIR: 'q', OPENAI_BASE_URL: 'http://x/v1' }, 'node', 'MODEL_QUEUE_DIR'],
  [{ MODEL_TIMEOUT_MS: '600001' }, 'node', 'MODEL_TIMEOUT_MS'],
  [{ MODEL_QUEUE_DIR: 'q', MODEL_TIMEOUT_MS: '86400001' }, 'node', 'MODEL_TIMEOUT_MS'],
] as const)('%o is refused', (given, platform, name) => {
  expect(() => readEnvironment(given, platform)).toThrow(Misconfigured)
  expect(() => readEnvironment(given, platform)).toThrow(name)
})

test('with a folder one waits ten minutes, and up to a day', () => {
  expect(readEnvironment({ MODEL_QUEUE_DIR: 'q' }, 'node').MODEL_TIMEOUT_MS).toBe(600_000)
  expect(
    readEnvironment({ MODEL_QUEUE_DIR: 'q', MODEL_TIMEOUT_MS: '86400000' }, 'node').MODEL_TIMEOUT_MS,
  ).toBe(86_400_000)
  expect(readEnvironment({}, 'node').MODEL_TIMEOUT_MS).toBe(60_000)
})
