import { isDenied } from '../../conversation/grammar/denial.ts'
import { conceptOf, conceptWord } from '../concepts.ts'
import { isOnlySeen, isOwnDeed } from '../groups.ts'
import { isPositive, saysItIsOver, type Topic } from '../topics.ts'
import { waysOf } from '../ways/likeness.ts'
import { deedsIn } from './deeds.ts'

/** What others wrote, and what is only supposed. */
const QUOTED = /["“「][^"“”「」]{12,}["”」]/gu
const SUPPOSED =
  /\b(?:if (?:i|we) (?:was|were|had|won|could|ever)|in (?:a different|another) life|one day i|id love to|i wish|pretend)\b|^(?:如果|要是|假如)|要是我(?:是|当年)|下辈子/iu

/** Whether the person did it themselves, and still does. */
const isDone = (said: string): boolean =>
  isOwnDeed(said) && !isOnlySeen(said) && !saysItIsOver(said) && !SUPPOSED.test(said)

/** What is left undone is a way of somebody's; of a pastime it shows nothing. */
const OF_WAYS: ReadonlySet<string> = new Set(
  'ways work people family money order health rest company'.split(' '),
)

const isOfManner = (name: string): boolean => OF_WAYS.has(conceptOf(conceptWord(name))?.domain ?? '')

/** The deeds that it tells of; none of a thing that it says no to in so many words. */
export const doneIn = (said: string, topic: Topic): ReadonlySet<string> =>
  new Set(isDone(said) ? namedIn(said, topic) : [])

const namedIn = (said: string, topic: Topic): string[] =>
  [...deedsIn(said.replace(QUOTED, ' '))].filter((name) => {
    const word = conceptWord(name)
    if (isOfManner(name)) return true
    return !isDenied(said) && (!topic.words.has(word) || isPositive(topic, [word]))
  })

const NONE: ReadonlyMap<string, number> = new Map()

/** The ways that it is like an event of, each with how rarely anybody's sentence is. */
export function likeIn(said: string): ReadonlyMap<string, number> {
  if (!isDone(said)) return NONE
  const ways = waysOf(said.replace(QUOTED, ' '))
  if (ways.size === 0 || !isDenied(said)) return ways
  return new Map([...ways].filter(([name]) => isOfManner(name)))
}
