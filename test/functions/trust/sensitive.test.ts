import { expect, test } from 'vitest'
import { sensitiveCategories } from '../../../src/core/text/sensitive.ts'
import { givenBeliever } from '../../support/believing.ts'

/** What is nobody's to guess, and who may read what a person said of it themselves. */

test.each([
  ['health', ['has depression', 'was diagnosed last year', '得了抑郁症', '患有糖尿病']],
  ['politics', ['is left-wing', 'a right-wing view', '是左翼', '右翼人士']],
  ['religion', ['is Buddhist', 'is a Muslim', 'grew up Christian', '信仰佛教', '伊斯兰教', '基督教家庭']],
  ['sexuality', ['is gay', 'is a lesbian', 'is bisexual', '是同性恋', '双性恋']],
  ['ethnicity', ['an ethnic minority', 'is Jewish', 'is Han Chinese', '少数民族', '维吾尔族']],
  ['trade_union', ['joined the trade union', '加入了工会']],
  ['criminal_record', ['has a criminal record', '有前科']],
])('code knows %s by words of both languages', (category, texts) => {
  for (const text of texts) expect(sensitiveCategories(text), text).toContain(category)
})

test.each([
  'won the race on Sunday',
  'likes a seat on the left',
  'turns right at the crossroads',
  'wears hearing aids',
  'watches Prison Break',
  'drinks tea with 佛手柑',
  '喜欢佛手柑茶',
  '坐在左边靠窗的位置',
  '化工会议在周三',
  '理工会计课',
  '前科长请吃饭',
  'the rights of tenants',
  'works in a gaylord hotel',
])('and nothing else: %s', (text) => expect(sensitiveCategories(text)).toEqual([]))

test.each([
  ['English', ['is depressed in winter', 'votes left-wing', 'likes long walks'], 'Ann walked'],
  ['中文', ['有抑郁症倾向', '政治上偏左翼', '喜欢散步'], '昊哥散步'],
])(
  'a trait about it is refused, by the model’s word or by code’s (%s)',
  async (_, [first, second, plain], said) => {
    const ann = await givenBeliever()
    const facts = await ann.facts(`${said} 1`, `${said} 2`, `${said} 3`)
    const cycle = await ann.reflect({
      new_behaviors: [
        { content: first!, evidence_ids: facts },
        { content: plain!, evidence_ids: facts },
        { content: 'goes there every Friday', evidence_ids: facts, sensitive: 'religion' },
      ],
      new_trends: [{ content: second!, evidence_ids: facts }],
    })
    expect(cycle.rejected).toEqual({ sensitive: 3 })
    expect((await ann.traits()).map(({ content }) => content)).toEqual([plain])
  },
)

test('the policy allows all with an empty list, and only the seven categories are words of it', async () => {
  const ann = await givenBeliever()
  const policy = await ann.get('/policy')
  expect(policy.never_infer).toEqual([
    'health',
    'politics',
    'religion',
    'sexuality',
    'ethnicity',
    'trade_union',
    'criminal_record',
  ])
  await ann.ask('PUT', '/policy', { never_infer: ['weather'] }, 422)
  await ann.ask('PUT', '/policy', { never_infer: [] })
  const facts = await ann.facts('a', 'b', 'c')
  await ann.reflect({ new_behaviors: [{ content: 'goes to the trade union', evidence_ids: facts }] })
  expect(await ann.traits()).toHaveLength(1)
})
