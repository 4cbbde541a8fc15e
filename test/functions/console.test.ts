import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consolePolicy, consoleRoutes } from '../../functions/console.ts'
import type { Services } from '../../functions/services.ts'
import { givenApp } from '../support/app.ts'

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const vercel = JSON.parse(text('vercel.json')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}
const FOREVER = 'public, max-age=31536000, immutable'

/** The headers that `_headers` gives a path on Workers. */
function onWorkers(path: string): Headers {
  const found = new Headers()
  for (const block of text('public/_headers').split(/^(?=\/)/m)) {
    const [pattern = '', ...lines] = block.trim().split('\n')
    if (!new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path)) continue
    for (const line of lines)
      found.set(line.split(':', 1)[0]!.trim(), line.slice(line.indexOf(':') + 1).trim())
  }
  return found
}

function onVercel(path: string): Headers {
  const found = new Headers()
  for (const { source, headers } of vercel.headers)
    if (new RegExp(`^${source}$`).test(path)) for (const { key, value } of headers) found.set(key, value)
  return found
}

const routes = (files: readonly string[], EMBED_ORIGINS?: string) =>
  consoleRoutes({
    environment: { EMBED_ORIGINS },
    publicFile: async (path: string) => (files.includes(path) ? new Response('file') : undefined),
  } as unknown as Services)
const built = routes(['/console/index.html', '/console/about-me.html', '/console/assets/x.js'])

const same = ['content-security-policy', 'cache-control']
test.each([
  ['/console/index.html', onWorkers, 'no-cache'],
  ['/console/assets/x.js', onWorkers, FOREVER],
  ['/console/', onVercel, 'no-cache'],
  ['/console/users/ann', onVercel, 'no-cache'],
  ['/console/assets/x.js', onVercel, FOREVER],
] as const)('%s has the same headers wherever it is served', async (path, elsewhere, cached) => {
  const { status, headers } = await built.request(path)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe(cached)
  expect(headers.get('content-security-policy')).toBe(consolePolicy())
  for (const name of same) expect([name, elsewhere(path).get(name)]).toEqual([name, headers.get(name)])
  expect(elsewhere(path).get('x-content-type-options')).toBe('nosniff')
  expect(elsewhere(path).get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['node', [], null],
  ['node', ['/console/index.html'], '/console/'],
  [undefined, [], null],
  ['vercel', [], '/console/'],
] as const)('on %s with the files %j the page at / leads to %s', async (platform, files, there) => {
  const publicFile = async (path: string) =>
    (files as readonly string[]).includes(path) ? new Response('file') : undefined
  const { app } = await givenApp({ services: { publicFile, ...(platform && { platform }) } })
  const answer = await app.request('/')
  expect(await answer.json()).toMatchObject({ name: 'neuromem', console: there })
  const page = await (await app.request('/', { headers: { accept: 'text/html' } })).text()
  expect(page.includes('href="/console/"')).toBe(there !== null)
  expect(page.includes('npm ci &amp;&amp; npm run build:console')).toBe(there === null)
})

test('a console that is not built is a 503 with the commands that build it', async () => {
  const { app } = await givenApp({ services: { publicFile: async () => undefined } })
  for (const path of ['/console/', '/console/users/ann', '/about-me/']) {
    const answer = await app.request(path)
    expect(answer.status).toBe(503)
    expect(((await answer.json()) as { detail: string }).detail).toContain('npm ci && npm run build:console')
  }
})

test('/console leads to /console/', async () => {
  const answer = await built.request('/console')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/console/'])
})

test('About me says who may frame it, and nobody where nothing is said', async () => {
  const policyOf = async (origins?: string) => {
    const answer = await routes(['/console/about-me.html'], origins).request('/about-me/')
    return answer.headers.get('content-security-policy')
  }
  expect(await policyOf()).toBe(consolePolicy())
  expect(await policyOf('https://a.example, https://b.example')).toBe(
    consolePolicy('https://a.example https://b.example'),
  )
})
