import { clausesOf, isForGood, isOwnClause, patternNamed, SPECIFIC } from './slots.ts'
import { subjectWords } from './subject-words.ts'

const NEGATED = /\b(?:not|never|cannot|no)\b|n['’]t\b|\bhates?\b|不|没|讨厌/iu
const AGAIN = patternNamed('slots_again')
const USED_TO = /\bused to\b|以前|之前|原来/iu

/** "I don't eat beef", "I eat beef again": the opposite of what is known, of the same thing. */
export function isReversed(sentence: string, before: string): boolean {
  if (!isForGood(sentence)) return false
  const clause = clausesOf(sentence).find((part) => AGAIN.test(part)) ?? ''
  if (!NEGATED.test(before) || NEGATED.test(clause) || clause === '' || !isOwnClause(clause)) return false
  const known = subjectWords(before)
  const about = USED_TO.test(sentence) ? sentence : clause
  const shared = [...subjectWords(about)].filter((word) => SPECIFIC.test(word) && known.has(word))
  return shared.length > 0
}
