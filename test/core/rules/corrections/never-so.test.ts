import { describe, expect, test } from 'vitest'
import { correctionsOf } from '../../../../src/core/rules/conversation/corrections/corrections.ts'
import { neverSo } from '../../../../src/core/rules/conversation/corrections/never-so.ts'
import { speaksAgainst } from '../../../../src/core/rules/conversation/corrections/speaks-against.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const said = (core: string, content: string) => {
  const { ids, kind } = neverSo(core, [{ id: 1, content, type: 'fact', time: null }], ['The user', '用户'])
  return ids.length > 0 && kind
}

test.each([
  ['I never had asthma, my brother does.', 'The user has asthma', 'never_was'],
  ["I've never smoked in my life.", 'The user smokes', 'never_was'],
  ['I have never lived in Leeds.', 'The user lives in Leeds', 'never_was'],
  ['I was never married to Paul.', 'The user is married to Paul', 'never_was'],
  ['No, I never worked at the harbour office.', 'The user works at the harbour office', 'never_was'],
  ["I don't have a sister.", "The user's older sister is called Ingrid", 'no_longer'],
  ['I have no dog.', 'The user has a small dog', 'no_longer'],
  ['I never had a dog.', "The user's dog is called Rex", 'never_was'],
  ['我从来没得过哮喘。', '用户有哮喘', 'never_was'],
  ['我没住过杭州，那是我哥。', '用户住在杭州', 'never_was'],
  ['我从来不抽烟。', '用户抽烟', 'never_was'],
  ['我从来没养过猫。', '用户家的猫叫豆包', 'never_was'],
  ['我没有妹妹。', '用户的妹妹叫小美', 'no_longer'],
  ['其实我没结过婚。', '用户结婚了', 'never_was'],
])('%s of “%s”: %s', (core, content, kind) => expect(said(core, content)).toBe(kind))

test.each([
  ["I've never been to Japan.", 'The user plans to go to Japan in May'],
  ['I never drink coffee in the evening.', 'The user drinks coffee'],
  ['I never worked at Google on weekends.', 'The user works at Google'],
  ['I never lived in Leeds before 2019.', 'The user lives in Leeds'],
  ['I have never lived in Leeds.', "The user's brother Tom lives in Leeds"],
  ['I have never lived in Leeds.', 'The user loves Leeds'],
  ['My mum never had asthma.', 'The user has asthma'],
  ['I never had asthma, did I?', 'The user has asthma'],
  ["I don't have a car with me.", "The user's car is a Golf"],
  ["I don't have a job.", "The user's job interview is on Friday"],
  ["I don't have a dog.", "The user's sister's dog is called Rex"],
  ["I don't have a dog.", 'The user does not have a dog'],
  ['我没有妹妹的电话。', '用户的妹妹叫小美'],
  ['我从来没去过日本。', '用户打算去日本'],
  ['我哥没住过杭州。', '用户住在杭州'],
  ['我没有猫粮了。', '用户的猫叫豆包'],
  ['我没做饭。', '用户做饭很好吃'],
  ['我没有猫。', '用户的猫粮快吃完了'],
])('%s says nothing against “%s”', (core, content) => expect(said(core, content)).toBe(false))

describe('by a noun what was said by a verb, and the other way round', () => {
  const ALLERGIC = 'The user is allergic to penicillin'
  const HAN_ALLERGIC = '用户对青霉素过敏'
  test.each([
    ['I never had an allergy to penicillin.', ALLERGIC, 'never_was'],
    ["I've never been allergic to penicillin.", 'The user has a penicillin allergy', 'never_was'],
    ["I don't have a penicillin allergy.", ALLERGIC, 'no_longer'],
    ["I've no penicillin allergy.", ALLERGIC, 'no_longer'],
    ['I have no allergies at all actually.', ALLERGIC, 'no_longer'],
    ["I'm not actually allergic to anything.", ALLERGIC, 'no_longer'],
    ["I've never owned a dog.", 'The user, 1 May 2026: "My dog\'s name is Rex."', 'never_was'],
    ["I don't own a dog.", 'The user has a dog called Rex', 'no_longer'],
    ["I don't have any cats.", 'The user owns two cats', 'no_longer'],
    ['I have no pets.', 'The user has a cat called Momo', 'no_longer'],
    ["I don't have kids.", "The user's daughter is called Ada", 'no_longer'],
    ["I've never been married.", "The user's wife is called Anna", 'never_was'],
    ["I don't have a wife.", 'The user is married', 'no_longer'],
    ["I don't have diabetes.", 'The user is diabetic', 'no_longer'],
    ["I've never been a smoker.", 'The user smokes a pack a day', 'never_was'],
    ['I never worked at Boots.', "The user's job at Boots is boring", 'never_was'],
    ["I don't have a job at Boots.", 'The user works at Boots', 'no_longer'],
    ['我没有青霉素过敏。', HAN_ALLERGIC, 'no_longer'],
    ['我从来不对青霉素过敏。', HAN_ALLERGIC, 'never_was'],
    ['其实我什么过敏都没有。', '用户青霉素过敏', 'no_longer'],
    ['我没有老婆。', '用户结婚了', 'no_longer'],
    ['我没结过婚。', '用户的老婆叫小芳', 'never_was'],
    ['我从来不吃素。', '用户是素食主义者', 'never_was'],
    ['我没有糖尿病。', '用户是糖尿病患者', 'no_longer'],
    ['我没有孩子。', '用户有个女儿', 'no_longer'],
    ['我家没有宠物。', '用户的猫叫年糕', 'no_longer'],
  ])('%s of “%s”: %s', (core, content, kind) => expect(said(core, content)).toBe(kind))

  test.each([
    ['I never had an allergy to peanuts.', ALLERGIC],
    ['I have no food allergies.', ALLERGIC],
    ['I never had an allergy before I was thirty.', ALLERGIC],
    ['My sister never had a penicillin allergy.', ALLERGIC],
    ['I never had an allergy to shellfish.', 'The user is allergic to peanuts and shellfish'],
    ['I have no allergies at all.', "The user's son is allergic to eggs"],
    ["I don't have a dog walker.", 'The user has a dog called Rex'],
    ["I don't have a wife.", "The user's husband is called Tom"],
    ['I was never married to Paul.', 'The user is married to Tom'],
    ["I've never worked at Boots on a Sunday.", 'The user works at Boots'],
    ['I never smoke before noon.', 'The user smokes'],
    ["I don't have asthma.", 'The user has diabetes'],
    ['我没有花生过敏。', HAN_ALLERGIC],
    ['我什么过敏都没有。', '用户的妈妈对青霉素过敏'],
    ['我小时候没有过敏。', HAN_ALLERGIC],
    ['我没有孩子。', '用户的老婆叫小芳'],
    ['我从来不在家里抽烟。', '用户抽烟'],
  ])('%s ends nothing of “%s”', (core, content) => expect(said(core, content)).toBe(false))

  test.each([
    ["I'm not diabetic.", 'The user has diabetes'],
    ["I'm not married.", 'The user has a wife'],
    ["I'm not a smoker.", 'The user smokes'],
    ["I don't follow a vegetarian diet.", 'The user is a vegetarian'],
    ["I don't work at Boots.", "The user's job at Boots is boring"],
    ['I never had an allergy to shellfish.', 'The user is allergic to peanuts and shellfish'],
    ['我不对青霉素过敏。', '用户青霉素过敏'],
    ['我不是素食者。', '用户吃素'],
    ['我不是烟民。', '用户抽烟'],
  ])('which holds of %s and “%s” is not said', (sentence, content) => {
    expect(said(sentence, content)).toBe(false)
    expect(speaksAgainst(sentence, content, ['The user', '用户'])).toBe(true)
  })

  test.each([
    ["I'm not a vegan.", 'The user is a vegetarian'],
    ["I'm not diabetic.", "The user's mum has diabetes"],
    ['我对芒果不过敏。', '用户对花生过敏'],
  ])('%s says nothing against “%s”', (sentence, content) =>
    expect(speaksAgainst(sentence, content, ['The user', '用户'])).toBe(false),
  )

  const ended = (text: string, content: string) =>
    correctionsOf(
      {
        turn_id: '1',
        role: 'user',
        name: null,
        timestamp_iso: '2026-05-04T10:00:00Z',
        text,
        evidence_level: null,
        shortened: false,
      },
      undefined,
      [{ id: 1, content, type: 'fact', time: null }],
      { all: ['The user', '用户'] },
    ).corrections.map(({ kind }) => kind)
  test.each([
    ['A penicillin allergy? Never had one.', ALLERGIC, ['never_was']],
    ['a penicillin allergy, never had one', ALLERGIC, ['never_was']],
    ['Hang on, a dog? I never had one.', "The user's dog is called Rex", ['never_was']],
    ["A dog? I don't have one.", "The user's dog is called Rex", ['no_longer']],
    ['青霉素过敏？我从来没有过。', HAN_ALLERGIC, ['never_was']],
    ['糖尿病？没得过。', '用户有糖尿病', ['never_was']],
    ['A peanut allergy? Never had one.', ALLERGIC, []],
    ['A dog? Never had one.', "The user's cat is called Momo", []],
    ['Do you have a cat? I never had one.', "The user's cat is called Momo", []],
  ])('of a thing named before, %s ends “%s” as %j', (text, content, kinds) =>
    expect(ended(text, content)).toEqual(kinds),
  )
})

describe('as people deny it in passing', () => {
  test.each([
    [
      "I don't have a boyfriend, where did you get Marcus from?",
      "The user's boyfriend is called Marcus",
      'no_longer',
    ],
    ["I don't even own a car.", 'The user drives a red Fiesta', 'no_longer'],
    ["I haven't got a brother, let alone a twin.", 'The user has a twin brother', 'no_longer'],
    ["We don't have a mortgage, we rent.", 'The user has a mortgage', 'no_longer'],
    ["The doctor got it wrong, I don't have coeliac disease.", 'The user is coeliac', 'no_longer'],
    ["I haven't been vegetarian for years.", 'The user is vegetarian', 'no_longer'],
    ["I'm not married, never have been.", 'The user, 1 May 2026: "My wife\'s a teacher."', 'never_was'],
    ["Sophie and I aren't engaged, we never were.", 'The user is engaged to Sophie', 'never_was'],
    ["I've never played the trumpet in my life.", 'The user plays the trumpet in a brass band', 'never_was'],
    ["I've never kept birds.", 'The user has got a budgie called Kiwi', 'never_was'],
    ['谁说的，我从小到大没对海鲜过敏过。', '用户对海鲜过敏', 'never_was'],
    ['我压根没在徐汇住过，那是我同事。', '用户住在徐汇', 'never_was'],
    ['我没养过狗。', '用户养了条金毛', 'never_was'],
    ['我没养猫啊。', '用户有两只猫', 'no_longer'],
    ['我哪来的男朋友，我一直单身。', '用户的男朋友叫阿凯', 'no_longer'],
    ['我还没有孩子呢。', '用户有个女儿', 'no_longer'],
  ])('%s of “%s”: %s', (core, content, kind) => expect(said(core, content)).toBe(kind))

  test.each([
    ["I don't have a boyfriend problem, I have a landlord problem.", "The user's boyfriend is called Marcus"],
    ["I don't have a car charger.", 'The user drives a red Fiesta'],
    ["My sister doesn't own a car.", 'The user drives a red Fiesta'],
    ["I've never played the trumpet at a wedding.", 'The user plays the trumpet in a brass band'],
    ["I've never cooked lasagne.", 'The user cooks every evening'],
    ["I've never worked with such nice people.", 'The user works at Acme'],
    ["I'm not married to the idea.", "The user's husband is called Tom"],
    ["Tom and Lucy aren't engaged yet.", 'The user is engaged to Sophie'],
    ['我没养狗啊。', '用户有两只猫'],
    ['哪有那么多猫。', '用户有两只猫'],
    ['我没在徐汇上过学。', '用户住在徐汇'],
    ['我从小到大没对花粉过敏过。', '用户对海鲜过敏'],
    ['我哪有时间陪男朋友。', '用户的男朋友叫阿凯'],
    ['我没学过这首曲子。', '用户会弹钢琴'],
  ])('%s ends nothing of “%s”', (core, content) => expect(said(core, content)).toBe(false))

  const ended = (text: string, content: string) => {
    const { kept } = markTurns({
      turns: [
        {
          turn_id: '1',
          role: 'user',
          name: null,
          timestamp_iso: '2026-05-04T10:00:00Z',
          text,
          shortened: false,
        },
      ],
      context: [],
      speakers: [],
    })
    const { corrections } = extract({
      transcript: kept.map(() => ({
        ...{ turn_id: '1', role: 'user', name: null, timestamp_iso: '2026-05-04T10:00:00Z', text },
        ...{ evidence_level: null, shortened: false },
      })),
      memories: [{ id: 1, content, type: 'fact', time: null }],
      speakers: [],
      predicates: [],
    })
    return corrections?.map(({ kind }) => kind)
  }
  test.each([
    ['Me, vegan? Never was.', 'The user is vegan', ['never_was']],
    ["Hull? I've never lived there.", 'The user lives in Hull', ['never_was']],
    ['钢琴？我从来没学过。', '用户会弹钢琴', ['never_was']],
    ['我没养猫啊，你记错人了吧。', '用户有两只猫', ['no_longer']],
    [
      "I don't have a boyfriend, where did you get Marcus from?",
      "The user's boyfriend is called Marcus",
      ['no_longer'],
    ],
    ['吉他？我从来没学过。', '用户会弹钢琴', []],
  ])('of a turn of which no memory is made, %s ends “%s” as %j', (text, content, kinds) =>
    expect(ended(text, content)).toEqual(kinds),
  )
})
