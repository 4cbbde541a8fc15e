import {
  nothingProposed,
  type Proposals,
  type ProposedContradiction,
  type ProposedReinforcement,
  type ProposedTrait,
} from '../../../src/core/reflection/plan/types.ts'
import type { LivedEvent } from '../../../src/core/reflection/replay/life.ts'
import type { Trait, TraitEvidence } from '../../../src/core/traits/belief/trait.ts'
import { applyDeed, type Lived, runCycle, stateOf, type Told } from './living.ts'

/**
 * A birth that is told in a cycle: with what it was proposed with, or with what has come together by then.
 */
interface BornNow {
  readonly birth: LivedEvent
  readonly gathered?: readonly TraitEvidence[]
}

const isTrend = ({ detail }: LivedEvent) => detail.stage === 'trend'
const childrenOf = ({ detail }: LivedEvent) => detail.from as readonly string[] | undefined
const supports = ({ evidence_type }: TraitEvidence) => evidence_type === 'supporting'

/**
 * The life without some memories, told by the plans of its cycles alone: each is proposed again what it
 * accepted the first time, less these memories. A birth that lacks some is proposed in the cycle that brings
 * enough. Knows nothing of `replay`.
 */
export class LifeWithout {
  private readonly stored = stateOf()
  /** From the ids of the first life to those of this one, and back. */
  private readonly ids = new Map<string, string>()
  private readonly waiting = new Map<string, TraitEvidence[]>()
  private readonly ownWords = new Map<string, string>()
  private readonly births: readonly LivedEvent[]
  private readonly gone: ReadonlySet<string>

  private readonly lived: Lived
  private readonly withdrawn: ReadonlySet<string>

  constructor(lived: Lived, withdrawn: ReadonlySet<string>) {
    this.lived = lived
    this.withdrawn = withdrawn
    const { deeds, life, told } = lived
    const ends = deeds.filter(({ event }) => event.event === 'dissolved')
    this.gone = new Set(ends.map(({ event }) => event.memory_id))
    this.births = life.events.filter(({ event }) => event === 'created')
    told.forEach((one, index) => {
      for (const deed of deeds.filter(({ before }) => before === index)) this.act(deed.event)
      this.live(one)
    })
  }

  /** The traits by the ids of the first life; those that were never born are missing. */
  get traits(): Map<string, Trait> {
    return new Map(
      [...this.ids].map(([first, second]) => {
        const trait = this.stored.traits.get(second)!
        return [first, { ...trait, parent_id: trait.parent_id && this.first(trait.parent_id) }]
      }),
    )
  }

  get evidence(): TraitEvidence[] {
    return this.stored.evidence.map((row) => ({ ...row, trait_id: this.first(row.trait_id) }))
  }

  private first = (second: string): string => [...this.ids].find(([, id]) => id === second)![0]

  private act(event: LivedEvent) {
    if (event.event === 'modified') this.ownWords.set(event.memory_id, event.new_content!)
    applyDeed(this.stored, { ...event, memory_id: this.ids.get(event.memory_id) ?? '' })
  }

  private live({ cycle, resolutions }: Told) {
    const { life } = this.lived
    const own = this.births.filter(({ cycle_id }) => cycle_id === cycle.cycle_id)
    const inheriting = own.filter(childrenOf).map(({ memory_id }) => memory_id)
    const heard = life.evidence.filter(
      ({ cycle_id, memory_id, trait_id }) =>
        cycle_id === cycle.cycle_id && !this.withdrawn.has(memory_id) && !inheriting.includes(trait_id),
    )
    const verdicts = life.events.filter(({ cycle_id, detail }) => {
      return cycle_id === cycle.cycle_id && detail.reasoning !== undefined
    })
    const voices = heard.filter(({ trait_id }) => this.ids.has(trait_id))
    const born = this.births.flatMap((birth) => this.bornNow(birth, cycle.cycle_id, heard) ?? [])
    const plan = runCycle(this.stored, {
      cycle,
      memories: life.memories,
      proposals: this.proposed(born, voices),
      resolutions: resolutions
        .filter(({ trait_id }) => verdicts.some(({ memory_id }) => memory_id === trait_id))
        .map((one) => ({ ...one, trait_id: this.ids.get(one.trait_id) ?? '' })),
    })
    for (const one of born) {
      const trait = plan.created.find(({ content }) => content === one.birth.memory_id)
      if (trait) this.keep(one, trait)
    }
  }

  private bornNow(birth: LivedEvent, cycle_id: string, heard: readonly TraitEvidence[]): BornNow | undefined {
    if (childrenOf(birth)) return birth.cycle_id === cycle_id ? { birth } : undefined
    const rows = heard.filter(({ trait_id }) => trait_id === birth.memory_id)
    if (this.ids.has(birth.memory_id) || rows.length === 0) return undefined
    const need = isTrend(birth) ? 2 : 3
    if (birth.cycle_id === cycle_id && rows.filter(supports).length >= need) return { birth, gathered: rows }
    const gathered = [...(this.waiting.get(birth.memory_id) ?? []), ...rows]
    this.waiting.set(birth.memory_id, gathered)
    return gathered.filter(supports).length >= need ? { birth, gathered } : undefined
  }

  private proposed(born: readonly BornNow[], voices: readonly TraitEvidence[]): Proposals {
    const traitOf = ({ birth, gathered = [] }: BornNow): ProposedTrait => ({
      content: birth.memory_id,
      evidence_ids: gathered.filter(supports).map(({ memory_id }) => memory_id),
      window_days: birth.detail.window_days as number,
      context: this.lived.life.traits.find(({ id }) => id === birth.memory_id)!.context,
    })
    const ofMemories = born.filter(({ gathered }) => gathered)
    const named = voices.map((voice) => ({ ...voice, trait_id: this.ids.get(voice.trait_id)! }))
    return {
      ...nothingProposed,
      new_trends: ofMemories.filter(({ birth }) => isTrend(birth)).map(traitOf),
      new_behaviors: ofMemories.filter(({ birth }) => !isTrend(birth)).map(traitOf),
      reinforcements: named.filter(supports).map((voice): ProposedReinforcement => {
        return { ...voice, new_evidence_ids: [voice.memory_id], quality_grade: voice.quality }
      }),
      contradictions: named
        .filter((voice) => !supports(voice))
        .map((voice): ProposedContradiction => {
          return { ...voice, contradicting_evidence_ids: [voice.memory_id], quality_grade: voice.quality }
        }),
      upgrades: born.flatMap(({ birth }) => {
        const children = childrenOf(birth)?.filter((id) => !this.gone.has(id))
        const from_trait_ids = children?.flatMap((id) => this.ids.get(id) ?? []) ?? []
        const new_subtype = String(birth.detail.subtype)
        return children ? [{ from_trait_ids, new_content: birth.memory_id, new_subtype }] : []
      }),
    }
  }

  /** A born trait has its own words, and its evidence the grades and cycles that it came with. */
  private keep({ birth, gathered }: BornNow, trait: Trait) {
    const { memory_id, new_content } = birth
    this.ids.set(memory_id, trait.id)
    const content = this.ownWords.get(memory_id) ?? new_content!
    this.stored.traits.set(trait.id, { ...trait, content })
    if (!gathered) return
    this.stored.evidence = [
      ...this.stored.evidence.filter(({ trait_id }) => trait_id !== trait.id),
      ...gathered.map((row) => ({ ...row, trait_id: trait.id })),
    ]
  }
}
