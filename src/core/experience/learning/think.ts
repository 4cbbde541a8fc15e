import { judgeClaims } from '../../../../prompts/judge_claims.ts'
import { learnExperience } from '../../../../prompts/learn_experience.ts'
import { rewriteClaims } from '../../../../prompts/rewrite_claims.ts'
import type { Context } from '../../context.ts'
import { runTask } from '../../models/run-task.ts'
import { wellFormed } from '../../text/well-formed.ts'
import type { Candidates } from './candidates.ts'
import type { Facts } from './facts.ts'
import type { Judgement } from './judgements.ts'
import {
  type Applied,
  applyProposals,
  type Dropped,
  nothingApplied,
  type Proposal,
  toDropped,
  toProposals,
} from './proposals.ts'
import { showItem, showRun } from './show.ts'

/**
 * What the models said of a run. It can be applied to the items again when they changed meanwhile, without
 * asking anew.
 */
export interface Thoughts {
  /** Those that passed the gates, as proposed or as rewritten. */
  readonly proposals: readonly Proposal[]
  readonly dropped: readonly Dropped[]
  readonly judgements: readonly Judgement[]
}

/**
 * Proposals, one format-only rewrite of those that fail a gate, and verdicts on all claims of the candidates
 * as they are with the updates: at most three model calls.
 * @throws WorkError when a call fails
 */
export async function think(ctx: Context, facts: Facts, candidates: Candidates): Promise<Thoughts> {
  const run = showRun(facts)
  const shown = [...candidates].map(([id, content]) => showItem(id, content))
  const answered = wellFormed(await runTask(ctx, learnExperience, { run, candidates: shown }))
  const { proposals, refused } = toProposals(answered, candidates)
  const first = applyProposals(proposals, nothingApplied(candidates), facts)
  const last = await rewriteFailed(ctx, first, facts)
  const items = [...last.items]
    .map(([id, content]) => showItem(id, content))
    .filter((item) => item.claims.length > 0)
  const { judgements } =
    items.length === 0 ? { judgements: [] } : wellFormed(await runTask(ctx, judgeClaims, { run, items }))
  return {
    proposals: last.accepted.map(({ proposal }) => proposal),
    dropped: [...refused, ...last.failed.map(toDropped)],
    judgements,
  }
}

async function rewriteFailed(ctx: Context, first: Applied, facts: Facts): Promise<Applied> {
  if (first.failed.length === 0) return first
  const items = first.failed.map(({ proposal, faults }, index) => ({
    index,
    content: proposal.content,
    faults: faults.slice(0, 10).map(({ code, path, detail }) => ({ code, detail: `${path}: ${detail}` })),
  }))
  const { items: rewritten } = wellFormed(await runTask(ctx, rewriteClaims, { items }))
  const again = first.failed.flatMap(({ proposal }, index) => {
    const found = rewritten.find((item) => item.index === index)
    return found ? [{ ...proposal, content: found.content }] : []
  })
  const second = applyProposals(again, first, facts)
  const missing = first.failed.filter((_, index) => !rewritten.some((item) => item.index === index))
  return { ...second, failed: [...second.failed, ...missing] }
}
