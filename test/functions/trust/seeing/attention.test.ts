import { expect, test } from 'vitest'
import { givenTelling } from '../../../support/given/telling.ts'

const contents = (body: { items: { content: string }[] }) => body.items.map(({ content }) => content)

test('tasks that are due, soonest first, overdue ones too, in pages; wrong input is 422', async () => {
  const { at, clock } = await givenTelling()
  const task = (content: string, due_at: string) =>
    at('POST', '/api/v1/memories', { user_id: 'lin', memory_type: 'fact', category: 'task', content, due_at })
  await task('交房租', '2026-05-10T00:00:00Z')
  await task('Renew the passport', '2026-05-01T00:00:00Z')
  await task('Book the summer house', '2026-06-30T00:00:00Z')
  const due = '/api/v1/users/lin/due'
  expect(contents((await at('GET', due)).body)).toEqual(['Renew the passport', '交房租'])
  const page = (await at('GET', `${due}?limit=1&until=2026-07-01T00:00:00%2B08:00`)).body
  expect(contents(page)).toEqual(['Renew the passport'])
  const rest = (await at('GET', `${due}?until=2026-07-01T00:00:00Z&cursor=${page.next_cursor}`)).body
  expect([contents(rest), rest.next_cursor]).toEqual([['交房租', 'Book the summer house'], null])
  const [rent] = (await at('GET', `${due}?until=2026-07-01T00:00:00Z&cursor=${page.next_cursor}&limit=1`))
    .body.items
  await at('DELETE', `/api/v1/memories/${rent.id}`)
  clock.advance({ days: 60 })
  expect(contents((await at('GET', due)).body)).toEqual(['Renew the passport', 'Book the summer house'])
  for (const wrong of ['?until=tomorrow', '?limit=0', '?since=1', '?until='])
    expect([wrong, (await at('GET', due + wrong)).status]).toEqual([wrong, 422])
  expect((await at('GET', '/api/v1/users/nobody/due')).body).toEqual({ items: [], next_cursor: null })
})

test('what waits and what is stale stand in the review, the more important first, until the person answers', async () => {
  const { at, clock } = await givenTelling()
  const add = async (content: string, more: object) =>
    (await at('POST', '/api/v1/memories', { user_id: 'lin', memory_type: 'fact', content, ...more })).body
  const job = await add('Works at a bakery', { forget_policy: 'until_changed', importance: 6 })
  const tea = await add('喜欢绿茶', { forget_policy: 'until_changed', importance: 8 })
  const waiting = await add('May move to Oslo', { requires_confirmation: true, importance: 2 })
  const review = async (query = '') => (await at('GET', `/api/v1/users/lin/review${query}`)).body
  expect((await review()).items.map((item: { kind: string }) => item.kind)).toEqual(['confirm'])
  clock.advance({ days: 181 })
  const { items, next_cursor } = await review()
  expect(next_cursor).toBeNull()
  expect(items).toMatchObject([
    { kind: 'confirm', memory: { id: waiting.id }, other: null, since: waiting.created_at },
    { kind: 'stale', memory: { id: tea.id }, since: '2026-05-04T09:00:00.000Z' },
    { kind: 'stale', memory: { id: job.id } },
  ])
  const first = await review('?limit=2')
  expect(first.items).toEqual(items.slice(0, 2))
  expect((await review(`?cursor=${first.next_cursor}`)).items).toEqual(items.slice(2))
  await at('POST', `/api/v1/memories/${tea.id}/confirm`, { confirmed: true })
  await at('POST', `/api/v1/memories/${waiting.id}/confirm`, { confirmed: false })
  expect((await review()).items.map((item: { memory: object }) => item.memory)).toMatchObject([
    { id: job.id },
  ])
  clock.advance({ days: 181 })
  const again = await at('POST', `/api/v1/memories/${tea.id}/confirm`, { confirmed: true })
  expect(again.body.verified_at).toBe('2027-05-01T09:00:00.000Z')
  expect((await review()).items).toHaveLength(1)
})
