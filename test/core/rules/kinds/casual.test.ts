import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

/**
 * What the rules make of a talk, turn by turn: what is kept, of whom, what is named, and what is wrong by
 * then.
 */
function lived(texts: readonly string[], known: readonly string[] = []) {
  const turns = texts.map((text, place) => ({
    ...{ turn_id: `t${place}`, role: 'user', name: null, text, shortened: false },
    ...{ timestamp_iso: '2026-03-02T18:00:00Z', evidence_level: 'S0_user_claim' },
  }))
  const { kept } = markTurns({ turns, context: [], speakers: [] })
  const isKept = (id: string) => kept.some(({ turn_id }) => turn_id === id)
  const transcript = turns.map((turn) => ({
    ...turn,
    ...(!isKept(turn.turn_id) && { kept: false as const }),
  }))
  const memories = known.map((content, id) => ({ id, content, type: 'fact' as const, time: null }))
  const answer = extract({ transcript, memories, speakers: [], person: null, predicates: [] })
  const all = [...answer.facts, ...answer.episodes].sort((one, other) =>
    one.source_turn_ids[0]! < other.source_turn_ids[0]! ? -1 : 1,
  )
  return { ...answer, all }
}

describe('what people tell in passing is kept', () => {
  test.each([
    'tonight gym then early bed',
    "she's called ines and shes from porto",
    'its on june 3rd so she was early',
    'deposit is 900 which is insane',
    'my old boss cried??',
    "Tom's laptop is at the repair shop",
    'i think i need a new car, this one is from 2009',
    'The server room key is in the top drawer',
    'note to self the plumber comes tuesday between nine and eleven',
    'emma prefers window seats on flights',
    'Hannah does, she grew up in Kiel',
    '她叫温宁，学的是水文',
    '六月去一家做机器人的公司上班',
    '辣的没问题，越辣越好',
    '他住楼下',
    '在考虑换个牙医',
    'we have twins',
    'I do pilates',
    'I snowboard',
    'I repair clocks',
    '我练太极',
    '我教钢琴',
    'Oh brilliant, I got the flat',
    'Wow, I passed my boards',
    '太好了，我被录取了',
    '可真行，我手机又丢了',
  ])('“%s”', (text) => expect(lived([text]).all).toHaveLength(1))

  test.each([
    'I got it',
    'we like it so much',
    "I've seen that one already",
    'I did too',
    'I do think so',
    '我喝完了',
    '我也喜欢这个',
    '笑死我了',
    'Oh great, I love Mondays',
    'Oh wonderful, I feel so special',
    'she moved out',
    '他辞职了',
  ])('“%s” says nothing that stands by itself', (text) => expect(lived([text]).all).toEqual([]))

  test.each([
    ['My roommate Ines is from Porto', 'she moved out', 'Ines'],
    ['我妹妹住在大连', '她辞职了', '用户的妹妹'],
  ])('behind “%s” it is known who “%s”', (before, text, about) => {
    expect(lived([before, text]).all.map((item) => [item.about, item.content.includes(text)])).toEqual([
      [about, before === text],
      [about, true],
    ])
  })

  test.each(["she's so cute", 'they say so', 'food was great', 'that is true', '她真好', '今天天气不错'])(
    '“%s” tells nothing',
    (text) => expect(lived([text]).all).toEqual([]),
  )
})

test.each([
  ['我有一对双胞胎，叫多多和乐乐', '用户有一对双胞胎，叫多多和乐乐', []],
  ['我买了艘船，叫月光', '用户买了艘船，叫月光', []],
  ['我有个妹妹，在大连上学', '用户有个妹妹，在大连上学', ['用户的妹妹 STUDIES_AT 大连']],
  ['我认识一个教练，喜欢钓鱼', '用户认识一个教练，喜欢钓鱼', ['用户的教练 LIKES 钓鱼']],
  ['叫我小乔吧', '用户，2026年3月2日：「叫我小乔吧」', ['user NAMED 小乔']],
  ['叫我起床', '用户，2026年3月2日：「叫我起床」', []],
])('“%s”: what follows is of whom one has, not of oneself', (text, content, related) => {
  const { all, relations } = lived([text])
  expect(all.map((item) => item.content)).toEqual([content])
  expect(relations.map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`)).toEqual(
    related,
  )
})

describe("programs are nobody's life, who works with them is somebody", () => {
  test.each([
    'I run a docker shop in Leeds',
    'my react project won a prize yesterday',
    'Emma works as a java developer',
    'Tom works on the backend at Halden',
    'Passed my Linux exam',
    'my ball python shed its skin again',
    '我用 docker 部署了我妈的网站',
    '小李是前端工程师',
    '老张在做后端',
  ])('“%s” is kept', (text) => expect(lived([text]).all).toHaveLength(1))
  test.each([
    'redis keeps its keys in memory',
    'my array is sorted',
    'Redis works on one thread',
    '数据库的索引坏了',
    '小程序的缓存没有过期',
  ])('“%s” is not', (text) => expect(lived([text]).all).toEqual([]))
})

describe('forms that strangers use, and their neighbours', () => {
  test.each([
    'starts in September',
    "I'm scared of birds, right?",
    'I gather mushrooms every autumn',
    'I have endometriosis',
    '我怕鸟，对吧？',
    '我在纠结要不要辞职',
    '又种了一盆薄荷',
    '现在帮老师做项目',
    '狗死了',
    '奶奶昨天去世了',
    '谢谢你，我明天要做手术',
    '我真想养一只狗',
  ])('“%s” is kept', (text) => expect(lived([text]).all).toHaveLength(1))
  test.each([
    'it rained this morning',
    'I gather that it is late',
    'say i won the lottery',
    'had I known it I would have stayed',
    'i want mangoes, is that even legal',
    'Linux is better than windows',
    "I'm sorry about that",
    '要不要去医院',
    '真想一觉睡到明年',
    '谢谢你的建议',
    '笑死了',
    '累死了',
  ])('“%s” is not', (text) => expect(lived([text]).all).toEqual([]))

  test.each([
    ['豆豆考上了大学', ['豆豆']],
    ['果果奶奶住在苏州', ['果果']],
    ['开开心心过了个好年', []],
    ['轻轻地关上了那扇旧门', []],
  ])('the people of “%s” are %j', (text, names) =>
    expect(
      lived([text])
        .entities.filter(({ type }) => type === 'person')
        .map(({ name }) => name),
    ).toEqual(names),
  )

  test.each([
    ['My mum has tendonitis', 'tendonitis'],
    ['I have rheumatoid arthritis', 'rheumatoid arthritis'],
    ['My mum has sympathy for him', undefined],
    ['I have a lot of empathy', undefined],
    ['我有慢性胃炎', '慢性胃炎'],
    ['我有点鼻炎', '鼻炎'],
    ['我有点毛病', undefined],
  ])('the condition of “%s” is %s', (text, thing) =>
    expect(lived([text]).relations.find(({ predicate }) => predicate === 'HAS_CONDITION')?.object).toBe(
      thing,
    ),
  )
})

describe('what happened once is no fact of the person', () => {
  test.each([
    'my phone died on the way home',
    'quit my job at the agency today',
    'my mum cried on the phone haha',
    'the cat threw up on the carpet again',
    'my dog biscuit ate half a sock',
    "vendor said they'd ship a fix by thursday",
    '老板昨天把上线时间改了',
  ])('“%s”', (text) => {
    const { facts, episodes } = lived([text])
    expect([facts.length, episodes.length]).toEqual([0, 1])
  })
  test('a plan in a few words is one', () => {
    expect(lived(['tonight gym then early bed']).all).toMatchObject([{ modality: 'planned' }])
    expect(lived(['六月去一家做机器人的公司上班']).all).toMatchObject([{ modality: 'planned' }])
    expect(lived(['跟你说个事，我辞职了']).all[0]).not.toHaveProperty('modality')
  })
})

describe('names in small letters', () => {
  test.each([
    ['my sister max thinks im crazy', 'max', 'person', 'SIBLING_OF'],
    ['my dog biscuit ate half a sock', 'biscuit', 'thing', 'HAS'],
    ['our singer jonas just had a baby', 'jonas', 'person', 'KNOWS'],
    ["she's called ines and shes from porto", 'ines', 'person', undefined],
    ['her name is ida', 'ida', 'person', undefined],
    ['mia and i are looking at houses', 'mia', 'person', undefined],
    ['been living in leeds for 3 years', 'leeds', 'place', 'LIVES_IN'],
    ['im the drummer in a band called Paper Foxes', 'Paper Foxes', 'organisation', undefined],
    ['昨天和Cindy去吃了烤肉', 'Cindy', 'person', undefined],
    ['下个月要去Tokyo出差', 'Tokyo', 'place', undefined],
  ])('“%s”: %s', (text, name, type, predicate) => {
    const { entities, relations } = lived([text])
    expect(entities).toContainEqual(expect.objectContaining({ name, type }))
    expect(relations.map((relation) => relation.predicate)).toEqual(predicate ? [predicate] : [])
  })

  test.each([
    'my dog always barks',
    'ines and i are moving in together',
    'my boss always calls',
    'Client wants the report on paper too.',
    '小时候进过一次医院',
  ])('“%s” names nothing else', (text) => {
    const { entities, relations } = lived([text])
    expect(entities.map(({ name }) => name).filter((name) => name !== 'ines')).toEqual([])
    expect(relations).toEqual([])
  })
})

describe('“she” is who was spoken of', () => {
  const about = (...texts: string[]) => lived(texts).all.map((item) => item.about ?? null)
  test.each([
    [
      ['my dog biscuit ate a sock', "she's called ines, she is from porto"],
      ['biscuit', 'ines'],
    ],
    [
      ['my girlfriend studies law', "she's from porto i think"],
      ["user's girlfriend", "user's girlfriend"],
    ],
    [
      ['dad helped us carry the sofa', "he's 62 and stronger than me"],
      ["user's dad", "user's dad"],
    ],
    [
      ['my sister moved to oslo', "he's allergic to shellfish"],
      ["user's sister", null],
    ],
    [
      ['女朋友在苏州读研，学水文', '她不吃香菜'],
      ['用户的女朋友', '用户的女朋友'],
    ],
    [
      ['我家狗团子咬了沙发', '她不吃香菜'],
      ['用户的狗', null],
    ],
  ])('%j', (texts, expected) => expect(about(...texts)).toEqual(expected))
})

describe('what was never so, and what speaks against what is known', () => {
  test.each([
    ['i never said i was vegan', 'The user is vegan', 'never_was'],
    ["No, that's not true. I never said I had a brother.", 'The user has a brother', 'never_was'],
    ['我没有说过我喜欢喝酒', '用户喜欢喝酒', 'never_was'],
    ['不是的，我没有弟弟', '用户有一个弟弟', 'never_was'],
    ["That's wrong, I don't work at Google, I work at Apple", 'The user works at Google', 'never_was'],
    ["no i don't live in Paris", 'The user lives in Paris', 'contradicts'],
    ['I never said I live in Paris, I live in Rome.', 'The user lives in Paris', 'never_was'],
    ['我没在腾讯上班', '用户在腾讯上班', 'contradicts'],
  ])('“%s” of “%s”: %s', (text, content, kind) =>
    expect(lived([text], [content]).corrections).toMatchObject([{ memory_id: 0, kind }]),
  )
  test.each([
    ['i never said i was vegan', 'The user loves vegan burgers with chips'],
    ["I don't work today", 'The user works at Google'],
    ['我今天不喝咖啡', '用户每天早上喝咖啡'],
    ["my sister doesn't live in Paris", 'The user lives in Paris'],
    ["I don't drink coffee at night.", 'The user drinks coffee every morning'],
    ["I never told you, but I'm allergic to penicillin.", 'The user is allergic to penicillin'],
    ['我没跟你说过，我对花生过敏。', '用户对花生过敏'],
    [
      "I have an appointment with my new dentist on Friday. When did I tell you that I'm allergic to penicillin?",
      'The user is allergic to penicillin',
    ],
  ])('“%s” leaves “%s” alone', (text, content) => expect(lived([text], [content]).corrections).toEqual([]))
  test('what is so instead is kept', () => {
    const wrong = "That's wrong, I don't work at Google, I work at Apple"
    expect(lived([wrong], ['The user works at Google']).all).toMatchObject([
      { content: 'The user works at Apple' },
    ])
    expect(lived(['i never said i was vegan']).all).toEqual([])
    expect(lived(['I never said I live in Paris, I live in Rome.']).all).toMatchObject([
      { content: 'The user lives in Rome' },
    ])
    expect(lived(["I never told you, but I'm allergic to penicillin."]).all).toHaveLength(1)
  })
})
