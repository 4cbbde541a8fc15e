import { describe, expect, test } from 'vitest'
import { readSentences, toldSentences } from '../../../../src/core/rules/reading.ts'
import { tables } from '../../../../src/core/rules/tables.ts'

const isKept = (text: string): boolean => readSentences(text).length > 0

describe('of what has the form of something told, talk and what is not meant are not kept', () => {
  test.each([
    'I find your second answer harder to follow',
    "I'd keep the second sentence and drop the rest",
    'I want my answer to sound less stiff',
    'I have seven bullet points and I need four',
    'I need a regex for postcodes',
    'I used your wording in the second paragraph',
    'In this scene I am a spy and I have two passports.',
    'I might get a goat, or a goose',
    '我再换个说法问你',
    '我把第二段改短了，你再看看',
    '我不太明白你的意思',
    '我想把这句改得活泼一点',
    '我按你给的格式填好了',
    '第三章里我丢了船，船员也跑了',
  ])('%s', (text) => {
    expect(toldSentences(text)).not.toEqual([])
    expect(isKept(text)).toBe(false)
  })
})

describe('what tells of a life is kept, however short', () => {
  test.each([
    'I repaired the greenhouse with my uncle',
    'we adopted two hens',
    'my brother Jonas got the job in Turin',
    "she's a midwife in Utrecht",
    'I swim every Tuesday',
    '我上周把阳台种满了番茄',
    '我时不时胃疼，尤其是半夜',
    '我弟动不动就跟我爸吵',
    '我弟在长春学兽医',
    '我练书法',
    '昨天跟表姐去看了冰灯',
    '每周三晚上我去合唱团',
  ])('%s', (text) => {
    expect(isKept(text)).toBe(true)
  })
})

describe('what is said to stay is kept, whatever else is in it', () => {
  test.each([
    'In this scene I am allergic to it',
    'Please never write it that way',
    'I nearly quit it, and now I quit smoking',
    '以后别这样写',
    '你这个版本我过敏',
    '请记住我想要短一点的',
    '哦对，以后跟我讲话别老发表情，看着乱',
    '往后别这么叫我',
    '下次别再列一二三四了，烦',
    '跟我聊天不用这么客气',
    '别动不动就劝我早睡',
  ])('%s', (text) => {
    expect(toldSentences(text)).not.toEqual([])
    expect(readSentences(text)).toHaveLength(toldSentences(text).length)
  })
})

test('every line of the tables is points and a pattern, and none stands there twice', () => {
  const { common = '', english = '', chinese = '' } = tables().worth
  const words = common.trim().split(/\s+/u)
  expect(new Set(words).size).toBe(words.length)
  for (const rows of [english, chinese]) {
    const lines = rows
      .trim()
      .replace(/\n {4} */gu, '')
      .split(/\n */u)
      .slice(1)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line).toMatch(/^-?\d+(?:\.\d)? \S/u)
  }
})

describe('what names nobody, no time and nothing of a life, and what others are said to say, is not kept', () => {
  test.each([
    'Bus never came',
    'Somebody is eating crisps right next to me',
    'my colleague claims she is allergic to wifi',
    'call me when you are parked',
    "I'm flying to Rome, oh no wait, they cancelled it",
    '我同事非说她对无线网过敏',
    '电梯又不动了',
    '我报了陶艺班，其实是想报，满了',
    '以后再说吧',
    '以后的事谁说得准',
  ])('%s', (text) => expect(isKept(text)).toBe(false))

  test.each([
    'Twins are due in spring',
    'Nell lost her first tooth',
    'my mum says she is moving to Hull',
    'call me Kay',
    "I'm flying to Rome on Friday, no wait, on Saturday",
    '狗死了',
    '老张在做后端',
    '我妈说她要搬去海口',
    '已经从云帆离职了',
    '瑜伽不练了',
  ])('but %s', (text) => expect(isKept(text)).toBe(true))
})

describe('what a short sentence would, points at or quotes tells of no life by itself', () => {
  test.each([
    "I'd frame the receipt",
    'my fingers are stiff, let me turn the heater up',
    '屏幕太暗了，等我调亮',
  ])('%s', (text) => expect(isKept(text)).toBe(false))

  test.each([
    "vendor said they'd ship a part by Thursday",
    "I'd been a baker for six years",
    '把锅烧糊了，邻居都来敲门',
    '小雨跟我说她住在罗马',
  ])('but %s', (text) => expect(isKept(text)).toBe(true))
})
