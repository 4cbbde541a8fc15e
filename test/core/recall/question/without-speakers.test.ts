import { expect, test } from 'vitest'
import { knownSpeakers } from '../../../../src/core/recall/reading/speakers/known-speakers.ts'
import { withoutSpeakers } from '../../../../src/core/recall/reading/speakers/without-speakers.ts'
import { recall } from '../../../../src/core/recall/recall.ts'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'
import { counted, recallingTenant, say, USER } from '../../../support/given/recalling.ts'

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

test('who speaks is asked first once, then in the same read, and a wrong guess embeds anew', async () => {
  const embedder = { ...offlineEmbedder(1024), offline: false, model: 'of meaning' }
  const { ctx } = await recallingTenant({ embedder })
  const speakers = knownSpeakers()(ctx.tenant_id)
  const watched = counted({ ...ctx, speakers })
  const ask = async () => {
    watched.embedded.length = 0
    const before = watched.batches.length
    await recall(watched.ctx, { user_id: USER, query: 'What did Evan buy?' })
    return { embedded: [...watched.embedded], reads: watched.batches.length - before }
  }
  await say(ctx, 's', [{ text: 'I bought a kite.', name: 'Bea' }])
  expect(await ask()).toEqual({ embedded: ['What did Evan buy?'], reads: 2 })
  expect(await ask()).toEqual({ embedded: ['What did Evan buy?'], reads: 1 })
  await say(ctx, 't', [{ text: 'I bought a boat.', name: 'Evan' }])
  expect(await ask()).toEqual({ embedded: ['What did Evan buy?', 'What did buy?'], reads: 2 })
  expect(await ask()).toEqual({ embedded: ['What did buy?'], reads: 1 })
})

test('what is known of speakers ends after ten minutes, and for the user who was asked about longest ago', () => {
  const all = knownSpeakers()
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))
  all('one').learn(USER, at(0), ['evan', 'bea'], ['evan'])
  expect(all('one').of(USER, at(9))).toEqual(new Set(['evan']))
  expect(all('two').of(USER, at(9))).toBeUndefined()
  expect(all('one').of(USER, at(10))).toBeUndefined()
  all('one').learn(USER, at(11), ['evan'], [])
  expect(all('one').of(USER, at(11))).toEqual(new Set())
  for (let user = 0; user < 2_000; user += 1) all('two').learn(`user ${user}`, at(11), [], [])
  expect(all('one').of(USER, at(11))).toBeUndefined()
})
