import { contradicted, FLOOR } from '../../../traits/belief/confidence.ts'
import { type Trait, withConfidence } from '../../../traits/belief/trait.ts'
import { type Additions, changed, dissolved, together } from '../additions.ts'
import { judgeVoices, voiceAsEvidence } from '../sides.ts'
import type { Standing } from '../standing.ts'

/** One contradiction a trait, however many memories it brings. */
export const contradict = (standing: Standing): Additions =>
  judgeVoices(standing, 'contradicting', (trait, fresh) => {
    const strong = fresh.some((voice) => voice.strong)
    const weaker = weakened(trait, fresh.length, strong, standing.found.now)
    const isOver = weaker.confidence !== null && weaker.confidence < FLOOR
    return together([
      changed(weaker, 'contradicted', {
        memory_ids: fresh.map(({ memory_id }) => memory_id),
        strong,
        confidence: { before: trait.confidence, after: weaker.confidence },
        stage: { before: trait.stage, after: weaker.stage },
      }),
      { evidence: fresh.map((voice) => voiceAsEvidence(standing, voice)) },
      isOver ? dissolved(weaker, { reason: 'contradicted' }) : {},
    ])
  })

/** A trend counts only. */
function weakened(trait: Trait, memories: number, strong: boolean, now: Date): Trait {
  const contradiction_count = trait.contradiction_count + 1
  if (trait.stage === 'trend') return { ...trait, contradiction_count }
  const weaker = withConfidence(trait, now, (current) => contradicted(current, memories, strong))
  return { ...weaker, contradiction_count }
}
