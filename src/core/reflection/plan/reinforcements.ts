import { bestGrade, type Grade, reinforced } from '../../traits/belief/confidence.ts'
import { type Trait, withConfidence } from '../../traits/belief/trait.ts'
import { type Additions, changed, together } from './additions.ts'
import { judgeVoices, voiceAsEvidence } from './sides.ts'
import type { Standing } from './standing.ts'

/** One reinforcement a trait, at the best grade of the memories that are new to it. */
export const reinforce = (standing: Standing): Additions =>
  judgeVoices(standing, 'supporting', (trait, fresh) => {
    const grade = fresh.map((voice) => voice.grade).reduce(bestGrade)
    const stronger = strengthened(trait, grade, standing.found.now)
    return together([
      changed(stronger, 'reinforced', {
        grade,
        memory_ids: fresh.map(({ memory_id }) => memory_id),
        confidence: { before: trait.confidence, after: stronger.confidence },
        stage: { before: trait.stage, after: stronger.stage },
      }),
      { evidence: fresh.map((voice) => voiceAsEvidence(standing, voice)) },
    ])
  })

/** A trend counts only; its window is never extended. */
function strengthened(trait: Trait, grade: Grade, now: Date): Trait {
  const reinforcement_count = trait.reinforcement_count + 1
  if (trait.stage === 'trend') return { ...trait, reinforcement_count }
  const stronger = withConfidence(trait, now, (current) => reinforced(current, grade))
  return { ...stronger, reinforcement_count, last_reinforced: now }
}
