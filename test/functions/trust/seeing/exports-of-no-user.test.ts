import { expect, test } from 'vitest'
import { Neuromem } from '../../../../packages/neuromem/src/client/index.ts'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { givenApp } from '../../../support/app.ts'
import { claim, content, lesson } from '../../../support/given/claims.ts'

type Line = { readonly kind: string } & Readonly<Record<string, unknown>>
const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const kindsOf = (lines: readonly Line[]) => lines.map(({ kind }) => kind)

async function givenService() {
  const app = await givenApp({ services: { models: offlineModels(), embedder: offlineEmbedder(1024) } })
  const { api_key: key } = await app.tenant()
  const at = (method: string, path: string, body?: unknown, as = key) =>
    app.call(method, `/api/v1${path}`, { key: as, ...(body !== undefined && { body }) })
  const nm = new Neuromem({
    url: 'http://memory.test',
    key,
    fetch: async (input, init) => app.app.request(String(input), init),
  })
  return { ...app, key, at, nm }
}

test('a project is exported line by line: passages, states, contexts, and nothing from inside', async () => {
  const { at, nm, tenant } = await givenService()
  const place = { chapter_index: 1, scene_index: 1 }
  const chunks = [
    { chunk_id: 'c2', content: 'Mara hides the oil.', content_type: 'scene', ...place },
    { chunk_id: 'c1', content: '沈砚把铜钥匙藏进灯笼。', content_type: 'scene', ...place },
  ]
  await at('POST', '/story/projects/novel/chunks', { chunks })
  const state = { entity_type: 'character', entity_id: 'mara', ...place, state_data: { mood: 'calm' } }
  await at('PUT', '/story/projects/novel/entity-states', { states: [state] })
  const scene = {
    scene_plan: { purpose: 'oil', characters: ['Mara'], key_actions: [] },
    characters: [{ id: 'mara', name: 'Mara' }],
    ...{ chapter_index: 2, scene_index: 1 },
  }
  const built = await at('POST', '/story/projects/novel/scene-context', scene)
  const answer = await at('GET', '/story/projects/novel/export')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson'])
  const lines = linesOf(String(answer.body))
  expect(kindsOf(lines)).toEqual(['project', 'chunk', 'chunk', 'entity_state', 'scene_context'])
  expect(lines[1]).toMatchObject({ chunk_id: 'c1', content: '沈砚把铜钥匙藏进灯笼。', ...place })
  expect(lines[3]).toMatchObject({ entity_id: 'mara', state_data: { mood: 'calm' }, version: 1 })
  expect(lines[4]?.context).toEqual(built.body)
  expect(String(answer.body)).not.toMatch(/tenant_id|subject_id|embedding|lexemes/)
  const byClient = []
  for await (const line of nm.story.project('novel').export()) byClient.push(line)
  expect(byClient).toEqual(lines)
  const other = await tenant()
  expect((await at('GET', '/story/projects/novel/export', undefined, other.api_key)).status).toBe(404)
})

test('a bank is exported with its items, claims, runs, learnings and edits; names stand for inside ids', async () => {
  const { call, tenant, models, app } = await givenApp()
  const { api_key: key } = await tenant()
  const at = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, { key, ...(body !== undefined && { body }) })
  const run = { run_id: '实验二', output: { z: 1, a: { note: 'x' } }, feedback: { pros: '晶体长得慢' } }
  await at('POST', '/experience/runs', { bank: 'tio2', ...run })
  models.add({ learn_experience: [{ add: [lesson([{}])], update: [] }] })
  const learned = await at('POST', `/experience/runs/${encodeURIComponent(run.run_id)}/learn`)
  expect(learned.status).toBe(200)
  const item = { bank: 'tio2', content: content([claim({ summary: 'Stirring is of no matter.' })]) }
  const added = await at('POST', '/experience/memories', item)
  expect(added.status).toBe(201)
  const answer = await at('GET', '/experience/banks/tio2/export')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson'])
  const lines = linesOf(String(answer.body))
  const of = (kind: string) => lines.filter((line) => line.kind === kind)
  expect([...new Set(kindsOf(lines))]).toEqual(['bank', 'item', 'claim', 'run', 'delta', 'edit'])
  expect(of('item').map(({ id }) => id)).toEqual([...learned.body.added, added.body.id].toSorted())
  expect(of('claim').map(({ item_id }) => item_id)).toContain(added.body.id)
  expect(of('run')).toMatchObject([run])
  expect(JSON.stringify(of('run')[0]?.output)).toBe(JSON.stringify(run.output))
  expect(of('delta')).toMatchObject([{ run_id: run.run_id, rolled_back_at: null }])
  expect(of('edit').length).toBeGreaterThanOrEqual(2)
  expect(String(answer.body)).not.toMatch(/tenant_id|subject_id|embedding|lexemes|body_hash|"ordinal"/)
  const fetch: typeof globalThis.fetch = async (input, init) => app.request(String(input), init)
  const byClient = []
  for await (const line of new Neuromem({ url: 'http://memory.test', key, fetch }).experience
    .bank('tio2')
    .export())
    byClient.push(line)
  expect(byClient).toEqual(lines)
  expect((await at('GET', '/experience/banks/nobody/export')).status).toBe(404)
  const { token } = (await at('POST', '/tokens', { user_id: 'ann' })).body
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.request('/api/v1/experience/banks/tio2/export', { headers })).status).toBe(403)
})

test('more than a page of passages comes whole and in order', async () => {
  const { at } = await givenService()
  const passage = (index: number) => ({
    chunk_id: `c${String(index).padStart(4, '0')}`,
    content: `Passage ${index}`,
    content_type: 'scene',
  })
  for (let from = 0; from < 600; from += 100) {
    const chunks = Array.from({ length: 100 }, (_, index) => passage(from + index))
    expect((await at('POST', '/story/projects/long/chunks', { chunks })).status).toBeLessThan(300)
  }
  const lines = linesOf(String((await at('GET', '/story/projects/long/export')).body))
  expect(lines.slice(1).map(({ chunk_id }) => chunk_id)).toEqual(
    Array.from({ length: 600 }, (_, index) => passage(index).chunk_id),
  )
})
