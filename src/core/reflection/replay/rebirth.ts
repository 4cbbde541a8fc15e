import { contentHash } from '../../text/hash.ts'
import type { TraitEvidence } from '../../traits/belief/trait.ts'
import { type Additions, changed, together, type Voice } from '../plan/additions.ts'
import { bornBehavior, ENOUGH_FOR_A_BEHAVIOR } from '../plan/behaviors.ts'
import { earliest, newTrait } from '../plan/births.ts'
import { activeTraits, evidenceOf, type Standing } from '../plan/standing.ts'
import { bornTrend, ENOUGH_FOR_A_TREND } from '../plan/trends.ts'
import { nothingProposed, type ScannedMemory, type Thought } from '../plan/types.ts'
import type { LivedEvidence, MemoryBirth } from './life.ts'

/** No model speaks while a life is lived again; vectors stay where they are stored. */
export const silent: Thought = { proposals: nothingProposed, vectors: new Map(), resolutions: [] }

const enough = { behavior: ENOUGH_FOR_A_BEHAVIOR, trend: ENOUGH_FOR_A_TREND } as const

/** Evidence that was lived through, as it was heard then. */
export const asVoice = ({ trait_id, memory_id, evidence_type, quality, strong }: LivedEvidence): Voice => ({
  trait_id,
  memory_id,
  evidence_type,
  grade: quality,
  strong,
})

/** What a birth is told from. */
export interface Lived {
  /** The content that it has by then. */
  readonly words: string
  /** The memories that evidence comes from, by id. */
  readonly memories: ReadonlyMap<string, ScannedMemory>
}

/**
 * A cycle for a trait that is not born yet. With the memories that it was proposed with it is born as ever,
 * and what else the cycle heard is heard; with fewer it waits for the cycle that brings enough: that one is
 * its birth, and what was heard until then counts for nothing but its being there.
 * @param heard what of this cycle still counts
 */
export function bornOrWaiting(
  standing: Standing,
  birth: MemoryBirth,
  heard: readonly LivedEvidence[],
  lived: Lived,
): Additions {
  const isProposed = ({ memory_id, evidence_type }: LivedEvidence) =>
    evidence_type === 'supporting' && (birth.memory_ids?.includes(memory_id) ?? true)
  const isItsCycle = standing.found.cycle_id === birth.cycle_id
  const proposed = isItsCycle ? heard.filter(isProposed) : []
  if (proposed.length >= enough[birth.kind]) {
    const others = heard.filter((row) => !proposed.includes(row))
    return together([reborn(standing, birth, proposed, lived), { voices: others.map(asVoice) }])
  }
  const supporting = heard.filter(({ evidence_type }) => evidence_type === 'supporting')
  const ground = [...evidenceOf(standing, birth.trait.id, 'supporting'), ...supporting]
  const waiting = { evidence: heard }
  if (new Set(ground.map(({ memory_id }) => memory_id)).size < enough[birth.kind]) return waiting
  return together([reborn(standing, birth, ground, lived), waiting])
}

/** Words that another trait has by then are that one's: the first stays. */
function reborn(
  standing: Standing,
  { trait: { id, context }, kind, window_days }: MemoryBirth,
  evidence: readonly TraitEvidence[],
  { words, memories }: Lived,
): Additions {
  const hash = contentHash(words)
  if (activeTraits(standing).some(({ content_hash }) => content_hash === hash)) return { evidence }
  const { now } = standing.found
  const own = kind === 'trend' ? bornTrend(now, window_days) : bornBehavior(now)
  const first_observed = earliest(evidence.flatMap(({ memory_id }) => memories.get(memory_id) ?? []))
  const trait = newTrait(standing, silent, words, { id, context, first_observed, ...own })
  return together([changed(trait, 'created', { stage: own.stage }), { evidence }])
}
