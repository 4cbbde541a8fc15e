import { lazily } from '../../../text/lazily.ts'
import { oneOf } from '../relations/places.ts'
import type { NamedEntity } from '../relations/relations.ts'
import { isIn, linesOf, patternOf, wordsOf } from './known.ts'

/** What somebody does not eat or bear, and what they are ill with, as the lists have it: an expression a line. */
const patternsOf = (
  list: 'borneChinese' | 'illChinese' | 'tastesChinese' | 'borneEnglish' | 'illEnglish' | 'tastesEnglish',
  parts: () => Readonly<Record<string, string>> = () => ({}),
) =>
  lazily(() =>
    linesOf(list).map((line) => {
      const source = Object.entries(parts()).reduce(
        (whole, [part, put]) => whole.replaceAll(part, () => put),
        line,
      )
      return new RegExp(source, 'gu')
    }),
  )

const HAN = '(?:(?![的了着我你他她它们这那是有和跟就都也不没很一个样么会])\\p{Script=Han})'
const chinese = () => ({
  HAN_: HAN,
  ILL_: oneOf([...wordsOf('chineseIllnesses'), ...wordsOf('moreChineseIllnesses')]),
})
const borneChinese = patternsOf('borneChinese', chinese)
const illChinese = patternsOf('illChinese', chinese)
const tastesChinese = patternsOf('tastesChinese', chinese)
const borneEnglish = patternsOf('borneEnglish')
const illEnglish = patternsOf('illEnglish')
const tastesEnglish = patternsOf('tastesEnglish')

/** 我花生过敏, 吃芒果会过敏, 乳糖不耐. */
const borneIll = patternOf('borneIllPattern')
/** 叫半亩的咖啡店. */
const NAMED_PLACE =
  /叫(?:做)?([\p{Script=Han}A-Za-z]{1,8}?)的[\p{Script=Han}]{0,4}(?:店|馆|公司|餐厅|酒吧|学校|工作室|社|厂)/gu
/** 贝聿铭的展. */
const SHOWN = new RegExp(
  String.raw`(?:看|听|读)(?:了|过|完)?(?![一这那我你他她])([\p{Script=Han}A-Za-z]{2,4})的(?:老|` +
    '新)?(?:展|书|电影|画|戏|歌|剧|演唱会)',
  'gu',
)

const found = (text: string, pattern: RegExp, type: NamedEntity['type']): NamedEntity[] =>
  Array.from(text.matchAll(pattern), (match): NamedEntity => {
    return { name: match.slice(1).find((group) => group !== undefined) ?? match[0], type }
  })

const all = (text: string, patterns: readonly RegExp[]): NamedEntity[] =>
  patterns.flatMap((pattern) => found(text, pattern, 'thing'))

/** Things that are none by their name, but by what is said of them. */
export const thingsInEnglish = (text: string): NamedEntity[] => [
  ...all(text, borneEnglish()),
  ...all(text, illEnglish()),
  ...all(text, tastesEnglish()),
]

/** What a Chinese sentence says somebody cannot bear, is ill with, or likes. */
export const thingsInChinese = (text: string): NamedEntity[] => [
  ...all(text, borneChinese()),
  ...found(text, borneIll(), 'thing').filter(({ name }) => !/[皮肤季天春换]/u.test(name)),
  ...all(text, illChinese()),
  ...all(text, tastesChinese()).filter(({ name }) => !isIn('noTastes', name)),
  ...found(text, SHOWN, 'thing'),
  ...found(text, NAMED_PLACE, 'organisation'),
]
