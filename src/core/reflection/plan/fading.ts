import { FLOOR } from '../../traits/belief/confidence.ts'
import { confidenceAt, type Trait, withConfidence } from '../../traits/belief/trait.ts'
import { type Additions, dissolved, together } from './additions.ts'
import { activeTraits, type Standing } from './standing.ts'

/**
 * Every confidence is as of now, and what has faded below the floor is dissolved. Fading alone is no event.
 */
export const fade = (standing: Standing): Additions =>
  together(activeTraits(standing).map((trait) => faded(trait, standing.found.now)))

function faded(trait: Trait, now: Date): Additions {
  if (trait.confidence === null) return {}
  const confidence = confidenceAt(trait, now)
  const after = withConfidence(trait, now, () => confidence)
  if (confidence < FLOOR) return dissolved(after, { reason: 'faded', confidence })
  return trait.confidence_at?.getTime() === now.getTime() ? {} : { traits: [after] }
}
