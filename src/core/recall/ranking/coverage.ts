import { type Frequencies, type TermCounts, termWeights } from '../../search/lexical.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { kindsIn } from '../../text/kinds/kinds.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import { simplified } from '../../text/reading/simplified.ts'
import { tokenize } from '../../text/tokens.ts'
import type { AskedWords } from '../reading/question/asked-words.ts'
import type { Found, SourceTurn } from '../reading/rows.ts'
import type { Ranked } from './rank.ts'

/** How the words of a query that say something lie in what is known: shares of their weight, 0 … 1. */
export interface Coverage {
  /** What results say, and none of them with the rest. */
  readonly apart: number
  /** What is said nowhere, of all that is not the kind asked for. */
  readonly unknown: number
  /** The kind of what is asked for ("which race"), where it is said nowhere: an answer seldom says it. */
  readonly kind: number
  /** The query is two words, both known and never said near each other; the kind asked for is none of them. */
  readonly isTornPair: boolean
  /** The best result tells of the kind that is asked for, and of whose it is. */
  readonly isTold: boolean
  /** Somebody else's kind of thing is asked for, and no result tells of theirs. */
  readonly isOfNobody: boolean
}

/** Among fewer texts every word that is said would weigh little beside one that is not. */
const FEW_TEXTS = 200
const PAIR = 2
/** Of the results so many are read for what a question calls otherwise, so many characters of each. */
const FIRST = 3
const LONGEST = 4_000
/** Of a word that nobody said, what counts where the kind that is asked for is told. */
const BESIDE_A_KIND = 0.5
/** From here on a character is CJK. */
const FIRST_SIGN = '\u2e80'
const MUCH_THE_SAME = 0.4
const SELDOM = 3
/** Turns before and after a result that are near it. */
const NEAR = [-2, -1, 0, 1, 2]

/**
 * "What is my locker code?" is not answered by a locker room and a code review: what matters of a question is
 * said together. A result says its own words, those of the turn that it comes from and of a question before; beside
 * it stands what it follows, with its own. Of two questions in one each may be answered by a text of its own.
 */
export function coverageOf(
  answers: readonly Ranked[],
  found: Found,
  terms: SearchTerms,
  asked: AskedWords,
): Coverage {
  const { kind, words, ofOthers, people, kinds, named, isSeveral } = asked
  const stats = eitherOf(found, terms)
  const weightOf = termWeights(terms, stats).slice(0, terms.specific)
  const heard = hearing(found)
  const said = answers.flatMap(heard.said)
  const near = () => answers.map(heard.near)
  const isSaidAnywhere = (place: number) => said.some((places) => places.has(place))
  const isUnknown = (place: number) => stats.df[place] === 0
  const isOfTheKind = (place: number) => kind.has(terms.terms[place]!)
  const together = Math.max(0, ...said.map((places) => shareOf(weightOf, (place) => places.has(place))))
  const apart = shareOf(weightOf, isSaidAnywhere) - together
  const isOthersTold = ofOthers.some((term) => isSaidAnywhere(terms.terms.indexOf(term)))
  const isOfThem = tellsOf(answers, people)
  const beside = isOthersTold ? BESIDE_A_KIND : 1
  const isPair =
    weightOf.length === PAIR &&
    apart >= MUCH_THE_SAME &&
    weightOf.every((_, place) => stats.df[place]! <= SELDOM && !isOfTheKind(place))
  return {
    apart: isSeveral ? 0 : apart,
    isTold: tellsKind(answers[0], kinds, named) || isOfThem || answers.slice(0, FIRST).some(isOneOf(asked)),
    isOfNobody: ofOthers.length > 0 && !isOthersTold && !isOfThem,
    unknown: shareOf(
      weightOf.map((weight, place) => {
        if (isPairOfSigns(terms.terms[place]!) || (isUnknown(place) && isOfTheKind(place))) return 0
        return beside * weight
      }),
      isUnknown,
    ),
    kind:
      shareOf(weightOf, (place) => isUnknown(place) && isOfTheKind(place)) +
      (1 - beside) * shareOf(weightOf, (place) => isUnknown(place) && !isOfTheKind(place)),
    isTornPair:
      (isPair && near().every((places) => places.size < PAIR)) ||
      isTorn(chinesePair(words, kind, terms), said, near),
  }
}

/**
 * Whether a memory tells of one such thing, which it does not call so: "which motorcycle do I ride" is told by an
 * Enfield. Of whom the question names it says that too.
 */
const isOneOf =
  ({ kind, whose }: AskedWords) =>
  ({ memory, explain: { terms } }: Ranked): boolean => {
    if (!memory || !whose.every((word) => terms.includes(word))) return false
    const called = terms.filter((term) => kind.has(term))
    if (called.length === 0) return false
    const said = new Set(tokenize(meantBy(memory.content).slice(0, LONGEST)))
    return called.some((term) => !said.has(term))
  }

/**
 * Whether a result names somebody by these words and tells nothing that any list has a kind for: "my wife is a radiologist" may
 * be what is asked for, that she moved is not.
 */
const tellsOf = (answers: readonly Ranked[], people: readonly string[]): boolean =>
  people.length > 0 &&
  answers.some(
    ({ memory, turn, explain }) =>
      people.every((word) => explain.terms.includes(word)) &&
      kindsIn(simplified((memory ? meantBy(memory.content) : (turn?.text ?? '')).slice(0, LONGEST))).every(
        (kind) => OF_EVERYBODY.has(kind),
      ),
  )

/** Kinds that stand in who somebody is: a name, a wife. */
const OF_EVERYBODY: ReadonlySet<string> = new Set(['name', 'marital'])

/** Whether a result tells one of these kinds, and of the animal that is named. */
function tellsKind(best: Ranked | undefined, kinds: readonly string[], named: readonly string[]): boolean {
  const says = (term: string) => best?.explain.terms.includes(term) ?? false
  return kinds.some(says) && (named.length === 0 || named.some(says))
}

/** The two words of a Chinese question as places of their characters; none of any other. */
function chinesePair(
  words: AskedWords['words'],
  kind: AskedWords['kind'],
  { terms }: SearchTerms,
): readonly (readonly number[])[] {
  const places = words
    .filter((word) => !word.some((sign) => kind.has(sign)))
    .map((word) => word.map((sign) => terms.indexOf(sign)).filter((place) => place >= 0))
  return places.length === PAIR && places.every((word) => word.length > 0) ? places : []
}

/** Each is said, and no text near an answer says both. */
function isTorn(
  pair: readonly (readonly number[])[],
  said: readonly ReadonlySet<number>[],
  near: () => readonly ReadonlySet<number>[],
): boolean {
  if (pair.length === 0) return false
  const says = (places: ReadonlySet<number>) => (word: readonly number[]) =>
    2 * word.filter((place) => places.has(place)).length >= word.length
  return (
    pair.every((word) => said.some((places) => says(places)(word))) &&
    !near().some((places) => pair.every(says(places)))
  )
}

/** Two CJK characters side by side are seldom said again, even where the same is. */
export const isPairOfSigns = (term: string): boolean => term.length > 1 && term >= FIRST_SIGN

function shareOf(weightOf: readonly number[], isSaid: (place: number) => boolean): number {
  const whole = weightOf.reduce((sum, weight) => sum + weight, 0) || 1
  return weightOf.reduce((sum, weight, place) => sum + (isSaid(place) ? weight : 0), 0) / whole
}

/** Of memories and turns whichever say a word more often. */
function eitherOf(
  { turns_stats: turns, memories_stats: memories }: Found,
  { terms }: SearchTerms,
): Frequencies {
  const df = terms.map((_, place) => Math.max(turns.df?.[place] ?? 0, memories.df?.[place] ?? 0))
  return { n: Math.max(turns.n, memories.n, FEW_TEXTS), df }
}

/** Places in the query of the words that a result says, and of those that are said near it too. */
function hearing({ turns, around, memories }: Found) {
  const heard: readonly SourceTurn[] = [...turns, ...around]
  const byPlace = new Map(heard.map((turn) => [`${turn.session} ${turn.seq}`, turn]))
  const bySource = new Map(heard.map((turn) => [turn.source, turn]))
  const byId = new Map(heard.map((turn) => [turn.id, turn]))
  const ofMemory = new Map<string, TermCounts>(memories.map(({ memory, counts }) => [memory.id, counts]))
  const followedBy = new Map(memories.map(({ memory, follows }) => [memory.id, follows]))
  const beside = ({ sources }: Ranked, distances: readonly number[]) =>
    sources
      .map((source) => bySource.get(source))
      .flatMap((turn) =>
        turn ? distances.map((distance) => byPlace.get(`${turn.session} ${turn.seq + distance}`)) : [],
      )
      .filter((turn) => turn !== undefined)
  const places = ({ id }: Ranked, near: readonly SourceTurn[]): ReadonlySet<number> =>
    new Set([...(ofMemory.get(id)?.keys() ?? []), ...near.flatMap(({ counts }) => [...counts.keys()])])
  const ended = ({ id }: Ranked) =>
    (followedBy.get(id) ?? []).flatMap((turn) => [...(byId.get(turn)?.counts.keys() ?? [])])
  return {
    said: (one: Ranked): ReadonlySet<number>[] => [
      places(one, [...beside(one, [0]), ...beside(one, [-1]).filter(({ asks }) => asks)]),
      new Set(ended(one)),
    ],
    near: (one: Ranked) => places(one, beside(one, NEAR)),
  }
}
