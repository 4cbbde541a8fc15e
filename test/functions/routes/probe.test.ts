import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, givenApp } from '../../support/app.ts'
import { givenBeliever } from '../../support/given/believing.ts'

describe('a recall with probe', () => {
  let app: Awaited<ReturnType<typeof givenApp>>
  let key: string
  beforeAll(async () => {
    app = await givenApp({ now: '2026-03-02T09:00:00Z' })
    key = (await app.tenant()).api_key
  })
  const add = async (content: string, more: object = {}): Promise<string> => {
    const body = { user_id: 'ann', memory_type: 'fact', content, ...more }
    return (await app.call('POST', '/api/v1/memories', { key, body })).body.id
  }
  const ask = (query: string, more: object = {}): Promise<Answer> =>
    app.call('POST', '/api/v1/recall', {
      key,
      body: { user_id: 'ann', query, explain: true, abstain_below: 0, ...more },
    })
  const probe = async (id: string, query: string, more: object = {}) => {
    const { body } = await ask(query, { probe: [id], ...more })
    return body.probed[0]
  }

  test('changes nothing else, and its answers stand in the order asked', async () => {
    const one = await add('Plays the saxophone in a band')
    const other = await add('Grows tomatoes on the balcony')
    const { probed: none, ...plain } = (await ask('saxophone')).body
    const { probed, ...rest } = (await ask('saxophone', { probe: [other, one] })).body
    expect(none).toBeNull()
    expect(rest).toEqual(plain)
    expect(probed.map(({ id }: { id: string }) => id)).toEqual([other, one])
    expect(probed[1]).toMatchObject({ reason: 'returned', near_duplicate_of: null })
    expect(probed[1].found_by).toContain('words')
    const [{ score, explain }] = rest.results
    expect(probed[1]).toMatchObject({ score, explain })
    expect(explain.terms).toEqual(['saxophon'])
    expect(rest.query).toEqual({ terms: ['saxophon'], cosine_floor: 0.2 })
    expect(rest.context_ids).toEqual([one])
    expect(probed[0]).toMatchObject({ reason: 'below_floor', found_by: ['codes'] })
    expect(probed[0].explain.terms).toEqual([])
    expect(probed[0].score).toBe(0)
  })

  test('unknown: no such memory, and another person’s', async () => {
    const bobs = await add('Bob plays the trombone', { user_id: 'bob' })
    const { body } = await ask('trombone', { probe: [randomUUID(), bobs] })
    for (const one of body.probed)
      expect(one).toMatchObject({ reason: 'unknown', found_by: [], score: null, explain: null })
  })

  test('deleted, superseded, expired, in this order', async () => {
    const gone = await add('Owns a kayak')
    await app.call('DELETE', `/api/v1/memories/${gone}`, { key })
    expect(await probe(gone, 'kayak')).toMatchObject({ reason: 'deleted', found_by: [], score: null })
    const items = [
      {
        ...{ user_id: 'ann', memory_type: 'fact', content: 'Lives in Ulm', source: 't', external_id: '1' },
        ...{ valid_at: '2020-01-01T00:00:00Z', invalid_at: '2021-01-01T00:00:00Z' },
      },
    ]
    const over = (await app.call('POST', '/api/v1/memories/batch', { key, body: { items } })).body.items[0].id
    expect(await probe(over, 'Ulm')).toMatchObject({ reason: 'superseded', explain: null })
    expect(await probe(over, 'Ulm', { as_of: '2020-06-01T00:00:00Z' })).toMatchObject({ reason: 'returned' })
    const short = await add('Wears a cast', { ttl_seconds: 60 })
    expect((await probe(short, 'cast')).reason).toBe('returned')
    app.clock.advance({ minutes: 2 })
    expect(await probe(short, 'cast')).toMatchObject({ reason: 'expired', found_by: [] })
  })

  test('type_filter comes before whether it was found', async () => {
    const note = await add('会吹萨克斯管 🎷', { memory_type: 'note' })
    for (const more of [{ types: ['fact'] }, { sources: ['turns'] }])
      expect(await probe(note, '萨克斯管', more)).toMatchObject({ reason: 'type_filter', score: null })
    expect(await probe(note, '萨克斯管')).toMatchObject({ reason: 'returned' })
  })

  test('below_floor under min_score, over_limit, over_budget', async () => {
    const better = await add('A zither, the zither', { importance: 10 })
    const worse = await add('Once heard somebody else practise a zither in the old town hall')
    expect(await probe(worse, 'zither', { min_score: 99 })).toMatchObject({ reason: 'below_floor' })
    expect((await probe(worse, 'zither', { min_score: 99 })).score).toBeGreaterThan(0)
    expect(await probe(worse, 'zither', { limit: 1 })).toMatchObject({ reason: 'over_limit' })
    expect(await probe(better, 'zither', { limit: 1 })).toMatchObject({ reason: 'returned' })
    const { body } = await ask('zither', { token_budget: 0, probe: [worse] })
    expect(body).toMatchObject({ context_ids: [], probed: [{ reason: 'over_budget' }] })
    expect(body.results.map(({ id }: { id: string }) => id)).toContain(worse)
  })

  test('near_duplicate says whose line it is', async () => {
    const one = await add('Her dentist is Dr Okonkwo')
    const same = await add('Her dentist is Dr Okonkwo', { memory_type: 'note' })
    const { body } = await ask('dentist Okonkwo', { probe: [one, same] })
    expect(body.context_ids).toHaveLength(1)
    const [kept] = body.context_ids
    const left = kept === one ? same : one
    expect(body.probed.find(({ id }: { id: string }) => id === left)).toMatchObject({
      reason: 'near_duplicate',
      near_duplicate_of: kept,
    })
  })

  test('not_found: more than the arms have room for are nearer', async () => {
    const items = Array.from({ length: 60 }, (_, place) => ({
      ...{ user_id: 'eve', memory_type: 'fact', content: `Harbour master number ${place} of the harbour` },
    }))
    await app.call('POST', '/api/v1/memories/batch', { key, body: { items } })
    const far = await add('Grows tomatoes', { user_id: 'eve' })
    const { body } = await ask('harbour master', { user_id: 'eve', probe: [far] })
    expect(body.probed).toMatchObject([{ reason: 'not_found', found_by: [], score: null, explain: null }])
  })

  test.each([
    ['without explain', { probe: [randomUUID()], explain: false }, 'probe'],
    ['nothing', { probe: [], explain: true }, 'probe'],
    ['21', { probe: Array.from({ length: 21 }, () => randomUUID()), explain: true }, 'probe'],
    ['no id', { probe: ['x'], explain: true }, 'probe.0'],
  ])('%s is 422', async (_name, more, path) => {
    const { status, body } = await ask('zither', more)
    expect(status).toBe(422)
    expect(body.issues[0].path).toBe(path)
  })

  test('a recall without explain says neither', async () => {
    expect((await ask('zither', { explain: false })).body).toMatchObject({ query: null, probed: null })
  })
})

describe('a recall with probe of traits', () => {
  test('stage: not firm enough yet, and no more; then it is returned; type_filter: of another context', async () => {
    const ann = await givenBeliever()
    const facts = await ann.facts(
      'Practised the viola on Monday',
      '周二练了中提琴',
      'Practised the viola on Friday',
    )
    const content = 'practises the viola at work'
    await ann.reflect({ new_behaviors: [{ content, evidence_ids: facts, context: 'work' }] })
    const [trait] = await ann.traits()
    const id = trait!.id
    const probe = async (more: object = {}) => {
      const body = { user_id: 'ann', query: 'viola', explain: true, abstain_below: 0, probe: [id], ...more }
      return (await ann.ask('POST', '/recall', body)).probed[0]
    }
    expect(trait!.trait.stage).toBe('candidate')
    expect(await probe()).toMatchObject({ reason: 'stage', found_by: [], score: null, explain: null })
    // What is first of two that hold.
    expect(await probe({ types: ['fact'] })).toMatchObject({ reason: 'stage' })

    await ann.ask('POST', `/memories/${id}/answer`, { stance: 'agree' })
    expect((await ann.memory(id)).trait.stage).toBe('emerging')
    expect(await probe()).toMatchObject({ reason: 'returned', score: expect.any(Number) })
    expect(await probe({ trait_context: 'work' })).toMatchObject({ reason: 'returned' })
    expect(await probe({ trait_context: 'family' })).toMatchObject({ reason: 'type_filter', score: null })
    expect(await probe({ types: ['fact', 'note'] })).toMatchObject({ reason: 'type_filter' })
    expect(await probe({ types: ['trait'] })).toMatchObject({ reason: 'returned' })

    await ann.ask('POST', `/memories/${id}/answer`, { stance: 'never' })
    expect((await probe()).reason).toBeOneOf(['stage', 'deleted'])
  })
})
