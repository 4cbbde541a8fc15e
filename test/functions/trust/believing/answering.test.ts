import { expect, test } from 'vitest'
import { type Believer, givenBeliever } from '../../../support/given/believing.ts'

/** A person's answers to what is believed of them. */

async function believing(content: string, said: readonly string[]) {
  const ann = await givenBeliever()
  const facts = await ann.facts(...said)
  await ann.reflect({ new_behaviors: [{ content, evidence_ids: facts }] })
  const [trait] = await ann.traits()
  const answer = (body: object, status = 200) =>
    ann.ask('POST', `/memories/${trait!.id}/answer`, body, status)
  return { ann, id: trait!.id, facts, answer }
}

const confidence = async (ann: Believer, id: string) => (await ann.memory(id)).trait.confidence

test.each([
  ['English', 'runs in the morning', ['ran 1', 'ran 2', 'ran 3'], 'I do, every day'],
  ['中文', '早上跑步', ['跑了一次', '跑了两次', '跑了三次'], '是的，天天如此'],
])(
  'agree, then disagree: one answer a trait, the former is taken back first (%s)',
  async (_, content, said, note) => {
    const { ann, id, answer } = await believing(content, said)
    ann.clock.advance({ days: 10 })
    const faded = 0.4 * Math.exp(-0.05)
    const agreed = await answer({ stance: 'agree', note })
    expect(agreed).toMatchObject({
      id,
      trait: { stage: 'emerging', reinforcement_count: 1 },
      answer: {
        id,
        stance: 'agree',
        before: { stage: 'candidate', confidence: 0.4 },
        after: { stage: 'emerging' },
      },
    })
    expect(agreed.trait.confidence).toBeCloseTo(faded + (1 - faded) * 0.25, 9)
    expect(await ann.memory(id)).toEqual(
      Object.fromEntries(Object.entries(agreed).filter(([key]) => key !== 'answer')),
    )
    const fact = await ann.memory(agreed.answer.memory_id)
    expect(fact).toMatchObject({ content: note, evidence_level: 'S3_user_confirmed', memory_type: 'fact' })
    const { items } = await ann.get('/users/ann/reflection-cycles')
    expect(items[0]).toMatchObject({
      cycle_id: agreed.answer.cycle_id,
      trigger_type: 'answer',
      status: 'completed',
      model_calls: 0,
      traits_reinforced: 1,
    })
    expect((await ann.history(id)).at(-1)).toMatchObject({
      event: 'reinforced',
      actor: 'user',
      detail: { grade: 'A' },
    })
    expect(await ann.get('/users/ann/should-reflect')).toMatchObject({ should_reflect: false })

    // the same again changes nothing
    const again = await answer({ stance: 'agree' })
    expect(again.answer).toMatchObject({ cycle_id: null, memory_id: agreed.answer.memory_id })
    expect(again.version).toBe(agreed.version)

    // the opposite takes it back first: 0.4 · e^(−0.05) · 0.6
    const disagreed = await answer({ stance: 'disagree' })
    expect(disagreed.trait).toMatchObject({
      reinforcement_count: 0,
      contradiction_count: 1,
      stage: 'candidate',
    })
    expect(disagreed.trait.confidence).toBeCloseTo(faded * 0.6, 9)
    expect((await ann.memory(agreed.answer.memory_id)).expired_at).not.toBe(null)
    expect(await ann.evidence(id)).not.toContain(agreed.answer.memory_id)
    expect((await ann.history(id)).slice(-2)).toMatchObject([
      { event: 'evidence_withdrawn', detail: { memory_ids: [agreed.answer.memory_id] } },
      { event: 'contradicted', actor: 'user', detail: { strong: true } },
    ])
    expect((await ann.memory(id)).version).toBe(disagreed.version)

    // and that one is an evidence like any other: denied, it has never been
    await ann.deny(disagreed.answer.memory_id)
    expect(await confidence(ann, id)).toBeCloseTo(0.4 * 1, 9)
  },
)

test('reword replaces the words and stays, whatever becomes of the evidence', async () => {
  const { ann, id, facts, answer } = await believing('runs', ['ran 1', 'ran 2', 'ran 3'])
  const reworded = await answer({ stance: 'reword', content: 'runs when it is dry' })
  expect(reworded).toMatchObject({
    content: 'runs when it is dry',
    trait: { confidence: 0.4, stage: 'candidate' },
  })
  expect((await ann.history(id)).at(-1)).toMatchObject({
    event: 'modified',
    actor: 'user',
    old_content: 'runs',
    new_content: 'runs when it is dry',
  })
  const [fresh] = await ann.facts('ran 4')
  await ann.reflect({ reinforcements: [{ trait_id: id, new_evidence_ids: [fresh!] }] })
  await ann.deny(facts[0]!)
  expect(await ann.memory(id)).toMatchObject({
    content: 'runs when it is dry',
    trait: { confidence: 0.4, reinforcement_count: 0 },
  })
  const found = await ann.get('/memories?user_id=ann&query=dry&memory_type=trait')
  expect(found.items.map((one: { id: string }) => one.id)).toEqual([])
  await answer({ stance: 'reword', content: 'runs when it is dry' })
  await answer({ stance: 'reword' }, 422)
  await answer({ stance: 'agree', content: 'x' }, 422)
  await answer({ stance: 'perhaps' }, 422)
  await ann.ask('POST', `/memories/${fresh}/answer`, { stance: 'agree' }, 422)
})

test('never ends it, refuses it for good, and takes it from its parents', async () => {
  const { ann, id, answer } = await believing('is afraid of dogs', ['saw 1', 'saw 2', 'saw 3'])
  const never = await answer({ stance: 'never' })
  expect(never).toMatchObject({ trait: { stage: 'dissolved' }, answer: { after: { stage: 'dissolved' } } })
  await answer({ stance: 'agree' }, 409)
  const more = await ann.facts('saw 4', 'saw 5', 'saw 6')
  const cycle = await ann.reflect({
    new_behaviors: [{ content: 'Is afraid of dogs', evidence_ids: more }],
    new_trends: [{ content: 'is afraid of dogs', evidence_ids: more }],
  })
  expect(cycle.rejected).toEqual({ refused_by_user: 2 })
  expect(await ann.traits()).toEqual([])
  expect((await ann.history(id)).at(-1)).toMatchObject({
    event: 'dissolved',
    actor: 'user',
    detail: { reason: 'refused_by_user' },
  })
})

test('a disagreement that leaves less than 0.1 ends it; words of another trait are a conflict', async () => {
  const ann = await givenBeliever()
  const facts = await ann.facts('a', 'b', 'c')
  await ann.reflect({
    new_behaviors: [
      { content: 'one', evidence_ids: facts },
      { content: 'two', evidence_ids: facts },
    ],
  })
  const [one] = await ann.traits()
  await ann.ask(
    'POST',
    `/memories/${one!.id}/answer`,
    { stance: 'reword', content: one!.content === 'one' ? 'two' : 'one' },
    409,
  )
  ann.clock.advance({ days: 200 })
  const ended = await ann.ask('POST', `/memories/${one!.id}/answer`, { stance: 'disagree' })
  expect(ended.answer.after.stage).toBe('dissolved')
  expect(ended.expired_at).not.toBe(null)
})

test.each([
  ['runs in the morning', ['ran 1', 'ran 2', 'ran 3']],
  ['早上跑步', ['跑了一次', '跑了两次', '跑了三次']],
])('an answer without a note is no fact of the profile; a note is: %s', async (content, said) => {
  const { ann, answer } = await believing(content, said)
  const agreed = await answer({ stance: 'agree' })
  const profile = async () => (await ann.get('/users/ann/profile')) as { text: string; facts: object[] }
  expect((await ann.memory(agreed.answer.memory_id)).content).toContain(content)
  expect((await profile()).facts).toHaveLength(said.length)
  await answer({ stance: 'disagree', note: 'Only on Sundays 周日' })
  expect((await profile()).text).toContain('Only on Sundays 周日')
})
