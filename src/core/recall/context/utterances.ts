import type { Line } from '../../memories/lifecycle/lines.ts'
import { meantBy } from '../../text/dated-quote.ts'
import { normalise } from '../../text/normalise.ts'
import { isNearDuplicate, type Wording, wordingOf } from '../ranking/near-duplicates.ts'
import type { Ranked } from '../ranking/rank.ts'

/**
 * One line an utterance: of memories and turns with a source turn in common, or with the same words, the
 * best; a turn rather than a memory that quotes it whole. What stands first counts too. In the order given.
 */
export function eachUtteranceOnce(results: readonly Ranked[], standing: readonly Line[] = []): Ranked[] {
  const stands = new Set(standing.map(({ id }) => id))
  const taken = new Set(results.flatMap(({ id, sources }) => (stands.has(id) ? sources : [])))
  const seen: Wording[] = standing.filter(({ id }) => id !== null).map(({ text }) => wordingOf(meantBy(text)))
  const kept: Ranked[] = []
  for (const result of results) {
    const { sources } = result
    if (stands.has(result.id)) continue
    const wording = wordingOf(wordsOf(result))
    if (sources.some((source) => taken.has(source))) continue
    if (seen.some((other) => isNearDuplicate(wording, other))) continue
    kept.push(wholeTurn(result, results) ?? result)
    for (const source of sources) taken.add(source)
    seen.push(wording)
  }
  return kept
}

const wordsOf = ({ memory, turn }: Ranked): string => turn?.text ?? meantBy(memory!.content)

/** Among the results the turn that a memory quotes whole, with the better of both scores. */
function wholeTurn(result: Ranked, results: readonly Ranked[]): Ranked | null {
  if (result.turn || result.sources.length === 0) return null
  const words = normalise(meantBy(result.memory!.content))
  const sources = new Set(result.sources)
  const found = results.find(
    (other) =>
      other.turn &&
      other.sources.some((source) => sources.has(source)) &&
      normalise(other.turn.text) === words,
  )
  return found ? { ...found, score: Math.max(found.score, result.score) } : null
}
