import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'

type Given = Awaited<ReturnType<typeof givenApp>>
let given: Given
let key: string
let counted = 0

beforeAll(async () => {
  given = await givenApp({ now: '2026-06-01T08:00:00Z' })
})

/** A user of a tenant of their own. */
async function somebody() {
  key = (await given.tenant()).api_key
  counted += 1
  return `ann-${counted}`
}
const send = (items: unknown, headers: Record<string, string> = {}) =>
  given.call('POST', '/api/v1/memories/batch', { key, body: { items }, headers })
const get = async (path: string) => (await given.call('GET', path, { key })).body
const fact = (user_id: string, content: string, more: object = {}) => ({
  user_id,
  memory_type: 'fact',
  content,
  ...more,
})

describe('POST /api/v1/memories/batch', () => {
  test('stores each item of several users; what is sent again exists and is not reinforced', async () => {
    const ann = await somebody()
    const bob = `${ann}-bob`
    const items = [
      fact(ann, 'Ann lives in Dalian.', { source: 'crm', external_id: '1', importance: 7 }),
      fact(bob, '鲍勃喜欢茶 🍵', { source: 'crm', external_id: '1' }),
      fact(ann, 'Ann has a cat.'),
    ]
    const first = await send(items)
    expect([first.status, first.body]).toMatchObject([200, { created: 3, existing: 0, refused: 0 }])
    expect(first.body.items.map((item: { index: number }) => item.index)).toEqual([0, 1, 2])
    const ids = first.body.items.map((item: { id: string }) => item.id)
    expect(new Set(ids).size).toBe(3)
    const before = await get(`/api/v1/memories/${ids[0]}`)
    const again = await send([...items, { ...items[0], content: 'Other words.' }])
    expect(again.body).toMatchObject({ created: 0, existing: 4 })
    expect(again.body.items.map((item: { id: string }) => item.id)).toEqual([...ids, ids[0]])
    expect(again.body.items.map((item: { code: unknown }) => item.code)).toEqual([
      null,
      null,
      null,
      'content_differs',
    ])
    expect(await get(`/api/v1/memories/${ids[0]}`)).toEqual(before)
    expect(before).toMatchObject({ importance: 7, version: 1, user_id: ann })
    expect((await get(`/api/v1/memories/${ids[0]}/history`)).items).toMatchObject([{ event: 'created' }])
    expect((await get(`/api/v1/memories?user_id=${bob}`)).items).toMatchObject([{ content: '鲍勃喜欢茶 🍵' }])
  })

  test('two of one request that are the same are one', async () => {
    const ann = await somebody()
    const { body } = await send([
      fact(ann, 'Ann likes tea.'),
      fact(ann, 'ann  LIKES tea.'),
      fact(ann, 'Ann swims.', { external_id: 'x' }),
      fact(ann, 'Ann runs.', { external_id: 'x' }),
    ])
    expect(body).toMatchObject({ created: 2, existing: 2, refused: 0 })
    expect(body.items[1].id).toBe(body.items[0].id)
    expect(body.items[3]).toEqual({
      index: 3,
      id: body.items[2].id,
      status: 'existing',
      code: 'content_differs',
    })
    const told = await given.call('POST', '/api/v1/memories', { key, body: fact(ann, 'Ann likes tea.') })
    expect([told.status, told.body.id]).toEqual([200, body.items[0].id])
  })

  test('a fault in the shape stores nothing and says where; an item that is refused leaves the others', async () => {
    const ann = await somebody()
    const items: object[] = Array.from({ length: 4 }, (_, place) => fact(ann, `Fact ${place}.`))
    for (const [fault, path, code] of [
      [{ content: 7 }, 'items.3.content', 'invalid'],
      [{ importance: 0.9 }, 'items.3.importance', 'invalid'],
      [{ externalid: 'x' }, 'items.3.externalid', 'unknown_field'],
      [{ expires_at: '2027-01-01T00:00:00Z', ttl_seconds: 5 }, 'items.3.expires_at', 'invalid'],
      [{ relation: { subject: { name: 'a' }, predicate: 'p' } }, 'items.3.relation.object', 'invalid'],
      [{ external_id: '' }, 'items.3.external_id', 'invalid'],
      [{ source: 'x'.repeat(65) }, 'items.3.source', 'invalid'],
      [
        { valid_at: '2026-05-04T00:00:00Z', invalid_at: '2026-05-04T01:00:00+02:00' },
        'items.3.invalid_at',
        'invalid',
      ],
    ] as const) {
      const { status, body } = await send([...items.slice(0, 3), { ...items[3], ...fault }])
      expect([status, body.code, body.issues[0].path]).toEqual([422, code, path])
    }
    expect((await send([])).status).toBe(422)
    expect((await send(Array.from({ length: 501 }, () => items[0]))).status).toBe(422)
    expect((await get(`/api/v1/memories?user_id=${ann}`)).items).toEqual([])
    const { body } = await send([
      fact(ann, 'Kept.'),
      { ...fact(ann, 'A belief.'), memory_type: 'trait' },
      fact(ann, 'Over.', { expires_at: '2026-05-31T00:00:00Z' }),
    ])
    expect(body).toMatchObject({ created: 1, existing: 0, refused: 2 })
    expect(body.items.slice(1)).toEqual([
      { index: 1, id: null, status: 'refused', code: 'trait_is_derived' },
      { index: 2, id: null, status: 'refused', code: 'expired' },
    ])
  })

  test.each([
    ['Ann has a secret.', 'ANN has a secret.', 'Ann swims.'],
    ['安有一个秘密 🤫。', '安有一个秘密 🤫。', '安游泳。'],
  ])('what the user had forgotten is refused until they say it anew: %s', async (words, same, other) => {
    const ann = await somebody()
    const bob = `${ann}-bob`
    const named = { source: 'crm', external_id: '1' }
    const [{ id }] = (await send([fact(ann, words, named)])).body.items
    const gone = await given.call('DELETE', `/api/v1/memories/${id}`, { key })
    expect(gone.status).toBe(200)
    const again = [
      fact(ann, same),
      fact(ann, words, named),
      fact(ann, other),
      fact(bob, words),
      fact(ann, 'Other words.', named),
      fact(ann, words, { invalid_at: '2024-01-01T00:00:00Z' }),
    ]
    const { status, body } = await send(again)
    expect([status, body]).toMatchObject([200, { created: 2, existing: 0, refused: 4 }])
    expect(body.items.map(({ code }: { code: unknown }) => code)).toEqual([
      'forgotten',
      'forgotten',
      null,
      null,
      'forgotten',
      'forgotten',
    ])
    expect(body.items[0]).toEqual({ index: 0, id: null, status: 'refused', code: 'forgotten' })
    const contents = async () =>
      (await get(`/api/v1/memories?user_id=${ann}`)).items.map((item: { content: string }) => item.content)
    expect(await contents()).toEqual([other])
    const anew = await given.call('POST', '/api/v1/memories', { key, body: fact(ann, words) })
    expect(anew.status).toBe(201)
    expect((await send([again[1]])).body.items).toEqual([
      { index: 0, id: anew.body.id, status: 'existing', code: null },
    ])
  })

  test('what has ended is superseded by nothing, and is found as of then', async () => {
    const ann = await somebody()
    const old = fact(ann, 'Ann lives in Berlin.', {
      valid_at: '2020-01-01T00:00:00Z',
      invalid_at: '2024-01-01T00:00:00Z',
      external_id: 'old',
      relation: { subject: { name: 'user' }, predicate: 'lives in', object: { name: 'Berlin' } },
    })
    const { body } = await send([old, fact(ann, 'Ann pays rent.', { expires_at: '2026-12-31T23:59:59Z' })])
    expect(body.created).toBe(2)
    const list = (status: string) => get(`/api/v1/memories?user_id=${ann}&status=${status}`)
    expect((await list('superseded')).items).toMatchObject([
      { content: 'Ann lives in Berlin.', superseded_by: null, invalid_at: '2024-01-01T00:00:00.000Z' },
    ])
    expect((await list('active')).items).toMatchObject([
      { content: 'Ann pays rent.', expires_at: '2026-12-31T23:59:59.000Z', forget_policy: 'temporary' },
    ])
    const recall = (more: object) =>
      given.call('POST', '/api/v1/recall', { key, body: { user_id: ann, query: 'Berlin', ...more } })
    expect(JSON.stringify((await recall({})).body)).not.toContain('Berlin')
    const then = await recall({ as_of: '2022-05-01T00:00:00Z' })
    expect(JSON.stringify(then.body.results)).toContain('Ann lives in Berlin.')
    expect(then.body.facts).toMatchObject([{ predicate: 'LIVES_IN', object: 'Berlin' }])
    expect((await send([old])).body).toMatchObject({ created: 0, existing: 1 })
  })

  test('relations become edges with their memory as the source; an unknown predicate makes none', async () => {
    const ann = await somebody()
    const relation = (subject: string, predicate: string, object: string) => ({
      relation: { subject: { name: subject }, predicate, object: { name: object, type: 'place' } },
    })
    const { body } = await send([
      fact(ann, 'Ann lives in Dalian.', relation('user', 'lives in', 'Dalian')),
      fact(ann, 'Ann frobs Dalian.', relation('user', 'frobnicates', 'Dalian')),
      fact(ann, 'Dalian is in Dalian.', relation('Dalian', 'LOCATED_IN', 'dalian')),
    ])
    expect(body.items.map((item: { code: unknown }) => item.code)).toEqual([
      null,
      'unknown_predicate',
      'unknown_predicate',
    ])
    expect(body).toMatchObject({ created: 3 })
    const facts = await get(`/api/v1/users/${ann}/graph/facts`)
    expect(facts.items).toMatchObject([
      { subject: 'user', predicate: 'LIVES_IN', object: 'Dalian', source_memory_id: body.items[0].id },
    ])
    await send([fact(ann, 'Ann lives in Kyoto.', { ...relation('User', 'LIVES_IN', 'Kyoto') })])
    const now = await get(`/api/v1/users/${ann}/graph/facts`)
    expect(now.items.map(({ object }: { object: string }) => object)).toEqual(['Dalian', 'Kyoto'].slice(1))
  })

  test('the same Idempotency-Key answers the same; two at once store once', async () => {
    const ann = await somebody()
    const items = [fact(ann, 'Ann sings.', { external_id: 's' }), fact(ann, 'Ann dances.')]
    const headers = { 'idempotency-key': 'batch-1' }
    const first = await send(items, headers)
    const second = await send(items, headers)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    const more = [fact(ann, 'Ann paints.', { external_id: 'p' }), fact(ann, 'Ann writes.')]
    const both = await Promise.all([send(more), send(more), send(more)])
    expect(both.map(({ body }) => body.created).sort()).toEqual([0, 0, 2])
    expect((await get(`/api/v1/memories?user_id=${ann}`)).items).toHaveLength(4)
  })

  test('only keys may; another tenant’s same names are other memories', async () => {
    const ann = await somebody()
    const items = [fact(ann, 'Ann lives in Dalian.', { external_id: '1' })]
    const token = await given.tokenFor(key, ann)
    const asked = await given.call('POST', '/api/v1/memories/batch', { key: token, body: { items } })
    expect([asked.status, asked.body.code]).toEqual([403, 'forbidden'])
    const mine = (await send(items)).body.items[0].id
    key = (await given.tenant()).api_key
    const theirs = (await send(items)).body.items[0]
    expect(theirs.status).toBe('created')
    expect(theirs.id).not.toBe(mine)
  })
})

describe('POST /api/v1/users/{user_id}/imports', () => {
  const report = {
    source: 'chatgpt',
    version: '1',
    mode: 'preserve',
    imported: { turns: 3 },
    skipped: { system: 1 },
  }

  test('notes a report once a run, for keys and the user themself', async () => {
    const ann = await somebody()
    const post = (body: unknown, as = key, headers = {}) =>
      given.call('POST', `/api/v1/users/${ann}/imports`, { key: as, body, headers })
    const first = await post(report, key, { 'idempotency-key': 'run' })
    expect([first.status, first.body]).toEqual([
      201,
      { id: expect.any(String), at: '2026-06-01T08:00:00.000Z' },
    ])
    expect((await post(report, key, { 'idempotency-key': 'run' })).body).toEqual(first.body)
    const token = await given.tokenFor(key, ann)
    expect((await post(report, token)).status).toBe(201)
    const bob = await given.tokenFor(key, 'bob')
    expect((await post(report, bob)).status).toBe(403)
    expect((await post({ ...report, words: 'I moved' })).body.code).toBe('unknown_field')
    const jobs_failed = Array.from({ length: 600 }, () => first.body.id)
    expect([(await post({ jobs_failed })).status, (await post({ read: -1 })).status]).toEqual([413, 422])
  })
})
