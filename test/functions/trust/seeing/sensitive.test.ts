import { expect, test } from 'vitest'
import { sensitiveCategories } from '../../../../src/core/text/reading/sensitive.ts'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenBeliever } from '../../../support/given/believing.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

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

test.each([
  [
    'English',
    'ann',
    'Ann has depression',
    'has Ann felt depression lately?',
    'how is Ann these days?',
    'health',
  ],
  [
    'English',
    'ann',
    'The user is Buddhist',
    'is the user a Buddhist?',
    'what does the user like?',
    'religion',
  ],
  ['中文', '昊哥', '昊哥患有抑郁症', '抑郁症好些了吗', '昊哥最近怎么样', 'health'],
])(
  'what they say themselves is kept, marked, and shown to who may and who asks (%s %s)',
  async (_, user_id, said, asking, passing, category) => {
    const service = await givenBeliever()
    const { call, key, tenant_id, keyWith, tokenFor } = service
    const ask = (method: string, path: string, using: string, body?: unknown) =>
      call(method, `/api/v1${path}`, { key: using, ...(body === undefined ? {} : { body }) })
    const stored = await ask('POST', '/memories', key, { user_id, memory_type: 'fact', content: said })
    expect(stored.body).toMatchObject({ content: said, sensitive: category })
    const { id } = stored.body
    await ask('POST', '/memories', key, { user_id, memory_type: 'fact', content: 'likes tea' })
    const person = encodeURIComponent(user_id)
    const plain = await keyWith(tenant_id, ['read', 'write'])
    const open = await keyWith(tenant_id, ['read', 'write', 'read:sensitive'])
    const paths = [
      `/memories?user_id=${person}`,
      `/memories?user_id=${person}&query=${encodeURIComponent(asking)}`,
      `/users/${person}/profile`,
      `/users/${person}/review`,
    ]
    const seenBy = async (using: string) => {
      const answers = await Promise.all(paths.map((path) => ask('GET', path, using)))
      return answers.map(({ status, body }) => [status, JSON.stringify(body).includes(said)])
    }
    const shown = [
      [200, true],
      [200, true],
      [200, true],
      [200, false],
    ]
    const hidden = paths.map(() => [200, false])
    expect(await seenBy(key), 'admin').toEqual(shown)
    expect(await seenBy(open)).toEqual(shown)
    expect(await seenBy(plain)).toEqual(hidden)
    expect(await seenBy(await tokenFor(plain, user_id))).toEqual(hidden)
    expect(await seenBy(await tokenFor(open, user_id, { scopes: ['read'] }))).toEqual(shown)
    expect((await ask('GET', `/memories/${id}`, plain)).status).toBe(404)
    expect((await ask('GET', `/memories/${id}/history`, plain)).status).toBe(404)
    expect((await ask('GET', `/memories/${id}`, open)).status).toBe(200)
    const bound = await ask('POST', '/keys', key, { name: 'phone', scopes: ['read'], user_id })
    expect(await seenBy(bound.body.key)).toEqual(shown)

    for (const using of [key, plain]) {
      const asked = await ask('POST', '/recall', using, { user_id, query: asking, abstain_below: 0 })
      expect(JSON.stringify(asked.body.results), asking).toContain(said)
      const passed = await ask('POST', '/recall', using, {
        user_id,
        query: passing,
        abstain_below: 0,
        include: ['standing', 'profile'],
      })
      expect(JSON.stringify(passed.body), passing).not.toContain(said)
    }
  },
)

test('of two statements that disagree, who may not read one sees neither', async () => {
  const models = scriptedModels({
    mark_turns: [marks(mark('t1')), marks(mark('t2'))],
    extract: [
      extraction({ facts: [fact('The user has depression', 't1')] }),
      extraction({
        corrections: [
          {
            memory_id: 1,
            kind: 'contradicts',
            fact: 'The user never felt better, depression or not',
            source_turn_ids: ['t2'],
          },
        ],
      }),
    ],
  })
  const { tell, memories, call, key, tenant_id, keyWith, tokenFor } = await givenTelling({ models })
  await tell(['I have depression'])
  await tell(['I never felt better, depression or not'])
  const seenBy = async (using: string) =>
    (await call('GET', '/api/v1/users/lin/conflicts', { key: using })).body.items.length
  const plain = await keyWith(tenant_id, ['read', 'write'])
  expect((await memories()).map((memory: { sensitive: unknown }) => memory.sensitive)).toEqual([
    'health',
    'health',
  ])
  expect(await seenBy(key)).toBe(1)
  expect(await seenBy(await keyWith(tenant_id, ['read', 'read:sensitive']))).toBe(1)
  expect(await seenBy(plain)).toBe(0)
  expect(await seenBy(await tokenFor(plain, 'lin'))).toBe(0)
})
