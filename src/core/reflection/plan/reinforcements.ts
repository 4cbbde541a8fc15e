import { bestGrade, reinforced } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { activeTrait, addEvidence, type Draft, record, withConfidence } from './draft.ts'
import { newVoices, type Side } from './sides.ts'

/** Step 4, what is known and seen again: one reinforcement a trait, at the best grade of the memories that are new to it. */
export function applyReinforcements(draft: Draft, supporting: Side): void {
  for (const [traitId, voices] of supporting) {
    const trait = activeTrait(draft, traitId)
    const fresh = trait ? newVoices(draft, traitId, voices, 'supporting') : []
    if (!trait || fresh.length === 0) continue
    const grade = fresh.map((voice) => voice.grade).reduce(bestGrade)
    const stronger = strengthen(draft, trait, grade)
    record(draft, stronger, 'reinforced', {
      grade,
      memory_ids: fresh.map(({ memory_id }) => memory_id),
      confidence: { before: trait.confidence, after: stronger.confidence },
      stage: { before: trait.stage, after: stronger.stage },
    })
    for (const voice of fresh) addEvidence(draft, traitId, [voice.memory_id], 'supporting', voice.grade)
  }
}

/** A trend counts only; its window is never extended. */
function strengthen(draft: Draft, trait: Trait, grade: Parameters<typeof reinforced>[1]): Trait {
  const reinforcement_count = trait.reinforcement_count + 1
  if (trait.stage === 'trend') return { ...trait, reinforcement_count }
  const stronger = withConfidence(draft, trait, (current) => reinforced(current, grade))
  return { ...stronger, reinforcement_count, last_reinforced: draft.input.now }
}
