import type { Trait } from '../../traits/belief/trait.ts'
import { proposeBehaviors } from './behaviors.ts'
import { applyContradictions, applyResolutions, disputedTraits } from './contradictions.ts'
import { applyDecay } from './decay.ts'
import { activeTraits, type Draft, evidenceList, openDraft, withConfidence } from './draft.ts'
import { applyReinforcements } from './reinforcements.ts'
import { takeSides } from './sides.ts'
import { ageTrends, proposeTrends } from './trends.ts'
import { type Counts, nothingProposed, type Plan, type PlanInput } from './types.ts'
import { applyUpgrades, checkUpgrades } from './upgrades.ts'

/**
 * What one cycle changes, as a pure function of what is there, what the model proposes and the time (page 05, "The nine steps").
 * Order: old trends, new trends, new behaviors, reinforcements, upgrades, contradictions, decay.
 */
export function planCycle(input: PlanInput): Plan {
  const { proposals, resolutions } = input
  const draft = openDraft(input)
  ageTrends(draft)
  const repeated = [
    ...proposeTrends(draft, proposals.new_trends),
    ...proposeBehaviors(draft, proposals.new_behaviors),
  ]
  const checked = checkUpgrades(draft, proposals.upgrades)
  const { supporting, contradicting } = takeSides(
    draft,
    [...repeated, ...checked.repeated],
    proposals.reinforcements,
    proposals.contradictions,
  )
  applyReinforcements(draft, supporting)
  applyUpgrades(draft, checked.upgrades)
  applyContradictions(draft, contradicting)
  const disputed = disputedTraits(draft).map((trait) => ({
    trait,
    supporting: evidenceList(draft, trait.id, 'supporting'),
    contradicting: evidenceList(draft, trait.id, 'contradicting'),
  }))
  if (resolutions) applyResolutions(draft, resolutions)
  applyDecay(draft)
  return toPlan(draft, disputed)
}

/** The traits as the model should see them: those that step 3 leaves, each confidence as of now. */
export function traitsToShow(input: Omit<PlanInput, 'proposals' | 'vectors' | 'resolutions'>): Trait[] {
  const draft = openDraft({ ...input, proposals: nothingProposed, vectors: new Map(), resolutions: null })
  ageTrends(draft)
  return activeTraits(draft).map((trait) => withConfidence(draft, trait, (current) => current))
}

function toPlan(draft: Draft, disputed: Plan['disputed']): Plan {
  const before = new Map(draft.input.traits.map((trait) => [trait.id, trait]))
  const after = [...draft.traits.values()]
  return {
    created: after.filter(({ id }) => !before.has(id)),
    updated: after.filter((trait) => before.has(trait.id) && before.get(trait.id) !== trait),
    evidence: draft.added,
    events: draft.events,
    disputed,
    rejected: Object.fromEntries(draft.rejected),
    counts: countEvents(draft),
  }
}

/** Updated are the traits that changed other than by birth, support, decay or end: promoted, contradicted, linked, rewritten. */
function countEvents({ events }: Draft): Counts {
  const traitsWith = (...kinds: string[]) =>
    new Set(events.filter(({ event }) => kinds.includes(event)).map(({ trait_id }) => trait_id)).size
  return {
    traits_created: traitsWith('created'),
    traits_reinforced: traitsWith('reinforced'),
    traits_updated: traitsWith('promoted', 'contradicted', 'upgraded', 'modified'),
    traits_dissolved: traitsWith('dissolved'),
  }
}
