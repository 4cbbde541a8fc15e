import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brewAndLearn } from '../../examples/agent-with-experience/agent.ts'
import { Companion } from '../../examples/hono-companion/companion.ts'
import { appOf } from '../../examples/hono-companion/server.ts'
import { moveIn } from '../../examples/import-chatgpt/import.ts'
import { POST } from '../../examples/next-chat/app/api/chat/route.ts'
import { samples } from '../packages/import/samples/index.ts'
import { givenClient } from '../packages/neuromem/support/service.ts'
import { openaiServer } from '../support/servers/openai-server.ts'
import { allEvents } from '../support/surface/events.ts'

beforeEach(() => void vi.stubEnv('NO_PROXY', '127.0.0.1'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the Next.js chat remembers: the second answer’s model is told what the first message said', async () => {
  const { nm, key, fetch } = await givenClient()
  const model = await openaiServer()
  try {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).startsWith('http://memory.test') ? fetch(input, init) : real(input, init),
    )
    for (const [name, value] of Object.entries({
      NEUROMEM_URL: 'http://memory.test',
      NEUROMEM_KEY: key,
      OPENAI_BASE_URL: model.baseURL,
      OPENAI_API_KEY: 'sk-test',
    }))
      vi.stubEnv(name, value)
    const ask = async (id: string, text: string) => {
      const messages = [{ id: 'm', role: 'user', parts: [{ type: 'text', text }] }]
      const request = new Request('http://app.test/api/chat', {
        method: 'POST',
        body: JSON.stringify({ id, messages }),
      })
      return (await POST(request)).text()
    }
    await nm.user('ann').remember('Her sister Mei visits on the first Sunday.')
    model.script('stream', { chunks: ['Noted', '.'] }, { chunks: ['On the first Sunday.'] })
    expect(await ask('monday', 'Hello there')).toMatch('Noted')
    expect(await ask('tuesday', 'When does her sister Mei come to visit?')).toMatch(
      /On the first Sunday.*memory_ids/s,
    )
    expect(JSON.stringify(model.asked.at(-1)?.body.messages)).toMatch('Mei visits on the first Sunday')
    expect(await nm.user('ann').session('tuesday').turns().toArray({ max: 9 })).toHaveLength(2)
  } finally {
    await model.close()
  }
})

test('the Hono companion hands out tokens, passes the stream on, and its component renders', async () => {
  const { nm, client } = await givenClient()
  const app = appOf(nm, '<main></main>')
  const token = await (await app.request('/token')).text()
  expect(await client({ key: token }).user('ann').affinity()).toMatchObject({ user_id: 'ann' })
  const body = JSON.stringify({ message: 'Morning!' })
  const headers = { 'content-type': 'application/json' }
  const events = await allEvents(await app.request('/chat/monday', { method: 'POST', body, headers }))
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { text: expect.stringMatching(/./) } })
  expect(renderToString(createElement(Companion, { url: 'http://memory.test', sessionId: 's' }))).toMatch(
    '<input',
  )
})

test('the agent does better over twenty runs, by what it has learned', async () => {
  const { nm } = await givenClient()
  const brews = await brewAndLearn(nm)
  expect(brews).toHaveLength(20)
  const mean = (of: typeof brews) => of.reduce((sum, { score }) => sum + score, 0) / of.length
  expect(mean(brews.slice(-10))).toBeGreaterThan(mean(brews.slice(0, 5)) + 0.3)
  expect(brews.slice(-10).every(({ tactic }) => tactic === 'cooled kettle')).toBe(true)
  const items = await nm.experience.bank('tea').items().toArray({ max: 50 })
  expect(items.map(({ content }) => content).join()).toMatch('"conclusion"')
})

test('an import from ChatGPT comes in once', async () => {
  const { nm } = await givenClient()
  const { files } = samples.find(({ source }) => source === 'chatgpt')!
  const inputs = files.map(({ name, text }) => ({ name, stream: () => new Blob([text]).stream() }))
  const first = await moveIn(nm.user('ann'), inputs, 'turns')
  expect(first).toMatchObject({ source: 'chatgpt', done: true, imported: { turns: 6 } })
  expect(await moveIn(nm.user('ann'), inputs, 'turns')).toMatchObject({ imported: { turns: 0 }, existing: 6 })
})
