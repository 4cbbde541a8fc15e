import type { ReflectInput } from '../../../../prompts/reflect.ts'
import type {
  DisputedEvidence,
  ResolveContradictionsInput,
} from '../../../../prompts/resolve_contradictions.ts'
import { cutToTokens } from '../../text/budget.ts'
import type { TraitEvidence } from '../../traits/belief/trait.ts'
import type { RunningCycle } from '../cycle/begin.ts'
import { traitsToShow } from '../plan/plan.ts'
import type { Dispute } from '../plan/types.ts'

/** Tokens of one memory that a prompt shows. */
const SHOWN_TOKENS = 300

const cut = (content: string): string => cutToTokens(content, SHOWN_TOKENS)
const timeOf = (memory: { readonly valid_at: Date | null; readonly created_at: Date }): string =>
  (memory.valid_at ?? memory.created_at).toISOString()
const rounded = (confidence: number | null): number | null => confidence && Number(confidence.toFixed(4))

/** What the `reflect` task sees: the scanned memories, and the active traits as of now. */
export function reflectInput(cycle: RunningCycle): ReflectInput {
  return {
    now: cycle.now.toISOString(),
    memories: cycle.memories.map((memory) => ({
      id: memory.id,
      content: cut(memory.content),
      type: memory.memory_type,
      time: timeOf(memory),
      session: memory.session,
      category: memory.category,
    })),
    traits: traitsToShow(cycle).map(({ id, content, stage, subtype, confidence, context }) => ({
      id,
      content,
      stage,
      subtype,
      confidence: rounded(confidence),
      context,
    })),
  }
}

/** What `resolve_contradictions` sees: each disputed trait with every memory for it and against it. */
export function disputedInput(cycle: RunningCycle, disputed: readonly Dispute[]): ResolveContradictionsInput {
  const words = new Map([...cycle.words, ...cycle.memories].map((memory) => [memory.id, memory]))
  const shown = ({ memory_id, quality }: TraitEvidence): DisputedEvidence[] => {
    const memory = words.get(memory_id)
    return memory ? [{ content: cut(memory.content), time: timeOf(memory), quality_grade: quality }] : []
  }
  return {
    now: cycle.now.toISOString(),
    traits: disputed.map(({ trait, supporting, contradicting }) => ({
      trait_id: trait.id,
      content: trait.content,
      stage: trait.stage,
      subtype: trait.subtype,
      confidence: rounded(trait.confidence),
      context: trait.context,
      supporting: supporting.flatMap(shown),
      contradicting: contradicting.flatMap(shown),
    })),
  }
}
