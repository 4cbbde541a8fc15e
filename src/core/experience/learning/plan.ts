import { citation } from '../claims/ids.ts'
import { type Content, storedContent, writeContent } from '../claims/protocol.ts'
import type { ItemRow } from '../claims/rows.ts'
import { addition, type ItemChange } from '../claims/write.ts'
import type { Facts } from './facts.ts'
import { effectiveJudgements, judgeItem, ownClaims } from './judgements.ts'
import { applyProposals, nothingApplied, stillCandidates, toDropped } from './proposals.ts'
import type { Learned } from './schemas.ts'
import type { Thoughts } from './think.ts'

export interface LearningPlan {
  readonly changes: readonly ItemChange[]
  readonly learned: Omit<Learned, 'delta_id'>
}

/**
 * What a learning changes: proposals applied, verdicts counted, items without claims archived. Pure, so that
 * it can be made again when somebody changed an item between reading and writing.
 * @param rows the candidates as they are now; archived ones count no more
 * @param addedId the id of the n-th added item
 */
export function planLearning(
  rows: readonly ItemRow[],
  thoughts: Thoughts,
  facts: Facts,
  addedId: (place: number) => string,
): LearningPlan {
  const active = rows.filter((row) => row.status === 'active')
  const start = new Map(active.map((row) => [row.id, storedContent(row.content)]))
  const { proposals, refused } = stillCandidates(thoughts.proposals, start)
  const { items, accepted, failed } = applyProposals(proposals, nothingApplied(start), facts)
  const judgements = effectiveJudgements(thoughts.judgements, items, ownClaims(start, items))
  const judged = active.map((row) => ({
    row,
    ...judgeItem(row.id, items.get(row.id)!, judgements, facts.run_id),
  }))
  const changed = judged.flatMap(({ row, content }) => changeOf(row, content))
  const added = accepted
    .filter(({ proposal }) => proposal.item_id === null)
    .map(({ content }, place) => addition(addedId(place), content))
  return {
    changes: [...added, ...changed],
    learned: {
      run_id: facts.run_id,
      added: added.map((change) => citation(change.item_id)),
      updated: changed
        .filter((change) => change.action === 'update')
        .map((change) => citation(change.item_id)),
      archived: changed
        .filter((change) => change.action === 'archive')
        .map((change) => citation(change.item_id)),
      proposals: accepted.map(({ proposal, content }) => ({
        kind: proposal.item_id === null ? 'add' : 'update',
        mem_id: proposal.item_id === null ? null : citation(proposal.item_id),
        content: writeContent(content),
      })),
      dropped: [...thoughts.dropped, ...refused, ...failed.map(toDropped)],
      verdicts: judged.flatMap(({ verdicts }) => verdicts),
    },
  }
}

function changeOf(row: ItemRow, content: Content): ItemChange[] {
  if (writeContent(content) === row.content) return []
  const empty = content.claims.length === 0
  const after = { content, status: empty ? ('archived' as const) : row.status }
  return [{ item_id: row.id, action: empty ? 'archive' : 'update', before: row, after }]
}
