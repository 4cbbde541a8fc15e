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

const NO_PART = '的了在去到从住我你他她它这那有是和跟与来个里上下老新小大各某本全每几两一二三四五六七八九十'
/** 铁西区, 隆回县, 兴工街, 建设路, 玉泉校区, 岳麓山. */
const DISTRICT = new RegExp(
  `(?<=^|[在住去到从于回，,、。]|市|省|靠近|搬到|搬去|搬来|调我去|老家是?)((?:(?![${NO_PART}]|郊区|市区|城区|景区|社区|小区|地区|园区|校区|时区|学区|山区)\\p{Script=Han}){2,3}?(?:(?<!社|小|地|郊|市|园|校|景|山|城)区|校区|县(?!城|里)|镇(?!上|里)|(?<!走|赶|带|指|问|迷|上|出|一|半|修|马|公|铁|网|线|思|套|让|回家的|高速)路(?!上|过|口|边|程|线)|(?<!逛|步行|大|小吃|美食|商业)街(?!上|头|边|道|坊)|(?<!农|乡|全)村(?!里|上|民|口)|(?<!爬|登|上|下|火|雪|后|江|靠|假)山(?=玩|跑|爬|露营|徒步|脚|顶|看|，|。|$)))`,
  'gu',
)
export const districts = (text: string): NamedEntity[] => found(text, DISTRICT, 'place')

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

const KINDS: readonly (readonly [RegExp, Type])[] = [
  [
    /(?:公司|店|馆|乐队|乐团|工作室|社团|团队|学校|幼儿园|诊所|机构|厂|平台|酒吧|俱乐部)[^，。]{0,4}$/u,
    'organisation',
  ],
  [/(?:小区|村|楼盘|镇)$/u, 'place'],
  [
    /(?:猫|狗|只|条|乌龟|兔子|鹦鹉|仓鼠|取名|起名|项目|游戏|软件|歌|书|剧|电影|节目|播客|专辑|船|车)$/u,
    'thing',
  ],
  [
    /(?:班长|导游|教练|经纪人|助理|秘书|主管|老师|同桌|搭子|小名|大名|真名|孩子|宝宝|新来的|主播|角色)$/u,
    'person',
  ],
]
const IS_CALLED =
  /([\p{Script=Han}]{1,10}?)[，,]?(?:取|起|名字)?(?:名叫|取名叫|起名叫|名字叫|叫做|叫)(?![我你他她它人车做起来醒外上])([\p{Script=Han}A-Za-z]{2,6})(?=[，,。！、；]|$)/gu
const NAMES_NOTHING = /[的了着过在是我你他她它们什么和跟与]|^(?:起来|出来|一声|救命|停|苦|好|爸|妈)/u

/** 公司叫奥星创意, 捡了只小黄狗，取名叫豆包: what a thing of that kind is called. */
export const called = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(IS_CALLED)).flatMap(([, before = '', name = '']): NamedEntity[] => {
    const kind = before.endsWith('取') || before.endsWith('起') ? '取名' : before
    const type = KINDS.find(([pattern]) => pattern.test(kind))?.[1]
    return type && !NAMES_NOTHING.test(name) ? [{ name, type }] : []
  })
