import { simplified } from '../../text/reading/simplified.ts'
import { certainOf, goesOn } from '../conversation/changes/wording/certain.ts'
import { isPause } from '../conversation/changes/wording/plain-chinese.ts'
import { modalityOf } from '../conversation/grammar/modality.ts'
import { coreOf } from '../conversation/grammar/sentences.ts'
import { patternNamed } from '../conversation/named-patterns.ts'

const WISH_OVER = patternNamed('wish_over')
/** 大夫说能吃了: it is so since they say it. */
const KNOWS = /^(?:人家?)?(?:医生|大夫|医院|护士|中医)/u
/** What is planned, wished or told by others has ended nothing yet; what stands beside it may have. */
export function certainly(core: string, said: Date): string {
  let isOpen = false
  const certain = certainOf(core)
    .split(/(?<=[,，;；])/u)
    .filter((part) => {
      const isSo =
        ['denied', undefined].includes(modalityOf(part, false, said).modality) ||
        WISH_OVER.test(simplified(part)) ||
        isPause(part) ||
        KNOWS.test(part)
      isOpen = !isSo || (isOpen && goesOn(part))
      return !isOpen
    })
  return certain.join('')
}

/** "The car? Sold it.": what became of what the sentence before it names. */
const LEANS_ON =
  /^(?:(?:and|but|so|then|also|anyway|well|yeah),? )?(?:it|that|this|they|those|these)\b|^(?:\S+ ){0,7}(?:it|them|that one|those)(?:\s|$)/iu

/** A sentence with the one before it, where it says of that what became of it. */
export function withNamedBefore(core: string, sentence: string, sentences: readonly string[]): string {
  const before = LEANS_ON.test(core) ? sentences[sentences.indexOf(sentence) - 1] : undefined
  return before === undefined ? core : `${coreOf(before)}, ${core}`
}
