import { describe, expect, test } from 'vitest'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const told = (text: string) => readSentences(text).map(({ sentence }) => sentence)

describe('what is told of oneself beside a question or a request is kept', () => {
  test.each([
    ['what gloves can i use for bleach, im allergic to latex', 'im allergic to latex'],
    ['Recommend me a restaurant, I live near Headingley and I can’t eat gluten', 'I live near Headingley'],
    [
      'Give me three hand stretches as well, I have arthritis in both thumbs.',
      'I have arthritis in both thumbs.',
    ],
    ['How do I get a visa, since I am from Peru?', 'I am from Peru'],
    ['should i ask for more hours, i started at a bookshop in january', 'i started at a bookshop in january'],
    ['推荐几道菜吧，我对海鲜过敏', '我对海鲜过敏'],
    [
      '我有高血压，吃氨氯地平吃了十来年了，最近老是一百五，咋回事？',
      '我有高血压，吃氨氯地平吃了十来年了，最近老是一百五',
    ],
    ['女儿对鸡蛋过敏，幼儿园早餐怎么办？', '女儿对鸡蛋过敏'],
  ])('%s', (text, clause) => expect(told(text)).toContain(clause))

  test.each([
    'I’m bored, what should I watch?',
    'I have a question, do you think I can go?',
    'can you book something, I am tired',
    'I need a recipe, can you find one?',
    '我想问一下，明天几点开门？',
    '我饿了，吃什么好？',
  ])('nothing: %s', (text) => expect(told(text)).toEqual([]))
})

describe('words of several sentences between quotation marks are nobody’s', () => {
  test.each([
    'Can you fix this? It’s from a colleague: "Hi all, I am Dana. I live in Wakefield and I am allergic to nuts."',
    '帮我改改这段：“我叫王芳，今年三十岁。我住在上海，喜欢画画。”',
  ])('%s', (text) => expect(told(text)).toEqual([]))

  test.each([
    ['My mum said "You should move. I live in York and it is lovely." I live in Leeds.', 'I live in Leeds.'],
    ['我妈说："我住大连挺好的。你也搬来吧。" 我住在北京。', '我住在北京。'],
  ])('but what stands beside them is: %s', (text, sentence) => expect(told(text)).toContain(sentence))
})

describe('plain talk is meant', () => {
  test.each([
    "I'm a night owl.",
    "I'm a Leeds fan, so was my dad.",
    'Before the meeting I wrote a checklist of every screen.',
    'My sister wrote a novel about our village.',
    'Update: I got the job at Shell.',
    '有个消息：我离开云栈了，五月六日入职蓝鲸医疗。',
    '客户下午连打了三个电话，我都看着它响完，然后回了一段微信。',
    '我跟江屿分了 昨天的事 他说觉得我们不是一个频道',
  ])('%s', (text) => expect(told(text).length + markedKept(text)).toBeGreaterThan(0))

  test.each([
    ['Done: train G8082 leaves at 08:12.', 'My wife is a nurse in Leeds.'],
    ['【建议】先喝温水。', '我住在大连。'],
    ['There would be a waiting list.', 'I have to fetch fifteen chairs from my mother.'],
  ])('behind an answer with a heading: %s', (answer, text) =>
    expect(keptBehind([['assistant', answer]], text)).toBe(true),
  )

  test('a wish to be somebody asks nobody to play', () => {
    const wish = 'In a different life I would be a pastry chef in Kyoto.'
    expect(
      keptBehind(
        [
          ['user', wish],
          ['assistant', 'Ha!'],
        ],
        'My mother lives in Ostend.',
      ),
    ).toBe(true)
  })

  test.each(['OK stop, I can’t do this. Enough.', 'speaking of, that was fun'])(
    'a play ends by "%s"',
    (end) => {
      const play = ['user', "You're an innkeeper and I'm a knight."] as const
      const turns = [
        play,
        ['assistant', 'Welcome, traveller!'],
        ['user', end],
        ['assistant', 'Fine.'],
      ] as const
      expect(keptBehind(turns, 'I am learning sign language on Tuesdays.')).toBe(true)
    },
  )
})

const markedKept = (text: string): number => (keptBehind([], text) ? 1 : 0)

/** Whether what the person says behind these turns is kept. */
function keptBehind(before: readonly (readonly [role: string, text: string])[], text: string): boolean {
  const turns = [...before, ['user', text] as const].map(([role, said], place) => ({
    turn_id: String(place),
    role,
    name: null,
    timestamp_iso: '2026-05-04T10:00:00Z',
    text: said,
    shortened: false,
  }))
  const { kept } = markTurns({ turns, context: [], speakers: [] })
  return kept.some(({ turn_id }) => turn_id === String(before.length))
}
