import { expect, test } from 'vitest'
import { setTransport } from '../../../db/database.ts'
import { localFetch } from '../../../db/local/protocol.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../../support/app.ts'
import { embeddedEngine } from '../../support/database.ts'

const at = '/api/v1/story/projects/novel'
const chunks = [
  {
    chunk_id: 'c1',
    chapter_index: 1,
    scene_index: 1,
    content: '沈砚把铜钥匙藏进灯笼。',
    content_type: 'scene',
  },
]
const states = [
  {
    entity_type: 'character',
    entity_id: 'character:沈砚',
    chapter_index: 1,
    scene_index: 1,
    state_data: { mood: 'calm' },
  },
]
const scene = {
  scene_plan: {
    scene_number: 4,
    scene_type: 'dialogue',
    location: '钟楼',
    characters: ['沈砚'],
    purpose: '取回铜钥匙',
    key_actions: [],
    intensity: 'high',
  },
  characters: [{ id: 'character:沈砚', name: '沈砚', aliases: ['阿砚'] }],
  chapter_index: 2,
  scene_index: 1,
}
const offline = () => givenApp({ services: { models: offlineModels(), embedder: offlineEmbedder(1024) } })

test('a story goes in and the context of its next scene comes out, offline', async () => {
  const { call, tenant } = await offline()
  const { api_key: key } = await tenant()
  expect((await call('POST', `${at}/chunks`, { key, body: { chunks } })).status).toBe(201)
  expect((await call('PUT', `${at}/entity-states`, { key, body: { states } })).status).toBe(200)
  const found = await call(
    'GET',
    `${at}/chunks/search?query=${encodeURIComponent('铜钥匙')}&content_type=scene&top_k=3`,
    {
      key,
    },
  )
  expect(found.body.items.map((item: { chunk_id: string }) => item.chunk_id)).toEqual(['c1'])
  const state = await call(
    'GET',
    `${at}/entity-states/${encodeURIComponent('character:沈砚')}?chapter_index=2&scene_index=1`,
    {
      key,
    },
  )
  expect(state.body.state).toMatchObject({ chapter_index: 1, version: 1, state_data: { mood: 'calm' } })
  const timeline = await call('GET', `${at}/timeline?chapter_index=2&context_window=1`, { key })
  expect(timeline.body.items).toEqual([state.body.state])
  const context = await call('POST', `${at}/scene-context`, { key, body: scene })
  expect(context.status).toBe(200)
  expect(context.body).toMatchObject({ project_id: 'novel', warnings: [], entity_states: [state.body.state] })
  expect(context.body.relevant_memories).toEqual(found.body.items)
  expect((await call('GET', `${at}/scene-context/2/1`, { key })).body).toEqual(context.body)
})

test('passages stored under an Idempotency-Key are stored once, in the batch that stores the answer', async () => {
  const { call, tenant, clock, lines } = await offline()
  const { api_key: key } = await tenant()
  const headers = { 'idempotency-key': 'chunks' }
  // The look-up of the key is kept for a minute.
  await call('GET', '/api/v1/policy', { key })
  const first = await call('POST', `${at}/chunks`, { key, headers, body: { chunks } })
  expect(lines.at(-1)!.fields.round_trips).toBe(1)
  clock.advance({ hours: 1 })
  const again = await call('POST', `${at}/chunks`, { key, headers, body: { chunks } })
  expect([again.status, again.body]).toEqual([201, first.body])
})

test('the same Idempotency-Key gives the same context', async () => {
  const { call, tenant, clock } = await offline()
  const { api_key: key } = await tenant()
  const headers = { 'idempotency-key': 'scene' }
  const first = await call('POST', `${at}/scene-context`, { key, headers, body: scene })
  clock.advance({ hours: 1 })
  expect((await call('POST', `${at}/scene-context`, { key, headers, body: scene })).body).toEqual(first.body)
  const other = await call('POST', `${at}/scene-context`, { key, headers, body: { ...scene, top_k: 3 } })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
})

test('walls: another tenant sees nothing, a user token may not, a read key does not write', async () => {
  const { call, tenant, keyWith, tokenFor } = await offline()
  const { api_key: key, tenant_id } = await tenant()
  await call('POST', `${at}/chunks`, { key, body: { chunks } })
  await call('PUT', `${at}/entity-states`, { key, body: { states } })
  await call('POST', `${at}/scene-context`, { key, body: scene })
  const { api_key: stranger } = await tenant()
  const query = encodeURIComponent('铜钥匙')
  expect((await call('GET', `${at}/chunks/search?query=${query}`, { key: stranger })).body.items).toEqual([])
  expect((await call('GET', `${at}/timeline?chapter_index=1`, { key: stranger })).body.items).toEqual([])
  expect(
    (await call('GET', `${at}/entity-states/${encodeURIComponent('character:沈砚')}`, { key: stranger }))
      .body,
  ).toEqual({
    state: null,
  })
  expect((await call('GET', `${at}/scene-context/2/1`, { key: stranger })).status).toBe(404)
  expect(
    (await call('GET', `${at}/timeline?chapter_index=1`, { key: await tokenFor(key, 'lin') })).status,
  ).toBe(403)
  const read = await keyWith(tenant_id, ['read'])
  expect((await call('POST', `${at}/scene-context`, { key: read, body: scene })).status).toBe(403)
  expect((await call('GET', `${at}/timeline?chapter_index=1`, { key: read })).status).toBe(200)
})

test('bad indexes, limits and fields are refused', async () => {
  const { call, tenant } = await offline()
  const { api_key: key } = await tenant()
  const wrong = [
    ['GET', `${at}/chunks/search`, undefined, 'invalid'],
    ['GET', `${at}/chunks/search?query=a&top_k=0`, undefined, 'invalid'],
    ['GET', `${at}/chunks/search?query=a&top_k=ten`, undefined, 'invalid'],
    ['GET', `${at}/chunks/search?query=a&entities=`, undefined, 'invalid'],
    ['GET', `${at}/chunks/search?query=a&content_type=poem`, undefined, 'invalid'],
    ['GET', `${at}/chunks/search?query=a&tag=x`, undefined, 'unknown_field'],
    ['GET', `${at}/timeline`, undefined, 'invalid'],
    ['GET', `${at}/timeline?chapter_index=-1`, undefined, 'invalid'],
    ['GET', `${at}/timeline?chapter_index=`, undefined, 'invalid'],
    ['GET', `${at}/timeline?chapter_index=1&context_window=-1`, undefined, 'invalid'],
    ['GET', `${at}/entity-states/x?scene_index=1`, undefined, 'invalid'],
    ['GET', `${at}/entity-states/x?chapter_index=1.5`, undefined, 'invalid'],
    ['GET', `${at}/scene-context/one/2`, undefined, 'invalid'],
    ['POST', `${at}/chunks`, { chunks: [] }, 'invalid'],
    ['POST', `${at}/chunks`, { chunks, tags: [] }, 'unknown_field'],
    ['PUT', `${at}/entity-states`, { states: [{ ...states[0], version: 3 }] }, 'unknown_field'],
    ['POST', `${at}/scene-context`, { ...scene, chapter_index: -2 }, 'invalid'],
    [
      'POST',
      `${at}/scene-context`,
      { ...scene, scene_plan: { ...scene.scene_plan, goal: 'x' } },
      'unknown_field',
    ],
  ] as const
  for (const [method, path, body, code] of wrong) {
    const answer = await call(method, path, { key, ...(body && { body }) })
    expect([path, answer.status, answer.body.code]).toEqual([path, 422, code])
  }
})

test('the database gone: a writer whose key was seen lately still gets an answer, one whose key nothing can verify a 503', async () => {
  const { call, tenant } = await offline()
  const { api_key: key } = await tenant()
  const { api_key: unseen } = await tenant()
  await call('POST', `${at}/chunks`, { key, body: { chunks } })
  const engine = await embeddedEngine()
  setTransport({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
  try {
    const answer = await call('POST', `${at}/scene-context`, {
      key,
      headers: { 'idempotency-key': 'gone' },
      body: scene,
    })
    expect(answer.status).toBe(200)
    expect(answer.body.warnings.map((warning: { code: string }) => warning.code)).toEqual([
      'search_unavailable',
      'states_unavailable',
      'timeline_unavailable',
      'context_not_stored',
    ])
    expect(answer.body).toMatchObject({ entity_states: [], relevant_memories: [], timeline_context: null })
    const refused = await call('POST', `${at}/scene-context`, { key: unseen, body: scene })
    expect([refused.status, refused.body.code]).toEqual([503, 'backend_unavailable'])
    expect((await call('GET', `${at}/timeline?chapter_index=1`, { key })).status).toBe(503)
  } finally {
    setTransport({ fetch: localFetch(engine) })
  }
})
