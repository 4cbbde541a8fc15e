import type { Line } from '../../memories/lifecycle/lines.ts'
import { countTokens } from '../../text/budget.ts'
import { normalise } from '../../text/normalise.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import { tokenize } from '../../text/tokens.ts'
import { isPairOfSigns } from '../ranking/coverage.ts'
import { isNearDuplicate, type Wording, wordingOf } from '../ranking/near-duplicates.ts'
import type { Ranked } from '../ranking/rank.ts'

/** Tokens: what a longer turn says beside the sentence that was asked for is seldom worth its room. */
const A_SHORT_TURN = 80

/** Results that have a line each, and those that have none → the memory or turn whose line says the same. */
export interface Utterances {
  readonly kept: readonly Ranked[]
  readonly instead: ReadonlyMap<string, string>
}

/** What the lines so far say of one source turn. */
interface Taken {
  /** Of the first of these lines. */
  readonly id: string
  /** The turn itself says all of it. */
  readonly isWhole: boolean
  readonly terms: ReadonlySet<string>
}

/**
 * One line an utterance: of memories and turns with a source turn in common, or with the same words, the
 * best; a turn rather than a memory that quotes it whole, or that says one sentence of a short one, whose
 * others would be lost. A memory that tells something else of that turn is another line. What stands first
 * counts too. In the order given.
 */
export function eachUtteranceOnce(results: readonly Ranked[], standing: readonly Line[] = []): Utterances {
  const stands = new Map(standing.map(({ id, text }) => [id, meantBy(text)]))
  const taken = new Map<string, Taken>()
  const take = (sources: readonly string[], id: string, words: string, isWhole: boolean) => {
    const terms = tokenize(words)
    for (const source of sources) {
      const before = taken.get(source)
      const all = new Set([...(before?.terms ?? []), ...terms])
      taken.set(source, { id: before?.id ?? id, isWhole: isWhole || before?.isWhole === true, terms: all })
    }
  }
  for (const { id, sources } of results) if (stands.has(id)) take(sources, id, stands.get(id)!, false)
  const seen: [wording: Wording, id: string][] = standing.flatMap(({ id, text }) =>
    id === null ? [] : [[wordingOf(meantBy(text)), id]],
  )
  const kept: Ranked[] = []
  const instead = new Map<string, string>()
  for (const result of results) {
    if (stands.has(result.id)) continue
    const said = result.sources.flatMap((source) => taken.get(source) ?? [])
    const same = said.length > 0 && !tellsElse(result, said) ? said[0]!.id : sameWords(result, seen)
    if (same !== undefined) {
      if (same !== result.id) instead.set(result.id, same)
      continue
    }
    const line = (said.length === 0 ? quotedTurn(result, results) : null) ?? result
    kept.push(line)
    if (line.id !== result.id) instead.set(result.id, line.id)
    take(line.sources, line.id, wordsOf(line), line.turn !== null)
    seen.push([wordingOf(wordsOf(result)), line.id])
  }
  return { kept, instead }
}

/** The line that has the words of a result, or nearly. */
function sameWords(result: Ranked, seen: readonly [wording: Wording, id: string][]): string | undefined {
  const wording = wordingOf(wordsOf(result))
  return seen.find(([other]) => isNearDuplicate(wording, other))?.[1]
}

/** Whether half of the words of a memory, and two at least, are in no line of the turns that it comes from. */
function tellsElse({ memory, turn }: Ranked, said: readonly Taken[]): boolean {
  if (turn || memory!.memory_type === 'note' || said.some(({ isWhole }) => isWhole)) return false
  const own = [...new Set(tokenize(meantBy(memory!.content)))]
  const others = own.filter((term) => !said.some(({ terms }) => terms.has(term)))
  return others.length >= 2 && 2 * others.length >= own.length
}

const wordsOf = ({ memory, turn }: Ranked): string => turn?.text ?? meantBy(memory!.content)

/** Among the results the turn that a memory quotes, with the better of both scores. */
function quotedTurn(result: Ranked, results: readonly Ranked[]): Ranked | null {
  if (result.turn || result.sources.length === 0) return null
  const said = meantBy(result.memory!.content)
  const words = normalise(said)
  const sources = new Set(result.sources)
  const found = results.find(
    ({ turn, sources: own }) =>
      turn &&
      own.some((source) => sources.has(source)) &&
      (normalise(turn.text) === words || (countTokens(turn.text) <= A_SHORT_TURN && saysAllOf(said, turn))),
  )
  return found ? { ...found, score: Math.max(found.score, result.score) } : null
}

const PERSON = ['the user', '用户']

/** Whether a turn has each word of a sentence, be the sentence of the turn's speaker in the third person. */
function saysAllOf(sentence: string, { text, name }: NonNullable<Ranked['turn']>): boolean {
  const spoken = new Set([text, name ?? '', ...PERSON].flatMap(tokenize))
  return tokenize(sentence).every((word) => isPairOfSigns(word) || spoken.has(word))
}
