import { expect, test } from 'vitest'
import { relatedTerms } from '../../../../src/core/rules/conversation/changes/matching/related.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { tokenize } from '../../../../src/core/text/tokens.ts'
import { given } from '../../../support/given.ts'
import { ingest, storedMemories, user } from '../support/support.ts'

test.each([
  ['I usually wake up at six.', 'I get up at half past seven these days.'],
  ["I'm single.", "I've got a girlfriend now, her name is Noor."],
  ['My broadband is with Sky.', "We're with Virgin now for the internet."],
  ['我怀孕了，预产期五月。', '宝宝三号出生啦，是个女儿。'],
])('by rules "%s" is over when one hears "%s", though they share no word', async (before, after) => {
  const said = new Set(tokenize(before))
  expect(tokenize(after).filter((term) => term.length > 1 && said.has(term))).toEqual([])
  const { ctx } = await given.tenant({ models: offlineModels() })
  await ingest(ctx, [user('1', before), user('2', 'I live near the old harbour.')])
  await ingest(ctx, [user('3', after)], { session_id: 't' })
  const over = (await storedMemories(ctx)).filter(({ superseded_by }) => superseded_by !== null)
  expect(over.map(({ sources }) => sources)).toEqual([['s/1']])
})

test('other words are looked for where something is another now, and few of them', () => {
  expect(relatedTerms('Had lunch with Jo.')).toEqual([])
  expect(relatedTerms('I get up at eight these days.')).toContain('wake')
  expect(relatedTerms('咖啡我已经戒了')).toContain('美式')
  const much = 'I have switched from coffee to tea now and moved flat, I get up at six these days. '
  expect(relatedTerms(much.repeat(400)).length).toBeLessThanOrEqual(80)
})
