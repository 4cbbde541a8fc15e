import { simplified } from '../../../../text/reading/simplified.ts'
import { remembered } from '../../../../text/remembered.ts'
import { patternNamed, patternsNamed } from '../../named-patterns.ts'

/** How dialects say it, and how the written language does; one character as a rule. */
const DIALECT: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Script=Han})(?:咧|嘞|唻|喽|啰|哒)(?=$|[，,。！!])/gu, '了'],
  [/(?:俺|咱)(?!家)/gu, '我'],
  [/礼拜(?=[一二三四五六日天末])|(?<=[上下个这半几])礼拜/gu, '星期'],
]

/** 记住, 忍不住: nobody lives there. */
const HOLDS = patternsNamed('no_dwelling_chinese')

/** A Chinese sentence in the characters and words by which ends are told in the tables. */
export const plainHan = remembered((text): string => {
  let plain = simplified(text).replace(HOLDS.it, '$1$2牢')
  for (const [said, written] of DIALECT) plain = plain.replace(said, written)
  return plain
})

const PAUSES = patternNamed('pauses_chinese')
/** 这个月停了下个月再去: it goes on. */
export const isPause = (sentence: string): boolean => PAUSES.test(sentence)
