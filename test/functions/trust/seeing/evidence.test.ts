import { expect, test } from 'vitest'
import { givenBeliever } from '../../../support/given/believing.ts'

/** What rests on a memory, and how a belief came to be what it is. */

test('what rests on a memory, to any depth, and what of it would go with it', async () => {
  const ann = await givenBeliever()
  const born = await ann.facts('a1', 'a2', 'a3', 'b1', 'b2', 'b3')
  await ann.reflect({
    new_behaviors: [
      { content: 'runs', evidence_ids: born.slice(0, 3) },
      { content: 'swims', evidence_ids: born.slice(3) },
    ],
  })
  const ids = new Map((await ann.traits()).map(({ content, id }) => [content, id]))
  const [runs, swims] = [ids.get('runs')!, ids.get('swims')!]
  const more = await ann.facts('a4', 'b4')
  await ann.reflect({
    reinforcements: [
      { trait_id: runs, new_evidence_ids: [more[0]!], quality_grade: 'A' },
      { trait_id: swims, new_evidence_ids: [more[1]!], quality_grade: 'A' },
    ],
    upgrades: [{ from_trait_ids: [runs, swims], new_content: 'likes sport', new_subtype: 'preference' }],
  })
  const sport = (await ann.traits()).find(({ content }) => content === 'likes sport')!.id
  expect(await ann.get(`/memories/${more[0]}/dependents`)).toEqual({
    items: [
      { id: runs, kind: 'trait', text: 'runs', role: 'supports', depth: 1, ends: false },
      { id: sport, kind: 'trait', text: 'likes sport', role: 'child', depth: 2, ends: true },
    ],
    next_cursor: null,
  })
  expect((await ann.get(`/memories/${runs}/dependents`)).items).toMatchObject([
    { id: sport, depth: 1, role: 'child', ends: true },
  ])
  expect((await ann.get(`/memories/${sport}/dependents`)).items).toEqual([])
  const [told] = await ann.facts('told since then')
  expect((await ann.get(`/memories/${told}/dependents`)).items).toEqual([])
  const before = await ann.memory(runs)
  expect(before.trait.confidence).toBeCloseTo(0.55, 12)
  const [stranger] = [
    await ann.call('GET', `/api/v1/memories/${more[0]}/dependents`, {
      key: await ann.tokenFor(ann.key, 'bob'),
    }),
  ]
  expect(stranger!.status).toBe(404)
  await ann.deny(more[0]!)
  expect((await ann.memory(sport)).trait.stage).toBe('dissolved')
})

test('the curve of a confidence: events as they happened, fading in between, where it leads', async () => {
  const ann = await givenBeliever({ now: '2026-03-01T09:00:00Z' })
  const facts = await ann.facts('a1', 'a2', 'a3')
  await ann.reflect({ new_behaviors: [{ content: 'runs', evidence_ids: facts }] })
  const [trait] = await ann.traits()
  const id = trait!.id
  ann.clock.advance({ days: 10 })
  const [fresh] = await ann.facts('a4')
  await ann.reflect({ reinforcements: [{ trait_id: id, new_evidence_ids: [fresh!], quality_grade: 'C' }] })
  ann.clock.advance({ days: 10 })
  const curve = await ann.get(`/memories/${id}/confidence?points=5`)
  expect(curve.points.map(({ at }: { at: string }) => at)).toEqual([
    '2026-03-01T09:00:00.000Z',
    '2026-03-06T09:00:00.000Z',
    '2026-03-11T09:00:00.000Z',
    '2026-03-16T09:00:00.000Z',
    '2026-03-21T09:00:00.000Z',
  ])
  const lambda = 0.005 / 1.1
  const c = 0.4 * Math.exp(-0.05) + (1 - 0.4 * Math.exp(-0.05)) * 0.15
  const values = curve.points.map(({ value }: { value: number }) => value)
  for (const [index, value] of [
    0.4,
    0.4 * Math.exp(-0.025),
    c,
    c * Math.exp(-lambda * 5),
    c * Math.exp(-lambda * 10),
  ].entries())
    expect(values[index]).toBeCloseTo(value, 9)
  expect(curve.events).toMatchObject([
    { event: 'created', before: null, after: 0.4, grade: 'C' },
    { event: 'reinforced', before: 0.4, grade: 'C', memory_ids: [fresh] },
  ])
  expect(curve.lambda).toBeCloseTo(lambda, 12)
  expect(curve).toMatchObject({ floor: 0.1, stages: [0.3, 0.6, 0.85] })
  const meets = Date.parse('2026-03-11T09:00:00Z') + (Math.log(c / 0.1) / lambda) * 86_400_000
  expect(Math.abs(Date.parse(curve.forecast.below_floor_at) - meets)).toBeLessThan(1000)

  await ann.deny(fresh!)
  const after = await ann.get(`/memories/${id}/confidence?points=2`)
  expect(after.lambda).toBe(0.005)
  expect(after.points[1].value).toBeCloseTo(0.4 * Math.exp(-0.005 * 20), 9)
  expect(after.events.at(-1)).toMatchObject({ event: 'evidence_withdrawn', memory_ids: [fresh] })
  await ann.ask('GET', `/memories/${id}/confidence?points=1`, undefined, 422)
  await ann.ask('GET', `/memories/${id}/confidence?points=501`, undefined, 422)
  const refused = await ann.ask('GET', `/memories/${fresh}/confidence`, undefined, 422)
  expect(refused.code).toBe('not_a_trait')
})
