import type { LearnedProposals } from '../../../../prompts/learn_experience.ts'
import { type Checked, checkContent, type Fault } from '../claims/gates.ts'
import { citation, itemUuid } from '../claims/ids.ts'
import { type Content, parseContent, TOPIC_KEY, topicOf } from '../claims/protocol.ts'
import type { Facts } from './facts.ts'
import { addedContent, updatedContent } from './merge.ts'
import type { Learned } from './schemas.ts'
import { writtenItem } from './written.ts'

/** A proposal of the model, not yet through the gates. `item_id` is null for an add. */
export interface Proposal {
  readonly item_id: string | null
  /** RBMEM_CLAIMS_V1. */
  readonly content: string
  /** Whether an update says nothing of the topic: the one that the item has stays. */
  readonly keepsTopic: boolean
}

export type Dropped = Learned['dropped'][number]

/**
 * The candidates with the proposals that passed, those proposals with what they made, and those that did not
 * pass.
 */
export interface Applied {
  readonly items: ReadonlyMap<string, Content>
  readonly accepted: readonly { readonly proposal: Proposal; readonly content: Content }[]
  readonly failed: readonly { readonly proposal: Proposal; readonly faults: readonly [Fault, ...Fault[]] }[]
}

export const nothingApplied = (items: ReadonlyMap<string, Content>): Applied => ({
  items,
  accepted: [],
  failed: [],
})

/** What may be applied: updates of anything but a candidate are refused at once. */
export function toProposals(
  proposals: LearnedProposals,
  candidates: ReadonlyMap<string, Content>,
): { readonly proposals: readonly Proposal[]; readonly refused: readonly Dropped[] } {
  const proposed: Proposal[] = proposals.add.map((item) => ({
    item_id: null,
    content: writtenItem(item),
    keepsTopic: false,
  }))
  const refused: Dropped[] = []
  for (const { mem_id, topic, ...said } of proposals.update) {
    const id = itemUuid(mem_id)
    const stored = id === null ? undefined : candidates.get(id)
    if (id === null || !stored) {
      refused.push(notACandidate(id === null ? mem_id.slice(0, 80) : citation(id)))
      continue
    }
    const keepsTopic = (topic ?? '').trim() === ''
    const content = writtenItem({ ...said, topic: keepsTopic ? topicOf(stored) : topic! })
    proposed.push({ item_id: id, content, keepsTopic })
  }
  return { proposals: proposed, refused }
}

const notACandidate = (mem_id: string): Dropped => ({
  kind: 'update',
  mem_id,
  code: 'not_a_candidate',
  detail: 'Only the items that this run used or that resemble it may be updated.',
})

/**
 * Takes proposals through the gates, one after the other: facts first, then an update on what the ones before
 * it made of the item.
 */
export function applyProposals(proposals: readonly Proposal[], start: Applied, facts: Facts): Applied {
  const items = new Map(start.items)
  const accepted = [...start.accepted]
  const failed: Applied['failed'][number][] = []
  for (const proposal of proposals) {
    const { content, faults } = check(proposal, items, facts)
    const [first, ...others] = faults
    if (first) failed.push({ proposal, faults: [first, ...others] })
    else if (content) {
      accepted.push({ proposal, content })
      if (proposal.item_id !== null) items.set(proposal.item_id, content)
    }
  }
  return { items, accepted, failed }
}

function check(proposal: Proposal, items: ReadonlyMap<string, Content>, facts: Facts): Checked {
  const parsed = parseContent(proposal.content)
  if (!parsed.ok)
    return { content: null, faults: [{ code: 'claims_unparseable', path: 'content', detail: parsed.detail }] }
  if (proposal.item_id === null) return checkContent(addedContent(parsed.content, facts))
  const own = checkContent(updatedContent({ ...parsed.content, claims: [] }, parsed.content, facts))
  if (own.faults.length > 0) return own
  const { lines, claims } = parsed.content
  const said = proposal.keepsTopic ? lines.filter(({ key }) => key !== TOPIC_KEY) : lines
  return checkContent(updatedContent(items.get(proposal.item_id)!, { lines: said, claims }, facts))
}

/** A proposal that failed, as the answer tells it. */
export const toDropped = ({ proposal, faults }: Applied['failed'][number]): Dropped => ({
  kind: proposal.item_id === null ? 'add' : 'update',
  mem_id: proposal.item_id === null ? null : citation(proposal.item_id),
  code: faults[0].code,
  detail: `${faults[0].path}: ${faults[0].detail}`,
})

/** Updates of items that are candidates no more (archived meanwhile), refused as those that never were. */
export function stillCandidates(proposals: readonly Proposal[], items: ReadonlyMap<string, Content>) {
  const gone = proposals.filter((proposal) => proposal.item_id !== null && !items.has(proposal.item_id))
  return {
    proposals: proposals.filter((proposal) => !gone.includes(proposal)),
    refused: gone.map((proposal) => notACandidate(citation(proposal.item_id!))),
  }
}
