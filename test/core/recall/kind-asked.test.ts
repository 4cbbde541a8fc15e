import { expect, test } from 'vitest'
import { kindAsked } from '../../../src/core/recall/reading/kind-asked.ts'
import { givenTelling } from '../../functions/trust/telling.ts'

test.each([
  ['Which race did I sign up for?', ['race']],
  ['And which programming language am I learning?', ['program', 'languag']],
  ['what sport do I do at the weekend?', ['sport']],
  ['Which philosopher interests me?', ['philosoph']],
  ['What kind of pottery did Mel make?', []],
  ['What is my blood type?', []],
  ['What did Ann paint?', []],
  ['Which of the two did Ann take?', []],
  ['我报了哪场比赛？', ['比', '比赛', '赛']],
  ['我在哪家医院上班？', ['医', '医院', '院']],
  ['我们去哪里面试？', []],
  ['我为什么去四川？', []],
  ['我什么时候到期？', []],
])('the kind that a question asks for: %s', (query, terms) => {
  expect([...kindAsked(query)]).toEqual(terms)
})

test('an answer need not say the kind that a question asks for', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['I signed up for the Qingdao half marathon on April 19.', 'I have a cat, and I live in Ghent.'])
  const { abstained, results } = await recall('Which race did I sign up for?')
  expect([abstained, results.length > 0]).toEqual([false, true])
  expect(await recall('What is my blood type?')).toMatchObject({ abstained: true, results: [] })
})
