import { describe, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { givenGraph } from '../../support/given/graph.ts'

async function given() {
  const app = await givenApp()
  const first = await app.tenant()
  const second = await app.tenant()
  const { clock, services, database } = app
  const ctx = { db: database.forTenant(first.tenant_id), clock, embedder: services.embedder }
  await givenGraph(ctx, 'u1', {
    relations: [
      ['昊哥', 'LIVES_IN', '大连'],
      ['昊哥', 'CHILD_OF', '妈妈'],
    ],
  })
  const as = (key: string) => ({
    get: (path: string) => app.call('GET', `/api/v1/users/u1/${path}`, { key }),
    signal: (body: unknown, headers = {}) =>
      app.call('POST', '/api/v1/users/u1/affinity/signals', { key, body, headers }),
  })
  return { ...app, mine: as(first.api_key), theirs: as(second.api_key), as, key: first.api_key }
}

describe('affinity and graph over HTTP', () => {
  test('a user’s standing, history and signals', async () => {
    const { mine } = await given()
    expect((await mine.get('affinity')).body).toMatchObject({
      user_id: 'u1',
      score: 0.5,
      state: 'close_friend',
      intimacy_level: 4,
    })
    expect(await mine.signal({ correction: true, memory_confirmation: true })).toMatchObject({
      status: 200,
      body: { score: 0.49 },
    })
    expect((await mine.get('affinity/history')).body.items).toMatchObject([
      { cause: 'signals', delta: -0.01 },
    ])
  })

  test('a signal is counted once under its Idempotency-Key', async () => {
    const { mine } = await given()
    const first = await mine.signal({ correction: true }, { 'idempotency-key': 'k' })
    const second = await mine.signal({ correction: true }, { 'idempotency-key': 'k' })
    expect(second.body).toEqual(first.body)
    expect((await mine.signal({ memory_confirmation: true }, { 'idempotency-key': 'k' })).body.code).toBe(
      'idempotency_mismatch',
    )
    expect((await mine.get('affinity/history')).body.items).toHaveLength(1)
  })

  test.each([{}, { correction: 'yes' }, { praise: true }])(
    'signals that are none are 422: %j',
    async (body) => {
      const { mine } = await given()
      expect((await mine.signal(body)).status).toBe(422)
    },
  )

  test('entities and facts', async () => {
    const { mine } = await given()
    expect((await mine.get('graph/entities')).body.items).toHaveLength(3)
    expect(
      (await mine.get(`graph/facts?entity=${encodeURIComponent('大连')}&hops=2`)).body.items.map(
        (fact: { text: string }) => fact.text,
      ),
    ).toEqual(['昊哥 -[LIVES_IN]-> 大连', '[2-hop] 大连 <-[LIVES_IN]- 昊哥 -[CHILD_OF]-> 妈妈'])
    expect((await mine.get('graph/facts?hops=4')).status).toBe(422)
    expect((await mine.get('graph/facts?entiti=x')).body.code).toBe('unknown_field')
  })

  test('another tenant’s user of the same name is another user', async () => {
    const { mine, theirs } = await given()
    await mine.signal({ correction: true })
    expect((await theirs.get('affinity')).body.score).toBe(0.5)
    for (const path of [
      'affinity/history',
      'graph/entities',
      'graph/facts',
      `graph/facts?entity=${encodeURIComponent('昊哥')}`,
    ]) {
      expect((await theirs.get(path)).body).toEqual({ items: [], next_cursor: null })
    }
  })

  test('a user token sees its own user only', async () => {
    const { as, key, tokenFor } = await given()
    const [own, other] = [as(await tokenFor(key, 'u1')), as(await tokenFor(key, 'u2'))]
    expect((await own.get('affinity')).status).toBe(200)
    for (const path of ['affinity', 'affinity/history', 'graph/entities', 'graph/facts'])
      expect((await other.get(path)).status).toBe(403)
    expect((await other.signal({ correction: true })).status).toBe(403)
  })
})
