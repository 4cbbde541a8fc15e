import { describe, expect, test } from 'vitest'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const keeps = (text: string): boolean => {
  const turn = {
    turn_id: '1',
    role: 'user',
    name: null,
    timestamp_iso: '2026-11-06T08:00:00Z',
    text,
    shortened: false,
  }
  return markTurns({ turns: [turn], context: [], speakers: [] }).kept.length > 0
}

describe('a turn of phrase or a sticker beside what happened takes nothing of it', () => {
  test.each([
    '终于升职了，累成狗但值得',
    '累成狗，今天搬进新家了，在顺义',
    '困成狗，昨晚值夜班到六点，我是护士',
    'emo了，男朋友跟我提分手[裂开]',
    '我快疯了，今天被公司裁了',
    '破防了，我妈查出来乳腺癌[心碎]',
  ])('%s', (text) => expect(keeps(text)).toBe(true))
  test.each(['累成狗', '今天真的累成狗哈哈', '忙成狗，不想说话', '好烦[裂开]', '累成狗，我就是条单身狗'])(
    '%s is no more than that',
    (text) => expect(keeps(text)).toBe(false),
  )
})

describe('a name stands between quotation marks', () => {
  test.each([
    '我女儿小名叫“团子”',
    '我养了只猫叫「奥利奥」',
    '我给店起名叫“半亩花田”，下个月开张',
    '我家狗的名字是「豆包」',
  ])('%s', (text) => expect(keeps(text)).toBe(true))
  test.each(['我妈叫“救命”', '他叫“你走”', '我妈说“我要搬家”', '我弟叫“别过来”'])(
    '%s: words do too',
    (text) => expect(keeps(text)).toBe(false),
  )
})
