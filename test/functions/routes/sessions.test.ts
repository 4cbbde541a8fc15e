import { describe, expect, test } from 'vitest'
import { drop, extraction, fact, mark, marks, user } from '../../core/ingest/support/support.ts'
import { givenApp } from '../../support/app.ts'

const script = {
  mark_turns: [marks(mark('1'), drop('2'))],
  extract: [extraction({ facts: [fact('The user likes tea', '1')] })],
}
const commit = (more: object = {}) => ({
  user_id: 'lin',
  turns: [user('1', 'I like tea.'), user('2', 'Hi!')],
  ...more,
})

test('a commit, its job, its session and the verdict on every turn', async () => {
  const { call, tenant, models, dispatcher } = await givenApp({ now: '2026-03-02T09:00:00Z' })
  models.add(script)
  const { api_key: key } = await tenant()
  const first = await call('POST', '/api/v1/sessions/s/turns', { key, body: commit() })
  expect([first.status, first.body]).toEqual([
    202,
    {
      session_id: 's',
      job_id: expect.any(String),
      status: 'RECEIVED',
      accepted_turns: 2,
      deduped_turns: 0,
      job: null,
    },
  ])
  expect(dispatcher.take()).toHaveLength(1)
  const again = await call('POST', '/api/v1/sessions/s/turns', { key, body: commit({ wait: true }) })
  expect([again.status, again.body]).toMatchObject([
    200,
    { status: 'COMPLETED', deduped_turns: 2, job: { status: 'COMPLETED' } },
  ])

  const job = await call('GET', `/api/v1/jobs/${first.body.job_id}`, { key })
  expect(job.body).toEqual(again.body.job)
  expect((await call('GET', '/api/v1/jobs?status=COMPLETED', { key })).body.items).toEqual([job.body])
  expect((await call('GET', '/api/v1/jobs?status=PAUSED', { key })).body).toEqual({
    items: [],
    next_cursor: null,
  })
  expect((await call('POST', `/api/v1/jobs/${first.body.job_id}/retry`, { key })).body).toEqual(job.body)

  const session = await call('GET', '/api/v1/sessions/s', { key })
  expect(session.body).toEqual({
    session_id: 's',
    user_id: 'lin',
    started_at: '2026-03-02T09:00:00.000Z',
    last_turn_at: '2026-03-02T09:00:00.000Z',
    ended_at: null,
    last_reflected_at: null,
    cursor_committed: '2',
    latest_job_id: first.body.job_id,
    latest_status: 'COMPLETED',
  })
  const page = await call('GET', '/api/v1/sessions/s/turns?limit=1', { key })
  const memories = (await call('GET', '/api/v1/memories?user_id=lin', { key })).body.items
  expect(page.body.items).toEqual([
    {
      turn_id: '1',
      seq: 1,
      role: 'user',
      name: null,
      text: 'I like tea.',
      timestamp_iso: '2026-03-02T09:00:00.000Z',
      attachments: [],
      meta: {},
      forgotten_at: null,
      mark: expect.objectContaining({
        keep: true,
        category: 'fact',
        forget_policy: 'temporary',
        ttl_seconds: 15_552_000,
      }),
      memory_ids: [memories[0].id],
    },
  ])
  const rest = await call('GET', `/api/v1/sessions/s/turns?cursor=${page.body.next_cursor}`, { key })
  expect(rest.body).toMatchObject({
    items: [{ turn_id: '2', mark: { keep: false }, memory_ids: [] }],
    next_cursor: null,
  })

  const ended = await call('POST', '/api/v1/sessions/s/end', { key })
  expect([ended.status, ended.body.ended_at]).toEqual([200, '2026-03-02T09:00:00.000Z'])
  expect(dispatcher.take()).toMatchObject([{ kind: 'reflect', user_id: 'lin', trigger: 'session_end' }])
})

test('an Idempotency-Key gives the first answer again, and the guard travels in the one batch', async () => {
  const { call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const headers = { 'idempotency-key': 'k' }
  const first = await call('POST', '/api/v1/sessions/s/turns', { key, headers, body: commit() })
  const again = await call('POST', '/api/v1/sessions/s/turns', { key, headers, body: commit() })
  expect([again.status, again.body]).toEqual([202, first.body])
  const other = await call('POST', '/api/v1/sessions/s/turns', {
    key,
    headers,
    body: commit({ infer: false }),
  })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
})

test('what is wrong is a problem, and nothing is stored', async () => {
  const { call, tenant, tokenFor } = await givenApp()
  const { api_key: key } = await tenant()
  await call('POST', '/api/v1/sessions/s/turns', { key, body: commit() })
  const lin = await tokenFor(key, 'lin')
  const eve = await tokenFor(key, 'eve')
  const post = async (session: string, body: object, who = key) => {
    const answer = await call('POST', `/api/v1/sessions/${session}/turns`, { key: who, body })
    return [answer.status, answer.body.code]
  }
  const text = (words: string) => commit({ turns: [user('9', words)] })
  expect(await post('s', commit(), eve)).toEqual([403, 'forbidden'])
  expect(await post('s', text('x'.repeat(33 * 1024)))).toEqual([422, 'invalid'])
  expect(await post('s', text('a\0'))).toEqual([422, 'invalid'])
  expect(await post('s', { ...commit(), inferr: true })).toEqual([422, 'unknown_field'])
  expect(await post('s', commit({ turns: [user('1', 'other')] }))).toEqual([409, 'turn_conflict'])
  expect((await call('GET', '/api/v1/sessions/s', { key: eve })).status).toBe(404)
  expect((await call('GET', '/api/v1/sessions/s/turns', { key: eve })).status).toBe(404)
  expect((await call('POST', '/api/v1/sessions/s/end', { key: eve })).status).toBe(404)
  expect((await call('GET', '/api/v1/jobs', { key: eve })).body.items).toEqual([])
  const [job] = (await call('GET', '/api/v1/jobs', { key: lin })).body.items
  expect((await call('GET', `/api/v1/jobs/${job.job_id}`, { key: eve })).status).toBe(404)
  expect((await call('POST', `/api/v1/jobs/${job.job_id}/retry`, { key: eve })).status).toBe(404)
  expect((await call('GET', '/api/v1/sessions/s/turns', { key: lin })).body.items).toHaveLength(2)
  const stranger = (await tenant()).api_key
  expect((await call('GET', `/api/v1/jobs/${job.job_id}`, { key: stranger })).status).toBe(404)
  expect((await call('GET', '/api/v1/sessions/s', { key: stranger })).status).toBe(404)
})

test('a preview shows what a commit would make and stores nothing', async () => {
  const { call, tenant, models } = await givenApp({ now: '2026-03-02T09:00:00Z' })
  models.add(script)
  const { api_key: key } = await tenant()
  const seen = await call('POST', '/api/v1/sessions/s/preview', { key, body: commit() })
  expect([seen.status, seen.body]).toMatchObject([
    200,
    {
      marks: [
        { turn_id: '1', keep: true },
        { turn_id: '2', keep: false },
      ],
      kept_turn_ids: ['1'],
      kept_spans: [{ turn_id: '1', text: 'I like tea.' }],
      filtered_transcript: '[1] 2026-03-02T09:00:00.000Z user user: I like tea.',
      pin_intents: [],
      memories: [
        {
          memory_type: 'fact',
          content: 'The user likes tea',
          valid_at: '2026-03-02T09:00:00.000Z',
          source_turn_ids: ['1'],
        },
      ],
      entities: [],
      relations: [],
      rejected: {},
      model_calls: 2,
      tokens: expect.any(Number),
    },
  ])
  const { total } = (await call('GET', '/api/v1/usage', { key })).body
  expect(seen.body).toMatchObject({
    model_calls: total.calls,
    tokens: total.input_tokens + total.output_tokens,
  })
  expect((await call('GET', '/api/v1/sessions/s', { key })).status).toBe(404)
  expect((await call('GET', '/api/v1/users/lin', { key })).status).toBe(404)
})

describe('a name that two users have', () => {
  const turn = (text: string) => ({ turn_id: '1', role: 'user', text })
  async function given() {
    const app = await givenApp()
    const { api_key: key } = await app.tenant()
    const commit = (user_id: string) =>
      app.call('POST', '/api/v1/sessions/s/turns', {
        key,
        body: { user_id, commit_id: 'c', turns: [turn(`I am ${user_id}.`)] },
      })
    expect([(await commit('ann')).status, (await commit('bob')).status]).toEqual([202, 202])
    const [ann, bob, eve] = await Promise.all(['ann', 'bob', 'eve'].map((user) => app.tokenFor(key, user)))
    return { ...app, key, ann, bob, eve }
  }
  const places = [
    ['GET', '/api/v1/sessions/s'],
    ['GET', '/api/v1/sessions/s/turns'],
    ['POST', '/api/v1/sessions/s/end'],
  ] as const

  test.each(places)('%s %s: a token has its own, a key says whose', async (method, path) => {
    const { call, key, ann, bob, eve } = await given()
    const ask = async (who: string | undefined, query = '') => {
      const { status, body } = await call(method, `${path}${query}`, { key: who ?? null })
      return [status, status < 300 ? (body.user_id ?? body.items[0].text) : body.code]
    }
    const of = (user: string) => (path.endsWith('turns') ? `I am ${user}.` : user)
    expect(await ask(ann)).toEqual([200, of('ann')])
    expect(await ask(bob)).toEqual([200, of('bob')])
    expect(await ask(eve)).toEqual([404, 'not_found'])
    expect(await ask(key)).toEqual([409, 'session_conflict'])
    expect(await ask(key, '?user_id=ann')).toEqual([200, of('ann')])
    expect(await ask(key, '?user_id=bob')).toEqual([200, of('bob')])
    expect(await ask(key, '?user_id=eve')).toEqual([404, 'not_found'])
    expect(await ask(ann, '?user_id=bob')).toEqual([403, 'forbidden'])
    const { body } = await call(method, path, { key })
    expect(body.detail).toContain('user_id')
  })

  test('nothing is ended while it is not said whose', async () => {
    const { call, key } = await given()
    await call('POST', '/api/v1/sessions/s/end', { key })
    for (const user of ['ann', 'bob'])
      expect((await call('GET', `/api/v1/sessions/s?user_id=${user}`, { key })).body.ended_at).toBeNull()
  })

  test('another user’s is no different from none: turns, preview and messages are one’s own', async () => {
    const { call, eve, key } = await given()
    const preview = (session: string) =>
      call('POST', `/api/v1/sessions/${session}/preview`, { key: eve ?? null, body: { turns: [turn('hi')] } })
    const asked = async (session: string) => ({ ...(await preview(session)).body, request_id: '' })
    expect(await asked('s')).toEqual(await asked('nobodys'))
    const body = { turns: [turn('I am Eve.')] }
    const mine = await call('POST', '/api/v1/sessions/s/turns', { key: eve ?? null, body })
    expect(mine.body).toMatchObject({ accepted_turns: 1, deduped_turns: 0 })
    expect((await call('GET', '/api/v1/sessions/s/turns', { key: eve ?? null })).body.items).toHaveLength(1)
    expect((await call('GET', '/api/v1/sessions/s/turns?user_id=ann', { key })).body.items).toHaveLength(1)
  })
})
