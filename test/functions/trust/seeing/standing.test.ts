import { describe, expect, test } from 'vitest'
import { countTokens } from '../../../../src/core/text/budget.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

const told = { user_id: 'lin', memory_type: 'fact' } as const

async function givenStanding(options: Parameters<typeof givenTelling>[0] = {}) {
  const app = await givenTelling(options)
  const add = async (content: string, more: object = {}) =>
    (await app.at('POST', '/api/v1/memories', { ...told, content, ...more })).body
  return { ...app, add }
}

describe('what must never be missed', () => {
  test('an allergy is in the context whatever is asked, first, the more important before; and not among the results', async () => {
    const { add, recall } = await givenStanding()
    const shellfish = await add('Allergic to shellfish', { subtype: 'constraint', importance: 9 })
    const rule = await add('Never call me Linny', { category: 'rule', importance: 7 })
    await add('Plays the cello', { category: 'fact' })
    const answer = await recall('What shall I order tonight?')
    expect(answer).toMatchObject({ results: [], abstained: true, profile: null })
    expect(answer.standing.map(({ id }: { id: string }) => id)).toEqual([shellfish.id, rule.id])
    const lines = answer.context.split('\n')
    expect(lines[1]).toContain('Allergic to shellfish')
    expect(lines[2]).toContain('Never call me Linny')
    expect(answer.tokens).toBe(countTokens(answer.context))
    const cello = await recall('Who plays the cello?')
    expect(cello.context.match(/shellfish/gu)).toHaveLength(1)
    expect(cello.results).toHaveLength(1)
    const alone = await recall('Is Lin allergic to shellfish?')
    expect(alone.context.match(/shellfish/gu)).toHaveLength(1)
  })

  test('name and language by rules, in Chinese', async () => {
    const { tell, recall } = await givenStanding()
    await tell(['我叫林晓。', '我对花生过敏。', 'ok'])
    const { context, standing } = await recall('今晚吃什么？')
    expect(context.split('\n')[1]).toBe('- name: 林晓; language: zh')
    expect(context).toContain('花生')
    expect(standing).toHaveLength(1)
  })

  test('an allergy of somebody else by name stands in no other context; what a turn takes back neither', async () => {
    const { tell, recall } = await givenStanding()
    await tell(['小美对猫过敏。', '我女儿对花生过敏。', '我对芒果过敏。', '说错了，是腰果过敏'])
    const { context } = await recall('今晚吃什么？')
    expect(context).not.toContain('小美')
    expect(context).not.toContain('芒果')
    expect(context).toContain('花生')
    expect(context).toContain('腰果')
  })

  test('a quarter of the budget at most; none with include: []', async () => {
    const { add, recall } = await givenStanding()
    for (let place = 0; place < 20; place += 1)
      await add(`Rule number ${place}: never mention the colour of the curtains in room ${place}`, {
        category: 'rule',
      })
    const { context, standing } = await recall('zebra', { token_budget: 800 })
    const lines = context.split('\n').slice(1, -1)
    expect(lines.length).toBeGreaterThan(1)
    expect(countTokens(lines.join('\n'))).toBeLessThanOrEqual(200)
    expect(standing).toHaveLength(20)
    expect(await recall('zebra', { include: [] })).toMatchObject({ context: '', standing: [], due: [] })
    expect((await recall('zebra', { token_budget: 0 })).context).toBe('')
  })

  test('the profile comes with the same call; a word that nobody knows is 422', async () => {
    const { add, at, recall } = await givenStanding()
    await add('Plays the cello')
    await add('Wants to see Norway', { modality: 'wished' })
    const { profile, standing } = await recall('zebra', { include: ['profile'] })
    expect(standing).toEqual([])
    expect(profile).toEqual((await at('GET', '/api/v1/users/lin/profile')).body)
    expect(profile.facts.map(({ content }: { content: string }) => content)).toEqual(['Plays the cello'])
    const wrong = await at('POST', '/api/v1/recall', { user_id: 'lin', query: 'x', include: ['all'] })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'include.0'])
  })

  test('an ended, denied or deleted one is gone', async () => {
    const { add, at, recall } = await givenStanding()
    const one = await add('Allergic to shellfish', { subtype: 'constraint' })
    await at('POST', `/api/v1/memories/${one.id}/confirm`, { confirmed: false })
    expect((await recall('zebra')).standing).toEqual([])
  })
})

test('what is due within a week is in every context, overdue ones too, and no later one', async () => {
  const { add, recall } = await givenStanding()
  const task = (content: string, due_at: string) => add(content, { category: 'task', due_at })
  await task('Pay the rent', '2026-05-09T00:00:00Z')
  await task('交税', '2026-05-01T00:00:00Z')
  await task('Plan the summer', '2026-05-20T00:00:00Z')
  const { due, context } = await recall('zebra')
  expect(due.map(({ content }: { content: string }) => content)).toEqual(['交税', 'Pay the rent'])
  expect(context).toContain('due 2026-05-09) Pay the rent')
  expect(context).not.toContain('summer')
})

test('plans, wishes and hearsay are shown as such; what holds until changed says when it was last said', async () => {
  const { add, at, recall, clock } = await givenStanding()
  await add('Moves to Norway in June', { modality: 'planned' })
  await add('Norway has cold summers', { modality: 'reported' })
  const job = await add('Works for a Norway ferry line', { forget_policy: 'until_changed' })
  const { context } = await recall('Norway')
  expect(context).toContain(') [planned] Moves to Norway')
  expect(context).toContain(') [reported] Norway has')
  expect(context).not.toContain('last said')
  clock.advance({ days: 180 })
  expect((await recall('Norway')).context).toContain('last said 2026-05-04) Works for')
  await at('POST', `/api/v1/memories/${job.id}/confirm`, { confirmed: true })
  expect((await recall('Norway')).context).not.toContain('last said')
  clock.advance({ days: 10 })
  await at('PUT', '/api/v1/policy', { half_life_days: 10 })
  expect((await recall('Norway')).context).toContain('last said 2026-10-31) Works for')
  expect((await at('PUT', '/api/v1/policy', { half_life_days: 0 })).status).toBe(422)
})

test('the companion has them in its prompt, once', async () => {
  const models = scriptedModels({ chat: [['ok']] })
  const { add, at } = await givenStanding({ models })
  await add('Allergic to shellfish', { subtype: 'constraint' })
  await add('Wants to eat shellfish soup', { modality: 'wished' })
  const answer = await at('POST', '/api/v1/sse/message', {
    user_id: 'lin',
    session_id: 'c',
    idempotency_key: 'k',
    message: 'Is there shellfish soup?',
    mode: 'graph_only',
  })
  expect(answer.body).toContain('done')
  const { instructions } = models.chats[0]!
  expect(instructions.match(/Allergic to shellfish/gu)).toHaveLength(1)
  expect(instructions).toContain('[wished] Wants to eat shellfish')
})
