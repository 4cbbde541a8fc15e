import { lazily } from '../../../../text/lazily.ts'
import { isWord } from '../../relations/chinese-names.ts'
import { chinesePlace, oneOf } from '../../relations/places.ts'
import type { NamedEntity } from '../../relations/relations.ts'
import { isIn, patternOf, wordsOf } from '../known.ts'

type Type = NamedEntity['type']

/** A short name is one only where somebody is there, uses it or comes from it. */
function listedOf(list: 'chineseOrganisations' | 'chineseThings'): RegExp {
  const words = wordsOf(list)
  const short = oneOf(words.filter((word) => /^\p{Script=Han}{2}$/u.test(word)))
  const long = oneOf(words.filter((word) => !/^\p{Script=Han}{2}$/u.test(word)))
  const latin = '(?<![A-Za-z])'
  return new RegExp(
    `${latin}${long}(?![A-Za-z])|(?<=${oneOf(wordsOf('chineseBefore'))})${short}(?![人夫])|${short}(?=${oneOf(wordsOf('chineseBehind'))}|[，。！]|$)`,
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

/** Organisations of the list that a text names. */
export const listedOrganisations = (text: string): NamedEntity[] =>
  found(text, organisations(), 'organisation')

/** Things of the list that a text names. */
export const listedThings = (text: string): NamedEntity[] => found(text, things(), 'thing')

/** Places of the list that a text names. */
export const listedPlaces = (text: string): NamedEntity[] => found(text, places(), 'place')

/** 在耒阳, 盱眙人, 老家石泉: a smaller town where somebody is or comes from. */
const COUNTY =
  /(?<=^|[在去到来从回往离赴，,、是]|老家|籍贯|[嫁搬][到去]|出生[在于])(?=(\p{Script=Han}{2,4})(\p{Script=Han}?))/gu

/** Counties of the list, where a sentence may name a place. */
export const counties = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(COUNTY)).flatMap(({ 1: words = '', 2: more = '', index }): NamedEntity[] => {
    const name = [words, words.slice(0, 3), words.slice(0, 2)].find((part) => isIn('chineseCounties', part))
    if (!name) return []
    const before = text.charAt(index - 1)
    const isHome = /^[人县市老乡]/u.test(`${words}${more}`.slice(name.length))
    return isHome || /[在去到来从回往离赴家贯于]/u.test(before) ? [{ name, type: 'place' }] : []
  })

/** 铁西区, 隆回县, 兴工街, 建设路, 玉泉校区, 岳麓山. */
const district = patternOf('districtPattern')
const noDistrict = lazily(() => new RegExp(`${oneOf(wordsOf('chineseNoDistricts'))}$`, 'u'))

/** Districts of towns, by what their names end in. */
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

/** Gardens, temples, old towns: by the word behind a name. */
export const sites = (text: string): NamedEntity[] =>
  found(text, site(), 'place').filter(({ name }) => !noSite().test(name) && !isWord(name))

const landmark = patternOf('landmarkPattern')
const SCHOOL = /[中小学]$/u
const HOSPITAL = /医院$/u
/** 解放桥, 白云山, 宝龙城, 市一中, 第二人民医院: where the dictionary has no such word, or a park of that name. */
export const landmarks = (text: string): NamedEntity[] =>
  found(text, landmark(), 'place')
    .filter(
      ({ name }) => !isIn('noLandmarks', name) && (/(?:公园|广场|医院|学)$/u.test(name) || !isWord(name)),
    )
    .filter(
      ({ name }) =>
        !noSite().test(name) &&
        !/^(?:附近|隔壁|对面|楼下|门口|旁边|小区|市|县|村)/u.test(
          name.replace(/^[市县](?=[第一二三四五六七八九十])/u, ''),
        ),
    )
    .map(({ name, type }) => ({
      name,
      type: SCHOOL.test(name) || HOSPITAL.test(name) ? 'organisation' : type,
    }))

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
