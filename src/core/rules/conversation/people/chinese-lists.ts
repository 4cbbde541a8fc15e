import { lazily } from '../../../text/lazily.ts'
import { isNoPerson, SURNAMES } from '../relations/chinese-names.ts'
import { chinesePlace, oneOf } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import { CHINESE_KIN_WORD } from './kin.ts'
import { wordsOf } from './known.ts'

type Type = NamedEntity['type']

/** A short name is one only where somebody is there, uses it or comes from it. */
function listedOf(list: 'chineseOrganisations' | 'chineseThings'): RegExp {
  const words = wordsOf(list)
  const short = oneOf(words.filter((word) => /^\p{Script=Han}{2}$/u.test(word)))
  const long = oneOf(words.filter((word) => !/^\p{Script=Han}{2}$/u.test(word)))
  const latin = '(?<![A-Za-z])'
  return new RegExp(
    `${latin}${long}(?![A-Za-z])|(?<=${oneOf(wordsOf('chineseBefore'))})${short}(?!人)|${short}(?=${oneOf(wordsOf('chineseBehind'))}|[，。！]|$)`,
    'gu',
  )
}
const organisations = lazily(() => listedOf('chineseOrganisations'))
const things = lazily(() => listedOf('chineseThings'))
const places = lazily(() => new RegExp(`${chinesePlace()}(?!大学|学院|银行|医院|中学|日报|队)`, 'gu'))

const found = (text: string, pattern: RegExp, type: Type): NamedEntity[] =>
  Array.from(text.matchAll(pattern), (match) => ({ name: match[1] ?? match[0], type }))

export const listedOrganisations = (text: string): NamedEntity[] =>
  found(text, organisations(), 'organisation')
export const listedThings = (text: string): NamedEntity[] => found(text, things(), 'thing')
export const listedPlaces = (text: string): NamedEntity[] => found(text, places(), 'place')

/** 铁西区, 隆回县, 兴工街, 建设路, 玉泉校区, 岳麓山. */
const DISTRICT =
  /(?<=^|[在住去到从于回，,、。市省近是])((?:(?![的了在去到从住我你他她它这那有是和跟与来个里上下老新小大各某本全每几两一二三四五六七八九十])\p{Script=Han}){2,4}?[区县镇路街村山])(?![城里上过口边程线头道坊民])/gu
const noDistrict = lazily(() => new RegExp(`${oneOf(wordsOf('chineseNoDistricts'))}$`, 'u'))
export const districts = (text: string): NamedEntity[] =>
  found(text, DISTRICT, 'place').filter(({ name }) => !noDistrict().test(name))

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

/** Where the dictionary of the language begins a word. */
function beginnings(text: string): Set<number> {
  return new Set(Array.from(segmenter().segment(text), ({ index }) => index))
}

const titled = lazily(
  () => new RegExp(`(?!班主任)([${SURNAMES}]${oneOf(wordsOf('chineseTitles'))}(?![夫妹弟结]))`, 'gu'),
)
const named = lazily(
  () =>
    new RegExp(
      `(?<=^|[，,。！、；：:是叫和跟与找给问请陪约见带追]|${CHINESE_KIN_WORD}|${oneOf(wordsOf('chineseRoles'))})` +
        `([${wordsOf('chineseSurnames').join('')}](?:(?![的了着过在是有和跟与也都就还很不没要会想去来到说把被给对从让吃喝看玩买做])` +
        '\\p{Script=Han}){1,2})' +
        `(?=[，,。！、；]|$|${oneOf(wordsOf('chineseDeeds'))})`,
      'gu',
    ),
)

/** 郑书记, 王阿姨; 赵永贵, 李秀珍: a surname that begins a word, and no word with it. */
export function people(text: string): NamedEntity[] {
  const starts = beginnings(text)
  const byTitle = Array.from(text.matchAll(titled())).filter(({ index }) => starts.has(index))
  const byName = Array.from(text.matchAll(named())).filter(({ 1: name = '', index }) =>
    [...name].every((_, place) => starts.has(index + place)),
  )
  const namesOf = (found: readonly RegExpExecArray[]) => [...new Set(found.map(([, name = '']) => name))]
  return [...namesOf(byTitle), ...namesOf(byName).filter((name) => !isNoPerson(name))].map((name) => {
    return { name, type: 'person' }
  })
}

const kinds = lazily((): readonly (readonly [RegExp, Type])[] => [
  [new RegExp(`${oneOf(wordsOf('calledFirms'))}[^，。]{0,4}$`, 'u'), 'organisation'],
  [new RegExp(`${oneOf(wordsOf('calledThings'))}$`, 'u'), 'thing'],
  [new RegExp(`${oneOf(wordsOf('calledPeople'))}$`, 'u'), 'person'],
])
const IS_CALLED =
  /([\p{Script=Han}]{1,10}?)[，,]?(?:取|起|名字)?(?:名叫|取名叫|起名叫|名字叫|叫做|叫)(?![我你他她它人车做起来醒外上])([\p{Script=Han}A-Za-z]{2,6})(?=[，,。！、；]|$)/gu
const NAMES_NOTHING = /[的了着过在是我你他她它们什么和跟与]|^(?:起来|出来|一声|救命|停|苦|好|爸|妈)/u

/** 公司叫奥星创意, 捡了只小黄狗，取名叫豆包: what a thing of that kind is called. */
export const called = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(IS_CALLED)).flatMap(([, before = '', name = '']): NamedEntity[] => {
    const kind = before.endsWith('取') || before.endsWith('起') ? '取名' : before
    const type = kinds().find(([pattern]) => pattern.test(kind))?.[1]
    return type && !NAMES_NOTHING.test(name) ? [{ name, type }] : []
  })
