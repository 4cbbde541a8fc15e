import { describe, expect, test } from 'vitest'
import { ADMIN_TOKEN, givenApp } from '../../support/app.ts'

describe('every answer', async () => {
  const { app, call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const paths: readonly (readonly [path: string, key: string | undefined])[] = [
    ['/health/live', undefined],
    ['/nowhere', undefined],
    ['/api/v1/policy', undefined],
    ['/api/v1/policy', key],
    ['/api/v1/memories/not-an-id', key],
    ['/admin/tenants', ADMIN_TOKEN],
    ['/metrics', ADMIN_TOKEN],
  ]

  test.each(paths)('of %s is not to be sniffed, framed or referred from', async (path, token) => {
    const { headers } = await call('GET', path, { key: token })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThan(
      180 * 86_400,
    )
    for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull()
  })

  test.each(paths.filter(([path]) => /^\/(api|admin|metrics)/.test(path)))(
    'of %s is kept by no cache',
    async (path, token) => {
      const { headers } = await call('GET', path, { key: token })
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test('of a stream too', async () => {
    const response = await app.request('/api/v1/sse/message', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: 'ann', session_id: 's', message: 'Hello', idempotency_key: 'k' }),
    })
    await response.text()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  })
})

describe('the root', async () => {
  const { app, call } = await givenApp()

  test('says to a program what this is and where to go', async () => {
    const { status, body } = await call('GET', '/', { key: null })
    expect([status, body.name, body.docs]).toEqual([200, 'neuromem', '/docs'])
  })

  test('says it to a browser as a page without scripts', async () => {
    const response = await app.request('/', { headers: { accept: 'text/html,application/xhtml+xml' } })
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).toContain('href="/docs"')
    expect(page).not.toMatch(/<script|https?:/)
  })

  test('is named by /docs where there is nothing', async () => {
    const { status, body } = await call('GET', '/nowhere', { key: null })
    expect([status, body.detail]).toEqual([404, 'There is nothing here. See /docs.'])
  })
})
