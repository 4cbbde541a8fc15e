import { expect, test } from 'vitest'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

interface Shown {
  memory_type: string
  content: string
  subtype: string | null
  forget_policy: string
  user_triggered_save: boolean
}

const shown = (memories: Shown[]) =>
  memories
    .map(({ memory_type, content, forget_policy, user_triggered_save }) =>
      [memory_type, content, forget_policy === 'permanent', user_triggered_save].join(' | '),
    )
    .sort()

test.each([
  [
    'Remember that I like tea. I am allergic to peanuts. My sister Ida lives in Oslo.',
    [
      'fact | The user is allergic to peanuts | false | false',
      'fact | The user likes tea | true | true',
      "fact | The user's sister Ida lives in Oslo | false | false",
      'note | user: Remember that I like tea. | true | true',
    ],
    'The user is allergic to peanuts',
  ],
  [
    '请记住我喜欢喝茶。我对花生过敏。我妹妹住在大连🌊。',
    [
      'fact | 用户喜欢喝茶 | true | true',
      'fact | 用户对花生过敏 | false | false',
      'fact | 用户的妹妹住在大连🌊 | false | false',
      'note | user: 请记住我喜欢喝茶。 | true | true',
    ],
    '用户对花生过敏',
  ],
])(
  'by rules, what stands beside a request to remember is kept as what it is: %s',
  async (text, expected, avoided) => {
    const { tell, memories } = await givenTelling()
    await tell([text])
    const kept: Shown[] = await memories()
    expect(shown(kept)).toEqual(expected.sort())
    expect(kept.find(({ content }) => content === avoided)?.subtype).toBe('constraint')
  },
)

test.each([
  [
    'Remember this: my locker code is 4711. I moved to Oslo last week. Remember that too!',
    'moved to Oslo',
    2,
  ],
  ['我把车卖了。记住：我的柜子密码是4711。', '把车卖了', 1],
])('each sentence that is meant has its line of the note: %s', async (text, beside, lines) => {
  const { tell, memories } = await givenTelling()
  await tell([text])
  const kept: Shown[] = await memories()
  const note = kept.find(({ memory_type }) => memory_type === 'note')
  expect(note?.content.split('\n')).toHaveLength(lines)
  expect(note?.content).toContain('4711')
  expect(kept.some(({ memory_type, content }) => memory_type !== 'note' && content.includes(beside))).toBe(
    true,
  )
})

test('a bare request beside something new: what came before is pinned, what is new is kept as ever', async () => {
  const { tell, memories } = await givenTelling()
  await tell([
    { text: 'The clinic closes at six', role: 'assistant' },
    'Remember that! I have a dog called Rex.',
  ])
  const kept: Shown[] = await memories()
  const note = kept.find(({ memory_type }) => memory_type === 'note')
  expect(note?.content).toBe('assistant: The clinic closes at six')
  expect(kept.find(({ content }) => content.includes('Rex'))).toMatchObject({
    memory_type: 'fact',
    user_triggered_save: false,
  })
})

test.each([
  [
    'its parts',
    [
      mark('t1', { quote: 'I like tea', save: true }),
      mark('t1', { quote: 'I am allergic to peanuts', subtype: 'constraint' }),
    ],
  ],
  ['the whole turn', [mark('t1', { save: true })]],
])('a model that answers %s: the sentence is pinned, the rest is kept', async (_, kept) => {
  const models = scriptedModels({
    mark_turns: [marks(...kept)],
    extract: [
      extraction({
        facts: [fact('Lin likes tea', 't1#1'), fact('Lin is allergic to peanuts', 't1#2')],
      }),
    ],
  })
  const { tell, memories } = await givenTelling({ models })
  await tell(['Remember that I like tea. I am allergic to peanuts.'])
  expect(shown(await memories())).toEqual([
    'fact | Lin is allergic to peanuts | false | false',
    'fact | Lin likes tea | true | true',
    'note | user: Remember that I like tea. | true | true',
  ])
  const prompt = models.of('extract')[0]!.rendered.prompt
  expect(prompt).toContain('"turn_id":"t1#1"')
  expect(prompt).toContain('I am allergic to peanuts')
})
