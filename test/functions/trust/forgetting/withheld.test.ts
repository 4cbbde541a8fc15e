import { expect, test } from 'vitest'
import { drop, extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

const marksOf = (body: { items: { turn_id: string; mark: { keep: boolean; withheld: boolean } }[] }) =>
  body.items.map(({ turn_id, mark: { keep, withheld } }) => [turn_id, keep, withheld])

test.each([
  ["Don't remember this.", 'I lost 4000 euros at poker', 'poker'],
  ['这个别记啊，不想以后看到', '我昨天赌输了四千块', '赌输'],
  ['off the record', 'I interviewed at Contoso', 'Contoso'],
])(
  '%s: the turns stay readable to the application and nothing else has them',
  async (words, secret, query) => {
    const { tell, at, recall, memories, key, call } = await givenTelling()
    await tell([{ text: secret }, { text: 'Oh!', role: 'assistant' }, words])
    const turns = (await at('GET', '/api/v1/sessions/s/turns')).body
    expect(marksOf(turns)).toEqual([
      ['t1', false, true],
      ['t2', false, true],
      ['t3', false, true],
    ])
    expect(turns.items[0].text).toBe(secret)
    expect(await memories('&status=all')).toEqual([])
    const answer = await recall(query, { min_score: 0 })
    expect([answer.results, answer.context]).toEqual([[], ''])
    expect(JSON.stringify(await recall(words))).not.toContain(query)
    await at('POST', '/api/v1/users/lin/reflect', { force: true })
    expect((await at('GET', '/api/v1/users/lin/profile')).body.text).toBe('')
    const said = await call('POST', '/api/v1/sse/message', {
      key,
      body: { user_id: 'lin', session_id: 'other', message: `What about ${query}?`, idempotency_key: 'k' },
    })
    expect(said.body).not.toContain(secret)
  },
)

test('one with content of its own means itself alone', async () => {
  const { tell, at, recall } = await givenTelling()
  await tell(['我住在北京。', '不要记录：我在看心理医生', '我喜欢绿茶。'])
  expect(marksOf((await at('GET', '/api/v1/sessions/s/turns')).body)).toEqual([
    ['t1', true, false],
    ['t2', false, true],
    ['t3', true, false],
  ])
  expect((await recall('心理医生')).results).toEqual([])
  expect((await recall('北京')).results.length).toBeGreaterThan(0)
})

test('the model’s flag counts as the words do, reaches into the commit before, and no later prompt has the turns', async () => {
  const models = scriptedModels({
    mark_turns: [
      marks(drop('t1'), drop('t2')),
      { ...marks(drop('t3')), withhold: ['t3'] },
      marks(mark('t4')),
    ],
    extract: [extraction({ facts: [fact('Lin likes tea', 't4')] })],
  })
  const { tell, at } = await givenTelling({ models })
  await tell(['The blue folder is under the bed', { text: 'Noted.', role: 'assistant' }])
  await tell(['Strike that, would you'])
  await tell(['I like tea'])
  expect(marksOf((await at('GET', '/api/v1/sessions/s/turns')).body)).toEqual([
    ['t1', false, true],
    ['t2', false, true],
    ['t3', false, true],
    ['t4', true, false],
  ])
  const later = [models.of('mark_turns')[2], models.of('extract')[0]].map((one) => one!.rendered.prompt)
  for (const prompt of later) {
    expect(prompt).not.toContain('blue folder')
    expect(prompt).not.toContain('Strike')
  }
})

test('words about remembering that ask for nothing withhold nothing', async () => {
  const { tell, at } = await givenTelling()
  await tell(["I don't remember this street in Oslo", '老板让我别记仇', 'The minister spoke off the record.'])
  for (const [, , withheld] of marksOf((await at('GET', '/api/v1/sessions/s/turns')).body))
    expect(withheld).toBe(false)
})
