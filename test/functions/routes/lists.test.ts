import { describe, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { claim, content } from '../../support/given/claims.ts'

const given = async () => {
  const app = await givenApp({ now: '2026-03-02T12:00:00Z' })
  const { api_key: key } = await app.tenant()
  const get = (path: string) => app.call('GET', `/api/v1${path}`, { key })
  const post = async (path: string, body: object) => {
    app.clock.advance({ minutes: 1 })
    const answer = await app.call('POST', `/api/v1${path}`, { key, body })
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
    return answer.body
  }
  return { ...app, key, get, post }
}

describe('experience', () => {
  test('banks, runs, molecules and claims are listed, claims read', async () => {
    const { get, post } = await given()
    const first = await post('/experience/memories', {
      content: content([
        claim({ claim_id: 'a', support: ['r1'], summary: 'Acid slows nucleation.' }),
        claim({ claim_id: 'b', contra: ['r1', 'r2'], status: 'fact', constraint: { avoid: ['水'] } }),
      ]),
    })
    const second = await post('/experience/memories', {
      content: content([claim({ claim_id: 'c', support: ['r1', 'r2', 'r3'] })]),
    })
    const gone = await post('/experience/memories', { content: content([claim({ claim_id: 'd' })]) })
    await post(`/experience/memories/${gone.id}/archive`, {})
    const output = { small_molecule_modifier: ['ethanol', '乙酸'] }
    await post('/experience/runs', { run_id: 'r1', output, used_item_ids: [first.id] })
    await post('/experience/runs', { run_id: 'r2', output: { small_molecule_modifier: 'ethanol' } })
    await post('/experience/runs', { run_id: 'other', bank: 'an other', output: {} })

    const banks = (await get('/experience/banks')).body
    expect(banks.items.map((bank: { bank: string }) => bank.bank)).toEqual(['an other', 'default'])
    expect(banks.items[1]).toMatchObject({ items: 2, archived: 1, runs: 2 })
    expect(banks.items[1].claims).toEqual({ fact: 1, hypothesis: 2, conclusion: 0 })

    const runs = (await get('/experience/runs')).body.items
    expect(runs.map((run: { run_id: string }) => run.run_id)).toEqual(['r2', 'r1'])
    expect(runs[1]).toMatchObject({ used_item_ids: [first.id], delta_id: null })
    expect(runs[1].molecules.map((one: { modifier: string }) => one.modifier)).toEqual(['ethanol', '乙酸'])

    const molecules = (await get('/experience/molecules?status=pending')).body.items
    expect(molecules.map((one: { modifier: string; runs: number }) => [one.modifier, one.runs])).toEqual([
      ['ethanol', 2],
      ['乙酸', 1],
    ])
    expect((await get('/experience/molecules?has_cooh=true')).body.items).toEqual([])

    const ids = async (path: string) =>
      (await get(`/experience/claims${path}`)).body.items.map((one: { claim_id: string }) => one.claim_id)
    expect(await ids('')).toEqual(['c', 'a', 'b'])
    expect(await ids('?order=support')).toEqual(['c', 'a', 'b'])
    expect(await ids('?order=contra')).toEqual(['b', 'c', 'a'])
    expect(await ids('?status=fact')).toEqual(['b'])
    for (const order of ['newest', 'support', 'contra']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { items, next_cursor } = (await get(`/experience/claims?order=${order}&limit=1${cursor}`)).body
        seen.push(...items.map((one: { claim_id: string }) => one.claim_id))
        cursor = next_cursor && `&cursor=${next_cursor}`
      } while (cursor)
      expect(seen).toEqual(await ids(`?order=${order}`))
    }
    const found = (await get('/experience/claims?query=acid%20slows%20nucleation&limit=1')).body
    expect(found).toMatchObject({ items: [{ claim_id: 'a', item_id: first.id }], next_cursor: null })
    const facts = (await get('/experience/claims?query=nucleation&status=fact')).body.items
    expect(facts.map((one: { claim_id: string }) => one.claim_id)).toEqual(['b'])
    expect((await get('/experience/claims?query=acid&cursor=x')).body.code).toBe('no_deep_paging')
    expect((await get('/experience/claims?query=acid&order=newest')).status).toBe(422)

    const shown = (await get(`/experience/memories/${first.id}`)).body
    expect(shown.claims[1]).toMatchObject({
      claim_id: 'b',
      status: 'fact',
      constraint: { avoid: ['水'] },
      contra: { count: 2, run_ids: ['r1', 'r2'] },
    })
    expect((await get('/experience/memories')).body.items[0]).toMatchObject({ id: second.id, claims: null })
    expect((await get('/experience/deltas')).body).toEqual({ items: [], next_cursor: null })
  })
})

describe('story', () => {
  test('projects, passages, entities and contexts are listed in their order, page by page', async () => {
    const { get, post, call, key } = await given()
    const chunk = (chunk_id: string, chapter_index?: number, scene_index?: number) => ({
      chunk_id,
      content: `夜里下雨 ${chunk_id}`,
      content_type: 'scene',
      ...(chapter_index !== undefined && { chapter_index }),
      ...(scene_index !== undefined && { scene_index }),
    })
    const at = '/story/projects/雨'
    await post(`${at}/chunks`, {
      chunks: [chunk('nowhere'), chunk('two', 2, 1), chunk('one, whole', 1), chunk('one', 1, 1)],
    })
    const states = [
      { entity_type: 'character', entity_id: 'li', chapter_index: 2, state_data: { mood: 'sad' } },
      { entity_type: 'character', entity_id: 'li', state_data: { mood: 'glad' } },
      { entity_type: 'location', entity_id: '桥', chapter_index: 1, scene_index: 2, state_data: {} },
    ]
    const put = await call('PUT', `/api/v1${at}/entity-states`, { key, body: { states } })
    expect(put.status).toBe(200)
    const all: string[] = []
    let cursor = ''
    do {
      const { items, next_cursor } = (await get(`${at}/chunks?limit=1${cursor}`)).body
      all.push(...items.map((one: { chunk_id: string }) => one.chunk_id))
      cursor = next_cursor && `&cursor=${next_cursor}`
    } while (cursor)
    expect(all).toEqual(['one', 'one, whole', 'two', 'nowhere'])

    const entities = (await get(`${at}/entities`)).body.items
    expect(entities).toEqual([
      {
        entity_id: 'li',
        entity_type: 'character',
        states: 2,
        first: { chapter_index: null, scene_index: null },
        last: { chapter_index: 2, scene_index: null },
      },
      {
        entity_id: '桥',
        entity_type: 'location',
        states: 1,
        first: { chapter_index: 1, scene_index: 2 },
        last: { chapter_index: 1, scene_index: 2 },
      },
    ])
    const page = (await get(`${at}/entities?limit=1`)).body
    expect((await get(`${at}/entities?limit=1&cursor=${page.next_cursor}`)).body.items).toEqual([entities[1]])

    for (const [chapter_index, scene_index] of [
      [3, 1],
      [2, 2],
    ])
      await post(`${at}/scene-context`, {
        scene_plan: { purpose: '夜里下雨', key_actions: [] },
        characters: [],
        chapter_index,
        scene_index,
      })
    const contexts = (await get(`${at}/scene-contexts`)).body.items
    expect(contexts.map((one: { chapter_index: number }) => one.chapter_index)).toEqual([2, 3])
    expect(contexts[1].passages).toBeGreaterThan(0)
    expect(contexts[1].warnings).toEqual(expect.any(Array))

    expect((await get('/story/projects')).body).toMatchObject({
      items: [{ project_id: '雨', chunks: 4, entities: 2, states: 3, contexts: 2 }],
      next_cursor: null,
    })
    for (const list of ['chunks', 'entities', 'scene-contexts'])
      expect((await get(`/story/projects/nobody/${list}`)).body).toEqual({ items: [], next_cursor: null })
  })
})
