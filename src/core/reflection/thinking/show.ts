import type { ReflectInput, ReflectOutput } from '../../../../prompts/reflect.ts'
import type {
  DisputedEvidence,
  ResolveContradictionsInput,
  ResolveContradictionsOutput,
} from '../../../../prompts/resolve_contradictions.ts'
import { cutToTokens } from '../../text/budget.ts'
import { by, compared } from '../../text/order.ts'
import type { TraitEvidence } from '../../traits/belief/trait.ts'
import type { RunningCycle } from '../cycle/begin.ts'
import { traitsToShow } from '../plan/plan.ts'
import type { Dispute, Proposals, ProposedResolution } from '../plan/types.ts'

/** Tokens of one memory that a prompt shows. */
const SHOWN_TOKENS = 300

const cut = (content: string): string => cutToTokens(content, SHOWN_TOKENS)
const timeOf = (memory: { readonly valid_at: Date | null; readonly created_at: Date }): string =>
  (memory.valid_at ?? memory.created_at).toISOString()
/** Finer it would fade from hour to hour, and a prompt holds nothing of the present time. */
const rounded = (confidence: number | null): number | null => confidence && Number(confidence.toFixed(2))

interface Dated {
  readonly content: string
  readonly valid_at: Date | null
  readonly created_at: Date
}

/**
 * As they were said, then by their words: never by an id, so that a prompt of the same life is the same
 * prompt.
 */
const inOrder = <Item extends Dated>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => compared(timeOf(one), timeOf(other)) || compared(one.content, other.content))

const byWords = <Item extends { readonly content: string }>(items: readonly Item[]): Item[] =>
  items.toSorted(by(({ content }) => content))

/** The latest of these times; where there are none, the other. */
const latestOf = (times: readonly string[], otherwise: Date): string =>
  times.toSorted().at(-1) ?? otherwise.toISOString()

/**
 * What the `reflect` task sees: the scanned memories, those near to them, and the active traits as of now.
 */
export function reflectInput(cycle: RunningCycle): ReflectInput {
  const all = [...inOrder(cycle.memories), ...inOrder(cycle.earlier)]
  const sessions = [...new Set(all.flatMap(({ session }) => session ?? []))]
  const shown = all.map((memory, place) => ({
    id: place + 1,
    key: memory.id,
    content: cut(memory.content),
    type: memory.memory_type,
    time: timeOf(memory),
    session: memory.session === null ? null : `s${sessions.indexOf(memory.session) + 1}`,
    category: memory.category,
    about: memory.about ?? null,
  }))
  return {
    now: latestOf(
      shown.map(({ time }) => time),
      cycle.now,
    ),
    person: cycle.person,
    memories: shown.slice(0, cycle.memories.length),
    earlier: shown.slice(cycle.memories.length),
    traits: byWords(traitsToShow(cycle)).map(
      ({ id, content, stage, subtype, confidence, context }, place) => ({
        id: `T${place + 1}`,
        key: id,
        content,
        stage,
        subtype,
        confidence: rounded(confidence),
        context,
        evidence: [...(cycle.supporting.get(id) ?? [])],
      }),
    ),
  }
}

/** What a model proposes, by the ids of what it was shown by numbers; what it was not shown stays as said. */
export function withIds(output: ReflectOutput, { memories, earlier, traits }: ReflectInput): Proposals {
  const keys = new Map([...memories, ...earlier].map(({ id, key }) => [id, key]))
  const names = new Map(traits.map(({ id, key }) => [id, key]))
  const idsOf = (numbers: readonly number[]) => numbers.map((number) => keys.get(number) ?? String(number))
  const traitOf = (name: string) => names.get(name) ?? name
  const { new_trends, new_behaviors, reinforcements, contradictions, upgrades } = output
  const born = <Item extends { readonly evidence_ids: readonly number[] }>(item: Item) => ({
    ...item,
    evidence_ids: idsOf(item.evidence_ids),
  })
  return {
    new_trends: new_trends.map(born),
    new_behaviors: new_behaviors.map(born),
    reinforcements: reinforcements.map((item) => ({
      ...item,
      trait_id: traitOf(item.trait_id),
      new_evidence_ids: idsOf(item.new_evidence_ids),
    })),
    contradictions: contradictions.map((item) => ({
      ...item,
      trait_id: traitOf(item.trait_id),
      contradicting_evidence_ids: idsOf(item.contradicting_evidence_ids),
    })),
    upgrades: upgrades.map((item) => ({ ...item, from_trait_ids: item.from_trait_ids.map(traitOf) })),
  }
}

/** What `resolve_contradictions` sees: each disputed trait with every memory for it and against it. */
export function disputedInput(cycle: RunningCycle, disputed: readonly Dispute[]): ResolveContradictionsInput {
  const words = new Map([...cycle.words, ...cycle.memories].map((memory) => [memory.id, memory]))
  const numbers = new Map<string, number>()
  const numberOf = (memoryId: string): number => {
    const known = numbers.get(memoryId) ?? numbers.size + 1
    numbers.set(memoryId, known)
    return known
  }
  const shown = (evidence: readonly TraitEvidence[]): DisputedEvidence[] => {
    const found = evidence.flatMap(({ memory_id, quality }) => {
      const memory = words.get(memory_id)
      return memory ? [{ ...memory, quality }] : []
    })
    return inOrder(found).map((memory) => ({
      id: numberOf(memory.id),
      key: memory.id,
      content: cut(memory.content),
      time: timeOf(memory),
      quality_grade: memory.quality,
    }))
  }
  const traits = byWords(disputed.map((dispute) => ({ ...dispute, content: dispute.trait.content }))).map(
    ({ trait, supporting, contradicting }, place) => ({
      id: `T${place + 1}`,
      key: trait.id,
      content: trait.content,
      stage: trait.stage,
      subtype: trait.subtype,
      confidence: rounded(trait.confidence),
      context: trait.context,
      supporting: shown(supporting),
      contradicting: shown(contradicting),
    }),
  )
  const all = traits.flatMap(({ supporting, contradicting }) => [...supporting, ...contradicting])
  return {
    now: latestOf(
      all.map(({ time }) => time),
      cycle.now,
    ),
    traits,
  }
}

/** Verdicts by the ids of what was shown by numbers; what was not shown stays as said. */
export function resolutionsWithIds(
  { resolutions }: ResolveContradictionsOutput,
  { traits }: ResolveContradictionsInput,
): ProposedResolution[] {
  const names = new Map(traits.map(({ id, key }) => [id, key]))
  const shown = traits.flatMap(({ supporting, contradicting }) => [...supporting, ...contradicting])
  const keys = new Map(shown.map(({ id, key }) => [id, key]))
  return resolutions.map(({ sides, ...verdict }) => ({
    ...verdict,
    trait_id: names.get(verdict.trait_id) ?? verdict.trait_id,
    sides: sides?.map(({ context, content, evidence_ids }) => ({
      context,
      content,
      evidence_ids: evidence_ids.map((number) => keys.get(number) ?? String(number)),
    })),
  }))
}
