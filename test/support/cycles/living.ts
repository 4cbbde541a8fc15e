import { planCycle } from '../../../src/core/reflection/plan/plan.ts'
import {
  nothingProposed,
  type Plan,
  type Proposals,
  type ProposedResolution,
  type ScannedMemory,
} from '../../../src/core/reflection/plan/types.ts'
import type { Life, LivedCycle, LivedEvent } from '../../../src/core/reflection/replay/life.ts'
import { contentHash } from '../../../src/core/text/hash.ts'
import type { Trait, TraitEvidence } from '../../../src/core/traits/belief/trait.ts'

/** Lives made up by a number, and the same lives without something: told by the plan of a cycle alone. */

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)

export interface Dice {
  /** A whole number from `low` to `high`. */
  from(low: number, high: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  some<Item>(items: readonly Item[], least: number): Item[]
}

/** mulberry32: the same numbers for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const from = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    from,
    chance: (share) => next() < share,
    pick: (items) => items[from(0, items.length - 1)]!,
    some(items, least) {
      const shuffled = items.map((item) => ({ item, at: next() })).sort((left, right) => left.at - right.at)
      return shuffled.slice(0, from(Math.min(least, items.length), items.length)).map(({ item }) => item)
    },
  }
}

/** What a cycle was told, and when. */
export interface Told {
  readonly cycle: LivedCycle
  readonly memories: readonly ScannedMemory[]
  readonly proposals: Proposals
  readonly resolutions: readonly ProposedResolution[]
}

/** A rewording or an end that came from the person, before a cycle. */
export interface Deed {
  readonly before: number
  readonly event: LivedEvent
}

export interface Lived {
  readonly told: readonly Told[]
  readonly deeds: readonly Deed[]
  readonly life: Life
}

interface Stored {
  traits: Map<string, Trait>
  evidence: TraitEvidence[]
}

export const stateOf = (): Stored => ({ traits: new Map(), evidence: [] })

/** Runs one cycle on what is stored, as the service does. */
export function runCycle(stored: Stored, told: Told): Plan {
  const traits = [...stored.traits.values()].filter(({ stage }) => stage !== 'dissolved')
  const active = new Set(traits.map(({ id }) => id))
  const plan = planCycle({
    cycle_id: told.cycle.cycle_id,
    now: told.cycle.now,
    memories: told.memories,
    traits,
    evidence: stored.evidence.filter(({ trait_id }) => active.has(trait_id)),
    proposals: told.proposals,
    vectors: new Map(),
    resolutions: told.resolutions,
  })
  for (const trait of [...plan.created, ...plan.updated]) stored.traits.set(trait.id, trait)
  stored.evidence.push(...plan.evidence)
  return plan
}

export function applyDeed(stored: Stored, { memory_id, event, new_content }: LivedEvent): void {
  const trait = stored.traits.get(memory_id)
  if (!trait) return
  stored.traits.set(
    memory_id,
    event === 'modified'
      ? { ...trait, content: new_content!, content_hash: contentHash(new_content!) }
      : { ...trait, stage: 'dissolved' },
  )
}

/** A life of some cycles: what was told, what was done, and all that is stored of it. */
export function livedBy(dice: Dice): Lived {
  const stored = stateOf()
  const told: Told[] = []
  const deeds: Deed[] = []
  const events: LivedEvent[] = []
  const memories: ScannedMemory[] = []
  let at = START
  for (let index = 0; index < dice.from(4, 12); index += 1) {
    at += dice.pick([0.01, 0.5, 3, 9, 20, 45, 140]) * DAY
    const deed = deedOf(dice, stored, events.length, new Date(at - 1000))
    if (deed) {
      applyDeed(stored, deed)
      events.push(deed)
      deeds.push({ before: index, event: deed })
    }
    const cycle = {
      cycle_id: `cycle ${index}`,
      now: new Date(at),
      place: { at: new Date(at), ordinal: events.length },
    }
    const seen = memoriesOf(dice, index, at)
    memories.push(...seen)
    const asked = { cycle, memories: seen, ...wordsOf(dice, stored, index, seen) }
    const plan = runCycle(stored, asked)
    told.push(asked)
    for (const { trait_id: memory_id, ...event } of plan.events) {
      const place = { at: cycle.now, ordinal: events.length }
      events.push({ ...event, memory_id, actor: 'reflection', cycle_id: cycle.cycle_id, place })
    }
  }
  const life = {
    cycles: told.map(({ cycle }) => cycle),
    traits: [...stored.traits.values()],
    evidence: stored.evidence.map((row) => ({ ...row, withdrawn: false })),
    memories,
    events,
  }
  return { told, deeds, life }
}

const memoriesOf = (dice: Dice, cycle: number, at: number): ScannedMemory[] =>
  Array.from({ length: dice.from(0, 8) }, (_, index) => ({
    id: `memory ${cycle}.${index}`,
    memory_type: 'fact',
    content: '',
    valid_at: dice.chance(0.3) ? new Date(at - dice.from(1, 400) * DAY) : null,
    created_at: new Date(at - dice.from(1, 40) * 3_600_000),
  }))

function deedOf(dice: Dice, stored: Stored, ordinal: number, at: Date): LivedEvent | undefined {
  const active = [...stored.traits.values()].filter(({ stage }) => stage !== 'dissolved')
  if (active.length === 0 || !dice.chance(0.12)) return undefined
  const { id: memory_id, content: old_content } = dice.pick(active)
  const isEnd = dice.chance(0.4)
  return {
    memory_id,
    event: isEnd ? 'dissolved' : 'modified',
    old_content,
    new_content: isEnd ? null : `own words ${ordinal}`,
    detail: {},
    actor: 'user',
    cycle_id: null,
    place: { at, ordinal },
  }
}

/** What models might say of these memories and of what is stored. */
function wordsOf(dice: Dice, stored: Stored, cycle: number, seen: readonly ScannedMemory[]) {
  const ids = seen.map(({ id }) => id)
  const active = [...stored.traits.values()].filter(({ stage }) => stage !== 'dissolved')
  const quality_grade = () => dice.pick(['A', 'B', 'C', 'D', null] as const)
  const times = (most: number) => (ids.length === 0 ? [] : Array.from({ length: dice.from(0, most) }))
  const born = (kind: string, index: number) => ({
    content: `${kind} of ${cycle}.${index}`,
    evidence_ids: dice.some(ids, 3),
    window_days: dice.pick([14, 30]),
    context: dice.pick(['work', 'personal']),
    quality_grade: quality_grade(),
  })
  const proposals: Proposals = {
    ...nothingProposed,
    new_trends: times(1).map((_, index) => born('trend', index)),
    new_behaviors: times(2).map((_, index) => born('behavior', index)),
    reinforcements: active.flatMap(({ id: trait_id }) =>
      dice.chance(0.6)
        ? times(2).map(() => ({
            trait_id,
            new_evidence_ids: dice.some(ids, 1),
            quality_grade: quality_grade(),
          }))
        : [],
    ),
    contradictions: active.flatMap(({ id: trait_id }) =>
      dice.chance(0.3)
        ? times(2).map(() => ({
            trait_id,
            contradicting_evidence_ids: dice.some(ids, 1).slice(0, dice.from(1, 2)),
            quality_grade: quality_grade(),
            strong: dice.chance(0.3),
          }))
        : [],
    ),
    upgrades: active.length > 1 ? [upgradeOf(dice, active, cycle)] : [],
  }
  const resolutions = active.flatMap(({ id: trait_id }): ProposedResolution[] =>
    dice.chance(0.7)
      ? [
          {
            trait_id,
            action: dice.chance(0.7) ? 'modify' : 'dissolve',
            new_content: `other words for ${trait_id} in ${cycle}`,
            reasoning: 'because',
          },
        ]
      : [],
  )
  return { proposals, resolutions }
}

function upgradeOf(dice: Dice, active: readonly Trait[], cycle: number) {
  const new_subtype = dice.pick(['preference', 'preference', 'core'])
  const below = active.filter(
    ({ subtype }) => subtype === (new_subtype === 'core' ? 'preference' : 'behavior'),
  )
  return {
    from_trait_ids: dice.some(below, 2).map(({ id }) => id),
    new_content: `${new_subtype} of ${cycle}`,
    new_subtype,
  }
}
