import { lazily } from '../../../text/lazily.ts'
import { oneOf } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import { patternOf, wordsOf } from './known.ts'

/** "can't have penicillin", "lactose intolerant": what somebody does not eat or bear. */
const AVOIDS = new RegExp(
  String.raw`\b(?:can't|cant|cannot|don't|dont|never) (?:eat|drink|stand|touch|` +
    String.raw`(?<=(?:can't|cant|cannot) )have) (?!(?:it|that|this|the|a|an|any\w*|more|much|my|your|` +
    String.raw`you|them|him|her|too|in|at|on|out|when|or)\b)([a-z]{4,})(?=[.,;!]|$|` +
    String.raw` (?:and|or|at|because|so|it)\b)|\b([a-z]{4,})[ -]intolerant\b`,
  'gu',
)
/** "allergic to kiwi btw": also where nobody says who. */
const ALLERGIC =
  /(?<!\bnot |n't )\ballergic (?:to|on) (?:the |any |all )?([a-z]{3,})(?=[.,;!]|$| (?:and|or|so|but|btw|too|since)\b)/gu
/** What somebody does not eat or bear. */
const AVOIDED = new RegExp(
  '(?:不(?:能|敢|可以)?|没法|少)(?:吃|喝|碰)(?![了饭不得起过完惯这那东早晚午到])' +
    String.raw`(\p{Script=Han}{1,4}?)(?=[，,。！!；;、也和都]|$|一)`,
  'gu',
)
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

/** 痛风又犯了, 查出糖尿病. */
const illness = lazily(
  () =>
    new RegExp(
      `(?:有|得了?|患有?|确诊了?|查出了?|犯了?|治)(?:点儿?|些|轻微的?|严重的?|轻度|中度|重度)?(${oneOf(wordsOf('chineseIllnesses'))})|(${oneOf(wordsOf('chineseIllnesses'))})(?=又?犯了?|发作|好多了|复发|加重)`,
      'gu',
    ),
)

/** Things that are none by their name, but by what is said of them. */
export const thingsInEnglish = (text: string): NamedEntity[] =>
  [...text.matchAll(AVOIDS), ...text.matchAll(ALLERGIC)].map(([, one, other]) => {
    return { name: (one ?? other)!, type: 'thing' }
  })

export const thingsInChinese = (text: string): NamedEntity[] => {
  const all = (pattern: RegExp, type: NamedEntity['type']) =>
    Array.from(text.matchAll(pattern), ([, one, other = '']): NamedEntity => ({ name: one ?? other, type }))
  return [
    ...all(AVOIDED, 'thing'),
    ...all(borneIll(), 'thing').filter(({ name }) => !/[皮肤季天春换]/u.test(name)),
    ...all(illness(), 'thing'),
    ...all(SHOWN, 'thing'),
    ...all(NAMED_PLACE, 'organisation'),
  ]
}
