import type { ExtractOutput } from '../../../../prompts/extract.ts'
import { nodeNorm } from '../../graph/writing/nodes.ts'
import { canonicalPredicate, type Predicate } from '../../graph/writing/predicates.ts'
import { isDate, isPronoun } from '../../text/names.ts'
import { normalise } from '../../text/normalise.ts'
import { lengthOf } from '../turns/code-points.ts'
import { isTakenUp, keptWords, type MarkedTurn } from '../turns/turn.ts'
import { momentOf } from './moments.ts'

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

interface Sourced {
  /** In turn order, not empty. */
  readonly sources: readonly MarkedTurn[]
}
export interface SaidItem extends Sourced {
  readonly memory_type: 'fact' | 'episodic'
  readonly content: string
  readonly valid_at: Date
  readonly feeling: string | null
}
export interface EntityItem extends Sourced {
  readonly name: string
  readonly type: ExtractOutput['entities'][number]['type']
  readonly aliases: readonly string[]
}
export interface RelationItem extends Sourced {
  readonly subject: EntityItem
  readonly predicate: Predicate
  readonly object: EntityItem
  readonly valid_at: Date
}

/** What is left of an extraction after criticism. */
export interface Criticised {
  readonly said: readonly SaidItem[]
  readonly entities: readonly EntityItem[]
  readonly relations: readonly RelationItem[]
  readonly rejected: Readonly<Record<string, number>>
  readonly proposed: number
}

const MAX_NAME = 64

/**
 * Holds an extraction against its transcript (docs/design/ingest.md): what does not hold is refused and
 * counted by its reason. Without `valid_at` an item takes the latest time of its sources.
 */
export function criticise(output: ExtractOutput, transcript: readonly MarkedTurn[]): Criticised {
  const rejected: Record<string, number> = {}
  const refuse = (reason: Rejection): [] => {
    rejected[reason] = (rejected[reason] ?? 0) + 1
    return []
  }
  const judge = <Kept extends Sourced>(verdict: Kept | Rejection): Kept[] =>
    typeof verdict === 'string' ? refuse(verdict) : [verdict]

  const said = [
    ...output.facts.map((item) => ({ ...item, memory_type: 'fact' as const, feeling: null })),
    ...output.episodes.map((item) => ({ ...item, memory_type: 'episodic' as const })),
  ].flatMap((item) => judge(judgeSaid(item, transcript)))
  const entities = output.entities.flatMap((item) => judge(judgeEntity(item, transcript)))
  const relations = output.relations.flatMap((item) => judge(judgeRelation(item, transcript, entities)))
  const proposed =
    output.facts.length + output.episodes.length + output.entities.length + output.relations.length
  return { said, entities, relations, rejected, proposed }
}

/** Times that cannot be read; sent back to the model in its one repair call. */
export const timeFaults = (output: ExtractOutput): string[] =>
  [...output.facts, ...output.episodes, ...output.relations]
    .filter((item) => item.valid_at && !momentOf(item.valid_at))
    .map((item) => `valid_at ${JSON.stringify(item.valid_at)} is no ISO 8601 date or date with time`)

/**
 * The kept turns that an item names; ids of others are struck. Advice that the person took up may be a source
 * though it is an inference.
 */
function sourcesOf(
  ids: readonly string[],
  transcript: readonly MarkedTurn[],
): readonly MarkedTurn[] | Rejection {
  const named = new Set(ids)
  const kept = transcript.filter((turn) => named.has(turn.turn_id))
  if (kept.length === 0) return 'source_not_kept'
  const said = kept.filter(({ mark }) => mark.evidence_level !== 'S1_ai_inference' || isTakenUp(mark))
  return said.length === 0 ? 's1_source' : said
}

const timeOf = (validAt: string | null | undefined, sources: readonly MarkedTurn[]): Date =>
  (validAt && momentOf(validAt)) || new Date(Math.max(...sources.map((turn) => turn.timestamp_iso.getTime())))

function judgeSaid(
  item: ExtractOutput['facts'][number] & {
    memory_type: SaidItem['memory_type']
    feeling?: string | null | undefined
  },
  transcript: readonly MarkedTurn[],
): SaidItem | Rejection {
  const sources = sourcesOf(item.source_turn_ids, transcript)
  if (typeof sources === 'string') return sources
  const content = item.content.trim()
  if (content === '' || repeatsQuestion(content, sources)) return 'question'
  const { memory_type } = item
  return {
    memory_type,
    content,
    sources,
    valid_at: timeOf(item.valid_at, sources),
    feeling: item.feeling?.trim() || null,
  }
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

function judgeEntity(
  item: ExtractOutput['entities'][number],
  transcript: readonly MarkedTurn[],
): EntityItem | Rejection {
  const sources = sourcesOf(item.source_turn_ids, transcript)
  if (typeof sources === 'string') return sources
  const name = item.name.trim()
  if (normalise(name) === '') return 'missing_entity'
  if (isPronoun(name)) return 'pronoun'
  if (isDate(name)) return 'date'
  if (lengthOf(name) > MAX_NAME) return 'too_long'
  const aliases = item.aliases.map((alias) => alias.trim()).filter(isName)
  return { name, type: item.type, aliases, sources }
}

/** An alias by which a person would not find its entity, but half the world, is silently left out. */
const isName = (name: string): boolean =>
  normalise(name) !== '' && !isPronoun(name) && !isDate(name) && lengthOf(name) <= MAX_NAME

function judgeRelation(
  item: ExtractOutput['relations'][number],
  transcript: readonly MarkedTurn[],
  entities: readonly EntityItem[],
): RelationItem | Rejection {
  const sources = sourcesOf(item.source_turn_ids, transcript)
  if (typeof sources === 'string') return sources
  const predicate = canonicalPredicate(item.predicate)
  if (!predicate) return 'unknown_predicate'
  if (normalise(item.subject) === normalise(item.object)) return 'self_relation'
  const subject = entityNamed(item.subject, entities)
  const object = entityNamed(item.object, entities)
  if (!subject || !object) return 'missing_entity'
  if (subject === object || nodeNorm(subject) === nodeNorm(object)) return 'self_relation'
  return { subject, predicate, object, sources, valid_at: timeOf(item.valid_at, sources) }
}

function entityNamed(name: string, entities: readonly EntityItem[]): EntityItem | undefined {
  const norm = normalise(name)
  return (
    entities.find((entity) => normalise(entity.name) === norm) ??
    entities.find((entity) => entity.aliases.some((alias) => normalise(alias) === norm))
  )
}
