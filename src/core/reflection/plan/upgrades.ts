import { type TraitContext, upgraded } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { newTrait } from './births.ts'
import {
  activeTrait,
  confidenceNow,
  type Draft,
  evidenceList,
  inheritEvidence,
  record,
  reject,
} from './draft.ts'
import { sameTrait } from './duplicates.ts'
import { knownTrait, memoryIds, type Support } from './reality.ts'
import { type ProposedUpgrade, upgradeRules } from './types.ts'

const ENOUGH_CHILDREN = 2

interface CheckedUpgrade {
  readonly content: string
  readonly subtype: 'preference' | 'core'
  readonly children: readonly string[]
}

/**
 * Which upgrades name what they may name: a subtype that can be reached and two traits of the one below. An upgrade to what an active
 * trait says already reinforces that one with the evidence of the traits it names.
 */
export function checkUpgrades(draft: Draft, proposed: readonly ProposedUpgrade[]) {
  const upgrades: CheckedUpgrade[] = []
  const repeated: Support[] = []
  for (const item of proposed) {
    const children = childrenOf(draft, item)
    if (!children) continue
    if (item.new_content === '') {
      reject(draft, 'empty_content')
      continue
    }
    const same = sameTrait(draft, item.new_content)
    const memory_ids = children.flatMap((id) => memoryIds(evidenceList(draft, id, 'supporting')))
    if (same) repeated.push({ trait_id: same.id, memory_ids, grade: 'C' })
    else
      upgrades.push({
        content: item.new_content,
        subtype: item.new_subtype as CheckedUpgrade['subtype'],
        children,
      })
  }
  return { upgrades, repeated }
}

function childrenOf(draft: Draft, item: ProposedUpgrade): string[] | undefined {
  const rule = Object.hasOwn(upgradeRules, item.new_subtype) ? upgradeRules[item.new_subtype] : undefined
  if (!rule) {
    reject(draft, 'unknown_subtype')
    return undefined
  }
  const known = [...new Set(item.from_trait_ids)].flatMap((id) => knownTrait(draft, id) ?? [])
  const fitting = known.filter(({ subtype }) => subtype === rule.from)
  reject(draft, 'wrong_subtype', known.length - fitting.length)
  if (fitting.length >= ENOUGH_CHILDREN) return fitting.map(({ id }) => id)
  reject(draft, 'too_few_children')
  return undefined
}

/** Steps 5 and 6, after this cycle's reinforcements: children that are sure enough and belong to nobody yet get a parent. */
export function applyUpgrades(draft: Draft, upgrades: readonly CheckedUpgrade[]): void {
  for (const { content, subtype, children } of upgrades) {
    const ready = children.flatMap((id) => readyChild(draft, id, upgradeRules[subtype]!.confidence) ?? [])
    if (ready.length < ENOUGH_CHILDREN) reject(draft, 'too_few_children')
    else if (sameTrait(draft, content)) reject(draft, 'repeated_upgrade')
    else upgrade(draft, content, subtype, ready)
  }
}

function readyChild(draft: Draft, id: string, enough: number): Trait | undefined {
  const child = activeTrait(draft, id)
  if (!child) return undefined
  if (child.parent_id) reject(draft, 'has_parent')
  else if (confidenceNow(draft, child) < enough) reject(draft, 'confidence_too_low')
  else return child
  return undefined
}

function upgrade(
  draft: Draft,
  content: string,
  subtype: CheckedUpgrade['subtype'],
  children: readonly Trait[],
): void {
  const parent = parentOf(draft, content, subtype, children)
  const linked = children.filter((child) => !closesLoop(draft, child.id, parent.id))
  reject(draft, 'loop', children.length - linked.length)
  if (linked.length < ENOUGH_CHILDREN) reject(draft, 'too_few_children')
  else adopt(draft, parent, linked)
}

function parentOf(
  draft: Draft,
  content: string,
  subtype: CheckedUpgrade['subtype'],
  children: readonly Trait[],
): Trait {
  const observed = children.flatMap(({ first_observed }) => first_observed?.getTime() ?? [])
  return newTrait(draft, content, {
    stage: 'emerging',
    subtype,
    confidence: upgraded(children.map((child) => confidenceNow(draft, child))),
    confidence_at: draft.input.now,
    context: sharedContext(children),
    first_observed: observed.length > 0 ? new Date(Math.min(...observed)) : null,
  })
}

function adopt(draft: Draft, parent: Trait, children: readonly Trait[]): void {
  const { subtype, confidence } = parent
  record(draft, parent, 'created', {
    stage: 'emerging',
    subtype,
    confidence,
    from: children.map(({ id }) => id),
  })
  inheritEvidence(draft, parent.id, children)
  for (const child of children)
    record(draft, { ...child, parent_id: parent.id }, 'upgraded', { parent_id: parent.id, subtype })
}

function sharedContext(children: readonly Trait[]): TraitContext {
  const [first, ...others] = children.map(({ context }) => context)
  return first && others.every((context) => context === first) ? first : 'general'
}

/** Whether a child would become its own ancestor by pointing to that parent. */
export function closesLoop(draft: Pick<Draft, 'traits'>, childId: string, parentId: string): boolean {
  const seen = new Set<string>()
  for (
    let id: string | null | undefined = parentId;
    id && !seen.has(id);
    id = draft.traits.get(id)?.parent_id
  ) {
    if (id === childId) return true
    seen.add(id)
  }
  return false
}
