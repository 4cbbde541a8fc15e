import { describe, expect, test } from 'vitest'
import {
  aboutWhat,
  asksToForget,
  asksToWithhold,
  denies,
  withholdsItself,
  withoutDenial,
} from '../../../src/core/text/words/trust-words.ts'

describe('saying that the service is wrong', () => {
  test.each([
    "That's wrong",
    'that’s wrong.',
    "That's wrong, I'm not vegetarian any more",
    "No, that's not true!",
    'That is not correct.',
    "you're wrong",
    'You are mistaken.',
    "No, you're wrong about that",
    'You got that wrong.',
    'You misremembered, I live in Oslo.',
    "It isn't true.",
    'wrong, I live in Oslo',
    "Hi! That's wrong.",
    'I never said that.',
    '不对',
    '不对，你记错了',
    '不对，我不吃素。',
    '你记错了',
    '你记错啦！',
    '记错了',
    '不，你搞错了，我住在上海。',
    '没有这回事',
    '不是这样的。',
    '这不对',
    '那是错的。',
    '我没说过',
    '你又记错了。',
  ])('%s', (text) => expect(denies(text)).toBe(true))

  test.each([
    "my boss said that's wrong",
    "My boss told me that's wrong.",
    'The doctor says you are wrong',
    'Is that wrong?',
    'You were right.',
    'I took the wrong bus',
    "If that's wrong, tell me.",
    'Nothing is wrong',
    'That is what went wrong yesterday',
    'I was wrong about the train',
    'She got my name wrong',
    '老板说不对',
    '老板说这样不对',
    '这样对吗？',
    '不对吗？',
    '我记错了时间',
    '我搞错了日子',
    '面对面聊天',
    '不对劲，我有点发烧',
    '我和他吵架是我不对',
    '他说我记错了',
    '妈妈说你错了',
  ])('not: %s', (text) => expect(denies(text)).toBe(false))

  test.each([
    ["That's wrong, I'm not vegetarian any more", "I'm not vegetarian any more"],
    ['不对，你记错了', ''],
    ['不对，你记错了，我住在上海。', '我住在上海。'],
    ["No, you're wrong about that. ", ''],
    ['I live in Oslo', 'I live in Oslo'],
  ])('%s leaves %j', (text, rest) => expect(withoutDenial(text)).toBe(rest))
})

describe('asking to forget', () => {
  test.each([
    ['Forget that I live in Oslo.', ['live', 'Oslo']],
    ['Please forget my address', ['address']],
    ['please forget what I told you about Mia', ['Mia']],
    ['Can you forget that I was in prison?', ['prison']],
    ['Delete my salary from your memory', ['salary']],
    ['Forget about my ex-girlfriend.', ['ex-girlfriend']],
    ['请忘记我住在北京', ['住在北京']],
    ['忘掉我前女友的事', ['前女友']],
    ['忘掉小美', ['小美']],
    ['把我的生日忘掉吧', ['生日']],
    ['请把关于小美的记录删掉', ['小美']],
    ['忘了我说过的话吧', []],
    ['你忘了我前女友这件事吧', ['前女友']],
  ])('%s', (text, about) => {
    expect(asksToForget(text)).toBe(true)
    for (const word of about) expect(aboutWhat(text)).toContain(word)
  })

  test.each([
    'I will never forget the day we met',
    "I'll never forget my first concert",
    "Don't forget my birthday",
    'never forget that I am allergic to nuts',
    'I forgot my keys at home',
    'Forget it.',
    'forget about it',
    'I always forget where I put my phone',
    'My brother told me to forget her',
    'Did you forget my name?',
    'I want to forget him',
    'Delete the file please',
    '别忘了我的生日',
    '不要忘记买牛奶',
    '我忘了带钥匙',
    '忘了告诉你，我搬家了',
    '忘记带伞了',
    '我永远不会忘记那一天',
    '我忘不了她',
    '你忘了我的名字吗？',
    '他把我忘了',
    '帮我删除那张照片',
    '我妈让我忘掉他',
  ])('not: %s', (text) => expect(asksToForget(text)).toBe(false))
})

describe('asking not to remember', () => {
  test.each([
    ["Don't remember this.", false],
    ["please don't remember that", false],
    ['Off the record.', false],
    ['This is off the record: I was fired last week', true],
    ['Off the record, I hate my boss.', true],
    ["My salary is 90k. Don't save this.", true],
    ["Do not store any of this, I don't want to see it later", false],
    ['keep this off the record', false],
    ['also dont keep this one anywhere, i took 60 out of the tip jar', true],
    ['plz dont save this or whatever but i kissed jordan', true],
    ["What I'm telling you next you're not to write down or keep anywhere, I owe Dot money", true],
    ['别记', false],
    ['这个别记啊，不想以后看到', false],
    ['别记下来。', false],
    ['刚才的不要记', false],
    ['我昨天喝醉了，这个别记', true],
    ['不要记录：我在看心理医生', true],
  ])('%s', (text, itself) => {
    expect([asksToWithhold(text), withholdsItself(text)]).toEqual([true, itself])
  })

  test.each([
    "I don't remember this",
    "Don't you remember?",
    "don't forget this",
    'The minister spoke off the record yesterday.',
    "Remember this: I'm vegan",
    'I do not keep anything in the garage',
    'She broke the record',
    '别记错了',
    '别记仇',
    '我不记得了',
    '老板让我别记',
    '你记不记得这个？',
    '别忘了',
    '记得别存钱',
    '不要记恨他',
  ])('not: %s', (text) => expect(asksToWithhold(text)).toBe(false))
})
