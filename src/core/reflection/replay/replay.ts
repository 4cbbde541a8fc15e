import { contentHash } from '../../text/hash.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import { type CheckedUpgrade, together } from '../plan/additions.ts'
import { settling } from '../plan/plan.ts'
import { applied, type Standing, type Step } from '../plan/standing.ts'
import { ageTrends } from '../plan/trends.ts'
import type { ScannedMemory } from '../plan/types.ts'
import {
  type Birth,
  birthsOf,
  endedByPerson,
  inOrder,
  isRewording,
  type Life,
  type LivedCycle,
  type LivedEvent,
  type LivedEvidence,
  type MemoryBirth,
  resolutionsOf,
} from './life.ts'
import { asVoice, bornOrWaiting, silent } from './rebirth.ts'

/** How traits stand after a life was lived again: those that were born in it, dissolved ones too. */
export interface Relived {
  readonly traits: ReadonlyMap<string, Trait>
  /** What was heard for and against each, and what a parent inherited. */
  readonly evidence: ReadonlyMap<string, readonly TraitEvidence[]>
}

/** What a life brings, sorted for its cycles. */
interface Score {
  readonly life: Life
  readonly births: readonly Birth[]
  /** By the cycle that heard it, and by trait: only what still counts. */
  readonly heard: ReadonlyMap<string, ReadonlyMap<string, readonly LivedEvidence[]>>
  readonly ended: ReadonlyMap<string, LivedEvent>
  readonly memories: ReadonlyMap<string, ScannedMemory>
}

interface Living extends Relived {
  /** Words that a person gave to a trait, be it before it is born again. */
  readonly words: ReadonlyMap<string, string>
}

/**
 * Lives a user's cycles again, by the same steps, without the evidence that is withdrawn: how each trait
 * would stand as of the last cycle if that had never been said (docs/design/reflection.md, "Replay").
 */
export function replay(life: Life): Relived {
  const score = scoreOf(life)
  const deeds = life.events.filter(
    (event) => isRewording(event) || score.ended.get(event.memory_id) === event,
  )
  const timeline = inOrder<LivedCycle | LivedEvent>([...deeds, ...life.cycles])
  const nothing: Living = { traits: new Map(), evidence: new Map(), words: new Map() }
  return timeline.reduce<Living>(
    (living, one) => ('event' in one ? afterDeed(living, one) : afterCycle(living, score, one)),
    nothing,
  )
}

function scoreOf(life: Life): Score {
  const births = birthsOf(life)
  const heard = new Map<string, Map<string, LivedEvidence[]>>()
  for (const row of life.evidence) {
    if (row.withdrawn) continue
    const ofCycle = heard.get(row.cycle_id) ?? new Map<string, LivedEvidence[]>()
    heard.set(row.cycle_id, ofCycle)
    const ofTrait = ofCycle.get(row.trait_id)
    if (ofTrait) ofTrait.push(row)
    else ofCycle.set(row.trait_id, [row])
  }
  const memories = new Map(life.memories.map((memory) => [memory.id, memory]))
  return { life, births, heard, ended: endedByPerson(life), memories }
}

function afterDeed(living: Living, { memory_id: id, event, new_content }: LivedEvent): Living {
  const trait = living.traits.get(id)
  const withTrait = (after: Trait) => new Map([...living.traits, [id, after] as const])
  if (event !== 'modified') {
    return trait ? { ...living, traits: withTrait({ ...trait, stage: 'dissolved' }) } : living
  }
  if (new_content === null) return living
  const words = new Map([...living.words, [id, new_content] as const])
  const reworded = { content: new_content, content_hash: contentHash(new_content) }
  return trait ? { ...living, words, traits: withTrait({ ...trait, ...reworded }) } : { ...living, words }
}

function afterCycle(living: Living, score: Score, cycle: LivedCycle): Living {
  const { cycle_id, now, is_answer } = cycle
  const { evidence } = living
  const heard = heardIn(score, cycle_id)
  const traits = new Map(is_answer ? [...living.traits].filter(([id]) => heard.has(id)) : living.traits)
  const { memories } = score.life
  const found = { cycle_id, now, memories, traits: [...traits.values()], evidence: [] }
  const begun: Standing = { found, traits, evidence, added: together([]) }
  const thought = { ...silent, resolutions: resolutionsOf(score.life, cycle_id) }
  const steps: readonly Step[] = [ageTrends, bearing(living, score), hearing(score), ...settling]
  const after = steps.reduce((standing, step) => applied(standing, step(standing, thought)), begun)
  const traitsAfter = is_answer ? new Map([...living.traits, ...after.traits]) : after.traits
  return { ...living, traits: traitsAfter, evidence: after.evidence }
}

const NOTHING: ReadonlyMap<string, readonly LivedEvidence[]> = new Map()
const heardIn = ({ heard }: Score, cycleId: string) => heard.get(cycleId) ?? NOTHING

const isOfMemories = (birth: Birth): birth is MemoryBirth => birth.kind !== 'upgrade'

/** Births that the cycle had or brings now, and the upgrades that it had. */
const bearing =
  ({ words }: Living, score: Score): Step =>
  (standing) => {
    const { births, ended } = score
    const { cycle_id } = standing.found
    const heard = heardIn(score, cycle_id)
    const unborn = births
      .filter(isOfMemories)
      .filter(({ trait }) => !standing.traits.has(trait.id) && heard.has(trait.id))
    const upgrades = births.flatMap((birth): CheckedUpgrade[] => {
      if (isOfMemories(birth) || birth.cycle_id !== cycle_id) return []
      const children = birth.children.filter((id) => !ended.has(id))
      return [{ ...birth, id: birth.trait.id, children }]
    })
    return together([
      ...unborn.map((birth) => {
        const own = heard.get(birth.trait.id) ?? []
        const lived = { words: words.get(birth.trait.id) ?? birth.content, memories: score.memories }
        return bornOrWaiting(standing, birth, own, lived)
      }),
      { upgrades },
    ])
  }

/**
 * What the cycle heard of traits that were there before it: what a parent is born with follows its children.
 */
const hearing =
  (score: Score): Step =>
  ({ found }) => {
    const before = new Set(found.traits.map(({ id }) => id))
    const heard = [...heardIn(score, found.cycle_id)].filter(([traitId]) => before.has(traitId))
    return { voices: heard.flatMap(([, rows]) => rows.map(asVoice)) }
  }
