import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'

type Given = Awaited<ReturnType<typeof givenApp>>
interface Picture {
  center: string | null
  nodes: { id: string; name: string; degree: number; type: string; aliases: string[] }[]
  edges: { from: string; to: string; predicate: string; invalid_at: string | null }[]
  truncated: boolean
}
let given: Given
let key: string

beforeAll(async () => {
  given = await givenApp({ now: '2026-06-01T08:00:00Z' })
  key = (await given.tenant()).api_key
  const item = (subject: string, predicate: string, object: string, more: object = {}) => ({
    user_id: 'ann',
    memory_type: 'fact',
    content: `${subject} ${predicate} ${object} ${JSON.stringify(more)}`,
    relation: { subject: { name: subject }, predicate, object: { name: object } },
    ...more,
  })
  const items = [
    item('user', 'LIVES_IN', 'Dalian'),
    item('user', 'FRIEND_OF', 'Mei'),
    item('user', 'FRIEND_OF', 'Mei', { importance: 7 }),
    item('Mei', 'WORKS_AT', 'Port'),
    item('Port', 'LOCATED_IN', 'Dalian'),
    item('Bob', 'FRIEND_OF', 'user'),
    item('Bob', 'LIKES', '茶'),
    item('user', 'LIVES_IN', 'Berlin', {
      ...{ valid_at: '2020-01-01T00:00:00Z', invalid_at: '2024-01-01T00:00:00Z' },
    }),
  ]
  const { body } = await given.call('POST', '/api/v1/memories/batch', { key, body: { items } })
  expect(body).toMatchObject({ created: items.length })
})

async function draw(query = '', user = 'ann'): Promise<Picture> {
  const answer = await given.call('GET', `/api/v1/users/${user}/graph/subgraph?${query}`, { key })
  expect(answer.status).toBe(200)
  return answer.body
}
const names = ({ nodes }: Picture) => nodes.map(({ name }) => name)

describe('GET /users/{id}/graph/subgraph', () => {
  test('of a person who is only ever spoken of by name it is the node with that name', async () => {
    const turns = [
      {
        turn_id: 't1',
        role: 'user',
        name: '林蔚',
        text: '我住在大连。',
        timestamp_iso: '2026-05-01T08:00:00Z',
      },
    ]
    await given.call('POST', '/api/v1/sessions/s1/turns', { key, body: { user_id: 'lin', turns } })
    const lives = {
      subject: { name: '林蔚', type: 'person' },
      predicate: 'LIVES_IN',
      object: { name: '大连' },
    }
    const items = [{ user_id: 'lin', memory_type: 'fact', content: '林蔚住在大连', relation: lives }]
    await given.call('POST', '/api/v1/memories/batch', { key, body: { items } })
    const picture = await draw('', 'lin')
    expect(names(picture)[0]).toBe('林蔚')
    expect(picture.center).toBe(picture.nodes[0]?.id)
  })

  test('the user first, then what is near and heavy, with the edges between them', async () => {
    const picture = await draw()
    expect(names(picture)[0]).toBe('user')
    expect(names(picture)[1]).toBe('Mei')
    expect(names(picture).sort()).toEqual(['Bob', 'Dalian', 'Mei', 'user'])
    const ids = new Set(picture.nodes.map(({ id }) => id))
    expect(picture.edges.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true)
    expect(picture.edges.map(({ predicate }) => predicate).sort()).toEqual([
      'FRIEND_OF',
      'FRIEND_OF',
      'LIVES_IN',
    ])
    expect([picture.center, picture.truncated]).toEqual([picture.nodes[0]?.id, false])
    const degrees = Object.fromEntries(picture.nodes.map(({ name, degree }) => [name, degree]))
    expect(degrees).toEqual({ user: 3, Mei: 2, Bob: 2, Dalian: 2 })
  })

  test('hops go further; the user is passed through only as the centre', async () => {
    expect(names(await draw('hops=2')).sort()).toEqual(['Bob', 'Dalian', 'Mei', 'Port', 'user', '茶'])
    const tea = await draw(`center=${encodeURIComponent('茶')}&hops=3`)
    expect(names(tea)).toEqual(['茶', 'Bob', 'user'])
    const byId = await draw(`center=${tea.nodes[1]?.id}`)
    expect(names(byId)[0]).toBe('Bob')
    expect(names(await draw('center=%20bob%20'))[0]).toBe('Bob')
  })

  test('a limit bounds the nodes and says so; what is over is shown when asked for', async () => {
    const few = await draw('hops=3&limit=2')
    expect([names(few), few.truncated]).toEqual([['user', 'Mei'], true])
    expect((await draw('hops=3&limit=6')).truncated).toBe(false)
    expect(names(await draw('ended=true'))).toContain('Berlin')
    const then = await draw('as_of=2022-01-01T00:00:00Z')
    expect(names(then)).toEqual(['user', 'Berlin'])
  })

  test('nobody and nothing is an empty picture; what is out of range is 422', async () => {
    const nothing = { center: null, nodes: [], edges: [], truncated: false }
    expect(await draw('', 'nobody')).toEqual(nothing)
    expect(await draw('center=Paris')).toEqual(nothing)
    for (const query of ['hops=0', 'hops=4', 'limit=301', 'limit=0', 'center=', 'as_of=2022', 'hop=1']) {
      const { status } = await given.call('GET', `/api/v1/users/ann/graph/subgraph?${query}`, { key })
      expect([query, status]).toEqual([query, 422])
    }
    const token = await given.tokenFor(key, 'bob')
    expect((await given.call('GET', '/api/v1/users/ann/graph/subgraph', { key: token })).status).toBe(403)
  })
})
