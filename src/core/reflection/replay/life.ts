import { traitContexts } from '../../traits/belief/confidence.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import type { ProposedResolution, ProposedSide, ScannedMemory } from '../plan/types.ts'

/** A cycle that was completed, and where it stands among all that happened. */
export interface LivedCycle {
  readonly cycle_id: string
  /** The moment that it counted as now. */
  readonly now: Date
  readonly place: Place
  /** It looked at nothing but the traits that it heard of: a person's answer. */
  readonly is_answer?: boolean
}

/** When something was written; of one moment the later ordinal is the later one. */
export interface Place {
  readonly at: Date
  readonly ordinal: number
}

/** A memory that a cycle heard for or against a trait, whether it still counts or not. */
export interface LivedEvidence extends TraitEvidence {
  readonly withdrawn: boolean
}

/** What the history of traits says, as far as it decides how they stand. */
export interface LivedEvent {
  readonly memory_id: string
  readonly event: string
  readonly old_content: string | null
  readonly new_content: string | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly actor: string
  readonly cycle_id: string | null
  readonly place: Place
}

/** All that is stored of a user's traits: enough to live it again. */
export interface Life {
  readonly cycles: readonly LivedCycle[]
  /** Dissolved ones too, each as it stands. */
  readonly traits: readonly Trait[]
  readonly evidence: readonly LivedEvidence[]
  /** The memories that evidence comes from. */
  readonly memories: readonly ScannedMemory[]
  readonly events: readonly LivedEvent[]
}

/** How a trait came into being the first time. */
export type Birth =
  | MemoryBirth
  | {
      readonly kind: 'upgrade'
      readonly trait: Trait
      readonly cycle_id: string
      readonly content: string
      readonly subtype: 'preference' | 'core'
      readonly children: readonly string[]
    }

/** Of a trend or a behavior. */
export interface MemoryBirth {
  readonly kind: 'trend' | 'behavior'
  readonly trait: Trait
  readonly cycle_id: string
  readonly content: string
  /** Of a trend. */
  readonly window_days: number | undefined
  /** The memories that it was proposed with; all of its cycle where an older version did not say. */
  readonly memory_ids: readonly string[] | undefined
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** How each trait was born, by its `created` event; one without (an old import's) is left alone. */
export function birthsOf({ traits, events }: Life): Birth[] {
  const created = new Map(
    events.filter(({ event }) => event === 'created').map((event) => [event.memory_id, event]),
  )
  const splits = Map.groupBy(
    events.filter(({ detail }) => detail.sides),
    ({ memory_id }) => memory_id,
  )
  return traits.flatMap((trait) => {
    const context = contextBefore(trait, splits.get(trait.id) ?? [])
    return birthOf({ ...trait, context }, created.get(trait.id)) ?? []
  })
}

/** A split leaves none: the one that the trait was born with is what the first of them says. */
function contextBefore({ context }: Trait, splits: readonly LivedEvent[]): Trait['context'] {
  const [first] = inOrder(splits)
  const told = first?.detail.context as { readonly before?: unknown } | undefined
  return traitContexts.find((known) => known === told?.before) ?? context
}

function birthOf(trait: Trait, created: LivedEvent | undefined): Birth | undefined {
  if (!created?.cycle_id) return undefined
  const { cycle_id, new_content, detail } = created
  const born = { trait, cycle_id, content: new_content ?? trait.content }
  if (isTexts(detail.from)) {
    const subtype = trait.subtype === 'core' ? 'core' : 'preference'
    return { ...born, kind: 'upgrade', subtype, children: detail.from }
  }
  return {
    ...born,
    kind: detail.stage === 'trend' ? 'trend' : 'behavior',
    window_days: typeof detail.window_days === 'number' ? detail.window_days : undefined,
    memory_ids: isTexts(detail.memory_ids) ? detail.memory_ids : undefined,
  }
}

/** Why a trait ended by reflection's own rules: what else ended one was a person. */
const ENDS_BY_RULE: ReadonlySet<unknown> = new Set([
  'contradicted',
  'evidence_withdrawn',
  'faded',
  'resolved',
  'window_over',
])

const isEndByPerson = ({ event, actor, detail }: LivedEvent): boolean =>
  actor === 'user' && (event === 'deleted' || (event === 'dissolved' && !ENDS_BY_RULE.has(detail.reason)))

/** The traits that a person has deleted or refused, and when; a restored one is none of them. */
export function endedByPerson({ events }: Life): Map<string, LivedEvent> {
  const ended = new Map<string, LivedEvent>()
  for (const event of inOrder(events)) {
    if (isEndByPerson(event)) ended.set(event.memory_id, event)
    if (event.event === 'restored') ended.delete(event.memory_id)
  }
  return ended
}

/** What a second model call decided in a cycle. */
export const resolutionsOf = ({ events }: Life, cycleId: string): ProposedResolution[] =>
  events
    .filter(({ cycle_id, actor }) => cycle_id === cycleId && actor === 'reflection')
    .flatMap(({ memory_id: trait_id, event, new_content, detail }): ProposedResolution[] => {
      const reasoning = String(detail.reasoning ?? '')
      if (event === 'modified' && Array.isArray(detail.sides)) {
        const sides = detail.sides as ProposedSide[]
        return [{ trait_id, action: 'split', sides, new_content, reasoning }]
      }
      if (event === 'modified') return [{ trait_id, action: 'modify', new_content, reasoning }]
      const isVerdict = event === 'dissolved' && detail.reason === 'resolved'
      return isVerdict ? [{ trait_id, action: 'dissolve', reasoning }] : []
    })

/** Words that a person gave a trait. */
export const isRewording = ({ event, actor }: LivedEvent): boolean => event === 'modified' && actor === 'user'

/** By moment, then by the order within it. */
export const inOrder = <Placed extends { readonly place: Place }>(all: readonly Placed[]): Placed[] =>
  [...all].sort(
    ({ place: left }, { place: right }) =>
      left.at.getTime() - right.at.getTime() || left.ordinal - right.ordinal,
  )
