import type { ExtractOutput, Time } from '../../../../prompts/extract.ts'
import type { Known, MemoryDraft } from '../../memories/table/drafts.ts'
import { normalise } from '../../text/normalise.ts'
import type { KnownMemory } from '../turns/person-rows.ts'
import { isTakenUp, keptWords, type MarkedTurn, shownId } from '../turns/turn.ts'
import { strongestOf } from './governance.ts'
import { clockOf, knownOf, type TheUser } from './known.ts'
import { momentOf } from './moments.ts'
import { type KeptPart, partId } from './transcript.ts'

export type Rejection =
  | 'source_not_kept'
  | 's1_source'
  | 'question'
  | 'unknown_predicate'
  | 'self_relation'
  | 'missing_entity'
  | 'pronoun'
  | 'date'
  | 'too_long'
  | 'unknown_memory'
  | 'forget_unmatched'

export interface Sourced {
  /** In turn order, not empty. */
  readonly sources: readonly MarkedTurn[]
}
export interface SaidItem extends Sourced {
  readonly memory_type: MemoryDraft['memory_type']
  readonly content: string
  /** Of the memory that it says again, in whatever session that was said. */
  readonly content_hash?: string | undefined
  readonly valid_at: Date
  readonly known: Known
  readonly metadata: Readonly<Record<string, unknown>>
  /** Nothing of it may be missed; or it is no such thing, whatever its turn is kept as. */
  readonly isConstraint?: boolean
}

/** When the last of the sources was said. */
export const latest = (sources: readonly MarkedTurn[]): Date =>
  new Date(Math.max(...sources.map((turn) => turn.timestamp_iso.getTime())))

/**
 * The kept turns that an item names; ids of others are struck. Advice that the person took up may be a source
 * though it is an inference.
 */
export function sourcesOf(
  ids: readonly string[],
  transcript: readonly KeptPart[],
): readonly KeptPart[] | Rejection {
  const named = new Set(ids)
  const kept = transcript.filter((turn) => named.has(shownId(turn)) || named.has(partId(turn)))
  if (kept.length === 0) return 'source_not_kept'
  const said = kept.filter(({ mark }) => mark.evidence_level !== 'S1_ai_inference' || isTakenUp(mark))
  return said.length === 0 ? 's1_source' : said
}

/** Since when it is so: what happened or has begun at its time; a plan from when it was told. */
export function timeOf(time: Time | null | undefined, sources: readonly MarkedTurn[]): Date {
  const at = time && time.kind !== 'planned_for' ? momentOf(time.at, clockOf(sources)) : undefined
  return at ?? latest(sources)
}

type Proposed = ExtractOutput['facts'][number] & {
  readonly memory_type: 'fact' | 'episodic'
  readonly feeling?: string | null | undefined
}

/** What is stored of a proposed item, or why it is refused. */
export function judgeSaid(
  item: Proposed,
  transcript: readonly KeptPart[],
  same: KnownMemory | undefined,
  the: TheUser,
): SaidItem | Rejection {
  const sources = sourcesOf(item.source_turn_ids, transcript)
  if (typeof sources === 'string') return sources
  const content = item.content.trim()
  if (content === '' || repeatsQuestion(content, sources)) return 'question'
  return {
    memory_type: same?.memory_type ?? item.memory_type,
    content: same?.content ?? content,
    content_hash: same?.content_hash,
    sources,
    valid_at: timeOf(item.time, sources),
    known: knownOf(item, sources, the, { isTask: strongestOf(sources).category === 'task' }),
    metadata: metadataOf(item),
  }
}

/** What else was said; what is plain is left out. */
function metadataOf({ feeling, sensitive }: Proposed) {
  const all = { feeling: feeling?.trim(), sensitive }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
}

/** For comparing: without regard to case, blanks and quotation marks at the ends. */
const plain = (text: string): string =>
  normalise(text)
    .replace(/^["'“‘「『（(]+|["'”’」』）)]+$/gu, '')
    .replace(/\s+/gu, '')

const ASKS = /[?？]["'”’」』）)]*$/u
const ENDS = /[.!。！…~～]["'”’」』）)]*$/u

/**
 * It is word for word what a source asks: a sentence that ends in a question mark, or in 吗 without any mark.
 */
function repeatsQuestion(content: string, sources: readonly MarkedTurn[]): boolean {
  const words = plain(content)
  if (!ASKS.test(content.trim()) && (ENDS.test(content.trim()) || !words.endsWith('吗'))) return false
  const sentences = sources.flatMap((turn) => keptWords(turn).match(SENTENCE) ?? [])
  return sentences.some((sentence) => plain(sentence) === words)
}

const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*["'”’」』）)]*/gu

/** What a correction says is so, where no item of the answer does. */
export const toFact = (content: string, sources: readonly KeptPart[], the: TheUser): SaidItem => ({
  memory_type: 'fact',
  content,
  sources,
  valid_at: latest(sources),
  known: knownOf({}, sources, the),
  metadata: {},
})
