import { expect, test } from 'vitest'
import { extraction, fact, mark, marks, user } from '../../core/ingest/support/support.ts'
import { givenApp } from '../../support/app.ts'

async function given(policy: object) {
  const app = await givenApp()
  const { api_key: key } = await app.tenant()
  expect((await app.call('PUT', '/api/v1/policy', { key, body: policy })).status).toBe(200)
  const add = (content: string, who = key, more = {}) =>
    app.call('POST', '/api/v1/memories', {
      key: who,
      body: { user_id: 'ann', memory_type: 'fact', content, ...more },
    })
  const commit = (turns: object[], more = {}) =>
    app.call('POST', '/api/v1/sessions/s/turns', { key, body: { user_id: 'ann', turns, ...more } })
  const turn = (id: number, text = `turn ${id}`) => ({ turn_id: `${id}`, role: 'user', text })
  return { ...app, key, add, commit, turn }
}
const refused = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

test('a user’s rows: beyond the quota nothing of a request is stored, and a repeat needs no room', async () => {
  const { add, commit, turn, call, key } = await given({ quota_rows_per_user: 3 })
  expect((await add('one')).status).toBe(201)
  expect((await commit([turn(1), turn(2)])).status).toBe(202)
  const over = await commit([turn(1), turn(3)])
  expect(refused(over)).toEqual([403, 'quota_exceeded'])
  expect(over.body.detail).toMatch(/rows.*3.*3/)
  expect((await call('GET', '/api/v1/sessions/s/turns', { key })).body.items).toHaveLength(2)
  expect(refused(await add('two'))).toEqual([403, 'quota_exceeded'])
  expect([(await add('one')).status, (await commit([turn(1), turn(2)])).status]).toEqual([200, 200])
  expect((await add('one', key, { user_id: 'bob' })).status).toBe(201)
  expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body.items).toHaveLength(1)
  expect((await call('DELETE', '/api/v1/users/ann', { key })).status).toBe(200)
  expect((await add('two')).status).toBe(201)
})

test('bytes: words, names, metadata and old versions count', async () => {
  const { add, commit, turn, call, key } = await given({ quota_bytes_per_user: 1_000 })
  const made = await add('茶'.repeat(100))
  const { id } = made.body
  const patch = (body: object) => call('PATCH', `/api/v1/memories/${id}`, { key, body })
  expect((await patch({ content: 'x'.repeat(300), version: 1 })).status).toBe(200)
  expect((await patch({ metadata: { note: 'y'.repeat(200) }, version: 2 })).status).toBe(200)
  const over = await patch({ content: 'z'.repeat(300), version: 3 })
  expect(refused(over)).toEqual([403, 'quota_exceeded'])
  expect(over.body.detail).toMatch(/bytes.*1000/)
  expect(refused(await commit([{ ...turn(1), name: 'n'.repeat(200) }]))).toEqual([403, 'quota_exceeded'])
  expect(refused(await commit([{ ...turn(1), meta: { a: 'n'.repeat(200) } }]))).toEqual([
    403,
    'quota_exceeded',
  ])
  const confirm = await call('POST', `/api/v1/memories/${id}/confirm`, { key, body: { confirmed: true } })
  expect(refused(confirm)).toEqual([403, 'quota_exceeded'])
  expect((await call('DELETE', `/api/v1/memories/${id}`, { key })).status).toBe(200)
})

test('of many at once no more are stored than fit', async () => {
  const { add, call, key } = await given({ quota_rows_per_user: 5 })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(`fact ${n}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(15)
  expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body.items).toHaveLength(5)
})

test('a message is refused before its stream', async () => {
  const { add, call, key } = await given({ quota_rows_per_user: 2 })
  await add('one')
  const body = { user_id: 'ann', session_id: 's', message: 'hi', idempotency_key: 'k' }
  expect(refused(await call('POST', '/api/v1/sse/message', { key, body }))).toEqual([403, 'quota_exceeded'])
})

test('what a job makes and does not fit is counted, and the job is done', async () => {
  const { models, commit, call, key } = await given({ quota_rows_per_user: 2 })
  models.add({
    mark_turns: [marks(mark('1'))],
    extract: [extraction({ facts: [fact('Likes tea', '1'), fact('Lives in Dalian', '1')] })],
  })
  const done = await commit([{ ...user('1', 'I like tea and live in Dalian.') }], { wait: true })
  expect(done.body.job).toMatchObject({ status: 'COMPLETED', metrics: { items_rejected: { quota: 1 } } })
  expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body.items).toHaveLength(1)
})

test('a user token’s memory has at most 64 KiB', async () => {
  const { add, tokenFor, key, call } = await given({})
  const token = await tokenFor(key, 'ann')
  const big = 'x'.repeat(65_537)
  const made = await add('x'.repeat(65_536), token)
  expect([made.status, (await add(big)).status]).toEqual([201, 201])
  const { id } = made.body
  for (const answer of [
    await add(big, token),
    await call('PATCH', `/api/v1/memories/${id}`, { key: token, body: { content: big, version: 1 } }),
    await call('POST', `/api/v1/memories/${id}/confirm`, {
      key: token,
      body: { confirmed: true, content: big },
    }),
  ])
    expect([answer.status, answer.body.issues?.[0].path]).toEqual([422, 'content'])
})

test('quotas below 1 are refused', async () => {
  const { call, key } = await given({})
  for (const body of [{ quota_rows_per_user: 0 }, { quota_bytes_per_user: 0 }])
    expect((await call('PUT', '/api/v1/policy', { key, body })).status).toBe(422)
})

test('a batch is stored whole or, beyond the quota, not at all', async () => {
  const { call, key } = await given({ quota_rows_per_user: 2 })
  const batch = (contents: string[]) =>
    call('POST', '/api/v1/memories/batch', {
      key,
      body: {
        items: contents.map((content) => ({
          user_id: 'ann',
          memory_type: 'fact',
          content,
          source: 'crm',
          external_id: content,
        })),
      },
    })
  expect((await batch(['one'])).status).toBe(200)
  expect(refused(await batch(['two', 'three']))).toEqual([403, 'quota_exceeded'])
  expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body.items).toHaveLength(1)
  expect((await batch(['one', 'two'])).status).toBe(200)
  expect((await batch(['one', 'two'])).status).toBe(200)
})
