import { describe, expect, test } from 'vitest'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const isKept = (text: string): boolean => readSentences(text).length > 0

describe('what holds only while one talks is not kept', () => {
  test.each([
    'I cleared the cache and restarted the container',
    'I ran the tests again and two of them still fail',
    'I would like a refund please',
    'I already emailed you the receipt',
    'I am so hungry lol',
    'I never thought of it that way',
    'i need a limerick about goats',
    'I meant the other file',
    "I'll try it and get back to you",
    'my guess would be Wednesday',
    '我把缓存清了还是报错',
    '我已经等了两天了',
    '我要退货',
    '我先去洗澡了',
    '我需要一份请假条模板',
    '我太难了',
    '我帮你问问',
  ])('%s', (text) => {
    expect(isKept(text)).toBe(false)
  })
})

describe('what is said of anybody, or only thought, is not kept', () => {
  test.each([
    'Everyone on this bus thinks they own it',
    'As my uncle used to say, early birds sleep badly',
    'Taking breaks is so important',
    'It made me think about how fast time goes',
    'foxes are smarter than wolves',
    'I suppose every generation complains about the next one',
    'I heard that salt is bad for you',
    '房价真离谱',
    '俗话说，远亲不如近邻',
    '现在的菜越来越贵',
    '我觉得教育最重要的是爱',
    '我看现在的年轻人都不会过日子',
  ])('%s', (text) => {
    expect(isKept(text)).toBe(false)
  })
})

describe('what is supposed, mocked, quoted or to be worked on is not kept', () => {
  test.each([
    'if my train is late again i am moving to the moon',
    'I could have been a dentist',
    "Sure, I'd be delighted to work on Easter Monday.",
    'I am basically a professional baker now, I burned toast',
    'great, the lift is broken again, best day of my life',
    'the song goes i left my shoes in Dublin',
    'my horoscope says i will meet a stranger',
    'He goes "I am allergic to nonsense" and everyone laughed',
    'Translate: I am a doctor. I live in Paris. I have two sons.',
    '翻译一下：我是一名医生。我住在巴黎。',
    '要是能回到十八岁多好',
    '歌词里唱我住在长江头',
    '谢谢老板，周末还能来公司',
  ])('%s', (text) => {
    expect(isKept(text)).toBe(false)
  })
})

describe('a life told in like words is kept', () => {
  test.each([
    'I failed my driving test',
    'I moved our servers to another host last month because the old one was too expensive',
    'My team lead wants the migration done by the 30th',
    'I think I broke my toe',
    'I heard my cousin is pregnant',
    "I'm vegetarian",
    'I need to renew my passport',
    'coach says i start on saturday',
    'Everyone at work forgot my birthday',
    'I have two lists of guests for the wedding',
    '我用 docker 部署了我妈的网站',
    '我在自学编程，想转行',
    '我觉得我妈不太高兴',
    '我感冒了，请了一天假',
    '每天早上去公园打拳',
    '周日烤了两个蛋糕',
    '我對花生過敏',
    '養了一隻貓，叫麻糬',
  ])('%s', (text) => {
    expect(isKept(text)).toBe(true)
  })
})
