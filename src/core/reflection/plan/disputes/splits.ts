import { contentHash } from '../../../text/hash.ts'
import {
  bestGrade,
  decayed,
  type Grade,
  NEW_BEHAVIOR,
  reinforced,
  traitContexts,
} from '../../../traits/belief/confidence.ts'
import { stageOf } from '../../../traits/belief/stages.ts'
import { confidenceAt, type Side, type Trait, type TraitEvidence } from '../../../traits/belief/trait.ts'
import { type Additions, changed, rejected } from '../additions.ts'
import { refusalOf } from '../refusals.ts'
import { evidenceOf, type Standing } from '../standing.ts'
import type { ProposedResolution, Thought } from '../types.ts'

const SIDES = 2
const LEAST_MEMORIES = 2

/** What the trait says of both sides where the model has no words for it. */
export const wordsOfSplit = ({ new_content, sides }: ProposedResolution): string => {
  const given = new_content?.trim()
  const all = (sides ?? []).map(({ content }) => content.trim())
  return given || all.join(/\p{Script=Han}/u.test(all.join('')) ? '；' : '; ')
}

/**
 * A trait whose evidence splits by context gets two sides: two different contexts, at least two of the
 * trait's memories each. What neither names stays evidence of the trait and of no side.
 */
export function split(
  standing: Standing,
  thought: Thought,
  trait: Trait,
  verdict: ProposedResolution,
): Additions {
  const sides = sidesOf(standing, trait, verdict)
  if (!sides) return rejected('bad_split')
  const content = wordsOfSplit(verdict)
  const contents = [content, ...sides.map((side) => side.content)]
  const refusal = contents
    .map((words) => refusalOf(standing, thought, words, verdict.sensitive))
    .find((one) => one !== undefined)
  if (refusal) return refusal
  const { now } = standing.found
  const before = confidenceAt(trait, now)
  const confidence = Math.max(...sides.map((side) => side.confidence))
  const after: Trait = {
    ...trait,
    content,
    content_hash: contentHash(content),
    vector: thought.vectors.get(content) ?? null,
    context: 'general',
    confidence,
    confidence_at: now,
    contradiction_count: 0,
    stage: stageOf(confidence),
    sides,
  }
  const told = sides.map((side) => ({
    context: side.context,
    content: side.content,
    evidence_ids: side.evidence,
  }))
  const detail = {
    reasoning: verdict.reasoning,
    sides: told,
    context: { before: trait.context, after: after.context },
    confidence: { before, after: confidence },
  }
  return changed(after, 'modified', detail, trait.content)
}

/** Null where they are no two sides of this trait. */
function sidesOf(standing: Standing, trait: Trait, { sides }: ProposedResolution): Side[] | null {
  const given = sides ?? []
  const contexts = given.map(({ context }) =>
    traitContexts.find((known) => known === context.trim().toLowerCase()),
  )
  const all = (['supporting', 'contradicting'] as const).flatMap((type) =>
    evidenceOf(standing, trait.id, type),
  )
  const own = given.map(({ evidence_ids }) => all.filter(({ memory_id }) => evidence_ids.includes(memory_id)))
  const memories = own.map((rows) => new Set(rows.map(({ memory_id }) => memory_id)))
  const isShared = [...(memories[0] ?? [])].some((id) => memories[1]?.has(id))
  const isGood =
    given.length === SIDES &&
    contexts.every((context) => context !== undefined) &&
    contexts[0] !== contexts[1] &&
    given.every(({ content }) => content.trim() !== '') &&
    memories.every(({ size }) => size >= LEAST_MEMORIES) &&
    !isShared
  if (!isGood) return null
  return given.map(({ content }, place) => ({
    context: contexts[place]!,
    content: content.trim(),
    confidence: confidenceOf(own[place]!, trait, standing.found.now),
    evidence: [...memories[place]!].sort(),
  }))
}

/**
 * What a side's own memories alone would have made: born in the cycle of the second, reinforced by later
 * ones.
 */
function confidenceOf(rows: readonly TraitEvidence[], { subtype }: Trait, now: Date): number {
  const cycles = [...Map.groupBy(rows, ({ cycle_id }) => cycle_id).values()]
    .map((own) => ({
      at: own[0]!.created_at,
      memories: new Set(own.map(({ memory_id }) => memory_id)).size,
      grade: own.map(({ quality }) => quality).reduce<Grade>(bestGrade, 'D'),
    }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  let heard = 0
  let side = {
    subtype,
    confidence: 0,
    reinforcement_count: 0,
    confidence_at: now,
    last_reinforced: null as Date | null,
  }
  for (const { at, memories, grade } of cycles) {
    const isBorn = heard >= LEAST_MEMORIES
    heard += memories
    if (isBorn) {
      const confidence = reinforced(decayed(side, at), grade)
      const reinforcement_count = side.reinforcement_count + 1
      side = { ...side, confidence, reinforcement_count, confidence_at: at, last_reinforced: at }
    } else if (heard >= LEAST_MEMORIES) side = { ...side, confidence: NEW_BEHAVIOR, confidence_at: at }
  }
  return decayed(side, now)
}
