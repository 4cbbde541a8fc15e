import { expect, test } from 'vitest'
import { ADMIN_TOKEN } from './smoke-secrets.ts'

export type Send = (path: string, init?: RequestInit) => Promise<Response>

/** The main job over HTTP, the same on every platform. */
export function smokeSuite(send: Send): void {
  const call = async (method: string, path: string, token: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await send(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    return { status: response.status, body: (await response.json()) as never }
  }

  test('it is alive and ready, and says which parts are offline', async () => {
    expect((await send('/health/live')).status).toBe(200)
    const ready = await send('/health/ready')
    expect(await ready.json()).toMatchObject({ status: 'ready', offline: ['models', 'embedder'] })
  })

  test('who has no key gets a problem object', async () => {
    const refused = await send('/api/v1/policy')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'unauthorized' })
  })

  test('a tenant is made, and its key reads its policy', async () => {
    const made = await call('POST', '/admin/tenants', ADMIN_TOKEN, { name: 'smoke' })
    expect(made.status).toBe(201)
    const { api_key } = made.body as { api_key: string }
    expect((await call('GET', '/api/v1/policy', api_key)).status).toBe(200)
  })
}
