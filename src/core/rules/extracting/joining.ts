import type { ExtractOutput } from '../../../../prompts/extract.ts'

type Item = ExtractOutput['episodes'][number]

interface Joined {
  /** What was written down of a sentence alone. */
  readonly alone: string
  /** What it and the one behind it are written down as. */
  readonly joined: string | undefined
  readonly turn_id: string
  /** The sentence before. */
  readonly sentence: string
  /** The one behind it has no subject of its own. */
  readonly goesOn: boolean
}

/** "I've a friend called Winnie", "One of the students, Theo, is leaving": of them, and of no deed of one's own. */
const OPENS =
  /^(?:(?:my|our|one of)\b[^.]{0,40}|(?:i|we)(?:['’]ve| have)(?: got)? (?:an?|one|two)\b[^.]{0,40})$/iu
const isBroughtIn = (about: string | null, sentence: string): boolean =>
  about !== null && (sentence.startsWith(about) || OPENS.test(sentence.split(about, 1)[0]!))

/**
 * What was written down of a sentence alone goes where the one behind it is quoted with it and is of the same one, so
 * that nothing is told twice: the two are a fact where either is, hold since when either does, and end what either
 * ended.
 */
export function join({ alone, joined, turn_id, sentence, goesOn }: Joined, output: ExtractOutput): void {
  const saying = (said: string | undefined) => (item: Item) =>
    item.content === said && item.source_turn_ids[0] === turn_id
  const all: readonly Item[] = [...output.facts, ...output.episodes]
  const [one, both] = [all.find(saying(alone)), all.find(saying(joined))]
  if (!one || !both) return
  const about = (goesOn ? one.about : both.about) ?? null
  const isOfSame = (one.about ?? null) === about || (one.about == null && isBroughtIn(about, sentence))
  if (!isOfSame) return
  const isEpisode = output.episodes.includes(one) && output.episodes.includes(both)
  output.facts = output.facts.filter((item) => item !== one && item !== both)
  output.episodes = output.episodes.filter((item) => item !== one && item !== both)
  const time = both.time ?? one.time ?? null
  const { feeling, ...fact } = {
    ...both,
    about,
    time,
    modality: one.modality === both.modality ? both.modality : null,
  }
  if (isEpisode) output.episodes.push({ ...fact, feeling })
  else output.facts.push(fact)
  for (const correction of output.corrections ?? [])
    if (correction.fact === alone) correction.fact = both.content
}
