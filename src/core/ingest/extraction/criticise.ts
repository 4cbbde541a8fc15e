import type { ExtractOutput, Time } from '../../../../prompts/extract.ts'
import { nodeNorm } from '../../graph/writing/nodes.ts'
import { canonicalPredicate, type Predicate } from '../../graph/writing/predicates.ts'
import type { Known } from '../../memories/table/drafts.ts'
import { isDate, isPronoun } from '../../text/names.ts'
import { normalise } from '../../text/normalise.ts'
import { lengthOf } from '../turns/code-points.ts'
import type { KnownMemory } from '../turns/person-rows.ts'
import { isTakenUp, keptWords, type MarkedTurn } from '../turns/turn.ts'
import { governanceOf } from './governance.ts'
import { knownOf, type TheUser } from './known.ts'
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

interface Sourced {
  /** In turn order, not empty. */
  readonly sources: readonly MarkedTurn[]
}
export interface SaidItem extends Sourced {
  readonly memory_type: 'fact' | 'episodic'
  readonly content: string
  readonly valid_at: Date
  readonly known: Known
  readonly metadata: Readonly<Record<string, unknown>>
  /** Nothing of it may be missed. */
  readonly isConstraint?: boolean
}

/** A memory that is over: by what of this answer, and since when. */
export interface Ended {
  readonly memory_id: string
  readonly by: SaidItem
  readonly at: Date
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
  readonly ended: readonly Ended[]
  readonly rejected: Readonly<Record<string, number>>
}

const MAX_NAME = 64

/**
 * Holds an extraction against its transcript (docs/design/ingest.md): what does not hold is refused and
 * counted by its reason. Without `valid_at` an item takes the latest time of its sources.
 */
export function criticise(
  output: ExtractOutput,
  transcript: readonly KeptPart[],
  known: readonly KnownMemory[] = [],
  the: TheUser = null,
): Criticised {
  const rejected: Record<string, number> = {}
  const refuse = (reason: Rejection): [] => {
    rejected[reason] = (rejected[reason] ?? 0) + 1
    return []
  }
  const judge = <Kept extends Sourced>(verdict: Kept | Rejection): Kept[] =>
    typeof verdict === 'string' ? refuse(verdict) : [verdict]
  const same = (number: number | null | undefined): KnownMemory | undefined => {
    if (number === null || number === undefined) return undefined
    const found = known[number - 1]
    if (!found) refuse('unknown_memory')
    return found
  }
  const said = [
    ...output.facts.map((item) => ({ ...item, memory_type: 'fact' as const, feeling: null })),
    ...output.episodes.map((item) => ({ ...item, memory_type: 'episodic' as const })),
  ].flatMap((item) => judge(judgeSaid(item, transcript, same(item.same_as), the)))
  const entities = output.entities.flatMap((item) => judge(judgeEntity(item, transcript)))
  const relations = output.relations.flatMap((item) => judge(judgeRelation(item, transcript, entities)))
  const ended = (output.corrections ?? []).flatMap((correction) => {
    const over = known[correction.memory_id - 1]
    if (!over) return refuse('unknown_memory')
    const verdict = endedBy(correction, over, said, transcript)
    return typeof verdict === 'string' ? refuse(verdict) : verdict
  })
  return { said, entities, relations, ended, rejected }
}

type Correction = NonNullable<ExtractOutput['corrections']>[number]

/**
 * What follows a memory that is over: the fact that the correction names, else what was drawn from the turns
 * that say so.
 */
function endedBy(
  { kind, fact, source_turn_ids }: Correction,
  over: KnownMemory,
  said: readonly SaidItem[],
  transcript: readonly KeptPart[],
): Ended[] | Rejection {
  const sources = sourcesOf(source_turn_ids, transcript)
  if (typeof sources === 'string') return sources
  if (!sources.some(({ role }) => role === 'user')) return 'source_not_kept'
  if (kind === 'contradicts') return []
  const named = fact ? said.find(({ content }) => normalise(content) === normalise(fact)) : undefined
  const by = named ?? said.find((item) => item.sources.some((turn) => sources.includes(turn)))
  if (!by || normalise(by.content) === normalise(over.content)) return []
  return [{ memory_id: over.id, by, at: latest(sources) }]
}

const latest = (sources: readonly MarkedTurn[]): Date =>
  new Date(Math.max(...sources.map((turn) => turn.timestamp_iso.getTime())))

/** Times that cannot be read; sent back to the model in its one repair call, and then left out. */
export const timeFaults = (output: ExtractOutput): string[] =>
  [...output.facts, ...output.episodes, ...output.relations]
    .flatMap(({ time }) => [time?.at, time?.until])
    .filter((at) => at && !momentOf(at))
    .map((at) => `${JSON.stringify(at)} is no ISO 8601 date or date with time`)

/**
 * The kept turns that an item names; ids of others are struck. Advice that the person took up may be a source
 * though it is an inference.
 */
function sourcesOf(ids: readonly string[], transcript: readonly KeptPart[]): readonly KeptPart[] | Rejection {
  const named = new Set(ids)
  const kept = transcript.filter((turn) => named.has(turn.turn_id) || named.has(partId(turn)))
  if (kept.length === 0) return 'source_not_kept'
  const said = kept.filter(({ mark }) => mark.evidence_level !== 'S1_ai_inference' || isTakenUp(mark))
  return said.length === 0 ? 's1_source' : said
}

/** Since when it is so: what happened or has begun at its time; a plan from when it was told. */
function timeOf(time: Time | null | undefined, sources: readonly MarkedTurn[]): Date {
  const at = time && time.kind !== 'planned_for' ? momentOf(time.at) : undefined
  return at ?? latest(sources)
}

type Proposed = ExtractOutput['facts'][number] & {
  readonly memory_type: SaidItem['memory_type']
  readonly feeling?: string | null | undefined
}

function judgeSaid(
  item: Proposed,
  transcript: readonly KeptPart[],
  same: KnownMemory | undefined,
  the: TheUser,
): SaidItem | Rejection {
  const sources = sourcesOf(item.source_turn_ids, transcript)
  if (typeof sources === 'string') return sources
  const content = item.content.trim()
  if (content === '' || repeatsQuestion(content, sources)) return 'question'
  const again = same?.memory_type === item.memory_type ? same.content : undefined
  return {
    memory_type: item.memory_type,
    content: again ?? content,
    sources,
    valid_at: timeOf(item.time, sources),
    known: knownOf(item, sources, the, governanceOf(sources).category === 'task'),
    metadata: metadataOf(item),
  }
}

/** What else was said; what is plain is left out. */
function metadataOf({ feeling, time, sensitive }: Proposed) {
  const known = time && momentOf(time.at) ? { ...time, until: time.until ?? null } : undefined
  const all = { feeling: feeling?.trim(), time: known, sensitive }
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

function judgeEntity(
  item: ExtractOutput['entities'][number],
  transcript: readonly KeptPart[],
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
  transcript: readonly KeptPart[],
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
  return { subject, predicate, object, sources, valid_at: timeOf(item.time, sources) }
}

function entityNamed(name: string, entities: readonly EntityItem[]): EntityItem | undefined {
  const norm = normalise(name)
  return (
    entities.find((entity) => normalise(entity.name) === norm) ??
    entities.find((entity) => entity.aliases.some((alias) => normalise(alias) === norm))
  )
}
