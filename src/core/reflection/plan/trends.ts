import { type Grade, PROMOTED_TREND } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { type Additions, changed, dissolved, rejected, together } from './additions.ts'
import { bornOf } from './births.ts'
import { refusedOrRepeated } from './refusals.ts'
import { activeTraits, evidenceOf, proposedInTurn, type Standing, type Step } from './standing.ts'
import type { ProposedTrait, Thought } from './types.ts'

const DAY_MS = 86_400_000
export const ENOUGH_FOR_A_TREND = 2
const ENOUGH_CYCLES = 2
const DEFAULT_WINDOW = 30
const WINDOWS: readonly number[] = [14, 30]
const DEFAULT_GRADE: Grade = 'D'

/**
 * Old trends, by the evidence of earlier cycles alone: one that two different cycles reinforced inside its
 * window becomes a candidate; one whose window is over with fewer is dissolved. Neither the cycle that made
 * it nor what came before the window counts.
 */
export const ageTrends = (standing: Standing): Additions => {
  const trends = activeTraits(standing).filter(({ stage }) => stage === 'trend')
  return together(trends.map((trend) => aged(standing, trend)))
}

function aged(standing: Standing, trend: Trait): Additions {
  const cycles = reinforcingCycles(standing, trend)
  if (cycles >= ENOUGH_CYCLES) return promoted(trend, cycles, standing.found.now)
  const isOver = trend.window_end !== null && standing.found.now > trend.window_end
  return isOver ? dissolved(trend, { reason: 'window_over', cycles }) : {}
}

function reinforcingCycles(standing: Standing, trend: Trait): number {
  const inside = evidenceOf(standing, trend.id, 'supporting').filter(
    ({ cycle_id, created_at }) =>
      cycle_id !== trend.created_in &&
      cycle_id !== standing.found.cycle_id &&
      (!trend.window_start || created_at >= trend.window_start) &&
      (!trend.window_end || created_at <= trend.window_end),
  )
  return new Set(inside.map(({ cycle_id }) => cycle_id)).size
}

function promoted(trend: Trait, cycles: number, now: Date): Additions {
  const confidence = PROMOTED_TREND
  const grown = { stage: 'candidate', confidence, confidence_at: now } as const
  const candidate: Trait = { ...trend, ...grown, window_start: null, window_end: null }
  return changed(candidate, 'promoted', { from: 'trend', to: 'candidate', confidence, cycles })
}

/** New trends. */
export const proposeTrends: Step = (standing, thought) =>
  proposedInTurn(standing, thought.proposals.new_trends, (now, item, memoryIds) =>
    trendOf(now, thought, item, memoryIds),
  )

/** Two memories make a trend; one that says again what an active trait says reinforces that one. */
export function trendOf(
  standing: Standing,
  thought: Thought,
  item: ProposedTrait,
  memoryIds: readonly string[],
): Additions {
  const grade = item.quality_grade ?? DEFAULT_GRADE
  const nothingNew = refusedOrRepeated(standing, thought, item, { memoryIds, grade })
  if (nothingNew) return nothingNew
  if (item.content === '') return rejected('empty_content')
  if (memoryIds.length < ENOUGH_FOR_A_TREND) return rejected('too_little_evidence')
  const days = WINDOWS.find((window) => window === item.window_days) ?? DEFAULT_WINDOW
  const own = bornTrend(standing.found.now, days)
  return bornOf(standing, thought, item, { memoryIds, grade, own, detail: { window_days: days } })
}

/** What is special about a trend when it is born: it is watched for so many days. */
export const bornTrend = (now: Date, days: number = DEFAULT_WINDOW) =>
  ({
    stage: 'trend',
    subtype: 'behavior',
    window_start: now,
    window_end: new Date(now.getTime() + days * DAY_MS),
  }) as const
