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

/**
 * One line an utterance: of memories and turns with a source turn in common, or with the same words, the
 * best; a turn rather than a memory that quotes it whole, or that says one sentence of a short one, whose
 * others would be lost. What stands first counts too. In the order given.
 */
export function eachUtteranceOnce(results: readonly Ranked[], standing: readonly Line[] = []): Utterances {
  const stands = new Set(standing.map(({ id }) => id))
  const taken = new Map(
    results.flatMap(({ id, sources }) => (stands.has(id) ? sources.map((source) => [source, id]) : [])),
  )
  const seen: [wording: Wording, id: string][] = standing.flatMap(({ id, text }) =>
    id === null ? [] : [[wordingOf(meantBy(text)), id]],
  )
  const kept: Ranked[] = []
  const instead = new Map<string, string>()
  for (const result of results) {
    const { sources } = result
    if (stands.has(result.id)) continue
    const wording = wordingOf(wordsOf(result))
    const source = sources.find((one) => taken.has(one))
    const same = source ? taken.get(source) : seen.find(([other]) => isNearDuplicate(wording, other))?.[1]
    if (same !== undefined) {
      if (same !== result.id) instead.set(result.id, same)
      continue
    }
    const line = quotedTurn(result, results) ?? result
    kept.push(line)
    if (line.id !== result.id) instead.set(result.id, line.id)
    for (const one of line.sources) taken.set(one, line.id)
    seen.push([wording, line.id])
  }
  return { kept, instead }
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
