import { type Grade, NEW_BEHAVIOR } from '../../traits/belief/confidence.ts'
import { contextOf, earliest, newTrait } from './births.ts'
import { addEvidence, type Draft, record } from './draft.ts'
import { sameTrait } from './duplicates.ts'
import { knownMemories, type Support } from './reality.ts'
import { proposeTrend } from './trends.ts'
import type { ProposedTrait } from './types.ts'

const ENOUGH_FOR_A_BEHAVIOR = 3
const DEFAULT_GRADE: Grade = 'C'

/** Step 4, new behaviors. Three memories make one; with two it is taken as a trend; what is known already is reinforced. */
export function proposeBehaviors(draft: Draft, proposed: readonly ProposedTrait[]): Support[] {
  return proposed.flatMap((item) => {
    const memoryIds = knownMemories(draft, item.evidence_ids)
    const grade = item.quality_grade ?? DEFAULT_GRADE
    const same = sameTrait(draft, item.content)
    if (same) return [{ trait_id: same.id, memory_ids: memoryIds, grade }]
    if (item.content === '' || memoryIds.length < ENOUGH_FOR_A_BEHAVIOR)
      return proposeTrend(draft, item, memoryIds)
    createBehavior(draft, item, memoryIds, grade)
    return []
  })
}

function createBehavior(draft: Draft, item: ProposedTrait, memoryIds: readonly string[], grade: Grade): void {
  const { now, memories } = draft.input
  const behavior = newTrait(draft, item.content, {
    stage: 'candidate',
    subtype: 'behavior',
    confidence: NEW_BEHAVIOR,
    confidence_at: now,
    context: contextOf(item.context),
    first_observed: earliest(memories.filter(({ id }) => memoryIds.includes(id))),
  })
  record(draft, behavior, 'created', { stage: 'candidate', confidence: NEW_BEHAVIOR, grade })
  addEvidence(draft, behavior.id, memoryIds, 'supporting', grade)
}
