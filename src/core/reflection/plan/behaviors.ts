import { type Grade, NEW_BEHAVIOR } from '../../traits/belief/confidence.ts'
import type { Additions } from './additions.ts'
import { bornOf } from './births.ts'
import { refusedOrRepeated } from './refusals.ts'
import { proposedInTurn, type Standing, type Step } from './standing.ts'
import { trendOf } from './trends.ts'
import type { ProposedTrait, Thought } from './types.ts'

export const ENOUGH_FOR_A_BEHAVIOR = 3
const DEFAULT_GRADE: Grade = 'C'

/** New behaviors. */
export const proposeBehaviors: Step = (standing, thought) =>
  proposedInTurn(standing, thought.proposals.new_behaviors, (now, item, memoryIds) =>
    behaviorOf(now, thought, item, memoryIds),
  )

/** Three memories make a behavior; with two it is taken as a trend; what is known already is reinforced. */
function behaviorOf(
  standing: Standing,
  thought: Thought,
  item: ProposedTrait,
  memoryIds: readonly string[],
): Additions {
  const grade = item.quality_grade ?? DEFAULT_GRADE
  const nothingNew = refusedOrRepeated(standing, thought, item, { memoryIds, grade })
  if (nothingNew) return nothingNew
  if (item.content === '' || memoryIds.length < ENOUGH_FOR_A_BEHAVIOR)
    return trendOf(standing, thought, item, memoryIds)
  const own = bornBehavior(standing.found.now)
  return bornOf(standing, thought, item, { memoryIds, grade, own, detail: { confidence: own.confidence } })
}

/** What is special about a behavior when it is born. */
export const bornBehavior = (now: Date) =>
  ({ stage: 'candidate', subtype: 'behavior', confidence: NEW_BEHAVIOR, confidence_at: now }) as const
