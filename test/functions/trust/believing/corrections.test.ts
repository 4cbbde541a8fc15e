import { describe, expect, test } from 'vitest'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

const live = ['content'] as const
const contentsOf = (items: { content: string }[]) => items.map((item) => item[live[0]]).sort()

async function givenVegetarian(correction: object, more: object = {}) {
  const models = scriptedModels({
    mark_turns: [marks(mark('t1')), marks(mark('t2'))],
    extract: [
      extraction({ facts: [fact('The user is vegetarian', 't1')] }),
      extraction({ ...more, corrections: [{ memory_id: 1, source_turn_ids: ['t2'], ...correction }] }),
    ],
  })
  const app = await givenTelling({ models })
  await app.tell(['I am vegetarian'])
  const [before] = await app.memories()
  app.clock.advance({ days: 1 })
  const job = await app.tell([{ text: 'Not vegetarian', timestamp_iso: '2026-05-05T08:00:00Z' }])
  const after = (await app.at('GET', `/api/v1/memories/${before.id}`)).body
  const history = (await app.at('GET', `/api/v1/memories/${before.id}/history`)).body.items
  return { ...app, before, after, last: history.at(-1), job }
}

describe('what the model says of a known memory', () => {
  const said = { session_id: 's', turn_ids: ['t2'] }

  test('no_longer ends it at the turn’s time: as_of still finds it', async () => {
    const { after, last, recall, memories } = await givenVegetarian({ kind: 'no_longer' })
    expect(after).toMatchObject({
      invalid_at: '2026-05-05T08:00:00.000Z',
      superseded_by: null,
      expired_at: null,
    })
    expect(last).toMatchObject({ event: 'ended', actor: 'user', detail: said })
    expect(await memories()).toEqual([])
    expect(await memories('&status=superseded')).toMatchObject([{ id: after.id }])
    expect((await recall('vegetarian', { sources: ['memories'] })).results).toEqual([])
    const then = await recall('vegetarian', { sources: ['memories'], as_of: '2026-05-04T12:00:00Z' })
    expect(then.results).toMatchObject([{ id: after.id }])
  })

  test('replaced is superseded by the fact, which becomes one where no item says it', async () => {
    const { after, last, memories } = await givenVegetarian({ kind: 'replaced', fact: 'The user eats fish' })
    const [fish] = await memories()
    expect(fish).toMatchObject({ content: 'The user eats fish', said_by: 'user' })
    expect(after).toMatchObject({ superseded_by: fish.id, invalid_at: '2026-05-05T08:00:00.000Z' })
    expect(last).toMatchObject({
      event: 'superseded',
      actor: 'user',
      detail: { ...said, superseded_by: fish.id },
    })
  })

  test('replaced without a fact is no_longer', async () => {
    const { after, last } = await givenVegetarian(
      { kind: 'replaced' },
      { facts: [fact('The user eats fish', 't2')] },
    )
    expect([last.event, after.superseded_by]).toEqual(['ended', null])
  })

  test('never_was is denied', async () => {
    const { after, last, memories, recall } = await givenVegetarian({ kind: 'never_was' })
    expect(after.expired_at).toBe('2026-05-05T09:00:00.000Z')
    expect(last).toMatchObject({ event: 'denied', actor: 'user', detail: said })
    expect(await memories('&status=superseded')).toEqual([])
    const then = await recall('vegetarian', { sources: ['memories'], as_of: '2026-05-04T12:00:00Z' })
    expect(then.results).toEqual([])
  })

  test('contradicts is a conflict until one of them ends; recall returns the newer and says so', async () => {
    const { before, at, recall, memories } = await givenVegetarian({
      kind: 'contradicts',
      fact: 'The user loves vegetarian-free steak',
    })
    const conflicts = '/api/v1/users/lin/conflicts'
    const { items } = (await at('GET', conflicts)).body
    const steak = (await memories()).find(({ id }: { id: string }) => id !== before.id)
    expect(items).toMatchObject([
      { older: { id: before.id }, newer: { id: steak.id }, session_id: 's', turn_id: 't2' },
    ])
    const { results, context } = await recall('vegetarian', { sources: ['memories'] })
    expect(results).toMatchObject([{ id: steak.id, conflicts_with: [before.id] }])
    expect(context).toContain('[disputed]')
    expect((await at('GET', '/api/v1/users/lin/review')).body.items).toMatchObject([
      { kind: 'conflict', memory: { id: steak.id }, other: { id: before.id } },
    ])
    await at('POST', `/api/v1/memories/${before.id}/confirm`, { confirmed: true })
    expect((await at('GET', conflicts)).body.items).toEqual([])
    expect((await at('GET', `/api/v1/memories/${steak.id}`)).body.superseded_by).toBe(before.id)
    expect((await recall('vegetarian', { sources: ['memories'] })).results).toMatchObject([
      { id: before.id, conflicts_with: [] },
    ])
  })

  test('an id that is not shown, and a turn that is not the person’s, are refused and counted', async () => {
    const unknown = await givenVegetarian({ kind: 'no_longer', memory_id: 7 })
    expect(unknown.job.metrics.items_rejected).toEqual({ unknown_memory: 1 })
    const foreign = await givenVegetarian({ kind: 'never_was', source_turn_ids: ['t9'] })
    expect(foreign.job.metrics.items_rejected).toEqual({ source_not_kept: 1 })
    expect(foreign.after.expired_at).toBeNull()
  })
})

describe('by rules, in plain words', () => {
  test.each([
    ['I am vegetarian.', "That's wrong, I'm not vegetarian any more", 'ended'],
    ['I am vegetarian.', "That's wrong, I am not vegetarian.", 'denied'],
    ['I am vegetarian.', "I'm no longer vegetarian.", 'ended'],
    ['我吃素。', '不对，你记错了，我不吃素。', 'denied'],
    ['我吃素。', '我不再吃素了。', 'ended'],
    ['我养了一只猫。', '我不再养猫了。', 'ended'],
    ['我喜欢喝咖啡。', '我已经不喜欢喝咖啡了。', 'ended'],
    ['I live in Oslo.', "You're wrong, I never lived in Oslo.", 'denied'],
    ['我住在北京。', '你记错了，我没住在北京。', 'denied'],
  ])('%s … %s', async (before, words, event) => {
    const { tell, memories, at, recall } = await givenTelling()
    await tell([before])
    const [known] = await memories()
    await tell([words])
    expect(await memories()).toEqual([])
    const history = (await at('GET', `/api/v1/memories/${known.id}/history`)).body.items
    expect(history.at(-1)).toMatchObject({
      event,
      actor: 'user',
      detail: { session_id: 's', turn_ids: ['t2'] },
    })
    expect((await recall(before, { sources: ['memories'] })).results).toEqual([])
  })

  test.each([
    ['I live in Oslo.', { text: 'You live in Oslo, right?', role: 'assistant' as const }, "That's wrong."],
    ['我吃素。', { text: '你吃素，对吧？', role: 'assistant' as const }, '不对，你记错了'],
  ])('a bare one means what the assistant has just said: %s', async (before, answer, words) => {
    const { tell, memories } = await givenTelling()
    await tell([before])
    await tell([answer, words])
    expect(await memories()).toEqual([])
    expect(await memories('&status=expired')).toHaveLength(1)
  })

  test.each([
    ['I live in Oslo.', "My boss said that's wrong, I don't live in Oslo."],
    ['I live in Oslo.', 'Is that wrong?'],
    ['I live in Oslo.', 'I will never forget Oslo'],
    ['我吃素。', '老板说不对，我不吃素'],
    ['我住在北京。', '我妈妈不住在北京了。'],
    ['I am vegetarian.', "My sister isn't vegetarian any more."],
  ])('%s stays: %s', async (before, words) => {
    const { tell, memories } = await givenTelling()
    await tell([before])
    const [known] = await memories()
    await tell([words])
    expect((await memories()).map(({ id }: { id: string }) => id)).toContain(known.id)
  })

  test('a correct value in its place is stored', async () => {
    const { tell, memories } = await givenTelling()
    await tell(['I live in Oslo.'])
    await tell(['No, you got that wrong, I live in Bergen.'])
    expect(contentsOf(await memories())).toEqual(['The user lives in Bergen'])
  })
})

test.each([
  ["you're wrong", -0.02],
  ['不对，你记错了', -0.02],
  ["my boss said that's wrong", null],
  ['I will never forget this summer', null],
])('to the companion, %s is the signal correction %s', async (message, share) => {
  const { at, tell } = await givenTelling()
  await at('POST', '/api/v1/sse/message', { user_id: 'lin', session_id: 'c', message, idempotency_key: 'k' })
  const { items } = (await at('GET', '/api/v1/users/lin/affinity/history')).body
  const own = items.filter(({ cause }: { cause: string }) => cause === 'message')
  expect(own).toHaveLength(1)
  expect(own[0].signals.correction ?? null).toBe(share)
  await tell(['ok'], 'other')
  expect((await at('GET', '/api/v1/users/lin/affinity/history')).body.items).toHaveLength(items.length)
})

test.each([
  ['I am vegetarian.', "That's wrong, I am not vegetarian."],
  ['我吃素。', '不对，你记错了，我不吃素。'],
])(
  'what was denied is not revived by what was said before, however late it comes: %s',
  async (said, denial) => {
    const { tell, memories, clock } = await givenTelling()
    const at = (day: number, text: string, session: string) =>
      tell([{ text, timestamp_iso: `2026-05-${String(day).padStart(2, '0')}T08:00:00Z` }], session)
    clock.advance({ days: 20 })
    await at(4, said, 'first')
    const first = contentsOf(await memories())
    await at(6, denial, 'first')
    const denied = contentsOf(await memories())
    await at(5, said, 'late')
    expect(contentsOf(await memories())).toEqual(denied)
    expect(denied).not.toEqual(expect.arrayContaining(first))
    await at(7, said, 'again')
    expect(contentsOf(await memories())).toEqual(expect.arrayContaining(first))
  },
)

test.each([
  ['I live in Leeds.', 'I moved to Hull last week.', 'Leeds', 'Hull'],
  ['我住在杭州。', '我上周搬到苏州了。', '杭州', '苏州'],
])(
  '%s %s: what began before the other was said holds, in memories and the graph',
  async (was, is, before, now) => {
    const { tell, memories, at } = await givenTelling()
    await tell([{ text: was, timestamp_iso: '2026-05-04T08:00:00Z' }])
    await tell([{ text: is, timestamp_iso: '2026-05-04T08:30:00Z' }])
    const [live, over] = [await memories(), await memories('&status=superseded')].map((some) =>
      JSON.stringify(some),
    )
    expect([live!.includes(now), over!.includes(now), over!.includes(before)]).toEqual([true, false, true])
    const facts = (await at('GET', '/api/v1/users/lin/graph/facts')).body.items
    expect(JSON.stringify(facts)).not.toContain(before)
  },
)

test.each([
  ['I am allergic to penicillin.', 'No, that is wrong, I never said I was allergic to penicillin.'],
  ['我对花生过敏。', '不对，我没说过我对花生过敏。'],
  ['我弟弟四岁。', '记错了，我弟是五岁。'],
])('%s %s: it never was, and its words are never shown as if it were', async (said, denial) => {
  const { tell, memories, recall } = await givenTelling()
  await tell([said, 'I live in Oslo.', '我在大连教书。'])
  await tell([denial])
  expect((await memories()).map(({ content }: { content: string }) => content)).not.toContain(
    expect.stringMatching(/penicillin|花生|四岁/u),
  )
  const { context } = await recall(said, { abstain_below: 0 })
  expect(context).not.toContain(`user) ${said}`)
  expect(context).not.toContain(`[denied] ${denial}`)
})

test('a turn of which all was denied says so in its line, and stands behind what holds', async () => {
  const { tell, recall, at, memories } = await givenTelling()
  await tell(['I play the fiddle in a ceilidh band.', 'The fiddle of the ceilidh band is at the luthier.'])
  const [fiddle] = (await memories()).filter(({ content }: { content: string }) => content.includes('play'))
  await at('POST', `/api/v1/memories/${fiddle.id}/confirm`, { confirmed: false })
  const { context } = await recall('the fiddle in the ceilidh band', { abstain_below: 0 })
  expect(context).toContain('[denied] I play the fiddle in a ceilidh band.')
})
