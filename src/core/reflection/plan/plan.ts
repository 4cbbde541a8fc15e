import { type Trait, withConfidence } from '../../traits/belief/trait.ts'
import { proposeBehaviors } from './behaviors.ts'
import { contradict } from './disputes/contradictions.ts'
import { findDisputes, resolveDisputes } from './disputes/disputes.ts'
import { fade } from './fading.ts'
import { reinforce } from './reinforcements.ts'
import { takeSides } from './sides.ts'
import { activeTraits, applied, type Standing, type Step, standingOf } from './standing.ts'
import { ageTrends, proposeTrends } from './trends.ts'
import type { Counts, Found, Plan, PlanInput, Rejection, TraitEvent } from './types.ts'
import { checkUpgrades, upgrade } from './upgrades.ts'

/** What becomes of voices, upgrades and verdicts once they are taken: the same when a life is lived again. */
export const settling: readonly Step[] = [reinforce, upgrade, contradict, findDisputes, resolveDisputes, fade]

/** In this order, each on what those before it have added. */
const steps: readonly Step[] = [
  ageTrends,
  proposeTrends,
  proposeBehaviors,
  checkUpgrades,
  takeSides,
  ...settling,
]

/** What one cycle changes: a pure function of what is there, what the models said and the time. */
export function planCycle(input: PlanInput): Plan {
  return toPlan(steps.reduce((standing, step) => applied(standing, step(standing, input)), standingOf(input)))
}

/** The traits as the model should see them: those that the first step leaves, each confidence as of now. */
export function traitsToShow(found: Found): Trait[] {
  const begun = standingOf(found)
  const standing = applied(begun, ageTrends(begun))
  return activeTraits(standing).map((trait) => withConfidence(trait, found.now, (current) => current))
}

/** What a cycle writes: the difference between how traits stood and how they stand. */
export function toPlan({ found, traits, added }: Standing): Plan {
  const before = new Map(found.traits.map((trait) => [trait.id, trait]))
  const after = [...traits.values()]
  return {
    created: after.filter(({ id }) => !before.has(id)),
    updated: after.filter((trait) => before.has(trait.id) && before.get(trait.id) !== trait),
    evidence: added.evidence,
    events: added.events,
    disputed: added.disputed,
    rejected: countReasons(added.rejected),
    counts: countEvents(added.events),
  }
}

function countReasons(reasons: readonly Rejection[]): Plan['rejected'] {
  const counts: Partial<Record<Rejection, number>> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

/** Updated: promoted, contradicted, linked or rewritten; not by birth, support, decay or end. */
function countEvents(events: Plan['events']): Counts {
  const traitsWith = (...kinds: TraitEvent[]) =>
    new Set(events.filter(({ event }) => kinds.includes(event)).map(({ trait_id }) => trait_id)).size
  return {
    traits_created: traitsWith('created'),
    traits_reinforced: traitsWith('reinforced'),
    traits_updated: traitsWith('promoted', 'contradicted', 'upgraded', 'modified'),
    traits_dissolved: traitsWith('dissolved'),
  }
}
