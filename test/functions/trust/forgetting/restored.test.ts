import { expect, test } from 'vitest'
import { givenTelling } from '../../../support/given/telling.ts'

/** All that a stranger can read of the user, as one text. */
async function everything(
  { at, app, key }: Awaited<ReturnType<typeof givenTelling>>,
  ids: readonly string[],
) {
  const reads = [
    ...['active', 'expired', 'superseded', 'all'].map(
      (status) => `/api/v1/memories?user_id=lin&status=${status}`,
    ),
    ...['小美 前女友', 'ex girlfriend Xiaomei'].map(
      (query) => `/api/v1/memories?user_id=lin&status=all&query=${encodeURIComponent(query)}`,
    ),
    '/api/v1/sessions?user_id=lin',
    '/api/v1/sessions/s/turns',
    '/api/v1/users/lin',
    '/api/v1/users/lin/traits',
    '/api/v1/users/lin/profile',
    '/api/v1/users/lin/graph/entities',
    '/api/v1/users/lin/graph/facts',
    '/api/v1/users/lin/export',
    '/api/v1/erasures',
    ...ids.flatMap((id) => [
      `/api/v1/memories/${id}`,
      `/api/v1/memories/${id}/history`,
      `/api/v1/memories/${id}/sources`,
    ]),
  ]
  const texts: string[] = []
  for (const path of reads) {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${key}` } })
    texts.push(`${path} ${answer.status} ${await answer.text()}`)
  }
  for (const query of ['我前女友叫什么', 'What is the name of my ex? Xiaomei 小美']) {
    const answer = await at('POST', '/api/v1/recall', { user_id: 'lin', query, explain: true })
    const { query: _asked, ...rest } = answer.body
    texts.push(`recall ${answer.status} ${JSON.stringify(rest)}`)
  }
  return texts
}

const found = (texts: readonly string[], word: string) => texts.filter((text) => text.includes(word))

test('a forgotten memory is nowhere, and a restore brings all of it back', async () => {
  const world = await givenTelling()
  const { at, tell, memories } = world
  await tell(['我前女友叫小美', '我住在大连', '我喜欢喝茶'])
  const before = await memories()
  const target = before.find(({ content }: { content: string }) => content.includes('小美'))
  expect(target).toBeDefined()
  const seen = await everything(world, [target.id])
  expect(found(seen, '小美').length).toBeGreaterThan(5)

  const plan = await at('DELETE', `/api/v1/memories/${target.id}?dry_run=true`)
  expect(plan).toMatchObject({
    status: 200,
    body: { kind: 'memory', plan_id: null, memory_ids: [target.id] },
  })
  expect(await everything(world, [target.id])).toEqual(seen)

  const gone = await at('DELETE', `/api/v1/memories/${target.id}`)
  expect([gone.status, gone.body]).toMatchObject([
    200,
    { content: target.content, deletion: { kind: 'memory' } },
  ])
  expect(gone.body.deletion.rows).toEqual(plan.body.rows)
  expect(gone.body.deletion.turns).toEqual(plan.body.turns)
  expect(gone.body.deletion.relations).toEqual(plan.body.relations.map(({ id }: { id: string }) => id))
  expect(JSON.stringify(gone.body.deletion)).not.toContain('小美')
  const after = await everything(world, [target.id])
  expect(found(after, '小美')).toEqual([])
  expect(found(after, '大连').length).toBeGreaterThan(0)

  const again = await at('DELETE', `/api/v1/memories/${target.id}`)
  expect([again.status, again.body.content, again.body.deletion]).toEqual([200, '', gone.body.deletion])

  const back = await at('POST', `/api/v1/memories/${target.id}/restore`)
  expect([back.status, back.body]).toMatchObject([
    200,
    { content: target.content, expired_at: null, forgotten_at: null },
  ])
  const whole = await everything(world, [target.id])
  const places = (texts: readonly string[]) => found(texts, '小美').map((text) => text.split(' ')[0])
  expect(places(whole)).toEqual(places(seen))
})
