import { lazily } from '../../../../text/lazily.ts'
import { chinesePlace, isKnownPlace, oneOf } from '../../relations/places.ts'
import type { EntityType } from '../../relations/what.ts'
import { isGeneric } from '../generic.ts'
import { CHINESE_KIN_WORD } from '../kin.ts'
import { wordsOf } from '../known.ts'

const lead = lazily(
  () =>
    new RegExp(
      `^(?:${CHINESE_KIN_WORD}|${oneOf(wordsOf('chineseLeads'))})*(?:(?:在?[上读念]|里|中)(?=小学|中学|大学|高中|初中|幼儿园))?`,
      'u',
    ),
)
const sight = lazily(
  () => new RegExp(`^${chinesePlace()}[省市县区]?(?=\\p{Script=Han}+[湖山河江寺塔洲岛峰溪湾滩]$)`, 'u'),
)
const fromPlace = lazily(
  () => new RegExp(`^(${chinesePlace()}[省市县区]?)${oneOf(wordsOf('chineseNearby'))}$`, 'u'),
)

const school = lazily(
  () =>
    new RegExp(`^${chinesePlace()}[省市县区]?(?=(?!第)\\p{Script=Han}{2,6}(?:小学|中学|幼儿园|高中)$)`, 'u'),
)
const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))
const NATURE = /^\p{Script=Han}+[湖山河江寺塔岛溪]$/u
/** 环太湖: the known place that it ends in. */
const lastOf = (name: string): string => {
  const last = Array.from(segmenter().segment(name), ({ segment }) => segment).at(-1) ?? name
  return isKnownPlace(last) || (NATURE.test(last) && name.length > last.length + 1) ? last : name
}

interface Named {
  readonly name: string
  readonly type: EntityType
}

/** 老婆现在市妇幼保健院, 杭州西湖: without the words of the sentence before it, and without a town before a sight. */
export function trimmed({ name, type }: Named): Named[] {
  const rest = name.replace(lead(), '')
  if (rest !== name && (rest.length < 3 || isGeneric(rest))) return rest.length < 2 ? [{ name, type }] : []
  const short = type === 'place' ? lastOf(rest.replace(sight(), '')) : rest.replace(school(), '')
  return [{ name: short.length > 1 && !isGeneric(short) ? short : rest, type }]
}

/** 江阴乡下, 昆明郊区: the town of it. */
export const townOf = (name: string): string => fromPlace().exec(name)?.[1] ?? name
