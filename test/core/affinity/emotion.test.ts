import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { emotionOf } from '../../../src/core/affinity/scoring/emotion.ts'
import { emotionWords } from '../../../src/core/affinity/scoring/emotion-words.ts'
import * as sentences from '../../fixtures/emotion-sentences.ts'

const valence = (text: string) => emotionOf(text).valence

describe('valence is (positive − negative words) / 10', () => {
  test.each([
    ['我今天很开心', 0.1],
    ['开心，高兴，喜欢', 0.3],
    ['开心开心', 0.2],
    ['我很难过', -0.1],
    ['开心又难过', 0],
    ['我九点开会', 0],
    ['', 0],
    ['I am happy', 0.1],
    ['happy, happy, happy', 0.3],
    ['I am sad and tired', -0.2],
  ])('%s: %f', (text, expected) => {
    expect(valence(text)).toBe(expected)
  })

  test('is clamped to [−1, 1]', () => {
    expect(valence('开心'.repeat(25))).toBe(1)
    expect(valence('sad '.repeat(25))).toBe(-1)
  })

  test('the words that every reading knows are all there', () => {
    for (const word of ['开心', '高兴', '喜欢', '爱', '棒', '好', '谢谢']) expect(valence(word)).toBe(0.1)
    for (const word of ['难过', '伤心', '讨厌', '烦', '累', '不好', '生气']) expect(valence(word)).toBe(-0.1)
  })

  test('confidence is 0.7; the sign says happy, sad or neutral', () => {
    expect(emotionOf('开心')).toEqual({ primary_emotion: 'happy', valence: 0.1, confidence: 0.7 })
    expect(emotionOf('难过')).toEqual({ primary_emotion: 'sad', valence: -0.1, confidence: 0.7 })
    expect(emotionOf('嗯')).toEqual({ primary_emotion: 'neutral', valence: 0, confidence: 0.7 })
  })
})

describe('the longest match wins, nothing counts twice', () => {
  test.each([
    ['不好', -0.1],
    ['你好', 0],
    ['差不多', 0],
    ['好好', 0.2],
    ['好累', -0.1],
    ['not bad', 0.1],
    ['Good morning', 0],
  ])('%s: %f', (text, expected) => {
    expect(valence(text)).toBe(expected)
  })
})

test.each(['glove', 'badge', 'sadly-named'.slice(3), 'Hatem', 'funding', 'unhappily ever'.slice(2, 4)])(
  'an English word needs word boundaries: %s',
  (text) => {
    expect(valence(text)).toBe(0)
  },
)

describe('negation: a negated positive counts one negative, a negated negative nothing', () => {
  test.each([
    ['不开心', -0.1],
    ['一点也不开心', -0.1],
    ['不是很满意', -0.1],
    ['没有那么好吃', -0.1],
    ['没有以前那么好吃了', -0.1],
    ['我不觉得高兴', -0.1],
    ['一点也不难过', 0],
    ['不是不好', 0],
    ['I am not happy', -0.1],
    ["I don't really like it", -0.1],
    ['I don’t like it', -0.1],
    ['never good', -0.1],
    ['I was never disappointed', 0],
    ['not at all sad', 0],
    ['No, I am happy', 0.1],
    ['不，我很开心', 0.1],
  ])('%s: %f', (text, expected) => {
    expect(valence(text)).toBe(expected)
  })
})

test.prop([fc.string({ unit: 'binary', maxLength: 500 })])(
  'any text has a valence in [−1, 1], in tenths',
  (text) => {
    const found = valence(text)
    expect(Math.abs(found)).toBeLessThanOrEqual(1)
    expect(Math.abs(found * 10 - Math.round(found * 10))).toBeLessThan(1e-9)
  },
)

test('every listed word alone counts one', () => {
  const alone = (words: readonly string[], expected: number) =>
    words.filter((word) => valence(word) !== expected)
  expect(alone([...emotionWords().chinese.positive, ...emotionWords().english.positive], 0.1)).toEqual([])
  expect(alone([...emotionWords().chinese.negative, ...emotionWords().english.negative], -0.1)).toEqual([])
})

describe('our own sample of 244 sentences', () => {
  const share = (list: readonly string[], emotion: string) =>
    list.filter((sentence) => emotionOf(sentence).primary_emotion === emotion).length / list.length

  test('is read as people mean it', () => {
    const { chinesePositive, chineseNegative, englishPositive, englishNegative, neutral } = sentences
    expect(Object.values(sentences).flat().length).toBeGreaterThanOrEqual(200)
    expect(share(chinesePositive, 'happy')).toBeGreaterThan(0.9)
    expect(share(chineseNegative, 'sad')).toBeGreaterThan(0.9)
    expect(share(englishPositive, 'happy')).toBeGreaterThan(0.9)
    expect(share(englishNegative, 'sad')).toBeGreaterThan(0.9)
    expect(share(neutral, 'neutral')).toBeGreaterThan(0.9)
  })
})
