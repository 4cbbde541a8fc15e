import { expect, test } from 'vitest'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { givenApp } from '../../../support/app.ts'

const PROJECT = '/api/v1/story/projects/novel'
const passage = (chunk_id: string, content: string) => ({
  ...{ chunk_id, content, chapter_index: 1, scene_index: 1, content_type: 'scene' },
})
const state = (entity_id: string, scene_index: number, mood: string) => ({
  ...{ entity_type: 'character', entity_id, chapter_index: 1, scene_index, state_data: { mood } },
})
const scene = (name: string, entity: string, scene_index: number) => ({
  scene_plan: { purpose: name, characters: [name], key_actions: [] },
  characters: [{ id: entity, name }],
  ...{ chapter_index: 2, scene_index },
})

async function givenStory() {
  const app = await givenApp({ services: { models: offlineModels(), embedder: offlineEmbedder(1024) } })
  const { api_key: key } = await app.tenant()
  const at = (method: string, path: string, body?: unknown, headers = {}) =>
    app.call(method, path, { key, headers, ...(body !== undefined && { body }) })
  const chunks = [passage('c1', '沈砚把铜钥匙藏进灯笼。'), passage('c2', 'Mara hides the lantern oil.')]
  await at('POST', `${PROJECT}/chunks`, { chunks }, { 'idempotency-key': 'k1' })
  const states = [
    state('character:沈砚', 1, '平静'),
    state('character:沈砚', 2, '愤怒'),
    state('mara', 1, 'calm'),
  ]
  await at('PUT', `${PROJECT}/entity-states`, { states })
  return { ...app, key, at, chunks }
}

test('a passage goes with the contexts that hold it, and with the kept answer', async () => {
  const { at, chunks } = await givenStory()
  await at('POST', `${PROJECT}/scene-context`, scene('铜钥匙 灯笼', 'character:沈砚', 1))
  const held = await at('GET', `${PROJECT}/scene-context/2/1`)
  expect(JSON.stringify(held.body.relevant_memories)).toContain('c1')
  const plan = await at('DELETE', `${PROJECT}/chunks/c1?dry_run=true`)
  expect(plan).toMatchObject({
    status: 200,
    body: { kind: 'chunk', plan_id: null, user_id: null, rows: { story_chunks: 1, scene_contexts: 1 } },
  })
  expect((await at('GET', `${PROJECT}/chunks`)).body.items).toHaveLength(2)
  const gone = await at('DELETE', `${PROJECT}/chunks/c1`)
  expect(gone).toMatchObject({
    status: 200,
    body: { kind: 'chunk', rows: plan.body.rows, restorable_until: null, receipt: expect.any(String) },
  })
  expect((await at('GET', `${PROJECT}/chunks`)).body.items).toMatchObject([{ chunk_id: 'c2' }])
  expect((await at('GET', `${PROJECT}/scene-context/2/1`)).status).toBe(404)
  expect((await at('DELETE', `${PROJECT}/chunks/c1`)).status).toBe(404)
  expect((await at('DELETE', `${PROJECT}/chunks/c1?dry_run=true`)).status).toBe(404)
  const again = await at('POST', `${PROJECT}/chunks`, { chunks }, { 'idempotency-key': 'k1' })
  expect([again.status, again.body.code]).toEqual([409, 'forgotten'])
  const erasures = await at('GET', '/api/v1/erasures')
  expect(erasures.body.items).toMatchObject([
    {
      receipt: gone.body.receipt,
      kind: 'chunk',
      by: 'key',
      rows: gone.body.rows,
      removed_at: expect.any(String),
    },
  ])
})

test('states go at a place or everywhere, with the contexts that hold them', async () => {
  const { at } = await givenStory()
  await at('POST', `${PROJECT}/scene-context`, scene('沈砚', 'character:沈砚', 1))
  await at('POST', `${PROJECT}/scene-context`, scene('Mara', 'mara', 2))
  const of = `${PROJECT}/entity-states/${encodeURIComponent('character:沈砚')}`
  expect((await at('DELETE', `${of}?chapter_index=9&scene_index=9`)).status).toBe(404)
  const first = await at('DELETE', `${of}?chapter_index=1&scene_index=1`)
  expect([first.status, first.body.rows.entity_states]).toEqual([200, 1])
  expect((await at('GET', of)).body.state.state_data).toEqual({ mood: '愤怒' })
  const rest = await at('DELETE', of)
  expect([rest.status, rest.body.rows.entity_states]).toEqual([200, 1])
  expect((await at('GET', of)).body.state).toBeNull()
  expect((await at('GET', `${PROJECT}/scene-context/2/1`)).status).toBe(404)
  expect((await at('GET', `${PROJECT}/entity-states/mara`)).body.state.state_data).toEqual({ mood: 'calm' })
  expect((await at('DELETE', of)).status).toBe(404)
  expect((await at('DELETE', `${of}?scene_index=1`)).status).toBe(422)
  expect((await at('DELETE', `${of}?chapter_index=x`)).status).toBe(422)
  expect((await at('DELETE', `${of}?dry_run=maybe`)).status).toBe(422)
})

test('a project goes as a whole, its name comes again as a new one, another tenant’s is not there', async () => {
  const { at, call, tenant } = await givenStory()
  const other = await tenant()
  expect((await call('DELETE', PROJECT, { key: other.api_key })).status).toBe(404)
  const plan = await at('DELETE', `${PROJECT}?dry_run=true`)
  expect(plan.body.rows).toEqual({ story_chunks: 2, entity_states: 3 })
  const gone = await at('DELETE', PROJECT)
  expect(gone).toMatchObject({ status: 200, body: { kind: 'project', rows: plan.body.rows } })
  expect((await at('GET', '/api/v1/story/projects')).body.items).toEqual([])
  expect((await at('DELETE', PROJECT)).status).toBe(404)
  expect((await at('POST', `${PROJECT}/chunks`, { chunks: [passage('c9', '新的开始')] })).status).toBe(201)
  expect((await at('GET', `${PROJECT}/chunks`)).body.items).toMatchObject([{ chunk_id: 'c9' }])
})
