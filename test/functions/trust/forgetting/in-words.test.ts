import { expect, test } from 'vitest'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

test.each([
  ['I live in Oslo.', 'Please forget that I live in Oslo.', 'Oslo'],
  ['我前女友叫小美。', '请忘掉我前女友的事', '小美'],
])('%s %s: the memory, its words and the asking turn are nowhere, by words', async (said, request, word) => {
  const { tell, memories, recall, at } = await givenTelling()
  await tell([said])
  expect(await memories()).toHaveLength(1)
  const job = await tell([request])
  expect(job.metrics).toMatchObject({ memories_written: 0, items_rejected: {} })
  expect(await memories()).toEqual([])
  const turns = (await at('GET', '/api/v1/sessions/s/turns')).body.items
  expect(turns).toMatchObject([{ text: '' }, { text: '' }])
  const answer = await recall(said, { abstain_below: 0 })
  expect([answer.results, JSON.stringify(answer).includes(word)]).toEqual([[], false])
  const { items } = (await at('GET', '/api/v1/erasures')).body
  expect(items).toMatchObject([{ kind: 'memory', by: 'words' }])
})

test.each([
  [['我月薪一万二。', '我姐月薪两万。'], '忘掉我的工资', '一万二', '两万'],
  [
    ['I rent an apartment on Mill Road.', 'My mum has a flat in Leeds.'],
    'Forget about my flat.',
    'Mill',
    'Leeds',
  ],
  [
    ['My partner Callum works nights.', "My sister's boyfriend Rob is a chef."],
    'Forget everything about my boyfriend.',
    'Callum',
    'Rob',
  ],
])('%s %s: what means it goes, what is of somebody else stays', async (said, request, gone, stays) => {
  const { tell, memories } = await givenTelling()
  await tell(said)
  await tell(Array.from({ length: 30 }, (_, one) => `I own a red boat number ${one + 1} in Bergen.`))
  await tell([request])
  const left = JSON.stringify(await memories())
  expect([left.includes(gone), left.includes(stays)]).toEqual([false, true])
})

test.each([
  ['I live in Oslo.', 'Please forget that I was in prison.'],
  ['我住在北京。', '忘掉小美'],
])('%s %s: what names nothing that is there is counted, and makes no memory', async (said, request) => {
  const { tell, memories, at } = await givenTelling()
  await tell([said])
  const job = await tell([request])
  expect(job.metrics.items_rejected).toEqual({ forget_unmatched: 1 })
  expect(await memories()).toHaveLength(1)
  expect((await at('GET', '/api/v1/sessions/s/turns')).body.items[1].text).toBe(request)
})

test.each([
  [
    'I live in Leeds with my boyfriend Callum.',
    'I moved to York.',
    'Forget everything about Callum.',
    'Callum',
  ],
  ['I live in Oslo.', 'I moved to Bergen.', 'Please forget that I live in Oslo.', 'Oslo'],
  ['我住在杭州的小美家。', '我搬到苏州了。', '忘掉小美的事', '小美'],
])('%s %s %s: what is over is forgotten too, with its words', async (said, since, request, word) => {
  const { tell, memories, recall } = await givenTelling()
  await tell([said])
  await tell([since], 'r')
  const over = await memories('&status=superseded')
  expect(over.map(({ content }: { content: string }) => content.includes(word))).toEqual([true])
  const job = await tell([request], 'q')
  expect(job.metrics.items_rejected).toEqual({})
  expect(await memories('&status=superseded')).toEqual([])
  expect(JSON.stringify(await recall(`${said} ${word}`, { abstain_below: 0 }))).not.toContain(`"${word}`)
  const { results, context } = await recall(word, { abstain_below: 0 })
  expect(JSON.stringify([results, context])).not.toContain(word)
  expect(await memories()).toHaveLength(1)
})

test('a model is shown what is over where somebody asks to forget, and can do no more than that with it', async () => {
  const models = scriptedModels({
    mark_turns: ['t1', 't2', 't3', 't4'].map((turn) => marks(mark(turn))),
    extract: [
      extraction({ facts: [fact('The user lives in Oslo with Ann', 't1')] }),
      extraction({ corrections: [{ memory_id: 1, kind: 'no_longer', source_turn_ids: ['t2'] }] }),
      extraction(),
      extraction({
        facts: [{ ...fact('The user likes Oslo', 't4'), same_as: 1 }],
        corrections: [{ memory_id: 1, kind: 'never_was', source_turn_ids: ['t4'] }],
        forget: [{ memory_id: 1, source_turn_ids: ['t4'] }],
      }),
    ],
  })
  const { tell, memories } = await givenTelling({ models })
  for (const said of ['I live in Oslo with Ann', 'Not in Oslo with Ann any more', 'Oslo and Ann again'])
    await tell([said])
  expect(await memories('&status=superseded')).toHaveLength(1)
  const job = await tell(['Forget what I said about Oslo'])
  const prompts = models.of('extract').map(({ rendered }) => rendered.prompt)
  expect(prompts.map((prompt) => prompt.includes('"ended":true'))).toEqual([false, false, false, true])
  expect(job.metrics.items_rejected).toEqual({ unknown_memory: 2 })
  expect(await memories('&status=superseded')).toEqual([])
})

test('a memory made from a turn that is withheld afterwards is forgotten', async () => {
  const { tell, memories } = await givenTelling()
  await tell(['I live in Oslo.'])
  await tell(["Don't remember this."])
  expect(await memories()).toEqual([])
})

test.each([
  ['Forget everything about Tom.', 'tom'],
  ['Forget everything about my brother.', 'my brother'],
])('%s: what was told of him as "he" goes too, by a plan for “%s” as well', async (request, about) => {
  const { tell, memories, at } = await givenTelling()
  const told = ['My brother Tom lost his job.', "He's got a gambling problem.", 'My sister Ruth is a nurse.']
  const contents = async () => (await memories()).map(({ content }: { content: string }) => content)
  await tell([...told, "She's allergic to nuts."])
  expect(await contents()).toHaveLength(4)
  const { body } = await at('POST', '/api/v1/users/lin/forget', { about })
  const found = body.found.filter(({ kind }: { kind: string }) => kind === 'memory')
  expect(found.map(({ text }: { text: string }) => /Tom|gambling/u.test(text))).toEqual([true, true])
  await tell([request])
  expect((await contents()).join()).not.toMatch(/Tom|gambling/u)
  expect(await contents()).toHaveLength(2)
})
