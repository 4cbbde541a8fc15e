import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { givenApp } from '../../support/app.ts'

const MIB = 1024 * 1024

/** Some memories of 250 KB each, some of them in characters that JSON writes with six. */
async function given(count: number) {
  const app = await givenApp({ environment: { RATE_LIMIT_PER_MINUTE: 100_000 } })
  const { api_key: key, tenant_id } = await app.tenant()
  for (let n = 0; n < count; n++) {
    const content = `${n} ${(n % 2 ? '\u0001' : 'x').repeat(250_000)}`
    const body = { user_id: 'ann', memory_type: 'note', content }
    expect((await app.call('POST', '/api/v1/memories', { key, body })).status).toBe(201)
  }
  const pages = async (path: string) => {
    const items: { id: string }[] = []
    const sizes: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await app.call('GET', `${path}${cursor && `&cursor=${cursor}`}`, { key })
      expect(answer.status).toBe(200)
      sizes.push(JSON.stringify(answer.body).length)
      items.push(...answer.body.items)
      cursor = answer.body.next_cursor
    }
    return { items, sizes }
  }
  return { ...app, key, tenant_id, pages }
}

test('a list ends by bytes too, and goes on until all has been shown once', async () => {
  const { pages, call, key } = await given(40)
  const { items, sizes } = await pages('/api/v1/memories?user_id=ann&limit=200')
  expect(items).toHaveLength(40)
  expect(new Set(items.map(({ id }) => id)).size).toBe(40)
  expect(sizes.length).toBeGreaterThan(2)
  expect(Math.max(...sizes)).toBeLessThan(4.25 * MIB)
  expect(sizes[0]).toBeGreaterThan(2 * MIB)
  const found = await call('GET', '/api/v1/memories?user_id=ann&query=x&limit=200', { key })
  expect(JSON.stringify(found.body).length).toBeLessThan(4.25 * MIB)
  const exported = await call('GET', '/api/v1/users/ann/export', { key })
  const kept = exported.body
    .trim()
    .split('\n')
    .filter((line: string) => line.startsWith('{"kind":"memory",'))
  expect(kept).toHaveLength(40)
})

test('a history does as well', async () => {
  const { pages, call, key } = await given(1)
  const { items } = await pages('/api/v1/memories?user_id=ann')
  const { id } = items[0]!
  for (let version = 1; version <= 20; version++) {
    const body = { version, content: `${version} ${'y'.repeat(250_000)}` }
    expect((await call('PATCH', `/api/v1/memories/${id}`, { key, body })).status).toBe(200)
  }
  const history = await pages(`/api/v1/memories/${id}/history?limit=200`)
  expect(history.items).toHaveLength(21)
  expect(Math.max(...history.sizes)).toBeLessThan(4.25 * MIB)
})

test('the context of a scene holds the best passages that fit', async () => {
  const { call, key } = await given(0)
  for (let n = 0; n < 50; n += 10) {
    const chunks = Array.from({ length: 10 }, (_, place) => ({
      chapter_index: 1,
      scene_index: n + place,
      content: `The lighthouse, ${n + place}. ${'x'.repeat(120_000)}`,
      content_type: 'scene',
    }))
    const stored = await call('POST', '/api/v1/story/projects/harbour/chunks', { key, body: { chunks } })
    expect(stored.status).toBe(201)
  }
  const body = {
    chapter_index: 2,
    scene_index: 0,
    top_k: 200,
    characters: [],
    scene_plan: { purpose: 'The lighthouse', characters: [], key_actions: [] },
  }
  const made = await call('POST', '/api/v1/story/projects/harbour/scene-context', { key, body })
  expect(made.status).toBe(200)
  expect(made.body.relevant_memories.length).toBeGreaterThan(20)
  expect(JSON.stringify(made.body).length).toBeLessThan(4.25 * MIB)
})

test('states do as well: of a timeline the nearest, in the context of a scene beside passages', async () => {
  const { call, key } = await given(0)
  const project = '/api/v1/story/projects/harbour'
  const cast = Array.from({ length: 100 }, (_, n) => ({ id: `e${n}`, name: `Name ${n}` }))
  for (const chapter_index of [1, 2, 3])
    for (let n = 0; n < 100; n += 20) {
      const states = cast.slice(n, n + 20).map(({ id: entity_id }) => ({
        ...{ entity_type: 'character', entity_id, chapter_index, scene_index: 1 },
        state_data: { mood: `${chapter_index} ${'x'.repeat(30_000)}` },
      }))
      const stored = await call('PUT', `${project}/entity-states`, { key, body: { states } })
      expect(stored.status, JSON.stringify(stored.body).slice(0, 300)).toBe(200)
    }
  const chunks = Array.from({ length: 20 }, (_, scene_index) => ({
    ...{ chapter_index: 1, scene_index, content_type: 'scene' },
    content: `The lighthouse, ${scene_index}. ${'x'.repeat(120_000)}`,
  }))
  for (const some of [chunks.slice(0, 10), chunks.slice(10)])
    await call('POST', `${project}/chunks`, { key, body: { chunks: some } })

  const timeline = await call('GET', `${project}/timeline?chapter_index=2&context_window=5`, { key })
  const chapters = timeline.body.items.map((one: { chapter_index: number }) => one.chapter_index)
  expect(chapters.filter((chapter: number) => chapter === 2)).toHaveLength(100)
  expect(chapters).toEqual(chapters.toSorted())
  expect(chapters.length).toBeGreaterThan(130)
  expect(JSON.stringify(timeline.body).length).toBeLessThan(4.25 * MIB)

  const made = await call('POST', `${project}/scene-context`, {
    key,
    body: {
      ...{ chapter_index: 3, scene_index: 2, top_k: 50, characters: cast },
      scene_plan: { purpose: 'The lighthouse', characters: cast.map(({ name }) => name), key_actions: [] },
    },
  })
  expect(made.status, JSON.stringify(made.body).slice(0, 300)).toBe(200)
  const { entity_states, relevant_memories, found_by, timeline_context } = made.body
  expect(entity_states.length).toBeGreaterThan(60)
  expect(relevant_memories.length).toBeGreaterThan(5)
  expect(found_by).toHaveLength(relevant_memories.length)
  expect(timeline_context).toMatchObject({ snapshot_count: 200, from: { chapter_index: 2 } })
  expect(timeline_context.changes.length).toBeGreaterThan(10)
  expect(JSON.stringify(made.body).length).toBeLessThan(4.25 * MIB)
})

test('claims do as well, in any order, and a search holds the best that fit', async () => {
  const { call, key, pages } = await given(0)
  const claimOf = (n: number, place: number) => ({
    claim_id: `c${place}`,
    status: 'hypothesis',
    facts: { source_run_ids: [`run-${n}`] },
    inference: { summary: `Lighthouse ${n}-${place}. ${'x'.repeat(60_000)}` },
    constraint: { avoid: [] },
    conditions: [],
    limitations: [],
    support: { count: place, run_ids: place ? [`run-${n}`] : [] },
    contra: { count: 0, run_ids: [] },
  })
  for (let n = 0; n < 25; n++) {
    const claims = JSON.stringify([claimOf(n, 0), claimOf(n, 1)])
    const content = `RBMEM_CLAIMS_V1\r\nTOPIC=lighthouses\r\nCLAIMS_JSON=${claims}`
    const stored = await call('POST', '/api/v1/experience/memories', { key, body: { content } })
    expect(stored.status, JSON.stringify(stored.body).slice(0, 300)).toBe(201)
  }
  for (const order of ['newest', 'support', 'contra']) {
    const { items, sizes } = await pages(`/api/v1/experience/claims?limit=200&order=${order}`)
    expect(new Set(items.map((item) => JSON.stringify(item))).size, order).toBe(50)
    expect(items, order).toHaveLength(50)
    expect(Math.max(...sizes), order).toBeLessThan(4.25 * MIB)
    expect(sizes.length, order).toBeLessThan(4)
  }
  const found = await call('GET', '/api/v1/experience/claims?query=lighthouse&limit=200', { key })
  expect(found.body.items.length).toBeGreaterThan(20)
  expect(JSON.stringify(found.body).length).toBeLessThan(4.25 * MIB)
})

/** Facts of 250 KB that disagree by pairs, each told twice. */
test('what is in conflict, in review or due ends by bytes too, and goes on', async () => {
  const { call, key, pages, database, tenant_id } = await given(0)
  const x = 'x'.repeat(250_000)
  for (let n = 0; n < 24; n++) {
    const body = {
      user_id: 'ann',
      memory_type: 'fact',
      category: 'task',
      content: `${n} ${x}`,
      due_at: '2026-01-01T08:00:00Z',
    }
    const stored = await call('POST', '/api/v1/memories', { key, body })
    expect(stored.status, JSON.stringify(stored.body).slice(0, 300)).toBe(201)
  }
  const due = await pages('/api/v1/users/ann/due?until=2100-01-01T00:00:00Z&limit=200')
  expect(due.items).toHaveLength(24)
  expect(Math.max(...due.sizes)).toBeLessThan(4.25 * MIB)
  await database.asSystem().batch([
    statement(sql`INSERT INTO memory_conflicts (tenant_id, subject_id, id, older_id, newer_id, created_at, session_id, turn_id)
      SELECT one.tenant_id, one.subject_id, gen_random_uuid(), one.id, other.id, now(), gen_random_uuid(), ''
      FROM memories AS one
      JOIN memories AS other ON other.subject_id = one.subject_id AND other.id > one.id
      WHERE one.tenant_id = ${tenant_id}::uuid
      LIMIT 30`),
  ])
  for (const path of ['/api/v1/users/ann/conflicts?limit=200', '/api/v1/users/ann/review?limit=200']) {
    const { items, sizes } = await pages(path)
    expect(items.length, path).toBeGreaterThanOrEqual(30)
    expect(sizes.length, path).toBeGreaterThan(3)
    expect(Math.max(...sizes), path).toBeLessThan(4.25 * MIB)
  }
})
