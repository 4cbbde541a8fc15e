import type { ExtractOutput } from '../../../../prompts/extract.ts'
import { nodeNorm, USER_NODE } from '../../graph/writing/nodes.ts'
import { canonicalPredicate, type Predicate } from '../../graph/writing/predicates.ts'
import { normalise } from '../../text/normalise.ts'
import { isDate, isPronoun } from '../../text/reading/names.ts'
import { lengthOf } from '../turns/code-points.ts'
import type { KnownMemory } from '../turns/person-rows.ts'
import { type Ended, judgeCorrections, type ToForget } from './corrections.ts'
import type { TheUser } from './known.ts'
import { momentOf } from './moments.ts'
import { isTheUser } from './own-names.ts'
import { judgeSaid, type Rejection, type SaidItem, type Sourced, sourcesOf, timeOf } from './said.ts'
import type { KeptPart } from './transcript.ts'

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
  readonly forget: readonly ToForget[]
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
    if (found && !found.ended) return found
    refuse('unknown_memory')
    return undefined
  }
  const items = [
    ...output.facts.map((item) => ({ ...item, memory_type: 'fact' as const, feeling: null })),
    ...output.episodes.map((item) => ({ ...item, memory_type: 'episodic' as const })),
  ].flatMap((item) => judge(judgeSaid(item, transcript, same(item.same_as), the)))
  const entities = output.entities.flatMap((item) => judge(judgeEntity(item, transcript)))
  const relations = output.relations.flatMap((item) => judge(judgeRelation(item, transcript, entities)))
  const corrected = judgeCorrections(output, { known, said: items, transcript, the }, refuse)
  const names = relations.map(({ object }) => object).filter((object) => !entities.includes(object))
  return { ...corrected, entities: [...entities, ...names], relations, rejected }
}

/** Times that cannot be read; sent back to the model in its one repair call, and then left out. */
export const timeFaults = (output: ExtractOutput): string[] =>
  [...output.facts, ...output.episodes, ...output.relations]
    .flatMap(({ time }) => [time?.at, time?.until])
    .filter((at) => at && !momentOf(at))
    .map((at) => `${JSON.stringify(at)} is no ISO 8601 date or date with time`)

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
  const object = entityNamed(item.object, entities) ?? ailmentOf(item, predicate, transcript)
  if (!subject || !object) return 'missing_entity'
  const related = { subject, predicate, sources, valid_at: timeOf(item.time, sources) }
  if (subject !== object && nodeNorm(subject) !== nodeNorm(object)) return { ...related, object }
  const isName = predicate === 'NAMED' && nodeNorm(subject) === USER_NODE && !isTheUser(item.object)
  return isName ? { ...related, object: nameAlone(item.object.trim(), sources) } : 'self_relation'
}

/** What somebody must avoid or suffers from has no name, and is listed by the relation alone. */
const AILMENTS: ReadonlySet<Predicate> = new Set(['ALLERGIC_TO', 'HAS_CONDITION'])

function ailmentOf(
  { object, source_turn_ids }: ExtractOutput['relations'][number],
  predicate: Predicate,
  transcript: readonly KeptPart[],
): EntityItem | undefined {
  if (!AILMENTS.has(predicate)) return undefined
  const judged = judgeEntity({ name: object, type: 'thing', aliases: [], source_turn_ids }, transcript)
  return typeof judged === 'string' ? undefined : judged
}

/** What the person is called stands by itself in the graph, and is the person's by its relation. */
const nameAlone = (name: string, sources: Sourced['sources']): EntityItem => ({
  name,
  type: 'person',
  aliases: [],
  sources,
})

function entityNamed(name: string, entities: readonly EntityItem[]): EntityItem | undefined {
  const norm = normalise(name)
  return (
    entities.find((entity) => normalise(entity.name) === norm) ??
    entities.find((entity) => entity.aliases.some((alias) => normalise(alias) === norm)) ??
    (isTheUser(name) ? entities.find(({ type }) => type === 'user') : undefined)
  )
}
