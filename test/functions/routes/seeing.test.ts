import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertCalls } from '../../../src/core/models/calls.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../../support/app.ts'

const given = async () => {
  const app = await givenApp({ now: '2026-03-02T12:00:00Z', services: { models: offlineModels() } })
  const { api_key: key, tenant_id } = await app.tenant()
  const get = (path: string) => app.call('GET', `/api/v1${path}`, { key })
  let calls = 0
  const called = (at: string, task: string, outcome: string, input: number, output = 0) => {
    calls += 1
    const row = {
      id: `00000000-0000-4000-8000-${String(calls).padStart(12, '0')}`,
      task,
      version: 1,
      model: task === 'embed' ? 'vectors' : 'words',
      input_tokens: input,
      output_tokens: output,
      ms: 5,
      outcome,
      created_at: new Date(at),
    }
    return app.database.asSystem().batch([insertCalls([{ ...row, id: randomUUID(), tenant_id }])])
  }
  return { ...app, key, get, called }
}

describe('stats', () => {
  test('of a new tenant are zeros, every status and ceiling there', async () => {
    const { get } = await given()
    expect((await get('/stats')).body).toEqual({
      at: '2026-03-02T12:00:00.000Z',
      users: 0,
      sessions: 0,
      turns: 0,
      memories: 0,
      traits: 0,
      waiting: 0,
      jobs: {
        RECEIVED: 0,
        STAGE2_RUNNING: 0,
        STAGE2_FAILED: 0,
        STAGE3_RUNNING: 0,
        STAGE3_FAILED: 0,
        COMPLETED: 0,
        PAUSED: 0,
      },
      oldest_runnable_s: null,
      lag: { p50_s: null, p95_s: null, count: 0 },
      cycles: { running: 0, completed: 0, failed: 0 },
      tokens_today: 0,
      token_budget_daily: null,
    })
  })

  test('count what is held, what waits and what was done', async () => {
    const { call, key, get, clock, called } = await given()
    const turns = [{ turn_id: 't1', role: 'user', text: 'I live in Dalian and I love jasmine tea.' }]
    const commit = (session: string, wait: boolean) =>
      call('POST', `/api/v1/sessions/${session}/turns`, { key, body: { user_id: '安', turns, wait } })
    await commit('s1', true)
    await commit('s2', false)
    const body = { user_id: '安', memory_type: 'fact', content: 'Is allergic to nuts.' }
    await call('POST', '/api/v1/memories', { key, body: { ...body, requires_confirmation: true } })
    await called('2026-03-01T23:59:59Z', 'extract', 'ok', 1_000)
    await called('2026-03-02T00:00:00Z', 'extract', 'timeout', 30, 12)
    await call('PUT', '/api/v1/policy', { key, body: { token_budget_daily: 500 } })
    clock.advance({ minutes: 2 })
    const { body: stats } = await get('/stats')
    const today = (await get('/usage?from=2026-03-02&to=2026-03-02')).body.total
    expect(stats).toMatchObject({
      users: 1,
      sessions: 2,
      turns: 2,
      waiting: 1,
      jobs: { COMPLETED: 1, RECEIVED: 1 },
      oldest_runnable_s: 120,
      lag: { count: 1 },
      token_budget_daily: 500,
      tokens_today: today.input_tokens + today.output_tokens,
    })
    expect(stats.memories).toBeGreaterThanOrEqual(2)
  })
})

describe('model calls', () => {
  test('stand newest first, page by page, and by task, outcome and time', async () => {
    const { get, called } = await given()
    for (const [minute, outcome] of ['ok', 'repaired', 'timeout'].entries())
      await called(`2026-03-02T09:0${minute}:00Z`, 'extract', outcome, 10)
    await called('2026-03-02T09:03:00Z', 'embed', 'ok', 20)
    const outcomes = async (path: string) =>
      (await get(`/model-calls${path}`)).body.items.map((call: { outcome: string }) => call.outcome)
    expect(await outcomes('')).toEqual(['ok', 'timeout', 'repaired', 'ok'])
    expect(await outcomes('?task=embed')).toEqual(['ok'])
    expect(await outcomes('?outcome=repaired')).toEqual(['repaired'])
    expect(await outcomes('?since=2026-03-02T10:02:00%2B01:00')).toEqual(['ok', 'timeout'])
    const first = (await get('/model-calls?limit=3')).body
    const second = (await get(`/model-calls?limit=3&cursor=${first.next_cursor}`)).body
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([3, 1, null])
    for (const bad of ['?outcome=lost', '?since=yesterday', '?limit=0', '?model=x'])
      expect((await get(`/model-calls${bad}`)).status).toBe(422)
  })

  test('are summed by day with every day, and by task and model with the dearest first', async () => {
    const { get, called } = await given()
    await called('2026-02-28T23:59:59.999Z', 'extract', 'ok', 100, 10)
    await called('2026-03-01T00:00:00Z', 'embed', 'ok', 500)
    await called('2026-03-02T11:00:00Z', 'extract', 'schema_invalid', 200, 5)
    const range = 'from=2026-02-27&to=2026-03-02'
    const days = (await get(`/usage?${range}`)).body
    expect(days.items.map((item: { key: string; calls: number }) => [item.key, item.calls])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 1],
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ])
    const total = { calls: 3, failed: 1, input_tokens: 800, output_tokens: 15 }
    expect(days).toMatchObject({ next_cursor: null, total })
    expect((await get(`/usage?${range}&by=task`)).body).toEqual({
      items: [
        { key: 'embed', calls: 1, failed: 0, input_tokens: 500, output_tokens: 0 },
        { key: 'extract', calls: 2, failed: 1, input_tokens: 300, output_tokens: 15 },
      ],
      next_cursor: null,
      total,
    })
    const keys = (await get(`/usage?${range}&by=model`)).body.items.map((item: { key: string }) => item.key)
    expect(keys).toEqual(['vectors', 'words'])
    expect((await get('/usage')).body.items).toHaveLength(30)
    for (const bad of [
      'from=2026-03-02&to=2026-03-01',
      'from=2025-03-01&to=2026-03-02',
      'from=2026-3-1',
      'by=hour',
    ])
      expect([bad, (await get(`/usage?${bad}`)).status]).toEqual([bad, 422])
    expect((await get('/usage?from=2025-03-02&to=2026-03-02')).body.items).toHaveLength(366)
  })
})

test('users are found by what their name begins with, every character as it is', async () => {
  const { call, key, get } = await given()
  for (const user_id of ['ann', 'anna', 'Ann', 'a_n', 'a%n', '安娜', '安 🌱'])
    await call('POST', '/api/v1/memories', { key, body: { user_id, memory_type: 'fact', content: 'x' } })
  const found = async (query: string, more = '') => {
    const { body } = await get(`/users?query=${encodeURIComponent(query)}${more}`)
    return body.items.map((user: { user_id: string }) => user.user_id)
  }
  expect(await found('ann')).toEqual(['ann', 'anna'])
  expect(await found('a_')).toEqual(['a_n'])
  expect(await found('a%')).toEqual(['a%n'])
  expect(await found('安')).toEqual(['安 🌱', '安娜'])
  expect(await found('安 🌱')).toEqual(['安 🌱'])
  expect(await found('b')).toEqual([])
  const { next_cursor } = (await get('/users?query=ann&limit=1')).body
  expect(await found('ann', `&limit=1&cursor=${next_cursor}`)).toEqual(['anna'])
  expect((await get('/users?query=')).status).toBe(422)
})

describe('sessions', () => {
  test('stand with the latest turn first, with counts, and by user and whether they are open', async () => {
    const { call, key, get, clock, tokenFor } = await given()
    const commit = async (session: string, user_id: string, texts: string[]) => {
      clock.advance({ minutes: 1 })
      const turns = texts.map((text, place) => ({
        turn_id: `t${place}`,
        role: place === 0 && texts.length > 1 ? 'assistant' : 'user',
        text,
      }))
      await call('POST', `/api/v1/sessions/${session}/turns`, { key, body: { user_id, turns, wait: true } })
    }
    await commit('first', 'ann', ['How are you?', 'I live in Dalian. 我住在大连。'])
    await commit('second', 'bob', [`${'🌱'.repeat(81)}`])
    await commit('third', 'ann', ['I love jasmine tea.'])
    await call('POST', '/api/v1/sessions/first/end', { key, body: {} })
    const names = (body: { items: { session_id: string }[] }) => body.items.map((item) => item.session_id)
    const all = (await get('/sessions')).body
    expect(names(all)).toEqual(['third', 'second', 'first'])
    expect(all.items[2]).toMatchObject({
      user_id: 'ann',
      turns: 2,
      kept: 1,
      first_text: 'I live in Dalian. 我住在大连。',
      latest_status: 'COMPLETED',
    })
    expect(all.items[2].memories).toBeGreaterThan(0)
    expect(all.items[1]).toMatchObject({ memories: 0, first_text: '🌱'.repeat(80) })
    expect(names((await get('/sessions?user_id=ann&open=true')).body)).toEqual(['third'])
    expect(names((await get('/sessions?open=false')).body)).toEqual(['first'])
    expect((await get('/sessions?user_id=nobody')).body).toEqual({ items: [], next_cursor: null })
    const page = (await get('/sessions?limit=2')).body
    expect(names((await get(`/sessions?limit=2&cursor=${page.next_cursor}`)).body)).toEqual(['first'])
    const token = await tokenFor(key, 'bob')
    expect(names((await call('GET', '/api/v1/sessions', { key: token })).body)).toEqual(['second'])
    expect((await get('/sessions?open=yes')).status).toBe(422)
  })
})
