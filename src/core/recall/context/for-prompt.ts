import { isKindTerm } from '../../text/kinds/said-kinds.ts'
import type { Ranked } from '../ranking/rank.ts'
import { asksForThePast } from '../reading/question/cues.ts'
import { askedOf, isOfOthers } from './whose.ts'

/** Of the score of what is told of somebody else than is asked about. */
const OF_OTHERS = 0.5

/** What competes for lines, best first, and the ids of what has none. */
export interface Competing {
  readonly lines: Ranked[]
  readonly without: ReadonlySet<string>
}

/**
 * What is so instead of what is over stands before it, unless the past is asked for; what is about others than
 * the query is counts less. What only stands beside an answer and is about others has no line, where anything
 * that says a word of the query may be about whom it asks for.
 * @param person what the person is called
 */
export function forPrompt(results: readonly Ranked[], query: string, person: string | null): Competing {
  const isOfThePast = asksForThePast(query)
  const asked = askedOf(query, results, person)
  const others = new Set(asked ? results.filter((one) => isOfOthers(one, asked)) : [])
  const isAnswered = results.some((one) => saysAWord(one) && !others.has(one))
  const following = new Set(results.flatMap((one) => (others.has(one) ? [] : followersOf(one))))
  for (const one of others) if (following.has(one.id)) others.delete(one)
  const isBeside = (one: Ranked) => isAnswered && others.has(one) && !saysAWord(one)
  const lines = results
    .filter((one) => !isBeside(one))
    .map((one) => (others.has(one) ? { ...one, score: one.score * OF_OTHERS } : one))
    .sort((one, other) => other.score - one.score)
  return {
    lines: isOfThePast ? lines : followersFirst(lines),
    without: new Set(results.filter(isBeside).map(({ id }) => id)),
  }
}

/** What is so instead of a text that is over as a whole: it tells of the same. */
const followersOf = ({ told: { over } }: Ranked): readonly string[] =>
  over?.part === 'all' ? over.followed_by : []

/**
 * What followed on something that is over, where all of it is or it says a word of the query too, and what holds and tells the
 * same kind that the query asks for: as much worth a line as that is, and right before it.
 */
function followersFirst(lines: readonly Ranked[]): Ranked[] {
  const byMemory = byEach(lines, ({ id, turn }) => [id, ...(turn?.memory_ids ?? [])])
  const byKind = byEach(
    lines.filter(({ told }) => told.over === null),
    ({ explain }) => explain.terms.filter(isKindTerm),
  )
  const ordered: Ranked[] = []
  const seen = new Set<Ranked>()
  const take = (one: Ranked, least: number) => {
    if (seen.has(one)) return
    seen.add(one)
    const score = Math.max(least, one.score)
    const { over } = one.told
    const kinds = over ? one.explain.terms.filter(isKindTerm) : []
    const isOver = over?.part === 'all'
    for (const id of over?.followed_by ?? [])
      for (const other of byMemory.get(id) ?? []) if (isOver || saysAWord(other)) take(other, score)
    for (const kind of kinds) for (const other of byKind.get(kind) ?? []) take(other, score)
    ordered.push({ ...one, score })
  }
  for (const one of lines) take(one, 0)
  return ordered
}

function byEach(lines: readonly Ranked[], keysOf: (one: Ranked) => readonly string[]): Map<string, Ranked[]> {
  const found = new Map<string, Ranked[]>()
  for (const one of lines)
    for (const key of keysOf(one)) {
      const some = found.get(key)
      if (some) some.push(one)
      else found.set(key, [one])
    }
  return found
}

/** A single CJK character is in many words. */
const SIGN = /^\p{Script=Han}$/u
const saysAWord = ({ explain }: Ranked): boolean => explain.terms.some((term) => !SIGN.test(term))
