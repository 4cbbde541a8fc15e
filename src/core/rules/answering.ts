import { kindsAsked } from '../text/kinds/asked-kinds.ts'
import { rolesIn } from '../text/kinds/asked-spans.ts'
import { withWider } from '../text/kinds/roles.ts'
import { clausesOf, kindsSaid, kindTerm } from '../text/kinds/said-kinds.ts'
import { compared } from '../text/order.ts'
import { meantBy, quotedBy } from '../text/reading/dated-quote.ts'
import { simplified } from '../text/reading/simplified.ts'
import { isCommon, tokenize } from '../text/tokens.ts'
import { patternNamed, patternsNamed } from './conversation/named-patterns.ts'
import type { SaidMemory } from './prompt-data.ts'

/** What asks for nothing: 怎么样, "tell me". */
const ASKING = patternsNamed('asking_words')
/** 在哪里 and a place, 什么时候 and a day: what a question asks for, and what tells such a thing. */
const SORTS = ['where', 'when', 'who', 'many'].map(
  (sort) => [patternNamed(`asks_${sort}`), patternNamed(`tells_${sort}`)] as const,
)

/** 张姐 is nobody's sister. */
const OWN = /(?:^|[我的们家]|\P{Script=Han})$/u

interface Question {
  readonly said: string
  /** All its words, names among them. */
  readonly all: readonly string[]
  readonly kinds: readonly string[]
  /** Who somebody is to the speaker, of whom it asks. */
  readonly roles: readonly string[]
  /** Its words beside these. */
  readonly words: readonly string[]
}

function questionOf(message: string): Question {
  const said = simplified(message)
  const people = rolesIn(said).filter(({ text, at }) => text.length > 1 || OWN.test(said.slice(0, at)))
  const rest = people.reduce((left, { text }) => left.replace(text, ' '), said).replace(ASKING.it, ' ')
  const { terms, words: asking } = kindsAsked(said)
  const words = tokenize(rest).filter((word) => !isCommon(word) && !asking.has(word))
  const all = [...new Set(tokenize(said))]
  return { said, all, kinds: terms, roles: people.map(({ role }) => role), words: [...new Set(words)] }
}

const [KIND, HOLDER, WORDS, SORT] = [4, 3, 3, 1.5]

/** How much speaks for it that a memory answers a question: nothing where it tells of somebody else's relative. */
function pointsOf(text: string, { said, kinds, roles, words }: Question): number {
  const told = simplified(meantBy(text))
  const clauses = clausesOf(told, [])
  const holders = clauses.flatMap((clause) => clause.holders)
  const known = kindsSaid(told, { speaker: quotedBy(text), about: null })
  const isOf = (role: string) =>
    known.includes(kindTerm('has', role)) ||
    holders.some((holder) => withWider(role).includes(holder) || withWider(holder).includes(role))
  const isOfThem = roles.some(isOf)
  if (roles.length > 0 && !isOfThem && rolesIn(told).some(({ role }) => roles.includes(role))) return 0
  const terms = new Set(tokenize(told))
  const shared = words.filter((word) => terms.has(word)).length
  return (
    (kinds.some((kind) => known.includes(kind)) ? KIND + 1 / clauses.length : 0) +
    (isOfThem ? HOLDER : 0) +
    (shared > 0 && shared * 2 >= words.length ? (WORDS * shared) / words.length : 0) +
    (SORTS.some(([asks, tells]) => asks.test(said) && tells.test(told)) ? SORT : 0)
  )
}

/** Of two that answer alike the one that has more words of the question, and who is asked about. */
const ALSO = 0.25
const sharedBy = (text: string, { all }: Question): number => {
  const terms = new Set(tokenize(simplified(text)))
  return all.filter((word) => terms.has(word)).length
}

/** What stands always is asked for by more than its sort. */
const LEAST = { found: SORT, standing: HOLDER }

/**
 * Of what a prompt holds the memory that answers a question, of several the latest; undefined where none does, though the question says of
 * what it is.
 */
export function answering(
  found: readonly SaidMemory[],
  standing: readonly SaidMemory[],
  message: string,
): SaidMemory | undefined {
  const question = questionOf(message)
  if (question.words.length + question.roles.length + question.kinds.length === 0) return found[0]
  const pointed = (memories: readonly SaidMemory[], least: number) =>
    memories
      .map((memory) => ({ memory, points: pointsOf(memory.text, question) }))
      .filter(({ points }) => points >= least)
      .map(({ memory, points }) => ({ memory, points: points + ALSO * sharedBy(memory.text, question) }))
  return [...pointed(found, LEAST.found), ...pointed(standing, LEAST.standing)].toSorted(
    (one, other) => other.points - one.points || compared(other.memory.day, one.memory.day),
  )[0]?.memory
}
