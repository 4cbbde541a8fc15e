import { describe, expect, test, vi } from 'vitest'
import { type MemoryOptions, memory, withProfile } from '../../../../packages/neuromem/src/ai/index.ts'
import type { Neuromem } from '../../../../packages/neuromem/src/client/index.ts'
import { givenClient } from '../support/service.ts'
import { ai7, versions } from './versions.ts'

const FACT = 'Her sister Mei visits on the first Sunday.'
const ask = (text: string) => [{ role: 'user', content: text }]
const providerOptions = { neuromem: { userId: 'ann', sessionId: 'monday' } }

async function given(options: Partial<MemoryOptions> = {}) {
  const service = await givenClient()
  await service.nm.user('ann').remember(FACT)
  const requests: string[] = []
  const client = service.client({ onRequest: ({ method, route }) => requests.push(`${method} ${route}`) })
  const recall = { timeoutMs: 20_000 }
  const turns = (nm: Neuromem = service.nm) => nm.user('ann').session('monday').turns().toArray({ max: 50 })
  return { ...service, client, requests, turns, middleware: memory({ client, recall, ...options }) }
}
const RECALL = 'POST /api/v1/recall'
const COMMIT = 'POST /api/v1/sessions/{session_id}/turns'
const weather = { description: 'Weather', execute: async () => ({ sky: 'clear' }) }
const toolsOf = () => ({
  weather: { ...weather, inputSchema: ai7.jsonSchema({ type: 'object', properties: {} }) },
})

describe.each(versions)('$name', ({ given: model, name }) => {
  test('memory stands before the person’s words as data, both sides are stored, and the result says what was used', async () => {
    const { middleware, turns } = await given()
    const wrapped = model(middleware, [{ text: 'On Sunday.' }])
    const messages = ask('When does her sister Mei come to visit?')
    const { text, metadata } = await wrapped.generate({ messages, providerOptions })
    expect(text).toBe('On Sunday.')
    const [first, second] = wrapped.prompts[0]!.at(-1)!.content as { text: string }[]
    expect(first?.text).toMatch(/^<memory source="neuromem">\n[\s\S]*Mei[\s\S]*\n<\/memory>$/)
    expect(second?.text).toBe(messages[0]?.content)
    expect(metadata?.mock).toEqual({ kept: true })
    expect(metadata?.neuromem).toMatchObject({
      abstained: false,
      degraded: null,
      memory_ids: [expect.any(String)],
    })
    expect(metadata?.neuromem.request_id).toMatch(/./)
    expect(metadata?.neuromem.job_id).toMatch(/./)
    expect((await turns()).map(({ role, text }) => [role, text])).toEqual([
      ['user', messages[0]?.content],
      ['assistant', 'On Sunday.'],
    ])
  })

  test('a stream says the same and stores the same, and a second time nothing', async () => {
    const { middleware, turns } = await given()
    const wrapped = model(middleware, [{ text: '', pieces: ['On ', 'Sunday.'] }, { text: 'On Sunday.' }])
    const options = { messages: ask('When does her sister Mei come to visit?'), providerOptions }
    const { text, metadata } = await wrapped.stream(options)
    expect(text).toBe('On Sunday.')
    expect(metadata?.neuromem).toMatchObject({ degraded: null, job_id: expect.any(String) })
    await wrapped.stream(options)
    expect((await turns()).map(({ text }) => text)).toEqual([options.messages[0]?.content, 'On Sunday.'])
  })

  test('in a tool loop the memory is at the same place, byte for byte, in every step, and is asked for once', async () => {
    const { middleware, requests, turns } = await given()
    const wrapped = model(middleware, [{ tool: 'weather', input: {} }, { text: 'Clear on Sunday.' }])
    const messages = [
      { role: 'assistant', content: 'Hello.' },
      ...ask('What is the sky like when her sister Mei visits?'),
    ]
    const steps =
      name === 'ai 5'
        ? (await import('ai-5')).stepCountIs(3)
        : name === 'ai 6'
          ? (await import('ai-6')).stepCountIs(3)
          : ai7.stepCountIs(3)
    const tools = name === 'ai 5' ? await toolsOf5() : name === 'ai 6' ? await toolsOf6() : toolsOf()
    await wrapped.generate({ messages, providerOptions, tools, stopWhen: steps })
    expect(wrapped.prompts).toHaveLength(2)
    const [one, two] = wrapped.prompts
    expect(JSON.stringify(one?.[1])).toMatch('Mei visits on the first')
    expect(two?.[1]).toEqual(one?.[1])
    expect(two?.at(-1)?.role).toBe('tool')
    expect(requests.filter((one) => one === RECALL).length).toBeLessThanOrEqual(2)
    expect((await turns()).map(({ role }) => role)).toEqual(['user', 'tool', 'assistant'])
    const [, tool] = await turns()
    expect(tool).toMatchObject({
      text: '{"sky":"clear"}',
      attachments: [{ type: 'tool_result', name: 'weather' }],
    })
  })

  test('what was said before a stream breaks is stored as such, once', async () => {
    const { middleware, turns } = await given()
    const wrapped = model(middleware, [{ text: '', pieces: ['Half a ', 'word', new Error('gone')] }])
    const read = async () => {
      for await (const _ of wrapped.pieces({ messages: ask('Hello?'), providerOptions }));
    }
    await read().catch(() => {})
    await vi.waitFor(async () => expect(await turns()).toHaveLength(2))
    expect((await turns()).at(-1)).toMatchObject({ text: 'Half a word', meta: { aborted: true } })
  })

  test('without a user the call passes through; without a session nothing is stored', async () => {
    const { middleware, requests } = await given()
    const wrapped = model(middleware, [{ text: 'Hi' }, { text: 'Hi' }])
    const { metadata } = await wrapped.generate({ messages: ask('Hello?') })
    expect(metadata).toEqual({ mock: { kept: true } })
    expect(requests).toEqual([])
    await wrapped.generate({ messages: ask('Hello Mei?'), providerOptions: { neuromem: { userId: 'ann' } } })
    expect(new Set(requests)).toEqual(new Set([RECALL]))
  })
})

const toolsOf5 = async () => ({
  weather: { ...weather, inputSchema: (await import('ai-5')).jsonSchema({ type: 'object', properties: {} }) },
})
const toolsOf6 = async () => ({
  weather: { ...weather, inputSchema: (await import('ai-6')).jsonSchema({ type: 'object', properties: {} }) },
})

describe('options', () => {
  const seven = versions[2]!
  const generate = async (options: Partial<MemoryOptions>, messages: object[], more: object = {}) => {
    const service = await given(options)
    const wrapped = seven.given(service.middleware, [{ text: 'Fine.' }])
    const asked = await wrapped
      .generate({ messages, providerOptions, ...more })
      .catch((error: Error) => error)
    return {
      ...service,
      prompt: wrapped.prompts[0],
      asked,
      metadata: asked instanceof Error ? undefined : asked.metadata?.neuromem,
    }
  }

  test('place system: at the end of what the system says, made where there is none', async () => {
    const messages = ask('When does her sister Mei come to visit?')
    const { prompt } = await generate({ place: 'system' }, messages, { system: 'Be kind.' })
    expect(prompt?.[0]?.content).toMatch(/^Be kind\.\n\n<memory source="neuromem">/)
    expect(prompt?.[1]?.content).toHaveLength(1)
    const alone = await generate({ place: 'system' }, messages)
    expect(alone.prompt?.map(({ role }) => role)).toEqual(['system', 'user'])
  })

  test('recall false: nothing is inserted, and turns are stored all the same', async () => {
    const { prompt, turns, metadata } = await generate({ recall: false }, ask('When does Mei come?'))
    expect(prompt?.[0]?.content).toHaveLength(1)
    expect(await turns()).toHaveLength(2)
    expect(metadata).toMatchObject({ memory_ids: null, request_id: null, degraded: null })
  })

  test('store user: the answer is not stored; store false: nothing is', async () => {
    expect(await (await generate({ store: 'user' }, ask('Hello Mei?'))).turns()).toMatchObject([
      { role: 'user' },
    ])
    const { requests } = await generate({ store: false }, ask('Hello Mei?'))
    expect(requests).not.toContain(COMMIT)
  })

  test('nothing is known: nothing is inserted, and the metadata says so', async () => {
    const { prompt, metadata } = await generate({}, ask('quantum chromodynamics'))
    expect(prompt?.[0]?.content).toHaveLength(1)
    expect(metadata).toMatchObject({ abstained: true, degraded: null })
  })

  test('a short message is looked for with the sentence that it answers', async () => {
    const service = await given()
    const queries: string[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/recall')) queries.push(JSON.parse(String(init?.body)).query)
      return service.fetch(input, init)
    }
    const asking = async (messages: object[]) => {
      const { nm } = { nm: service.nm }
      const { Neuromem } = await import('../../../../packages/neuromem/src/client/index.ts')
      const client = new Neuromem({ url: 'http://memory.test', key: service.key, fetch })
      const wrapped = seven.given(memory({ client, recall: { timeoutMs: 20_000, profile: false } }), [
        { text: 'Fine.' },
      ])
      await wrapped.generate({ messages, providerOptions: { neuromem: { userId: 'ann' } } })
      return nm && queries.at(-1)
    }
    const before = { role: 'assistant', content: 'I am well. Shall we speak about Mei? ' }
    expect(await asking([before, ...ask('Yes, please')])).toBe('Shall we speak about Mei?\nYes, please')
    expect(await asking([{ role: 'assistant', content: '你好。想聊聊梅吗？' }, ...ask('好的')])).toBe(
      '想聊聊梅吗？\n好的',
    )
    const long = 'This message is long enough to be looked for by itself, without what came before it.'
    expect(await asking([before, ...ask(long)])).toBe(long)
    expect(await asking([before, ...ask('x'.repeat(3_000))])).toHaveLength(2_000)
  })

  test('a recall that is late or fails is left out; nothing of anybody is in the warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const service = await givenClient()
    const silent: typeof globalThis.fetch = async (input, init) =>
      String(input).endsWith('/recall') ? new Promise(() => {}) : service.fetch(input, init)
    const client = service.client({ fetch: silent })
    const late = await generate({ client, recall: { timeoutMs: 20 } }, ask('My secret words about Mei'))
    expect(late.prompt?.[0]?.content).toHaveLength(1)
    expect(late.metadata).toMatchObject({ degraded: 'recall_timeout', memory_ids: null })
    expect(await service.nm.user('ann').session('monday').turns().toArray({ max: 9 })).toHaveLength(2)
    expect(warn.mock.calls.flat().join()).toMatch(/recall failed/)
    expect(warn.mock.calls.flat().join()).not.toMatch(/secret/)
    warn.mockRestore()
  })

  test('a failure is handed over, or rejects the call before the model is asked', async () => {
    const { Neuromem } = await import('../../../../packages/neuromem/src/client/index.ts')
    const gone = new Neuromem({
      url: 'http://memory.test',
      retries: 0,
      fetch: async () => new Response('', { status: 500 }),
    })
    const failures: string[] = []
    const onError = (_: unknown, where: string) => failures.push(where)
    const { metadata } = await generate({ client: gone, onError }, ask('Hello Mei?'))
    expect(metadata).toMatchObject({ degraded: 'recall_failed', job_id: null })
    expect(failures).toContain('recall')
    expect(failures).toContain('store')
    const { asked, prompt } = await generate({ client: gone, onError: 'throw' }, ask('Hello Mei?'))
    expect(asked).toBeInstanceOf(Error)
    expect(prompt).toBeUndefined()
  })

  test('waitUntil takes what is still being stored', async () => {
    const work: Promise<unknown>[] = []
    const { turns } = await generate({ waitUntil: (one) => work.push(one) }, ask('Hello Mei?'))
    await Promise.all(work)
    expect(await turns()).toHaveLength(2)
  })

  test('files are attachments, and the caller’s prompt stays as it was', async () => {
    const content = [
      { type: 'text', text: 'Look at this' },
      { type: 'text', text: 'picture of Mei' },
      { type: 'file', data: 'aGk=', mediaType: 'image/png', filename: 'mei.png' },
    ]
    const messages = [{ role: 'user', content }]
    const copy = structuredClone(messages)
    const { turns } = await generate({}, messages)
    expect(messages).toEqual(copy)
    const [first] = await turns()
    expect(first).toMatchObject({
      text: 'Look at this\npicture of Mei',
      attachments: [{ type: 'image_ref', name: 'mei.png' }],
    })
  })
})

test('the profile is text for an agent’s instructions', async () => {
  const { nm } = await given()
  expect(await withProfile(nm.user('ann'))).toMatch('Mei')
})
