import { remembered } from '../../../../text/remembered.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'

/** What is said behind it so that nothing, or something else, is over: it was a jest, for a while, or is supposed. */
const TAKEN_BACK = patternNamed('beginning_taken_back')
/** 没有咖啡，我就写不动, 酒戒了，人就没意思: what would follow. */
const FOLLOWS = patternNamed('beginning_follows')
/** Who is quoted or supposed says something else behind it. */
const OPENS = patternNamed('beginning_opens')

/** "Called off because of the storm": one time of it. */
const ONCE = ['one_time_english', 'one_time_chinese'].map(patternNamed)

const HAN_CLAUSE_END = /[，,；;。！!]/gu
const CLAUSE_END = /[,;.!—–]\s|\s(?=(?:and|but|so|because) )/giu

/** Clauses with which a sentence may end what is known: more of them are told of something else. */
const MOST = 3

/**
 * A sentence, and its beginnings of one clause and more: what is said behind an end (捷达让我卖了，…的时候我都没敢看)
 * leaves it an end, unless it takes it back. Whoever it is of, and what is supposed, stands before it.
 */
export const beginningsOf = remembered((sentence): readonly string[] => {
  if (ONCE.some((pattern) => pattern.test(sentence))) return [sentence]
  const ends = Array.from(
    sentence.matchAll(isChinese(sentence) ? HAN_CLAUSE_END : CLAUSE_END),
    ({ index }) => index,
  )
  const beginnings = ends.slice(0, MOST).flatMap((end) => {
    const [said, rest] = [sentence.slice(0, end), sentence.slice(end)]
    if (said.trim() === '' || TAKEN_BACK.test(rest) || FOLLOWS.test(rest) || OPENS.test(said)) return []
    return [said]
  })
  return [sentence, ...beginnings]
})
