import { patternNamed } from '../../named-patterns.ts'
import { isForGood } from '../slots/slots.ts'
import { chineseClauses, peopleIn, topicsOf, withoutAll } from '../topics/chinese.ts'

/** 跑完了, 考过了: what ends whatever shares a word with it. */
const DONE = patternNamed('done_chinese')
const DEED = patternNamed('deed_chinese')
const UNMADE = patternNamed('unmade_chinese')
/** So many words where it only tells of a deed, wherever it names what it is done to. */
const MANY = 3

interface Known {
  readonly id: number
  /** What is known. */
  readonly said: string
  readonly told: string
}

const clausesOf = (told: string) => chineseClauses(told).filter((clause) => !UNMADE.test(clause))
/** Whether a Chinese sentence tells of something done. */
export const tellsOfDone = (told: string): boolean =>
  isForGood(told) && clausesOf(told).some((clause) => DONE.test(clause) || DEED.test(clause))

/**
 * Of Chinese memories of the person the one that shares most words with a sentence that tells of something done;
 * none where another shares as many.
 */
export function mostShared(held: readonly Known[]): number | undefined {
  const [best, second] = held
    .map(({ id, said, told }) => ({ id, told, shared: sharedBy(said, told) }))
    .toSorted((one, other) => other.shared - one.shared)
  if (!best || best.shared === 0 || best.shared === second?.shared || !isForGood(best.told)) return undefined
  const clauses = clausesOf(best.told)
  const isDone = clauses.some((clause) => DONE.test(clause))
  const isMade = best.shared >= MANY && clauses.some((clause) => DEED.test(clause))
  return isDone || isMade ? best.id : undefined
}

function sharedBy(said: string, told: string): number {
  const known = topicsOf(said)
  return new Set(topicsOf(withoutAll(peopleIn(told), told)).filter((word) => known.includes(word))).size
}
