import { isWellFormed } from '../../text/strings.ts'
import { isNextStepText } from '../../text/words/next-step.ts'
import { amendClaim, type Claim, contradictedBy, tallyOf, withTally } from '../claims/claim.ts'
import { hasAlias } from '../claims/gates.ts'
import { citation, itemUuid } from '../claims/ids.ts'
import type { Content } from '../claims/protocol.ts'
import { judge, type Verdict, type VerdictEffect } from '../claims/states.ts'
import { saidBy } from './merge.ts'

/** What the judge said of one claim. */
export interface Judgement {
  readonly mem_id: string
  readonly claim_id: string
  readonly verdict: Verdict
  readonly clearly_wrong?: boolean | null | undefined
  readonly conditions?: readonly string[] | null | undefined
  readonly limitations?: readonly string[] | null | undefined
}

/** A judgement that holds, and what came of it. */
export interface AppliedVerdict {
  readonly mem_id: string
  readonly claim_id: string
  readonly verdict: Verdict
  readonly clearly_wrong: boolean
  readonly outcome: VerdictEffect
}

const keyOf = (itemId: string, claimId: string): string => JSON.stringify([itemId, claimId])

/** The claims that a learning has added or changed, in what a model or person wrote of them. */
export function ownClaims(
  before: ReadonlyMap<string, Content>,
  after: ReadonlyMap<string, Content>,
): ReadonlySet<string> {
  const own = new Set<string>()
  for (const [itemId, { claims }] of after) {
    const known = new Map(before.get(itemId)?.claims.map((claim) => [claim.claim_id, saidBy(claim)]))
    for (const claim of claims)
      if (known.get(claim.claim_id) !== saidBy(claim)) own.add(keyOf(itemId, claim.claim_id))
  }
  return own
}

/**
 * The judgements that count, by item (uuid) and claim. Unknown claims and items are ignored, and so is what a
 * run says of the claims that were just learned from it; support and contra for one claim drop each other; of
 * a repeated verdict the first stands.
 */
export function effectiveJudgements(
  judgements: readonly Judgement[],
  items: ReadonlyMap<string, Content>,
  own: ReadonlySet<string>,
): ReadonlyMap<string, Judgement> {
  const said = new Map<string, Judgement[]>()
  for (const judgement of judgements) {
    const itemId = itemUuid(judgement.mem_id)
    if (!itemId || !items.get(itemId)?.claims.some((claim) => claim.claim_id === judgement.claim_id)) continue
    const key = keyOf(itemId, judgement.claim_id)
    if (own.has(key)) continue
    said.set(key, [...(said.get(key) ?? []), { ...judgement, mem_id: citation(itemId) }])
  }
  const kept = new Map<string, Judgement>()
  for (const [key, all] of said) {
    const spoken = all.filter((judgement) => judgement.verdict !== 'irrelevant')
    if (new Set(spoken.map((judgement) => judgement.verdict)).size > 1) continue
    kept.set(key, (spoken[0] ?? all[0])!)
  }
  return kept
}

/** One item after one run's judgements: claims counted, risen, fallen back with a new limitation, or gone. */
export function judgeItem(
  itemId: string,
  content: Content,
  judgements: ReadonlyMap<string, Judgement>,
  runId: string,
): { readonly content: Content; readonly verdicts: readonly AppliedVerdict[] } {
  const claims: Claim[] = []
  const verdicts: AppliedVerdict[] = []
  for (const claim of content.claims) {
    const judgement = judgements.get(keyOf(itemId, claim.claim_id))
    if (!judgement) {
      claims.push(claim)
      continue
    }
    const { outcome, after } = judgeClaim(claim, judgement, runId)
    if (after) claims.push(after)
    const { claim_id, verdict } = judgement
    verdicts.push({
      mem_id: citation(itemId),
      claim_id,
      verdict,
      clearly_wrong: judgement.clearly_wrong === true,
      outcome,
    })
  }
  return { content: { ...content, claims }, verdicts }
}

const NONE = { count: 0, run_ids: [] }

function judgeClaim(
  claim: Claim,
  judgement: Judgement,
  runId: string,
): { outcome: VerdictEffect; after: Claim | null } {
  const standing = {
    status: claim.status,
    support: tallyOf(claim, 'support') ?? NONE,
    contra: tallyOf(claim, 'contra') ?? NONE,
  }
  const { standing: next, outcome } = judge(
    standing,
    runId,
    judgement.verdict,
    judgement.clearly_wrong === true,
  )
  if (outcome === 'deleted') return { outcome, after: null }
  if (next === standing) return { outcome, after: claim }
  const side = judgement.verdict as 'support' | 'contra'
  const counted = withTally(claim, side, next[side])
  if (next.status === claim.status) return { outcome, after: counted }
  const settled = amendClaim(counted, { status: next.status })
  return {
    outcome,
    after: outcome === 'fell_back' ? limited(settled, judgement, next.contra.run_ids) : settled,
  }
}

/**
 * A conclusion that fell back gains what the judge gave and the claim did not have yet, else the runs that
 * spoke against it.
 */
function limited(claim: Claim, judgement: Judgement, contraRunIds: readonly string[]): Claim {
  const conditions = added(claim.conditions, judgement.conditions)
  const limitations = added(claim.limitations, judgement.limitations)
  const given = conditions.length + limitations.length > 0
  return amendClaim(claim, {
    ...(conditions.length > 0 && { conditions: [...claim.conditions, ...conditions] }),
    ...(limitations.length > 0 && { limitations: [...claim.limitations, ...limitations] }),
    ...(!given && { limitations: [...claim.limitations, contradictedBy(contraRunIds)] }),
  })
}

function added(known: readonly string[], given: readonly string[] | null | undefined): string[] {
  const texts = (given ?? []).filter(
    (text) => text.trim() !== '' && isWellFormed(text) && !hasAlias(text) && !isNextStepText(text),
  )
  return [...new Set(texts)].filter((text) => !known.includes(text))
}
