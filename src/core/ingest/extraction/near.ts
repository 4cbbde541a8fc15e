import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import { tokenize } from '../../text/tokens.ts'
import { asksToForget } from '../../text/words/forgetting-words.ts'
import type { KnownMemory } from '../turns/person-rows.ts'

/** How many memories an extraction is shown. */
export const MOST = 20
/** At least so many; else five and one for each three kept turns: each costs the model as much as a turn. */
const LEAST = 6
const FIRST = 5
const TURNS_A_MEMORY = 3
/** Of these places so many are kept for what is still open, where it shares less with the turns. */
const OPEN = 3
/** What a turn says that is only there to be understood by counts half. */
const AROUND = 0.5

/**
 * Of the memories that the turns may touch those that share the rarest words with one of them, and those that
 * end in other words than they were said in: a few open plans instead of what shares least, what stands beside
 * all these. What is to be forgotten may be any of them.
 */
export function nearestOf(
  known: readonly KnownMemory[],
  transcript: readonly TranscriptTurn[],
): readonly KnownMemory[] {
  const kept = transcript.filter((turn) => turn.kept !== false)
  const room = Math.min(MOST, Math.max(LEAST, FIRST + Math.floor(kept.length / TURNS_A_MEMORY)))
  if (known.length <= room || kept.some(({ text }) => asksToForget(text))) return known.slice(0, MOST)
  const scoreOf = scorer(known, transcript)
  const ranked = known
    .map((memory) => ({ memory, score: scoreOf(memory.content) }))
    .toSorted((one, other) => other.score - one.score)
  const [sure, rest] = [ranked.slice(0, room - OPEN), ranked.slice(room - OPEN)]
  const isOpen = openAt(kept[0]?.timestamp_iso ?? '')
  const next = rest.toSorted((one, other) => Number(isOpen(other.memory)) - Number(isOpen(one.memory)))
  const standing = next.slice(OPEN).filter(({ memory }) => memory.standing)
  return [...sure, ...next.slice(0, OPEN), ...standing].slice(0, MOST).map(({ memory }) => memory)
}

/** Whether what is open is not past its time when the turns were said. */
const openAt =
  (said: string) =>
  ({ open, open_until }: KnownMemory): boolean =>
    open && (open_until === null || open_until >= said.slice(0, open_until.length))

/** What a memory shares with the turn that is nearest to it; a speaker's name is in every other sentence. */
function scorer(
  known: readonly KnownMemory[],
  transcript: readonly TranscriptTurn[],
): (content: string) => number {
  const names = new Set(transcript.flatMap(({ name }) => tokenize(name ?? '')))
  const counts = new Map<string, number>()
  for (const word of known.flatMap(({ content }) => [...wordsOf(content)]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const weightOf = (word: string): number =>
    names.has(word) ? 0 : Math.log(known.length / (counts.get(word) ?? known.length))
  const turns = transcript.map(({ text, kept }) => ({
    words: wordsOf(text),
    weight: kept === false ? AROUND : 1,
  }))
  return (content) => {
    const own = [...wordsOf(content)]
    const shared = turns.map(
      ({ words, weight }) =>
        weight * own.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0),
    )
    return Math.max(...shared)
  }
}

const wordsOf = (text: string): Set<string> => new Set(tokenize(text))
