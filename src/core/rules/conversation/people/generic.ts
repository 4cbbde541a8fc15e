import { lazily } from '../../../text/lazily.ts'
import { chinesePlace, oneOf } from '../relations/places.ts'
import { simplified } from '../simplified.ts'
import { CHINESE_KIN_WORD } from './kin.ts'
import { wordsOf } from './known.ts'

const generic = lazily(() => new RegExp(`^(?:${oneOf(wordsOf('chineseKinds'))}|的)*(?:有限|股份)?$`, 'u'))
const ends = lazily(() => new RegExp(`${oneOf(wordsOf('chineseEnds'))}$`, 'u'))

/** 外贸公司, 社区医院, 台北的广告公司: what many are called. */
export function isGeneric(said: string): boolean {
  const name = simplified(said)
  if (/^(?:自己|[一两几]?[家所个间])|(?:自己|开|做|搞|办)$/u.test(name)) return true
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
