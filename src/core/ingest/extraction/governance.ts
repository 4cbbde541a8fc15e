import { emotionOf } from '../../affinity/scoring/emotion.ts'
import { longer } from '../../memories/lifecycle/lifetimes.ts'
import { type Governance, strongerFeeling, weakerEvidence } from '../../memories/lifecycle/reinforcement.ts'
import type { Mark } from '../../memories/turns/schemas.ts'
import type { Lifetime } from '../../tenancy/policy/schemas.ts'
import { onceEach } from '../../text/lazily.ts'
import { keptWords, type MarkedTurn, type StoredTurn } from '../turns/turn.ts'

const IN_TEN = 10

/** Governance of one item over its sources, which are in turn order and not empty (docs/design/ingest.md). */
export function governanceOf(sources: readonly MarkedTurn[]): Governance {
  const marks = sources.map((turn) => turn.mark)
  const strongest = strongestOf(sources)
  const levels = marks.map((mark) => mark.evidence_level).filter((level) => level !== null)
  const lifetime = marks.map(lifetimeIn).reduce(longer)
  return {
    importance: Number((strongest.importance * IN_TEN).toFixed(6)),
    category: strongest.category,
    subtype: strongest.subtype,
    evidence_level: levels.length === 0 ? null : levels.reduce(weakerEvidence),
    requires_confirmation: marks.some((mark) => mark.requires_confirmation),
    user_triggered_save: marks.some((mark) => mark.user_triggered_save),
    valence: valenceOf(sources, feelingIn),
    forget_policy: lifetime.forget_policy,
    ttl_seconds: lifetime.ttl_seconds,
  }
}

/** The emotion of the source turns spoken by the user, the largest by magnitude; 0 without one. */
export const valenceOf = <Turn extends StoredTurn>(
  sources: readonly Turn[],
  feelingOf: (turn: Turn) => number,
): number =>
  sources
    .filter((turn) => turn.role === 'user')
    .map(feelingOf)
    .reduce(strongerFeeling, 0)

/** Of one turn hundreds of items may come: it is read for its emotion once. */
const feelingIn = onceEach((turn: MarkedTurn) => emotionOf(keptWords(turn)).valence)

/** The mark that matters most among the sources. */
export const strongestOf = (sources: readonly MarkedTurn[]): Mark =>
  sources.map(({ mark }) => mark).reduce((best, mark) => (mark.importance > best.importance ? mark : best))

const lifetimeIn = (mark: Mark): Lifetime => ({
  forget_policy: mark.forget_policy ?? 'temporary',
  ttl_seconds: mark.ttl_seconds,
})
