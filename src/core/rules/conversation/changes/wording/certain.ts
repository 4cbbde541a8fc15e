import { simplified } from '../../../../text/reading/simplified.ts'
import { remembered } from '../../../../text/remembered.ts'
import { patternNamed } from '../../named-patterns.ts'

/** "I might quit", "we are thinking of moving", "almost sold it", 也许该分手, 还没搬, 医生建议我戒烟: not done. */
const UNDECIDED = patternNamed('undecided')
/** 考虑了很久终于辞职了: done after all. */
const AFTER_ALL = /终于|总算|\b(?:finally|at last|in the end|went and)\b/iu
const CLAUSES =
  /(?<=[,;.!，,；;。！!])\s*|\s(?=(?:and|but|so|then|because) (?:i|we|my|our|the|he|she|they|it)\b)/iu

/** 医生让我戒烟，我戒了: done, and what is said before. */
const JUST_DONE = /(?:^| )(?:我|已经|就|也|真的?|后来)*[辞戒卖退换搬停离分]\p{Script=Han}?了/u

/** A sentence without the clauses of what is only thought of, advised or nearly so; empty when that is all. */
export const certainOf = remembered((sentence): string => {
  if (!isUndecided(sentence)) return sentence
  let isOpen = false
  const clauses = sentence.split(CLAUSES).filter((clause) => {
    isOpen = isUndecided(clause) || (isOpen && goesOn(clause))
    return !isOpen
  })
  const rest = clauses.join(' ')
  if (JUST_DONE.test(rest)) return sentence
  return rest.replace(/[,;，；]\s*$/u, '').replace(/^(?:and|but|so|then|because) /iu, '')
})

/** 考虑把房子卖了，搬去苏州跟女儿住: what would follow is not done either. */
const GOES_ON = patternNamed('undecided_goes_on')
export const goesOn = (clause: string): boolean => GOES_ON.test(simplified(clause))
const isUndecided = (clause: string): boolean => UNDECIDED.test(simplified(clause)) && !AFTER_ALL.test(clause)
