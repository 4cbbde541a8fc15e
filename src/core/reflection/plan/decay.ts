import { FLOOR } from '../../traits/belief/confidence.ts'
import { activeTraits, type Draft, dissolve, withConfidence } from './draft.ts'

/** Step 8: every confidence is as of now, and what has faded below the floor is dissolved. */
export function applyDecay(draft: Draft): void {
  for (const trait of activeTraits(draft)) {
    if (trait.confidence === null) continue
    const faded = withConfidence(draft, trait, (current) => current)
    if (trait.confidence_at?.getTime() !== draft.input.now.getTime()) draft.traits.set(trait.id, faded)
    if (faded.confidence! < FLOOR) dissolve(draft, faded, { reason: 'faded', confidence: faded.confidence })
  }
}
