import { lazily } from '../../../text/lazily.ts'
import { isWord } from '../relations/chinese-names.ts'
import { chinesePlace, oneOf } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import { patternOf, wordsOf } from './known.ts'

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
const places = lazily(
  () =>
    new RegExp(
      `${chinesePlace()}(?!大学|学院|银行|医院|中学|日报|队|语|文(?!化)|话|菜|料理|火锅|泡菜|拉面|烤鸭|动漫|电影|剧|式|时间)`,
      'gu',
    ),
)

const found = (text: string, pattern: RegExp, type: Type): NamedEntity[] =>
  Array.from(text.matchAll(pattern), (match) => ({ name: match[1] ?? match[0], type }))

export const listedOrganisations = (text: string): NamedEntity[] =>
  found(text, organisations(), 'organisation')
export const listedThings = (text: string): NamedEntity[] => found(text, things(), 'thing')
export const listedPlaces = (text: string): NamedEntity[] => found(text, places(), 'place')

/** 铁西区, 隆回县, 兴工街, 建设路, 玉泉校区, 岳麓山. */
const district = patternOf('districtPattern')
const noDistrict = lazily(() => new RegExp(`${oneOf(wordsOf('chineseNoDistricts'))}$`, 'u'))
export const districts = (text: string): NamedEntity[] =>
  found(text, district(), 'place').filter(({ name }) => !noDistrict().test(name))

/** 锦绣花园, 阆中古城, 灵隐寺: by the word behind a name. */
const site = lazily(
  () =>
    new RegExp(
      '(?<=^|[在住去到从逛离于回，,、。的爬游至往])' +
        '((?:(?![的了在去到从住我你他她它这那有是和跟与来个里上下老新小大各某本全每几两一二三四五六七八九十叫就考想])\\p{Script=Han}){2,4}?' +
        `${oneOf(wordsOf('chineseSites'))})(?![边畔民居长路街人和])`,
      'gu',
    ),
)
const noSite = lazily(
  () =>
    new RegExp(
      `^(?:${oneOf([...wordsOf('chineseNoSites'), ...wordsOf('chineseKinds')])}|的)*${oneOf(wordsOf('chineseSites'))}$`,
      'u',
    ),
)
export const sites = (text: string): NamedEntity[] =>
  found(text, site(), 'place').filter(({ name }) => !noSite().test(name) && !isWord(name))

const kinds = lazily((): readonly (readonly [RegExp, Type])[] => [
  [new RegExp(`${oneOf(wordsOf('calledFirms'))}[^，。]{0,4}$`, 'u'), 'organisation'],
  [new RegExp(`${oneOf(wordsOf('calledThings'))}$`, 'u'), 'thing'],
  [new RegExp(`${oneOf(wordsOf('calledPeople'))}$`, 'u'), 'person'],
])
const IS_CALLED =
  /([\p{Script=Han}]{1,10}?)[，,]?就?(?:取|起|名字)?就?(?:名叫|取名叫|起名叫|名字叫|叫做|叫)(?![我你他她它人车做起来醒外上去过着])([\p{Script=Han}A-Za-z]{2,6})(?=[，,。！、；]|$)/gu
const NAMES_NOTHING = /[的了着过在是我你他她它们什么和跟与]|^(?:起来|出来|一声|救命|停|苦|好|爸|妈)/u

/** 公司叫奥星创意, 捡了只小黄狗，取名叫豆包: what a thing of that kind is called. */
export const called = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(IS_CALLED)).flatMap(([, before = '', name = '']): NamedEntity[] => {
    const kind = before.endsWith('取') || before.endsWith('起') ? '取名' : before
    const type = kinds().find(([pattern]) => pattern.test(kind))?.[1]
    return type && !NAMES_NOTHING.test(name) ? [{ name, type }] : []
  })
