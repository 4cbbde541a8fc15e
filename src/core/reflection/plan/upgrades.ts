import {
  bestGrade,
  type Grade,
  type TraitContext,
  type TraitSubtype,
  upgraded,
} from '../../traits/belief/confidence.ts'
import { confidenceAt, type Trait, type TraitEvidence } from '../../traits/belief/trait.ts'
import { type Additions, type CheckedUpgrade, changed, rejected, together } from './additions.ts'
import { newTrait, sameTrait } from './births.ts'
import { refusalOf } from './refusals.ts'
import { activeTrait, asEvidence, evidenceOf, inTurn, type Standing, type Step } from './standing.ts'
import type { ProposedUpgrade, Rejection, Thought } from './types.ts'

const ENOUGH_CHILDREN = 2

/** What an upgrade to a subtype starts from, and how sure each of those has to be. */
const rules: Readonly<Record<CheckedUpgrade['subtype'], { from: TraitSubtype; confidence: number }>> = {
  preference: { from: 'behavior', confidence: 0.5 },
  core: { from: 'preference', confidence: 0.6 },
}

const isUpgradable = (subtype: string): subtype is CheckedUpgrade['subtype'] => Object.hasOwn(rules, subtype)

/**
 * Which upgrades name what they may name: a subtype that can be reached and two traits of the one below. An
 * upgrade to what an active trait says already reinforces that one with the evidence of the traits it names.
 */
export const checkUpgrades: Step = (standing, thought) =>
  together(thought.proposals.upgrades.map((item) => checked(standing, thought, item)))

function checked(standing: Standing, thought: Thought, item: ProposedUpgrade): Additions {
  const { new_subtype: subtype, new_content: content, reasoning } = item
  if (!isUpgradable(subtype)) return rejected('unknown_subtype')
  const refusal = refusalOf(standing, thought, content, item.sensitive)
  if (refusal) return refusal
  const named = [...new Set(item.from_trait_ids)]
  const known = named.flatMap((id) => activeTrait(standing, id) ?? [])
  const fitting = known.filter((trait) => trait.subtype === rules[subtype].from)
  const faults = [
    rejected('unknown_trait', named.length - known.length),
    rejected('wrong_subtype', known.length - fitting.length),
  ]
  if (fitting.length < ENOUGH_CHILDREN) return together([...faults, rejected('too_few_children')])
  if (content === '') return together([...faults, rejected('empty_content')])
  const same = sameTrait(standing, thought, content)
  const children = fitting.map(({ id }) => id)
  if (!same) return together([...faults, { upgrades: [{ content, subtype, children, reasoning }] }])
  const supporting = children.flatMap((id) => evidenceOf(standing, id, 'supporting'))
  const memory_ids = supporting.map(({ memory_id }) => memory_id)
  return together([...faults, { repeated: [{ trait_id: same.id, memory_ids, grade: 'C' }] }])
}

/** After this cycle's reinforcements: children that are sure enough and belong to nobody yet get a parent. */
export const upgrade: Step = (standing, thought) =>
  inTurn(standing, standing.added.upgrades, (now, item) => {
    const children = item.children.flatMap((id) => activeTrait(now, id) ?? [])
    const faults = children.flatMap((child) => faultOf(now, child, item) ?? [])
    const ready = children.filter((child) => !faultOf(now, child, item))
    return together([{ rejected: faults }, adoption(now, thought, item, ready)])
  })

function faultOf({ found }: Standing, child: Trait, { subtype }: CheckedUpgrade): Rejection | undefined {
  if (child.parent_id) return 'has_parent'
  return confidenceAt(child, found.now) < rules[subtype].confidence ? 'confidence_too_low' : undefined
}

function adoption(
  standing: Standing,
  thought: Thought,
  item: CheckedUpgrade,
  children: readonly Trait[],
): Additions {
  if (children.length < ENOUGH_CHILDREN) return rejected('too_few_children')
  if (sameTrait(standing, thought, item.content)) return rejected('repeated_upgrade')
  const parent = parentOf(standing, thought, item, children)
  const linked = children.filter((child) => !closesLoop(standing, child.id, parent.id))
  const loops = rejected('loop', children.length - linked.length)
  if (linked.length < ENOUGH_CHILDREN) return together([loops, rejected('too_few_children')])
  return together([loops, adopted(standing, parent, linked, item.reasoning)])
}

function parentOf(
  standing: Standing,
  thought: Thought,
  { id, content, subtype }: CheckedUpgrade,
  children: readonly Trait[],
): Trait {
  const { now } = standing.found
  const observed = children.flatMap(({ first_observed }) => first_observed?.getTime() ?? [])
  return newTrait(standing, thought, content, {
    ...(id ? { id } : {}),
    stage: 'emerging',
    subtype,
    confidence: upgraded(children.map((child) => confidenceAt(child, now))),
    confidence_at: now,
    context: sharedContext(children),
    first_observed: observed.length > 0 ? new Date(Math.min(...observed)) : null,
  })
}

function adopted(
  standing: Standing,
  parent: Trait,
  children: readonly Trait[],
  reasoning: string | undefined,
): Additions {
  const { id: parent_id, subtype, confidence } = parent
  const from = children.map(({ id }) => id)
  const told = { stage: 'emerging', subtype, confidence, from, ...(reasoning && { reasoning }) }
  return together([
    changed(parent, 'created', told),
    { evidence: inherited(standing, parent_id, from) },
    ...children.map((child) => changed({ ...child, parent_id }, 'upgraded', { parent_id, subtype })),
  ])
}

/** What a parent inherits: the evidence of both types of its children, each memory at its best grade. */
const inherited = (standing: Standing, trait_id: string, children: readonly string[]): TraitEvidence[] =>
  (['supporting', 'contradicting'] as const).flatMap((evidence_type) => {
    const best = new Map<string, Grade>()
    for (const { memory_id, quality } of children.flatMap((id) => evidenceOf(standing, id, evidence_type)))
      best.set(memory_id, bestGrade(best.get(memory_id) ?? quality, quality))
    return Array.from(best, ([memory_id, quality]) =>
      asEvidence(standing, { trait_id, memory_id, evidence_type, quality }),
    )
  })

function sharedContext(children: readonly Trait[]): TraitContext {
  const [first, ...others] = children.map(({ context }) => context)
  return first && others.every((context) => context === first) ? first : 'general'
}

/** Whether a child would become its own ancestor by pointing to that parent. */
export function closesLoop({ traits }: Pick<Standing, 'traits'>, childId: string, parentId: string): boolean {
  const seen = new Set<string>()
  let id: string | null | undefined = parentId
  while (id && !seen.has(id)) {
    if (id === childId) return true
    seen.add(id)
    id = traits.get(id)?.parent_id
  }
  return false
}
