import { meantBy } from '../../text/reading/dated-quote.ts'
import { saysNumber } from '../reading/question/cues.ts'
import type { Found } from '../reading/rows.ts'
import type { Ranked } from './rank.ts'

/** What is only counted up or worked out ("how many …", "how long …") may stand nowhere. */
const ASKS_AMOUNT = /\bhow (?:much|old)\b|多少|多大|几岁/iu
/** Amounts beside those that every search knows: forty, without sugar, 半包, 免费. */
const MORE =
  /(?:teen|ty)\b|\b(?:no|none|nothing|without|lots?|little|free|million)\b|半|没|免费|很多|不少|许多/iu

const saysAmount = (text: string): boolean => saysNumber(text) || MORE.test(text)

/**
 * Of results for a question that asks how much or how old those with a number, in their own words or in those
 * of a turn that they come from: without any, nothing is an answer.
 */
export function withAmount(answers: readonly Ranked[], query: string, found: Found): readonly Ranked[] {
  if (!ASKS_AMOUNT.test(query)) return answers
  const counting = new Set(
    [...found.turns, ...found.around]
      .filter((turn) => turn.says_number || saysAmount(turn.text))
      .map(({ source }) => source),
  )
  return answers.filter(
    ({ memory, sources }) =>
      (memory && saysAmount(meantBy(memory.content))) || sources.some((source) => counting.has(source)),
  )
}
