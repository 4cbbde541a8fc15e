import { conceptsIn } from '../../reflecting/concepts.ts'
import { clausesOf, isForGood, isOwnClause, patternNamed, SPECIFIC } from './slots.ts'
import { subjectWords } from './subject-words.ts'

const NEGATED = /\b(?:not|never|cannot|no)\b|n['’]t\b|\b(?:hates?|skips?|avoids?)\b|不|没|讨厌/iu
const AGAIN = patternNamed('slots_again')
/** 死活不来; 来了 */
const REFUSED = patternNamed('reversed_refused')
const DONE_NOW = patternNamed('reversed_done')
const USED_TO = /\bused to\b|以前|之前|原来/iu

/** "I don't eat beef", "I eat beef again": the opposite of what is known, of the same thing. */
export function isReversed(sentence: string, before: string): boolean {
  if (!isForGood(sentence)) return false
  const refused = REFUSED.exec(before)?.[1]
  if (refused !== undefined && clausesOf(sentence).some((clause) => DONE_NOW.exec(clause)?.[1] === refused))
    return true
  const clauses = clausesOf(sentence)
  const from = clauses.findIndex((part) => AGAIN.test(part))
  const clause = clauses[from]
  if (!NEGATED.test(before) || !clause || NEGATED.test(clause) || !isOwnClause(clause)) return false
  const known = subjectWords(before)
  const after = clauses.slice(from).filter((part) => !NEGATED.test(part))
  const about = USED_TO.test(sentence) ? sentence : after.join(' ')
  const shared = [...subjectWords(about)].filter((word) => SPECIFIC.test(word) && known.has(word))
  const things = conceptsIn(before)
  return shared.length > 0 || conceptsIn(about).some((thing) => things.includes(thing))
}
