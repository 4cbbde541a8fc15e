import { expect, test } from 'vitest'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenBeliever } from '../../../support/given/believing.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

const TEXT = '🎷 My ex is called May. I live in Oslo.'
const blocks = (text: string) => '█'.repeat([...text].length)

/** One turn of which two parts are kept, each with a fact of its own. */
async function givenParts(first: string, second: string) {
  const models = scriptedModels({
    mark_turns: [marks(mark('t1', { quote: first }), mark('t1', { quote: second }))],
    extract: [
      extraction({ facts: [fact('The ex is called May', 't1#1'), fact('The user lives in Oslo', 't1#2')] }),
    ],
  })
  const app = await givenTelling({ models })
  await app.tell([TEXT])
  const all = await app.memories()
  const byWord = (word: string) => all.find(({ content }: { content: string }) => content.includes(word))
  const turn = async () => (await app.at('GET', '/api/v1/sessions/s/turns')).body.items[0]
  const source = async (id: string) =>
    (await app.at('GET', `/api/v1/memories/${id}/sources`)).body.items[0]?.text
  return { ...app, may: byWord('May'), oslo: byWord('Oslo'), turn, source }
}

test('of a turn of two memories the span of the one that goes is masked, by code points; it comes back', async () => {
  const quote = 'My ex is called May.'
  const { at, may, oslo, turn, source, recall } = await givenParts(quote, 'I live in Oslo.')
  const gone = await at('DELETE', `/api/v1/memories/${may.id}`)
  expect(gone.body.deletion).toMatchObject({
    rows: { memories: 1, turns: 1 },
    turns: [{ session_id: 's', turn_id: 't1' }],
  })
  const masked = `🎷 ${blocks(quote)} I live in Oslo.`
  expect(await turn()).toMatchObject({ text: masked, forgotten_at: null, memory_ids: [oslo.id] })
  expect(await source(oslo.id)).toContain('I live in Oslo.')
  expect(await source(may.id)).toBeNull()
  expect(JSON.stringify(await recall('Where do I live? Oslo'))).not.toContain('May')
  const asked = { user_id: 'lin', query: 'Where do I live now?', explain: true, sources: ['turns'] }
  const { results } = (await at('POST', '/api/v1/recall', asked)).body
  const left = results.find(({ kind }: { kind: string }) => kind === 'turn')
  expect(left.turn.text).toBe(masked)
  expect(left.explain.terms).toContain('home@')
  expect((await at('DELETE', `/api/v1/memories/${oslo.id}`)).status).toBe(200)
  expect((await turn()).text).toBe('')
  expect((await at('POST', `/api/v1/memories/${oslo.id}/restore`)).status).toBe(200)
  expect((await turn()).text).toBe(masked)
  expect((await at('POST', `/api/v1/memories/${may.id}/restore`)).status).toBe(200)
  expect((await turn()).text).toBe(TEXT)
  const items = (await at('GET', '/api/v1/erasures')).body.items
  expect(items.map((one: { restored_at: string | null }) => one.restored_at !== null)).toEqual([true, true])
})

test('where the spans meet, hiding wins: the other memory stays without its source’s words', async () => {
  const quote = 'My ex is called May. I live'
  const { at, may, oslo, turn, source, memories } = await givenParts(quote, 'May. I live in Oslo.')
  expect((await at('DELETE', `/api/v1/memories/${may.id}`)).status).toBe(200)
  const { text } = await turn()
  expect(text).not.toContain('May')
  expect(text).toContain('in Oslo.')
  expect((await memories()).map(({ id }: { id: string }) => id)).toEqual([oslo.id])
  expect(await source(oslo.id)).toBeNull()
})

test('a turn that comes late with the words is refused and hidden; said later they are stored', async () => {
  const models = scriptedModels({
    mark_turns: ['t1', 't2', 't3'].map((id) => marks(mark(id))),
    extract: ['t1', 't2', 't3'].map((id) => extraction({ facts: [fact('The user lives in Oslo', id)] })),
  })
  const { at, tell, memories, clock } = await givenTelling({ models })
  await tell(['I live in Oslo.'])
  const [oslo] = await memories()
  clock.advance({ days: 1 })
  await at('DELETE', `/api/v1/memories/${oslo.id}`)
  const late = await tell([{ text: 'Living in Oslo, I am.', timestamp_iso: '2026-05-04T12:00:00Z' }], 'late')
  expect(late.metrics).toMatchObject({ memories_written: 0, items_rejected: { forgotten: 1 } })
  expect(await memories()).toEqual([])
  const [hidden] = (await at('GET', '/api/v1/sessions/late/turns')).body.items
  expect([hidden.text, hidden.forgotten_at !== null]).toEqual(['', true])
  clock.advance({ days: 1 })
  await tell(['I live in Oslo.'], 'anew')
  expect((await memories()).map(({ content }: { content: string }) => content)).toEqual([oslo.content])
  const back = await at('POST', `/api/v1/memories/${oslo.id}/restore`)
  expect([back.status, back.body.code]).toEqual([409, 'conflict'])
})

test.each(['turn', 'session'])(
  'a %s that is deleted while its job is thinking leaves nothing',
  async (kind) => {
    const path = kind === 'turn' ? '/api/v1/sessions/s/turns/t1' : '/api/v1/sessions/s'
    const models = scriptedModels({
      mark_turns: [marks(mark('t1'))],
      extract: [
        async () => {
          expect((await app.at('DELETE', path)).status).toBe(200)
          return extraction({ facts: [fact('The user lives in Oslo', 't1')] })
        },
      ],
    })
    const app = await givenTelling({ models })
    const job = await app.tell(['I live in Oslo.'])
    expect(job.status).toBe('COMPLETED')
    expect(await app.memories('&status=all')).toEqual([])
    expect((await app.recall('Oslo')).results).toEqual([])
    const turns = await app.at('GET', '/api/v1/sessions/s/turns')
    expect(kind === 'turn' ? turns.body.items[0].text : turns.status).toBe(kind === 'turn' ? '' : 404)
  },
)

test('a plan of more than 500 says how many remain', async () => {
  const { at, memories } = await givenTelling()
  const items = Array.from({ length: 503 }, (_, n) => ({
    user_id: 'lin',
    memory_type: 'fact',
    content: `Number ${n} of the list`,
  }))
  for (let from = 0; from < items.length; from += 50)
    await at('POST', '/api/v1/memories/batch', { items: items.slice(from, from + 50) })
  const plan = await at('DELETE', '/api/v1/memories?user_id=lin')
  expect([plan.body.memory_ids.length, plan.body.remaining]).toEqual([500, 3])
  const gone = await at('DELETE', `/api/v1/memories?user_id=lin&plan_id=${plan.body.plan_id}`)
  expect([gone.status, gone.body.rows.memories]).toEqual([200, 500])
  expect(await memories('&limit=200')).toHaveLength(3)
})

test('memories that went with one session come back one by one, and the session with the first', async () => {
  const models = scriptedModels({
    mark_turns: [marks(mark('t1'), mark('t2'))],
    extract: [extraction({ facts: [fact('The user lives in Oslo', 't1'), fact('喜欢喝茶', 't2')] })],
  })
  const { at, tell, memories } = await givenTelling({ models })
  await tell(['I live in Oslo.', '我喜欢喝茶'])
  const ids = (await memories()).map(({ id }: { id: string }) => id)
  const gone = await at('DELETE', '/api/v1/sessions/s')
  expect([gone.body.memory_ids.length, gone.body.turns.length]).toEqual([2, 2])
  expect((await at('GET', '/api/v1/sessions/s')).status).toBe(404)
  for (const [place, id] of ids.entries()) {
    expect((await at('POST', `/api/v1/memories/${id}/restore`)).status).toBe(200)
    expect(await memories()).toHaveLength(place + 1)
    expect((await at('GET', '/api/v1/sessions/s')).status).toBe(200)
  }
})

test.each([
  ['runs in the morning', ['ran by the river', 'ran ten kilometres', 'ran in the rain']],
  ['早上跑步', ['在河边跑步', '跑了十公里', '在雨里跑步']],
])('a deleted memory takes its evidence from a trait: %s', async (content, said) => {
  const ann = await givenBeliever()
  const facts = await ann.facts(...said)
  await ann.reflect({ new_behaviors: [{ content, evidence_ids: facts }] })
  const [trait] = await ann.traits()
  const dependents = (await ann.get(`/memories/${facts[0]}/dependents`)).items
  expect(dependents).toMatchObject([
    { id: trait!.id, kind: 'trait', role: 'supports', depth: 1, ends: true, text: content },
  ])
  const plan = await ann.ask('DELETE', `/memories/${facts[0]}?dry_run=true`)
  expect(plan.traits).toMatchObject([
    {
      id: trait!.id,
      content,
      before: { stage: 'candidate', confidence: 0.4 },
      after: { stage: 'dissolved' },
    },
  ])
  expect(await ann.traits()).toHaveLength(1)
  const gone = await ann.ask('DELETE', `/memories/${facts[0]}`)
  expect(gone.deletion.traits).toEqual(
    plan.traits.map(({ content: _, ...change }: { content: string }) => change),
  )
  expect(await ann.traits()).toEqual([])
  const last = (await ann.history(trait!.id)).slice(-2)
  expect(last.map(({ event }) => event)).toEqual(['evidence_withdrawn', 'dissolved'])
  await ann.ask('POST', `/memories/${facts[0]}/restore`)
  expect(await ann.traits()).toMatchObject([
    { id: trait!.id, trait: { stage: 'candidate', confidence: 0.4 } },
  ])
  for (const id of facts) await ann.ask('DELETE', `/memories/${id}`)
  const husk = await ann.memory(trait!.id)
  expect([husk.content, husk.forgotten_at !== null]).toEqual(['', true])
})
