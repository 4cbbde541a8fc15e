import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appOf } from '../../../../examples/hono-companion/server.ts'
import { type Opened, openPage, scriptOf } from '../../../support/servers/browser.ts'
import { listening } from '../../../support/servers/socket.ts'
import { givenClient } from '../support/service.ts'

/** The companion of the example and a field that recalls, as an application mounts them. */
const PAGE = `
import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Neuromem } from 'neuromem'
import { useRecall } from 'neuromem/react'
import { Companion } from './examples/hono-companion/companion.ts'
function Known() {
  const user = useMemo(() => new Neuromem({ url: '', key: async () => (await fetch('/token')).text() }).user('ann'), [])
  const [query, setQuery] = useState('')
  const { data, status } = useRecall(user, query, { limit: 3 })
  return <section>
    <input id="query" value={query} onChange={(event) => setQuery(event.target.value)} />
    <output data-status={status}>{data ? String(data) : ''}</output>
  </section>
}
function Page() {
  const [shown, show] = useState(true)
  return <>
    {shown && <Companion url="" sessionId="monday" />}
    <button id="leave" onClick={() => show(false)}>Leave</button>
    <Known />
  </>
}
createRoot(document.getElementById('root')).render(<StrictMode><Page /></StrictMode>)`

let server: Awaited<ReturnType<typeof listening>>
let opened: Opened
/** What the service was asked, and how the next replies are to come. */
const seen = { recalls: 0, keys: [] as string[], closed: 0 }
let next: 'whole' | 'halting' | 'failing' = 'whole'

/** The first event, and then nothing until the reader leaves. */
function halting(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let isFirst = true
  return new ReadableStream({
    async pull(controller) {
      if (!isFirst) return new Promise(() => {})
      isFirst = false
      for (let text = ''; !text.includes('event: text'); ) {
        const { value, done } = await reader.read()
        if (done) return
        text += new TextDecoder().decode(value)
        controller.enqueue(value)
      }
    },
    async cancel() {
      seen.closed += 1
      await reader.cancel()
    },
  })
}

beforeAll(async () => {
  const { app, nm } = await givenClient()
  const script = await scriptOf(PAGE)
  const html = `<!doctype html><title>companion</title><div id="root"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`
  const example = appOf(nm, html)
  server = await listening(async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return example.fetch(request)
    if (pathname.endsWith('/recall')) seen.recalls += 1
    if (!pathname.endsWith('/sse/message')) return app.fetch(request)
    seen.keys.push(((await request.clone().json()) as { idempotency_key: string }).idempotency_key)
    if (next === 'failing') return Response.json({ code: 'model_error', status: 500 }, { status: 500 })
    const answer = await app.fetch(request)
    return next === 'halting' && answer.body ? new Response(halting(answer.body), answer) : answer
  })
  opened = await openPage(server.address)
})
afterAll(async () => {
  await opened?.close()
  await server?.close()
})
beforeEach(() => {
  next = 'whole'
})

const say = async (text: string) => {
  await opened.page.locator('form input').fill(text)
  await opened.page.locator('form input').press('Enter')
}
const last = (state: string) => opened.page.locator(`main p[data-state="${state}"]`).last()

test('what is said is answered, piece by piece, and both stay on the page', async () => {
  await say('My sister Mei visits on the first Sunday. 你好 👋')
  await last('done')
    .filter({ hasText: /^assistant: \S/ })
    .waitFor()
  const said = await opened.page.locator('main p').allTextContents()
  expect(said).toEqual([
    'user: My sister Mei visits on the first Sunday. 你好 👋',
    expect.stringMatching(/^assistant: \S/),
  ])
})

test('stopping closes the connection and marks the answer', async () => {
  next = 'halting'
  await say('Morning!')
  await last('streaming')
    .filter({ hasText: /^assistant: \S/ })
    .waitFor()
  await opened.page.getByRole('button', { name: 'Stop' }).click()
  await last('stopped').waitFor()
  await expect.poll(() => seen.closed).toBe(1)
})

test('what failed is sent again under the same key', async () => {
  next = 'failing'
  await say('Who visits?')
  const again = opened.page.getByRole('button', { name: 'Again' })
  await again.waitFor()
  next = 'whole'
  const before = seen.keys.length
  await again.click()
  await last('done')
    .filter({ hasText: /^assistant: \S/ })
    .waitFor()
  await expect.poll(() => seen.keys.length).toBe(before + 1)
  expect(seen.keys.at(-1)).toBe(seen.keys.at(-2))
})

test('a question that is typed is asked when the typing rests, and no question is not asked', async () => {
  expect(await opened.page.locator('output').getAttribute('data-status')).toBe('idle')
  await opened.page.locator('#query').pressSequentially('When does Mei visit?', { delay: 20 })
  await opened.page.locator('output[data-status="done"]').filter({ hasText: 'Mei' }).waitFor()
  expect(seen.recalls).toBe(1)
  await opened.page.locator('#query').fill('')
  await opened.page.locator('output[data-status="idle"]').waitFor({ state: 'attached' })
  expect(seen.recalls).toBe(1)
})

test('who leaves while an answer comes ends it, and nothing complains', async () => {
  next = 'halting'
  const before = seen.closed
  await say('Tell me more')
  await last('streaming')
    .filter({ hasText: /^assistant: \S/ })
    .waitFor()
  await opened.page.locator('#leave').click()
  await expect.poll(() => seen.closed).toBe(before + 1)
  expect(opened.faults).toEqual([])
})
