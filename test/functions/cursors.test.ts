import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { memoryRateLimiter } from '../../functions/adapters/rate-limit.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { ADMIN_TOKEN, givenApp } from '../support/app.ts'
import { givenWorld, type World } from '../support/given/world.ts'
import { hostilePlaces, lists, type PlaceKind, placeOf } from '../support/surface/cursors.ts'
import { address, api, type Operation } from '../support/surface/operations.ts'

let world: World
let elsewhere: World
let operations: readonly Operation[]
beforeAll(async () => {
  const services = { models: offlineModels(), rateLimiter: memoryRateLimiter(1_000_000) }
  const app = await givenApp({ services })
  world = await givenWorld('cursors', app)
  elsewhere = await givenWorld('elsewhere', app)
  operations = (await api()).operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'cursor'),
  )
})

const rawCursor = (json: string): string => Buffer.from(json).toString('base64url')

async function list(id: string, page: { cursor?: string; limit?: string }, of = world) {
  const operation = operations.find((one) => one.id === id)
  const query = { ...page, ...(id === 'listMemories' && { user_id: of.ids.user_id }) }
  const path = address(operation?.path ?? '', { ...of.ids, id: idOf(id, of) }, query)
  return of.call('GET', path, { key: id === 'listTenants' ? ADMIN_TOKEN : of.key })
}

const idOf = (id: string, { ids }: World): string => {
  if (id === 'listExperienceEdits') return ids.item
  return id === 'listTraitEvidence' ? ids.trait : ids.memory
}

/** A place of the list's shape with one part of it replaced. */
const withPart = (kinds: readonly PlaceKind[], at: number, json: string): string =>
  rawCursor(`[${kinds.map((kind, place) => (place === at ? json : JSON.stringify(placeOf(kind)))).join()}]`)

test('every list of the API is among these', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(lists).sort())
})

describe.each(Object.entries(lists))('%s', (id, kinds) => {
  test('takes a cursor of its shape', async () => {
    const answer = await list(id, { cursor: rawCursor(JSON.stringify(kinds.map(placeOf))) })
    expect([answer.status, answer.body.code]).toEqual([200, undefined])
  })

  test("a cursor of another tenant leads to one's own alone", async () => {
    const { next_cursor } = (await list(id, { limit: '1' }, elsewhere)).body
    const cursor = next_cursor ?? rawCursor(JSON.stringify(kinds.map(placeOf)))
    const answer = await list(id, { cursor })
    expect(answer.status).toBe(200)
    if (id !== 'listTenants') expect(JSON.stringify(answer.body)).not.toContain('elsewhere')
  })

  test('a cursor that holds what the database cannot read is 400', async () => {
    for (const [place, kind] of kinds.entries()) {
      for (const json of hostilePlaces[kind]) {
        const answer = await list(id, { cursor: withPart(kinds, place, json) })
        expect([kind, json.slice(0, 40), answer.status, answer.body.code]).toEqual([
          kind,
          json.slice(0, 40),
          400,
          'malformed',
        ])
      }
    }
  })

  test('a cursor of another shape is 400', async () => {
    const places = JSON.stringify(kinds.map(placeOf))
    const shapes = [
      '',
      'x',
      '[',
      '[]',
      '{}',
      'null',
      '1',
      `${places.slice(0, -1)},1]`,
      '['.repeat(500),
      '[["a"]]',
    ]
    for (const shape of shapes.filter(Boolean).map(rawCursor).concat('%', '\u00e9', ' ')) {
      const answer = await list(id, { cursor: shape })
      expect([shape.slice(0, 40), answer.status, answer.body.code]).toEqual([
        shape.slice(0, 40),
        400,
        'malformed',
      ])
    }
  })
})

test('a cursor of facts around an entity is none of all facts', async () => {
  const facts = `/api/v1/users/${encodeURIComponent(world.ids.user_id)}/graph/facts`
  const cursor = rawCursor(JSON.stringify([2, 0.5, `${randomUUID()},${randomUUID()}`]))
  expect(
    (await world.call('GET', `${facts}?cursor=${cursor}&entity=Ann&hops=2`, { key: world.key })).status,
  ).toBe(200)
  const answer = await world.call('GET', `${facts}?cursor=${cursor}`, { key: world.key })
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
})

test('users with the longest names are listed over pages', async () => {
  const { api_key: key } = await world.tenant()
  const names = ['甲', '乙', '丙'].map((character) => character.repeat(256))
  for (const user_id of names) {
    const body = { user_id, memory_type: 'fact', content: 'Likes tea.' }
    expect((await world.call('POST', '/api/v1/memories', { key, body })).status).toBe(201)
  }
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await world.call(
      'GET',
      `/api/v1/users?limit=1${cursor && `&cursor=${cursor}`}`,
      { key },
    )
    expect(status).toBe(200)
    seen.push(...body.items.map((user: { user_id: string }) => user.user_id))
    cursor = body.next_cursor
  }
  expect(seen.sort()).toEqual(names.sort())
})
