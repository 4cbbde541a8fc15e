import { expect, test } from 'vitest'
import { withoutSpeakers } from '../../../src/core/recall/reading/without-speakers.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { counted, recallingTenant, say, USER } from '../../support/recalling.ts'

test.each([
  ['What did Evan buy?', ['evan'], 'What did buy?'],
  ['Evan’s dog and Evangeline', ['evan'], 'dog and Evangeline'],
  ['Ann Lee met Ann', ['ann', 'ann lee'], 'met'],
  ['小林喜欢什么', ['小林'], '喜欢什么'],
  ['Evan?', ['evan'], 'Evan?'],
  ['c++ (really)', ['c++'], '(really)'],
])('%s without %s is %s', (query, names, left) => expect(withoutSpeakers(query, names)).toBe(left))

test('no name of a speaker is embedded, neither of turns nor of the query', async () => {
  const embedder = { ...offlineEmbedder(1024), offline: false, model: 'of meaning' }
  const { ctx } = await recallingTenant({ embedder })
  const { ctx: watched, embedded } = counted(ctx)
  await say(watched, 's', [{ text: 'I bought a kite.', name: 'Evan' }])
  expect(embedded).not.toEqual([])
  expect(embedded.filter((text) => text.includes('Evan'))).toEqual([])
  embedded.length = 0
  await recall(watched, { user_id: USER, query: 'What did Evan and Bea buy?' })
  expect(embedded).toEqual(['What did and Bea buy?'])
})
