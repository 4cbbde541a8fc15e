import { type Grade, PROMOTED_TREND } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { contextOf, earliest, newTrait } from './births.ts'
import { activeTraits, addEvidence, type Draft, dissolve, evidenceList, record, reject } from './draft.ts'
import { sameTrait } from './duplicates.ts'
import { knownMemories, type Support } from './reality.ts'
import type { ProposedTrait } from './types.ts'

const DAY = 86_400_000
const ENOUGH_FOR_A_TREND = 2
const ENOUGH_CYCLES = 2
const DEFAULT_WINDOW = 30
const WINDOWS: readonly number[] = [14, 30]
const DEFAULT_GRADE: Grade = 'D'

/**
 * Step 3, from the evidence of earlier cycles alone: a trend reinforced by two different cycles inside its window becomes a candidate; one
 * whose window is over with fewer is dissolved. The cycle that made it does not count.
 */
export function ageTrends(draft: Draft): void {
  for (const trend of activeTraits(draft).filter(({ stage }) => stage === 'trend')) {
    const cycles = reinforcingCycles(draft, trend)
    if (cycles >= ENOUGH_CYCLES) promote(draft, trend, cycles)
    else if (trend.window_end && draft.input.now > trend.window_end)
      dissolve(draft, trend, { reason: 'window_over', cycles })
  }
}

function reinforcingCycles(draft: Draft, trend: Trait): number {
  const inside = evidenceList(draft, trend.id, 'supporting').filter(
    ({ cycle_id, created_at }) =>
      cycle_id !== trend.created_in &&
      cycle_id !== draft.input.cycle_id &&
      (!trend.window_end || created_at <= trend.window_end),
  )
  return new Set(inside.map(({ cycle_id }) => cycle_id)).size
}

function promote(draft: Draft, trend: Trait, cycles: number): void {
  const grown = { stage: 'candidate', confidence: PROMOTED_TREND, confidence_at: draft.input.now } as const
  record(draft, { ...trend, ...grown, window_start: null, window_end: null }, 'promoted', {
    from: 'trend',
    to: 'candidate',
    confidence: PROMOTED_TREND,
    cycles,
  })
}

/** Step 2. Answers the proposals that say again what an active trait says: they reinforce that one. */
export function proposeTrends(draft: Draft, proposed: readonly ProposedTrait[]): Support[] {
  return proposed.flatMap((item) => proposeTrend(draft, item, knownMemories(draft, item.evidence_ids)))
}

export function proposeTrend(draft: Draft, item: ProposedTrait, memoryIds: readonly string[]): Support[] {
  const grade = item.quality_grade ?? DEFAULT_GRADE
  const same = sameTrait(draft, item.content)
  if (same) return [{ trait_id: same.id, memory_ids: memoryIds, grade }]
  if (item.content === '') reject(draft, 'empty_content')
  else if (memoryIds.length < ENOUGH_FOR_A_TREND) reject(draft, 'too_little_evidence')
  else createTrend(draft, item, memoryIds, grade)
  return []
}

function createTrend(draft: Draft, item: ProposedTrait, memoryIds: readonly string[], grade: Grade): void {
  const { now, memories } = draft.input
  const days = WINDOWS.find((window) => window === item.window_days) ?? DEFAULT_WINDOW
  const trend = newTrait(draft, item.content, {
    stage: 'trend',
    subtype: 'behavior',
    context: contextOf(item.context),
    first_observed: earliest(memories.filter(({ id }) => memoryIds.includes(id))),
    window_start: now,
    window_end: new Date(now.getTime() + days * DAY),
  })
  record(draft, trend, 'created', { stage: 'trend', window_days: days, grade })
  addEvidence(draft, trend.id, memoryIds, 'supporting', grade)
}
