import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { POST } from '../../examples/next-chat/app/api/chat/route.ts'
import { givenClient } from '../packages/neuromem/support/service.ts'
import { type Opened, openPage, scriptOf } from '../support/servers/browser.ts'
import { openaiServer } from '../support/servers/openai-server.ts'
import { listening } from '../support/servers/socket.ts'

/** The page in its layout, as Next.js puts them together in a browser. */
const PAGE = `
import { createRoot } from 'react-dom/client'
import Layout from './examples/next-chat/app/layout.tsx'
import Page from './examples/next-chat/app/page.tsx'
createRoot(document).render(<Layout><Page /></Layout>)`

let model: Awaited<ReturnType<typeof openaiServer>>
let given: Awaited<ReturnType<typeof givenClient>>
let service: Awaited<ReturnType<typeof listening>>
let site: Awaited<ReturnType<typeof listening>>
let opened: Opened
beforeAll(async () => {
  given = await givenClient()
  model = await openaiServer()
  service = await listening((request) => given.app.fetch(request))
  const script = await scriptOf(PAGE)
  site = await listening((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/chat') return POST(request)
    const [type, body] =
      pathname === '/page.js'
        ? ['text/javascript', script]
        : ['text/html', '<!doctype html><html><head><script src="/page.js" defer></script></head></html>']
    return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })
  })
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await opened?.close()
  for (const one of [site, service, model]) await one?.close()
})

test('the page talks to its route: what was said in one chat is known in the next', async () => {
  for (const [name, value] of Object.entries({
    NO_PROXY: '127.0.0.1',
    NEUROMEM_URL: service.address,
    NEUROMEM_KEY: given.key,
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_API_KEY: 'sk-test',
  }))
    vi.stubEnv(name, value)
  const told = 'My sister Mei visits on the first Sunday. 妹妹小梅每月第一个周日来。'
  const ann = given.nm.user('ann')
  await ann.session('earlier').add({ role: 'user', text: told }, { wait: true })
  // The first recall of a process compiles the rules' patterns; a page waits 800 ms and goes on without it.
  await ann.recall('When does my sister Mei visit?')

  opened = await openPage(site.address)
  const { page, faults } = opened
  model.script('stream', { chunks: ['On the first ', 'Sunday. ', '周日 🎉'] }, { chunks: ['Gladly.'] })
  const say = async (text: string) => {
    await page.locator('input:enabled').fill(text)
    await page.locator('input').press('Enter')
  }
  await say('When does my sister Mei visit?')
  await page.getByText('On the first Sunday. 周日 🎉').waitFor()
  expect(JSON.stringify(model.asked.at(-1)?.body.messages)).toMatch('Mei visits on the first Sunday')
  await say('Thank you!')
  await page.getByText('Gladly.').waitFor()
  expect(await page.locator('b').allTextContents()).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(faults).toEqual([])

  const sessions = await given.nm.sessions.list({ user_id: 'ann' }).toArray({ max: 9 })
  const session = sessions.find(({ session_id }) => session_id !== 'earlier')
  const turns = await given.nm.user('ann').session(session!.session_id).turns().toArray({ max: 9 })
  expect(turns.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'When does my sister Mei visit?'],
    ['assistant', 'On the first Sunday. 周日 🎉'],
    ['user', 'Thank you!'],
    ['assistant', 'Gladly.'],
  ])
})
