import { expect, test } from 'vitest'
import document from '../../docs/openapi.json' with { type: 'json' }
import type { Anything } from '../support/anything.ts'
import { ADMIN_TOKEN } from './smoke-secrets.ts'

export type Send = (path: string, init?: RequestInit) => Promise<Response>

const SESSIONS: readonly (readonly [day: string, ...texts: string[]])[] = [
  ['2026-10-01', 'I run by the sea before work every morning.', 'My sister Anna lives in Oslo.'],
  ['2026-10-08', 'I ran before work again this morning, five kilometres.', '我对花生过敏。'],
  ['2026-10-15', 'I still ran before work today, along the harbour.'],
]

/** The main job over HTTP, the same on every platform. */
export function smokeSuite(send: Send): void {
  type Answer = { status: number; body: Anything }

  async function call(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const response = await send(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  const newTenant = async (): Promise<string> =>
    (await call('POST', '/admin/tenants', ADMIN_TOKEN, { name: 'smoke' })).body.api_key

  test('it is alive and ready, and says which parts are offline', async () => {
    expect((await send('/health/live')).status).toBe(200)
    const ready = await send('/health/ready')
    expect(await ready.json()).toMatchObject({ status: 'ready', offline: ['models', 'embedder'] })
  })

  test('its document is that of the repository, byte for byte', async () => {
    const answer = await send('/openapi.json')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.text()).toBe(JSON.stringify(document))
    expect(await (await send('/docs')).text()).toContain('/docs/reference.js')
  })

  test('who has no key gets a problem object', async () => {
    const refused = await send('/api/v1/policy')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(await refused.json()).toMatchObject({ code: 'unauthorized', status: 401 })
  })

  test('what was said is committed, recalled, reflected upon, and becomes a trait with its evidence', async () => {
    const key = await newTenant()
    const api = (method: string, path: string, body?: unknown) => call(method, `/api/v1${path}`, key, body)

    for (const [index, [day, ...texts]] of SESSIONS.entries()) {
      const turns = texts.map((text, at) => ({
        turn_id: `t${at}`,
        role: 'user',
        text,
        timestamp_iso: `${day}T08:0${at}:00Z`,
      }))
      const committed = await api('POST', `/sessions/s${index}/turns`, { user_id: 'ann', wait: true, turns })
      expect(committed).toMatchObject({
        status: 200,
        body: { status: 'COMPLETED', accepted_turns: turns.length },
      })
    }

    const recalled = await api('POST', '/recall', { user_id: 'ann', query: 'Where does Anna live?' })
    expect(recalled).toMatchObject({ status: 200, body: { abstained: false } })
    expect(recalled.body.context).toContain('Oslo')
    const chinese = await api('POST', '/recall', { user_id: 'ann', query: '用户对什么过敏？' })
    expect(chinese.body.context).toContain('花生')

    const reflected = await api('POST', '/users/ann/reflect', { force: true })
    expect(reflected).toMatchObject({
      status: 200,
      body: { triggered: true, cycle: { status: 'completed' } },
    })

    const traits = await api('GET', '/users/ann/traits?min_stage=trend')
    expect(traits.body.items[0]).toMatchObject({
      memory_type: 'trait',
      content: expect.stringMatching(/ran|run/i),
    })
    const evidence = await api('GET', `/memories/${traits.body.items[0].id}/evidence`)
    expect(evidence.body.items.length).toBeGreaterThan(2)
  })

  test('without wait the answer comes at once and the work goes on by itself', async () => {
    const key = await newTenant()
    const turns = [{ turn_id: 't', role: 'user', text: 'I live in Dalian.' }]
    const committed = await call('POST', '/api/v1/sessions/s/turns', key, { user_id: 'bo', turns })
    expect(committed).toMatchObject({ status: 202, body: { job: null } })
    const job = () => call('GET', `/api/v1/jobs/${committed.body.job_id}`, key)
    await expect.poll(async () => (await job()).body.status, { timeout: 60_000 }).toBe('COMPLETED')
  })

  test('another tenant finds none of it', async () => {
    const [first, second] = [await newTenant(), await newTenant()]
    const stored = await call('POST', '/api/v1/memories', first, {
      user_id: 'ann',
      memory_type: 'fact',
      content: 'Ann lives in Dalian',
    })
    expect(stored.status).toBe(201)
    expect(await call('GET', `/api/v1/memories/${stored.body.id}`, second)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    const recalled = await call('POST', '/api/v1/recall', second, {
      user_id: 'ann',
      query: 'Where does Ann live?',
    })
    expect(recalled.body).toMatchObject({ results: [], abstained: true })
  })
}
