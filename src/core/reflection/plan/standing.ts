import { isActive } from '../../traits/belief/stages.ts'
import type { EvidenceType, Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import { type Added, type Additions, rejected, together } from './additions.ts'
import type { Found, ScannedMemory, Thought } from './types.ts'

/**
 * What a step may read: what the cycle found, and how traits and evidence stand after the steps before.
 * Nothing of it changes.
 */
export interface Standing {
  readonly found: Found
  readonly traits: ReadonlyMap<string, Trait>
  /** The evidence of each trait. */
  readonly evidence: ReadonlyMap<string, readonly TraitEvidence[]>
  /** What the steps before have added. */
  readonly added: Added
}

/** One step of a plan: reads, and says what it adds. */
export type Step = (standing: Standing, thought: Thought) => Additions

/** How things stand before the first step. */
export function standingOf(found: Found): Standing {
  const traits = new Map(found.traits.map((trait) => [trait.id, trait]))
  const evidence = new Map<string, TraitEvidence[]>()
  for (const row of found.evidence) {
    const known = evidence.get(row.trait_id)
    if (known) known.push(row)
    else evidence.set(row.trait_id, [row])
  }
  return { found, traits, evidence, added: together([]) }
}

/** How things stand after an addition. A memory is evidence of a type for a trait once: the first stays. */
export function applied(standing: Standing, additions: Additions): Standing {
  const { traits = [], evidence = [] } = additions
  const after = new Map(evidence.length > 0 ? standing.evidence : [])
  const fresh = evidence.filter((row) => {
    const known = after.get(row.trait_id) ?? []
    if (known.some((other) => isSame(other, row))) return false
    after.set(row.trait_id, [...known, row])
    return true
  })
  // Of all traits, most steps add to one of the two or to neither: what stays as it is need not be copied.
  return {
    found: standing.found,
    traits:
      traits.length > 0
        ? new Map([...standing.traits, ...traits.map((trait) => [trait.id, trait] as const)])
        : standing.traits,
    evidence: fresh.length > 0 ? after : standing.evidence,
    added: together([standing.added, { ...additions, evidence: fresh }]),
  }
}

const isSame = (left: TraitEvidence, right: TraitEvidence): boolean =>
  left.memory_id === right.memory_id && left.evidence_type === right.evidence_type

/** Items one after the other: each sees what those before it added. */
export function inTurn<Item>(
  standing: Standing,
  items: readonly Item[],
  step: (standing: Standing, item: Item) => Additions,
): Additions {
  let current = standing
  const parts = items.map((item) => {
    const part = step(current, item)
    current = applied(current, part)
    return part
  })
  return together(parts)
}

/** A trait that is there and not dissolved. */
export function activeTrait({ traits }: Standing, id: string): Trait | undefined {
  const trait = traits.get(id)
  return trait && isActive(trait) ? trait : undefined
}

export const activeTraits = ({ traits }: Standing): Trait[] => [...traits.values()].filter(isActive)

export const evidenceOf = ({ evidence }: Standing, traitId: string, type: EvidenceType): TraitEvidence[] =>
  (evidence.get(traitId) ?? []).filter(({ evidence_type }) => evidence_type === type)

/** Whether this memory is evidence of this type for the trait already: it counts once. */
export const isHeard = (
  { evidence }: Standing,
  traitId: string,
  memoryId: string,
  type: EvidenceType,
): boolean =>
  (evidence.get(traitId) ?? []).some(
    ({ memory_id, evidence_type }) => memory_id === memoryId && evidence_type === type,
  )

/** What a cycle may name as evidence. */
export const shownTo = ({ memories, earlier = [] }: Found): readonly ScannedMemory[] => [
  ...memories,
  ...earlier,
]

/** Of the ids that a model named, each once, those among these that are about the person. */
function ofThePerson(among: readonly ScannedMemory[], ids: readonly string[]) {
  const known = new Map(among.map((memory) => [memory.id, memory]))
  const named = [...new Set(ids)]
  const shown = named.filter((id) => known.has(id))
  const memoryIds = shown.filter((id) => !known.get(id)!.about)
  const faults = [
    rejected('unknown_memory', named.length - shown.length),
    rejected('about_other', shown.length - memoryIds.length),
  ]
  return { memoryIds, faults }
}

/** Scanned memories alone. */
export function scannedAmong({ found }: Standing, ids: readonly string[]) {
  const { memoryIds, faults } = ofThePerson(found.memories, ids)
  return { memoryIds, unknown: together(faults) }
}

/**
 * Scanned and earlier memories, at least one of them scanned: what was seen before is nothing new by itself.
 */
export function evidenceAmong({ found }: Standing, ids: readonly string[]) {
  const { memoryIds, faults } = ofThePerson(shownTo(found), ids)
  const isNew = found.memories.some(({ id }) => memoryIds.includes(id))
  return isNew || memoryIds.length === 0
    ? { memoryIds, unknown: together(faults), isNew: true }
    : { memoryIds: [], unknown: together([...faults, rejected('no_new_evidence')]), isNew: false }
}

/**
 * Proposals one after the other, each with its evidence among what was shown; one without new evidence adds
 * nothing.
 */
export const proposedInTurn = <Item extends { readonly evidence_ids: readonly string[] }>(
  standing: Standing,
  items: readonly Item[],
  born: (standing: Standing, item: Item, memoryIds: readonly string[]) => Additions,
): Additions =>
  inTurn(standing, items, (now, item) => {
    const { memoryIds, unknown, isNew } = evidenceAmong(now, item.evidence_ids)
    return together([unknown, isNew ? born(now, item, memoryIds) : {}])
  })

/** What this cycle found to speak for or against a trait, as a row. */
export const asEvidence = (
  { found: { cycle_id, now: created_at } }: Standing,
  row: Omit<TraitEvidence, 'strong' | 'cycle_id' | 'created_at'> & { readonly strong?: boolean },
): TraitEvidence => ({ strong: false, ...row, cycle_id, created_at })
