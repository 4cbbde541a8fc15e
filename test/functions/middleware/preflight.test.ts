import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'

const listed = `https://listed-${crypto.randomUUID()}.example`
const foreign = `https://foreign-${crypto.randomUUID()}.example`

/**
 * One path of every kind: answered at once, as a stream or as lines, guarded in each way, open, and none at
 * all.
 */
const paths: [method: string, path: string][] = [
  ['POST', '/api/v1/recall'],
  ['PUT', '/api/v1/policy'],
  ['PATCH', '/api/v1/memories/00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/api/v1/users/ann'],
  ['POST', '/api/v1/sse/message'],
  ['GET', '/api/v1/users/ann/export'],
  ['POST', '/api/v1/users/ann/import'],
  ['POST', '/admin/tenants'],
  ['POST', '/internal/sweeps/jobs'],
  ['GET', '/metrics'],
  ['GET', '/health/ready'],
  ['GET', '/openapi.json'],
  ['GET', '/nowhere'],
]

describe('CORS by kind of route', () => {
  let app: Awaited<ReturnType<typeof givenApp>>
  let key: string
  beforeAll(async () => {
    app = await givenApp()
    key = (await app.tenant()).api_key
    await app.call('PUT', '/api/v1/policy', { key, body: { cors_origins: [listed] } })
  })

  const preflight = (path: string, origin: string, method: string) =>
    app.call('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    })

  test.each(paths)(
    'a preflight of %s %s passes for a listed origin and for no other',
    async (method, path) => {
      const known = await preflight(path, listed, method)
      expect([known.status, known.body, known.headers.get('access-control-allow-origin')]).toEqual([
        204,
        '',
        listed,
      ])
      expect(known.headers.get('access-control-allow-methods')?.split(', ')).toContain(method)
      for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-request-id']) {
        expect(known.headers.get('access-control-allow-headers')?.split(', ')).toContain(name)
      }
      const stranger = await preflight(path, foreign, method)
      expect(stranger.status).toBe(204)
      expect([...stranger.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      for (const answer of [known, stranger]) expect(answer.headers.get('vary')).toContain('Origin')
    },
  )

  test('answers, streams and lines can be read by a listed origin and by no other', async () => {
    const message = { user_id: 'ann', session_id: 's', message: 'hello', idempotency_key: 'k' }
    const sent: [string, string, unknown?][] = [
      ['POST', '/api/v1/recall', { user_id: 'ann', query: 'tea' }],
      ['POST', '/api/v1/sse/message', message],
      ['GET', '/api/v1/users/ann/export'],
      ['GET', '/openapi.json'],
    ]
    for (const [method, path, body] of sent) {
      app.models.add({ chat: [['hi']] })
      const known = await app.call(method, path, { key, body, headers: { origin: listed } })
      expect([path, known.status, known.headers.get('access-control-allow-origin')]).toEqual([
        path,
        200,
        listed,
      ])
      expect(known.headers.get('access-control-expose-headers')).toContain('x-request-id')
      const stranger = await app.call(method, path, { key, body, headers: { origin: foreign } })
      expect([path, stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([
        path,
        200,
        null,
      ])
    }
  })
})
