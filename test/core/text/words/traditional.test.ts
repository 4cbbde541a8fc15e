import { expect, test } from 'vitest'
import { meantIn } from '../../../../src/core/ingest/marking/pins.ts'
import { correctionsOf } from '../../../../src/core/rules/conversation/corrections/corrections.ts'
import { coreOf } from '../../../../src/core/rules/conversation/grammar/sentences.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { denies, withoutDenial } from '../../../../src/core/text/words/denying-words.ts'
import { aboutWhat, asksToForget } from '../../../../src/core/text/words/forgetting-words.ts'
import { saysRemember } from '../../../../src/core/text/words/remembering.ts'
import { asksToWithhold, withholdsItself } from '../../../../src/core/text/words/withholding-words.ts'

test.each([
  ['這個不要記：我存摺密碼是 4471', true],
  ['不要把這個存起來：我跟我老公分房睡很久了', true],
  ['以下內容請勿記錄：我有憂鬱症', true],
  ['請勿儲存以下內容：我被開除了', true],
  ['這個別存起來，我媽的身分證號 A1234', true],
  ['剛才那段話別記', false],
  ['唔好記住呢個：我個密碼係 2290', true],
])('%s', (text, itself) => expect([asksToWithhold(text), withholdsItself(text)]).toEqual([true, itself]))

test.each(['這個名字不好記', '老師叫我不要記筆記', '別記錯了，是三號', '我老公說不要存那家銀行'])(
  'not to be withheld: %s',
  (text) => expect(asksToWithhold(text)).toBe(false),
)

test.each([
  ['請忘掉我女兒的事', '女兒'],
  ['把建宏的事刪掉', '建宏'],
  ['關於阿明的事，請你都忘了', '阿明'],
  ['從記憶裡刪掉我的體重', '體重'],
])('%s: what is meant is told in the characters of the writer', (text, about) => {
  expect(asksToForget(text)).toBe(true)
  expect(aboutWhat(text)).toContain(about)
})

test.each(['別忘了我生日', '我把照片都刪掉了', '你忘了我的生日！', '幫我把那封郵件刪掉'])(
  'nothing to be forgotten: %s',
  (text) => expect(asksToForget(text)).toBe(false),
)

test.each([
  '記住，我的車停在 B1-33',
  '幫我記一下：房東電話 0912',
  '別忘了我對蝦過敏',
  '請記得我不吃香菜',
  '這個很重要：我的血型是 AB',
])('to be kept: %s', (text) => expect(saysRemember(text)).toBe(true))

test.each(['你還記得我嗎？', '我記不住', '你記得我不', '你記得不記得我', '不用記這個'])(
  'not to be kept: %s',
  (text) => expect(saysRemember(text)).toBe(false),
)

test('places are those of the text as it is written', () => {
  const text = '𠮷野家很好吃。幫我記住：我對蝦過敏。謝謝'
  const start = Array.from('𠮷野家很好吃。').length
  expect(meantIn(text).spans).toEqual([{ start, end: start + Array.from('幫我記住：我對蝦過敏。').length }])
})

test.each([
  ['你記錯了，我不對蝦過敏', '我不對蝦過敏'],
  ['不對，我女兒叫雅筑', '我女兒叫雅筑'],
])('%s denies, and says beside %s', (text, rest) => {
  expect(denies(text)).toBe(true)
  expect(withoutDenial(text)).toBe(rest)
})

test.each([
  ['其實，我對蝦過敏', '我對蝦過敏'],
  ['謝謝，我住台南', '我住台南'],
  ['請記住我對蝦過敏', '我對蝦過敏'],
])('%s without what leads into it: %s', (text, core) => expect(coreOf(text)).toBe(core))

const turnOf = (text: string) => ({
  turn_id: 't1',
  role: 'user' as const,
  name: null,
  text,
  timestamp_iso: '2026-01-01T00:00:00Z',
  evidence_level: null,
  shortened: false,
})

const ended = (text: string, content: string) =>
  correctionsOf(turnOf(text), undefined, [{ id: 1, content, type: 'fact', time: null }], { all: ['用户'] })
    .corrections[0]?.kind

test.each([
  ['我從來沒有養過貓', '用户養了一隻貓', 'never_was'],
  ['我沒有高血壓，是醫生量錯了', '用户有高血壓', 'no_longer'],
  ['我從來沒住過板橋', '用户住在板橋', 'never_was'],
  ['我從來不吃素', '用户吃素', 'never_was'],
  ['鋼琴？從來沒學過', '用户會彈鋼琴', 'never_was'],
  // Told by one and the same in the characters of the other.
  ['我从来没有养过猫', '用户養了一隻貓', 'never_was'],
  ['我媽沒養貓', '用户養了一隻貓', undefined],
  ['我從沒去過日本', '用户打算去日本', undefined],
])('%s of %s: %s', (text, content, kind) => expect(ended(text, content)).toBe(kind))

test('what stands instead is told in the characters of the writer', () => {
  const memories = [{ id: 1, content: '用户對蝦過敏', type: 'fact', time: null }] as const
  const { facts, corrections } = extract({
    transcript: [turnOf('你記錯了，我對蝦不過敏，我對螃蟹過敏')],
    memories: [...memories],
    speakers: [],
    predicates: [],
  })
  expect(corrections).toHaveLength(1)
  expect(facts.map(({ content }) => content).join()).toContain('螃蟹過敏')
})
