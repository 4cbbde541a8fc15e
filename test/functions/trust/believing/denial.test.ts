import { expect, test } from 'vitest'
import { givenBeliever } from '../../../support/given/believing.ts'

/** What a person denies or corrects: what was believed because of it stands as if it had never been said. */

test.each([
  ['English', 'runs in the morning', 'Ann ran'],
  ['中文', '早上跑步', '昊哥跑了'],
])(
  'denying facts one by one: the trait weakens as if they had never been said (%s)',
  async (_, believed, said) => {
    const ann = await givenBeliever()
    const first = await ann.facts(`${said} 1`, `${said} 2`, `${said} 3`)
    await ann.reflect({ new_behaviors: [{ content: believed, evidence_ids: first, quality_grade: 'B' }] })
    const [{ id }] = (await ann.traits()) as unknown as [{ id: string }]
    ann.clock.advance({ days: 7 })
    const second = await ann.facts(`${said} 4`, `${said} 5`)
    await ann.reflect({
      reinforcements: [
        { trait_id: id, new_evidence_ids: [second[0]!], quality_grade: 'A' },
        { trait_id: id, new_evidence_ids: [second[1]!], quality_grade: 'C' },
      ],
    })
    const faded = 0.4 * Math.exp(-0.005 * 7)
    expect((await ann.memory(id)).trait.confidence).toBeCloseTo(faded + (1 - faded) * 0.25, 9)

    // the best grade of what is left in it
    await ann.deny(second[0]!)
    const weaker = (await ann.memory(id)).trait
    expect(weaker).toMatchObject({ reinforcement_count: 1, stage: 'emerging' })
    expect(weaker.confidence).toBeCloseTo(faded + (1 - faded) * 0.15, 9)
    const [event] = (await ann.history(id)).slice(-1)
    expect(event).toMatchObject({
      event: 'evidence_withdrawn',
      actor: 'user',
      detail: { memory_ids: [second[0]], stage: { before: 'emerging', after: 'emerging' } },
    })
    expect(await ann.evidence(id)).not.toContain(second[0])

    // a birth that lacks memories waits for the cycle that brings the third
    await ann.deny(first[0]!)
    const later = (await ann.memory(id)).trait
    expect(later).toMatchObject({
      stage: 'candidate',
      confidence: 0.4,
      reinforcement_count: 0,
      last_reinforced: null,
    })

    // and with fewer in all it is no more
    await ann.deny(first[1]!)
    expect((await ann.memory(id)).trait.stage).toBe('dissolved')
    expect((await ann.history(id)).slice(-2)).toMatchObject([
      { event: 'evidence_withdrawn', detail: { stage: { before: 'candidate', after: 'dissolved' } } },
      { event: 'dissolved', detail: { reason: 'evidence_withdrawn' }, actor: 'user' },
    ])
    expect(await ann.traits()).toEqual([])
    expect((await ann.get('/users/ann/profile')).text).not.toContain(believed)
    const recalled = await ann.ask('POST', '/recall', { user_id: 'ann', query: believed })
    expect(recalled.context).not.toContain(believed)
  },
)

test('a denied contradiction undoes the rewording and the end that it led to; a parent follows its children', async () => {
  const ann = await givenBeliever()
  const born = await ann.facts('a1', 'a2', 'a3', 'b1', 'b2', 'b3')
  await ann.reflect({
    new_behaviors: [
      { content: 'always runs', evidence_ids: born.slice(0, 3) },
      { content: 'swims a lot', evidence_ids: born.slice(3) },
    ],
  })
  const byContent = async (content: string) =>
    (await ann.traits()).find((trait) => trait.content === content)!.id
  const runs = await byContent('always runs')
  const swims = await byContent('swims a lot')
  const more = await ann.facts('a4', 'b4')
  await ann.reflect({
    reinforcements: [
      { trait_id: runs, new_evidence_ids: [more[0]!], quality_grade: 'A' },
      { trait_id: swims, new_evidence_ids: [more[1]!], quality_grade: 'B' },
    ],
    upgrades: [{ from_trait_ids: [runs, swims], new_content: 'likes sport', new_subtype: 'preference' }],
  })
  const sport = await byContent('likes sport')
  expect((await ann.memory(sport)).trait.confidence).toBeCloseTo(0.65, 12)
  expect((await ann.evidence(sport)).sort()).toEqual([...born, ...more].sort())

  const against = await ann.facts('c1')
  await ann.reflect({
    contradictions: [
      { trait_id: runs, contradicting_evidence_ids: against, strong: true, quality_grade: 'C' },
    ],
  })
  const again = await ann.facts('c2')
  await ann.reflect(
    {
      contradictions: [
        { trait_id: runs, contradicting_evidence_ids: again, strong: true, quality_grade: 'C' },
      ],
    },
    [{ trait_id: runs, action: 'modify', new_content: 'runs at times', reasoning: 'because' }],
  )
  // 0.55 · 0.6 · 0.6: other words never raise it
  const modified = await ann.memory(runs)
  expect(modified.content).toBe('runs at times')
  expect(modified.trait.confidence).toBeCloseTo(0.198, 12)

  await ann.deny(again[0]!)
  const former = await ann.memory(runs)
  expect(former.content).toBe('always runs')
  expect(former.trait).toMatchObject({ contradiction_count: 1, stage: 'emerging', parent_id: sport })
  expect(former.trait.confidence).toBeCloseTo(0.33, 12)
  const found = await ann.ask('POST', '/recall', { user_id: 'ann', query: 'always runs', explain: true })
  const hit = found.results.find(({ memory }: { memory: { id: string } }) => memory?.id === runs)
  expect(hit, 'found by its vector too').toMatchObject({ explain: { cosine: expect.any(Number) } })

  // without this the child was never sure enough: its parent was never born
  await ann.deny(more[1]!)
  expect((await ann.memory(sport)).trait.stage).toBe('dissolved')
  expect((await ann.memory(runs)).trait.parent_id).toBe(null)
  expect((await ann.history(sport)).map(({ event }) => event)).toEqual([
    'created',
    'evidence_withdrawn',
    'dissolved',
  ])
})

test('confirming with other words corrects: the old ones support nothing, the new ones are looked at again', async () => {
  const ann = await givenBeliever()
  const first = await ann.facts('Ann ran', 'Ann ran far', 'Ann ran fast')
  await ann.reflect({ new_behaviors: [{ content: 'runs', evidence_ids: first }] })
  const [{ id }] = (await ann.traits()) as unknown as [{ id: string }]
  await ann.ask('POST', `/memories/${first[0]}/confirm`, { confirmed: true, content: 'Ann swam' })
  expect((await ann.memory(id)).trait.stage).toBe('dissolved')
  expect(await ann.evidence(id)).toEqual([first[1], first[2]].sort())
  await ann.facts('Ann swam far', 'Ann swam fast')
  await ann.reflect({ new_behaviors: [{ content: 'swims', evidence_ids: [first[0]!] }] })
  const asked = ann.models.of('reflect').at(-1)!.input as { memories: { content: string }[] }
  expect(asked.memories.map(({ content }) => content)).toContain('Ann swam')
  // named once more by its new words it is heard, and denied once more it is gone
  const [fresh] = await ann.facts('x')
  await ann.reflect({ new_trends: [{ content: 'moves', evidence_ids: [fresh!] }] })
})

test('what is denied while a reflection thinks is no evidence of what it concludes', async () => {
  const ann = await givenBeliever()
  const first = await ann.facts('a1', 'a2', 'a3')
  ann.models.add({
    reflect: [
      async () => {
        await ann.deny(first[0]!)
        return {
          new_trends: [],
          new_behaviors: [{ content: 'runs', evidence_ids: first, quality_grade: 'C' }],
          reinforcements: [],
          upgrades: [],
          contradictions: [],
        }
      },
    ],
  })
  const { cycle } = await ann.ask('POST', '/users/ann/reflect', { force: true })
  expect(cycle).toMatchObject({ status: 'completed', rejected: { unknown_memory: 1 } })
  const traits = await ann.traits()
  expect(traits).toMatchObject([{ trait: { stage: 'trend' } }])
  expect(await ann.evidence(traits[0]!.id)).toEqual(first.slice(1).sort())
})

test('a relation that two memories state loses one support, then its ground', async () => {
  const ann = await givenBeliever()
  const relation = { subject: { name: 'user' }, predicate: 'likes', object: { name: 'tea' } }
  const item = (content: string) => ({ user_id: 'ann', memory_type: 'fact', content, relation })
  const { items } = await ann.ask('POST', '/memories/batch', {
    items: [item('Tea is fine'), item('Yes, tea')],
  })
  const [first, second] = items.map(({ id }: { id: string }) => id)
  const edges = async () => (await ann.get('/users/ann/graph/facts')).items
  expect(await edges()).toMatchObject([{ weight: 0.6 }])
  await ann.deny(first)
  expect(await edges()).toMatchObject([{ weight: 0.5, source_memory_id: second }])
  await ann.deny(second)
  expect(await edges()).toEqual([])
})
