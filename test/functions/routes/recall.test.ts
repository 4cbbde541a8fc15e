import { beforeAll, describe, expect, test } from 'vitest'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { type Answer, givenApp } from '../../support/app.ts'

describe('POST /api/v1/recall', () => {
  let app: Awaited<ReturnType<typeof givenApp>>
  let key: string
  beforeAll(async () => {
    app = await givenApp({ services: { models: offlineModels() } })
    key = (await app.tenant()).api_key
    const memory = {
      user_id: 'ann',
      memory_type: 'fact',
      content: "Plays the saxophone; 'quoted' \\ back 😀",
    }
    await app.call('POST', '/api/v1/memories', { key, body: memory })
    const turns = [{ turn_id: '1', role: 'user', text: 'DROP TABLE was the name of the band' }]
    await app.call('POST', '/api/v1/sessions/s/turns', {
      key,
      body: { user_id: 'ann', turns, infer: false, wait: true },
    })
  })
  const ask = (query: unknown, more: object = {}): Promise<Answer> =>
    app.call('POST', '/api/v1/recall', { key, body: { user_id: 'ann', query, ...more } })

  test('a turn is the one that its session lists: its mark weighs from 0 to 10, and it names no forgotten memory', async () => {
    const turns = [{ turn_id: '1', role: 'user', text: 'Please remember: my sister Mei lives in Dalian.' }]
    await app.call('POST', '/api/v1/sessions/mei/turns', { key, body: { user_id: 'mei', turns, wait: true } })
    const listed = async () => (await app.call('GET', '/api/v1/sessions/mei/turns', { key })).body.items[0]
    const recalled = async () =>
      (
        await app.call('POST', '/api/v1/recall', {
          key,
          body: { user_id: 'mei', query: 'Where does Mei live?', sources: ['turns'] },
        })
      ).body.results[0].turn
    const first = await listed()
    expect(first.mark.importance).toBeGreaterThanOrEqual(1)
    expect(await recalled()).toMatchObject({ mark: first.mark, memory_ids: first.memory_ids })
    expect(first.memory_ids.length).toBeGreaterThan(0)
  })

  test('answers in the shape of the page', async () => {
    const { status, body } = await ask('saxophone', { explain: true })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      ...['abstained', 'confidence', 'context', 'context_ids', 'due', 'facts', 'probed'],
      ...['profile', 'query', 'refs', 'results', 'standing', 'tokens'],
    ])
    expect(body.results[0]).toMatchObject({
      kind: 'memory',
      turn: null,
      memory: { user_id: 'ann' },
      explain: { edge: null },
    })
  })

  test.each([
    ['4 KiB of punctuation', '!?&|():*<>\'"'.repeat(380)],
    ['operators of tsquery', "a' & !b | (c <-> 'd':*) && || <2> :A"],
    ['emoji', '😀👩‍👩‍👧🏳️‍🌈'.repeat(100)],
    ['a lonely variation selector', '\ufe0f'],
    ['SQL', "'; DROP TABLE memories; SELECT pg_sleep(10) --"],
    ['a JSON path', '$.store..book[?(@.price<10)]'],
    ['backslashes and quotes', "\\'\\\\''\\"],
    ['right-to-left marks', '\u202e saxophone \u202c'],
    ['control characters', '\u0001\u0008\u001f saxophone'],
    ['a very long word', 'x'.repeat(8000)],
    ['very many words', Array.from({ length: 4000 }, (_, n) => `w${n}`).join(' ')],
    ['very much Chinese', '萨克斯管演奏家的猫在大连住'.repeat(700)],
    ['ligatures and full width', 'ﬁﬂ ＳＡＸＯＰＨＯＮＥ ﷺ'],
  ])('%s is a query like any other', async (_name, query) => {
    const { status, body } = await ask(query)
    expect(status).toBe(200)
    expect(body.results).toBeInstanceOf(Array)
  })

  test.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['nothing', ''],
    ['only blanks', ' \n\t'],
    ['more than 32 KiB', 'x'.repeat(32 * 1024 + 1)],
    ['no text', 7],
    ['null', null],
  ])('%s is 422', async (_name, query) => {
    expect((await ask(query)).status).toBe(422)
  })

  test('a misspelt filter is 422 unknown_field, never a wider search', async () => {
    expect(await ask('saxophone', { type: ['note'] })).toMatchObject({
      status: 422,
      body: { code: 'unknown_field' },
    })
  })

  test('needs the scope read', async () => {
    expect((await app.call('POST', '/api/v1/recall', { body: { user_id: 'ann', query: 'x' } })).status).toBe(
      401,
    )
    const { tenant_id } = await app.tenant()
    const writer = await app.keyWith(tenant_id, ['write'])
    expect(
      (await app.call('POST', '/api/v1/recall', { key: writer, body: { user_id: 'ann', query: 'x' } }))
        .status,
    ).toBe(403)
  })

  test('a user token recalls its own user: filled in when missing, 403 for another', async () => {
    const token = await app.tokenFor(key, 'ann')
    const own = await app.call('POST', '/api/v1/recall', { key: token, body: { query: 'saxophone' } })
    expect(own.body.results).not.toEqual([])
    expect(
      (await app.call('POST', '/api/v1/recall', { key: token, body: { user_id: 'bob', query: 'saxophone' } }))
        .status,
    ).toBe(403)
  })

  test('another tenant finds nothing of it', async () => {
    const stranger = (await app.tenant()).api_key
    const { body } = await app.call('POST', '/api/v1/recall', {
      key: stranger,
      body: { user_id: 'ann', query: 'saxophone' },
    })
    expect(body).toMatchObject({ results: [], abstained: true })
  })
})
