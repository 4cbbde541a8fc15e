import { lazily } from '../../../text/lazily.ts'
import { chinesePlace, oneOf } from '../relations/places.ts'
import { simplified } from '../simplified.ts'
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
