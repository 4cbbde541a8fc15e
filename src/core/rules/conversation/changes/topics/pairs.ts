import { remembered } from '../../../../text/remembered.ts'
import { listNamed } from '../../named-patterns.ts'
import { isForGood } from '../slots/slots.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+#&-]*/gu
const plain = (word: string): string => word.replace(/\.+$|(?<=day)s$/gu, '')
const wordsIn = remembered((text): ReadonlySet<string> => new Set(text.toLowerCase().match(WORD)?.map(plain)))

/** Of a list the patterns of what was so, each with the one of its end. */
const pairsOf = (list: string) => () =>
  listNamed(list).flatMap(([name, was], place, lines) =>
    place % 2 === 0 ? [{ name, was, over: lines[place + 1]![1] }] : [],
  )
const OF_ANYBODY = pairsOf('pairs_of_anybody')
const OF_ONESELF = pairsOf('pairs_of_oneself')

/** "Back at work from today": for good. */
const SINCE_TODAY = /\b(?:(?:from|since|as of) )?(?:today|this (?:week|morning|month))\b/giu

/** The name of the pair by which a sentence says that what is known is over, and whom or what it names. */
function pairOver(sentence: string, before: string, pairs: ReturnType<typeof pairsOf>) {
  if (!isForGood(sentence.replace(SINCE_TODAY, ' '))) return undefined
  return pairs().find(({ was, over }) => {
    const found = over.exec(sentence)
    if (!found || !was.test(before)) return false
    const known = wordsIn(before)
    const named = found
      .slice(1)
      .filter(Boolean)
      .map((word) => plain(word.toLowerCase()))
    return named.every((word) => known.has(word) !== /^\d/u.test(word))
  })
}

/** "My mother-in-law went back to Pune", of who is staying; "Paul and Ann separated", of who is married. */
export const isOverByPair = (sentence: string, before: string): boolean =>
  pairOver(sentence, before, OF_ANYBODY) !== undefined

/** "We're open on Mondays too", "upgraded to Node 24": of what one has or does oneself. */
export const isOwnOverByPair = (sentence: string, before: string): boolean =>
  pairOver(sentence, before, OF_ONESELF) !== undefined

/** Names of the pairs by which a sentence says that whatever is over. */
export const pairsTold = remembered((sentence): readonly string[] =>
  [...OF_ANYBODY(), ...OF_ONESELF()].flatMap(({ name, over }) => (over.test(sentence) ? [name] : [])),
)
