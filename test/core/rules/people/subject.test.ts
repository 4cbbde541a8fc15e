import { describe, expect, it } from 'vitest'
import { personAfter, subjectOf } from '../../../../src/core/rules/conversation/people/subject.ts'
import { extract } from '../../../../src/core/rules/extract.ts'

it.each([
  [
    "Nora's mum is in hospital",
    "I'm sorry. How is Nora taking it?",
    'she drives to Leoben every second day',
    'Nora',
  ],
  ['my sister Vera has a new dog', 'Lovely. And how is Marco?', 'he works in Linz now', 'Marco'],
  ['my sister Vera has a new dog', 'Marco knows. How old is she?', 'she turned 40 in May', 'Vera'],
])('%s %s %s: of whom the assistant asked last', (before, asked, told, person) => {
  const texts: [string, string][] = [
    ['user', before],
    ['assistant', asked],
    ['user', told],
  ]
  const transcript = texts.map(([role, text], place) => ({
    ...{ turn_id: String(place), role, text, name: null, timestamp_iso: '2026-03-10T09:00:00Z' },
    ...{ evidence_level: 'S0_user_claim', shortened: false, kept: role === 'user' },
  }))
  const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
  expect([...facts, ...episodes].at(-1)).toMatchObject({ source_turn_ids: ['2'], about: person })
})

describe('whom a sentence is about, by its grammar alone', () => {
  it.each([
    ['my mate Priya got me into it', 'Priya'],
    ["my mum's birthday is on november 12", "user's mum"],
    ['My sister is allergic to nuts', "user's sister"],
    ['my sister Mei visits on Sundays', 'Mei'],
    ['my dog Rex is 4', 'Rex'],
    ['昊哥的妈妈住在大连', '昊哥的妈妈'],
    ['我妈妈对花生过敏', '用户的妈妈'],
    ['我女朋友小雨喜欢猫', '小雨'],
    ['王芳上周生了二胎', '王芳'],
    ["Tom doesn't eat meat", 'Tom'],
    ["Anna isn't vegetarian", 'Anna'],
    ['小林没有猫', '小林'],
    ['小林不是素食者', '小林'],
  ])('%s: %s', (sentence, person) => expect(subjectOf(sentence, null, null)).toBe(person))

  it.each([
    "I'm allergic to nuts",
    'Climbing is fun',
    'Coffee is my favourite',
    'our landlord raised the rent',
    '我不吃辣',
    '今天很累',
    '杭州很热',
    '咖啡我戒了',
    'she is vegan',
  ])('%s: of nobody else that anybody can name', (sentence) => {
    expect(subjectOf(sentence, null, null)).toBeNull()
  })

  it.each([
    [['my mate Priya got me into it', "she's vegan"], 'Priya'],
    [['I went with my brother', 'my mum called', 'she lives in Porto'], "user's mum"],
    [['我妈妈来了', '她住在大连'], '用户的妈妈'],
    [['My dog Rex is 4', 'and he eats a lot'], 'Rex'],
  ])('%j: a pronoun is who was spoken of last', (sentences, person) => {
    const before = sentences
      .slice(0, -1)
      .reduce<string | null>((last, one) => personAfter(one, null, last), null)
    expect(subjectOf(sentences.at(-1)!, null, before)).toBe(person)
  })
})

describe('of whom the sentences of a turn are', () => {
  const aboutIn = (...texts: string[]): (string | null)[] => {
    const transcript = texts.map((text, place) => ({
      ...{ turn_id: String(place), role: 'user', text, name: null, timestamp_iso: '2026-03-10T09:00:00Z' },
      ...{ evidence_level: 'S0_user_claim', shortened: false, kept: true },
    }))
    const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
    return [...facts, ...episodes]
      .filter(({ content }) => content.includes(texts.at(-1)!.split('. ').at(-1)!))
      .map(({ about }) => about ?? null)
  }

  it.each([
    // a sentence that is not kept names them too
    [['Please send it to Beatriz. She runs the warehouse in Porto.'], 'Beatriz'],
    // whoever is called by a name there
    [
      ['my mate Priya got a dog', 'I met somebody at the gym. His name is Anders and he coaches rowing.'],
      'Anders',
    ],
    // nobody but the speaker is "I'm Petra"
    [["I'm Petra, I keep bees", 'She is a carpenter in Graz.'], null],
    // somebody new without a name
    [['My neighbour Oleg fixed the gate', 'We met a plumber on Tuesday. He wants 400 euros.'], null],
    // names in small letters, known from before
    [['my flatmate zofia is a nurse', 'zofia moved to leeds in may'], 'zofia'],
    [['kasimir got into the police academy today'], null],
    [['imogen got into the police academy today'], 'imogen'],
    [['Wanda was suspended for two days because of a fight'], 'Wanda'],
    // a child of theirs is not them
    [["Ruta's boy plays the cello. He practises in my kitchen."], "Ruta's boy"],
    // the deed of whom the sentence before it told
    [['My sister Vera found a flat in Cork and she loves it there. Moved in on Sunday.'], 'Vera'],
  ])('%j', (texts, person) => expect(aboutIn(...texts).at(-1)).toBe(person))
})
