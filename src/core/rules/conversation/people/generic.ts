import { lazily } from '../../../text/lazily.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { isWord } from '../relations/chinese-names.ts'
import { chinesePlace, isKnownPlace, oneOf } from '../relations/places.ts'
import { CHINESE_KIN_WORD } from './kin.ts'
import { wordsOf } from './known.ts'

const chinesePlaceFirst = lazily(() => new RegExp(`^${chinesePlace()}`, 'u'))
const generic = lazily(
  () =>
    new RegExp(
      `^(?:${oneOf([...wordsOf('chineseKinds'), ...wordsOf('chineseTrades')])}|的)*(?:有限|股份|工地|车间|商店|市场|门店|铺|中心|中介|机构|服务|加工|制造|维修|销售|批发|零售)*$`,
      'u',
    ),
)
const ends = lazily(() => new RegExp(`${oneOf(wordsOf('chineseEnds'))}$`, 'u'))

/** 缝纫机厂, 水果店: what is made or sold there is a word. */
const PRODUCT = /^\p{Script=Han}{1,4}[机器具品材料衣鞋糖药纱酒电船砖]厂$/u
const MADE = /[厂店铺社站行]$/u
/** 外贸公司, 社区医院, 台北的广告公司: what many are called. */
export function isGeneric(said: string): boolean {
  const name = simplified(said)
  if (/^(?:自己|[一两几]?[家所个间])|(?:自己|开|做|搞|办)$/u.test(name)) return true
  if (MADE.test(name) && isWord(name.slice(0, -1)) && !isKnownPlace(name.slice(0, -1))) return true
  if (PRODUCT.test(name) && name.search(chinesePlaceFirst()) !== 0) return true
  if (!ends().test(name)) return generic().test(name)
  const head = name
    .replace(ends(), '')
    .replace(new RegExp(`^${chinesePlace()}(?:市|省|县)?`, 'u'), (place) =>
      name.includes('的') ||
      !/(?:大学|医院|银行|学院|中学|小学|高中|博物馆|图书馆|法院|局|厂|社)$/u.test(name)
        ? ''
        : place,
    )
  return generic().test(head) || /(?:开|做|搞|当|办)$/u.test(head)
}

const nowhere = lazily(
  () =>
    new RegExp(
      `^(?:${oneOf([...wordsOf('chineseKinds'), ...wordsOf('chineseNowhereBefore'), ...wordsOf('chineseNowhere')])}|${CHINESE_KIN_WORD}|[一二两三四五六七八九十百几半\\d])*` +
        `${oneOf(wordsOf('chineseNowhere'))}$|${oneOf(wordsOf('chineseNowhereDeeds'))}$`,
      'u',
    ),
)

/** 公司附近, 丈母娘家, 急诊科, 税务局, 老家务农: where one is, and no place by name. Names are short. */
export const isNowhere = (said: string): boolean => said.length <= 12 && nowhere().test(simplified(said))

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))
/** 工程监理, 建材生意: made of words of the language alone, and none that a firm or a school is called by. */
export const isDescription = (said: string): boolean => {
  const name = simplified(said)
  if (!/^\p{Script=Han}{4,}$/u.test(name) || ends().test(name) || name.search(chinesePlaceFirst()) === 0)
    return false
  return Array.from(segmenter().segment(name), ({ segment }) => segment.length > 1).every(Boolean)
}
