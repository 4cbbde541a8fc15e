import { describe, expect, test } from 'vitest'
import { datesIn } from '../../../../src/core/rules/conversation/dates/dates.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { processorMs } from '../../../support/processor.ts'

const turn = (text: string, name: string | null = null, turn_id = '1') => ({
  turn_id,
  role: 'user',
  name,
  timestamp_iso: '2026-05-04T10:00:00Z',
  text,
  shortened: false,
})
const read = (text: string, name: string | null = null) => {
  const transcript = [{ ...turn(text, name), evidence_level: 'S0_user_claim' }]
  const { facts, episodes, entities, relations } = extract({
    transcript,
    predicates: [],
    memories: [],
    speakers: [],
  })
  return {
    said: [...facts, ...episodes].map(({ content }) => content),
    entities: entities.map(({ name: named }) => named),
    relations: relations.map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`),
  }
}
const keeps = (text: string): boolean =>
  markTurns({ turns: [turn(text)], context: [], speakers: [] }).kept.length > 0

describe('what is so for years is told in three words', () => {
  test.each([
    ['I eat meat', 'The user eats meat'],
    ['I smoke.', 'The user smokes'],
    ['I keep bees', 'The user keeps bees'],
    ['我吃肉', '用户吃肉'],
    ['我抽烟。', '用户抽烟'],
  ])('"%s"', (text, content) => {
    expect([keeps(text), read(text).said]).toEqual([true, [content]])
  })

  test.each([
    'I use it',
    'I drive home',
    'I play along',
    'I keep trying',
    'I mean it',
    '我吃饭',
    '我打车',
    '我打你',
  ])('"%s" is nothing of the kind', (text) => {
    expect(keeps(text)).toBe(false)
  })
})

describe('a second verb goes with the first', () => {
  test.each([
    ['I live in Boston and work at Acme.', 'The user lives in Boston and works at Acme'],
    [
      'I have a cello at home and play it every evening',
      'The user has a cello at home and plays it every evening',
    ],
    ['I moved to Leeds and work in a bar', 'The user moved to Leeds and works in a bar'],
    ['I like to run and swim in the sea', 'The user likes to run and swim in the sea'],
    ['I like tea and work', 'The user likes tea and work'],
  ])('"%s"', (text, content) => {
    expect(read(text).said).toEqual([content])
  })

  test('how somebody feels while they talk is no statement beside another', () => {
    expect(read("my mum is visiting next week and I'm super stressed").said).toEqual([
      "The user's mum is visiting next week (2026-05-11)",
    ])
  })

  test.each([
    ['最近膝盖疼，医生说不能跑步', true],
    ['胃不好，大夫让我少吃辣', true],
    ['最近膝盖疼', false],
    ['头疼，医生说你也得休息', false],
  ])("%s: of one's own body, whoever is not named (%s)", (text, kept) => expect(keeps(text)).toBe(kept))

  test('those of a way to work, and of what stands before, are no relations', () => {
    expect(read('我把车卖了，现在坐地铁上班').relations).toEqual([])
    const { said, relations } = read('我从来不吃香菇，讨厌那个口感')
    expect([said, relations]).toEqual([['用户，2026年5月4日：「我从来不吃香菇，讨厌那个口感」'], []])
  })

  test('what two do together is quoted', () => {
    const text = 'My wife and I live in Leeds and work at Acme'
    expect(read(text).said).toEqual([`The user, 4 May 2026: "${text}"`])
  })
})

describe('what is said of somebody else is not said of the speaker', () => {
  test.each([
    ['昊哥的妈妈住在大连', ['昊哥的妈妈 LIVES_IN 大连']],
    ['我妈妈住在大连', ['用户的妈妈 LIVES_IN 大连']],
    ['昊哥住在大连，他妈妈住在沈阳', ['昊哥 LIVES_IN 大连']],
    ["Tom's mother lives in Leeds.", ["Tom's mother LIVES_IN Leeds"]],
    ['My mother works at Siemens.', ["user's mother WORKS_AT Siemens"]],
    ["my sister's dog is allergic to chicken", ["user's sister's dog ALLERGIC_TO chicken"]],
    ['Bob told me he lives in Rome.', []],
    ['我妹妹生了个女儿，叫林小满', []],
    ['我妈对青霉素过敏', ['用户的妈妈 ALLERGIC_TO 青霉素']],
    ['我住院了', []],
    ['Ines is my flatmate', ['Ines KNOWS user']],
    ["Ines is my sister's friend", []],
    ['小美是我表姐', ['小美 KNOWS user']],
    ['Ines是我大学室友', ['Ines KNOWS user']],
    ['小林是我妈的朋友', []],
    ['他是我老板', []],
  ])('"%s"', (text, relations) => {
    expect(read(text).relations).toEqual(relations)
  })

  test.each(['my dog is 3 years old', '我家狗三岁了', 'My dog Rex is 5 years old.'])(
    'the age in "%s" is the animal’s, and no entity',
    (text) => {
      const { entities, relations } = read(text)
      expect(relations.filter((relation) => relation.includes('AGED'))).toEqual([])
      expect(entities.filter((name) => /\d|[三五]/u.test(name))).toEqual([])
    },
  )
})

describe('an allergy is no dislike', () => {
  test.each([
    ['I am allergic to peanuts', 'user ALLERGIC_TO peanuts'],
    ['im allergic to cats', 'user ALLERGIC_TO cats'],
    ['我对芒果过敏', 'user ALLERGIC_TO 芒果'],
  ])('"%s"', (text, relation) => {
    expect(read(text).relations).toEqual([relation])
  })

  test.each(["I'm not allergic to nuts", '我对花生不过敏', '我老婆对花生不过敏'])(
    '"%s" is kept, is nothing to avoid and no relation',
    (text) => {
      expect(keeps(text)).toBe(true)
      expect(subtypeOf(text)).not.toBe('constraint')
      expect(read(text).relations).toEqual([])
    },
  )
})

const subtypeOf = (text: string) =>
  markTurns({ turns: [turn(text)], context: [], speakers: [] }).kept[0]?.subtype ?? null

describe('a sentence is quoted as it was said', () => {
  test.each([
    ['i finally quit my job at Deloitte lol', 'Ann, 4 May 2026: "i finally quit my job at Deloitte lol"'],
    ['Swam forty laps before breakfast.', 'Ann, 4 May 2026: "Swam forty laps before breakfast."'],
    [
      'can you remind me to send Ana the invoice by thursday',
      'Ann, 4 May 2026: "can you remind me to send Ana the invoice by thursday"',
    ],
    ['haha yeah i’ve been vegan since january', 'Ann, 4 May 2026: "haha yeah i’ve been vegan since january"'],
    ['家里刚领养了一只小狗，叫豆豆', 'Ann，2026年5月4日：「家里刚领养了一只小狗，叫豆豆」'],
  ])('"%s"', (text, content) => {
    expect(keeps(text)).toBe(true)
    expect(read(text, 'Ann').said).toEqual([content])
  })

  test('without a name it is the user’s', () => {
    expect(read('passed my driving test today!!!').said).toEqual([
      'The user, 4 May 2026: "passed my driving test today!!!"',
    ])
    expect(read('昨天跟小雨分手了').said).toEqual(['用户，2026年5月4日：「昨天跟小雨分手了」'])
  })

  test('where the form is certain it begins with the person and has no first person left', () => {
    const texts = [
      'I live in Boston.',
      'i live in boston',
      'My sister Mia lives in Berlin.',
      '我住在大连',
      '我妹妹住在成都',
    ]
    for (const content of texts.flatMap((text) => read(text).said)) {
      expect(content).toMatch(/^(?:The user|用户)/u)
      expect(content).not.toMatch(/\b(?:I|my|me|i)\b|我|"|「/u)
    }
  })
})

describe('words about nothing', () => {
  test.each([
    'I wish I lived in Paris.',
    'If I won the lottery I would move to Bali.',
    "Yeah right, because I'm totally a millionaire.",
    'oh great, another Monday. I just love Mondays.',
    'He said "I live in Rome".',
    'My boss said I am lazy.',
    '要是我住在巴黎就好了',
    '我老板说我太慢了',
    '呵呵，我可真是太爱加班了',
    '昨晚梦见我会飞',
  ])('"%s" is not kept', (text) => {
    expect(keeps(text)).toBe(false)
    expect(read(text).said).toEqual([])
  })

  test.each(["My doctor said I'm allergic to penicillin", '吃完就过敏了，医生说我对虾过敏'])(
    '"%s": what a doctor found is so',
    (text) => expect(read(text).said).toHaveLength(1),
  )

  test.each([
    [
      [
        "Let's role-play: you are the innkeeper.",
        'I am a knight and I live in the north.',
        'Ok, stop the role-play. I live in Leeds.',
      ],
    ],
    [['我们来角色扮演吧，你扮演掌柜', '我是个刺客，我住在城外', '不演了，我住在利兹']],
  ])('a play lasts until somebody ends it', (texts) => {
    const [first, ...turns] = texts.map((text, place) => turn(text, null, `${place}`))
    const { kept } = markTurns({ turns, context: [first!], speakers: [] })
    expect(kept.map(({ turn_id }) => turn_id)).toEqual(['2'])
  })
})

test.each(['晚上十一点我去跑步了', '二十一天', '我儿子十一岁了', '第十一名', '下周五一起吃饭'])(
  '"%s" names no feast',
  (text) => {
    const found = datesIn(text, new Date('2026-03-07T10:00:00Z')).map(({ label }) => label)
    expect(found).not.toContain('2025-10-01')
    expect(found).not.toContain('2026-05-01')
    expect(found).not.toContain('2026-10-01')
  },
)

test('the feast is found where one speaks of it', () => {
  expect(datesIn('十一去北京', new Date('2026-08-07T10:00:00Z'))).toMatchObject([{ label: '2026-10-01' }])
})

test.each(['I. ', '“', '我的妈妈', "Ann's ", '如果我', 'I live in ', '3 ', '\n', '🙂', '说：'])(
  '32 KiB of %j take no time',
  async (seed) => {
    const text = seed.repeat(Math.ceil(32_000 / seed.length)).slice(0, 32_000)
    expect(await processorMs(() => [keeps(text), read(text)], 1_000)).toBeLessThan(1_000)
  },
)

describe('what must be avoided is the speaker’s own', () => {
  test.each(['im allergic to cashews', 'doctor told me to cut salt', "I'm vegan and my dad is diabetic"])(
    '"%s" is a constraint',
    (text) => expect(subtypeOf(text)).toBe('constraint'),
  )
  test.each([
    "sarah's brother is allergic to peanuts",
    'my dog is allergic to chicken',
    '王浩说他对狗毛过敏',
  ])('"%s" is none', (text) => expect(subtypeOf(text)).not.toBe('constraint'))
})

describe('casual sentences are read for what they are', () => {
  test.each([
    ['had my first cello lesson, my fingers hurt', true],
    ['呜呜手机掉河里了', true],
    ['上班前跑了六公里', true],
    ['零下的天气我也去跑步了', true],
    ["turns out dad's blood pressure is super high", true],
    ['had you seen it', false],
    ['外面下雨了', false],
    ['me and jess cant wait', false],
    ['要是有时间我就去学大提琴了', false],
  ])('"%s" is kept: %s', (text, kept) => expect(keeps(text)).toBe(kept))

  test('a statement that leans on the one before it is not torn from it', () => {
    expect(read("my friend priya is getting married in june and i'm her bridesmaid").said).toEqual([
      `The user, 4 May 2026: "my friend priya is getting married in june and i'm her bridesmaid"`,
    ])
    expect(read('我对芒果过敏，不喜欢吃')).toMatchObject({
      said: ['用户对芒果过敏，不喜欢吃'],
      relations: ['user ALLERGIC_TO 芒果'],
    })
    expect(read('I used to live in Berlin but now im in Hamburg').said).toEqual([
      'The user, 4 May 2026: "I used to live in Berlin but now im in Hamburg"',
    ])
    expect(read('I sold the car').said).toEqual(['The user sold the car'])
  })

  test.each([
    ['我对核桃过敏，连油都不行', ['user', '核桃']],
    ['上周五我从华章出版社离职了', ['华章出版社']],
    ['周一我要去还图书馆的书', []],
    ['家里养了两只猫，叫像素和骨牌', ['像素', '骨牌']],
    ['十一打算去敦煌，和阿哲一起', ['敦煌', '阿哲']],
    ["I don't drink coffee any more.", []],
  ])('the names of "%s"', (text, names) => expect(read(text).entities).toEqual(names))
})

describe('what is joked, dreamt, played, pasted or only believed of the speaker is no memory', () => {
  test.each([
    "yeah right, I'm quitting my job to become a mermaid",
    'In my dream last night I was married to a sailor and we lived in a lighthouse.',
    'I told the kids I used to be a spy and they bought it.',
    'According to the quiz I am an extrovert with two cats.',
    "I'm not saying I'm pregnant.",
    'this is a test: my name is bob and i live in paris',
    'Dear Sir, I am writing to apply for the post of head gardener.',
    '[10:32] Tom: sold the car, buying a bike',
    "I'd live in Italy if I could.",
    '我跟孩子说我以前是特工，他居然信了',
    '笑死，我原地去世',
    '在我妈眼里我永远十二岁',
    '测试一下：我叫小明，住在巴黎',
    '尊敬的领导：我申请辞去会计一职',
    '把下面这句改得礼貌点：我不来上班了',
    '当年要是留在北京，现在都当教授了',
  ])('"%s"', (text) => expect(keeps(text)).toBe(false))

  test.each([
    'I used to be a spy for ten years.',
    'I am pregnant, due in June.',
    'I live in Italy now.',
    '我以前是特工，干了十年',
    '我申请辞去会计一职了，上周交的信',
  ])('but "%s"', (text) => expect(keeps(text)).toBe(true))

  test('a play that is begun by who is who goes on', () => {
    const played = [
      "Let's play: you're the innkeeper and I'm Sir Gareth.",
      'I have slain the dragon of Kell.',
    ]
    const turns = played.map((text, place) => turn(text, null, String(place)))
    expect(markTurns({ turns, context: [], speakers: [] }).kept).toEqual([])
  })
})

describe('the third person is as it was said', () => {
  test.each([
    ['I co-run a bakery with my cousin', "The user co-runs a bakery with the user's cousin"],
    ["I'd been a pianist for ten years", `The user, 4 May 2026: "I'd been a pianist for ten years"`],
    ['我表哥在杭州买了房', '用户的表哥在杭州买了房'],
    ['我妈直接甩我一本菜谱', '用户，2026年5月4日：「我妈直接甩我一本菜谱」'],
  ])('"%s"', (text, content) => expect(read(text).said).toEqual([content]))
})
