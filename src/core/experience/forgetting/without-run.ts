import {
  amendClaim,
  type Claim,
  contradictedBy,
  isContradictedBy,
  sourceRunIds,
  tallyOf,
  withTally,
} from '../claims/claim.ts'
import { memberOf, toValue } from '../claims/json-tree.ts'
import type { Content } from '../claims/protocol.ts'

const ENOUGH = 2

/** A content as it is without a run; null when the run is nowhere in it. */
export function withoutRun(content: Content, runId: string): Content | null {
  const claims = content.claims.map((claim) => claimWithoutRun(claim, runId))
  if (claims.every((claim, place) => claim === content.claims[place])) return null
  return { ...content, claims: claims.filter((claim) => claim !== null) }
}

/** The claim itself where the run is not in it; null where no run is left that it came from. */
function claimWithoutRun(claim: Claim, runId: string): Claim | null {
  const sources = sourceRunIds(claim)
  const isSource = sources.includes(runId)
  const [support, contra] = [tallyOf(claim, 'support'), tallyOf(claim, 'contra')]
  const isCounted = [support, contra].some((tally) => tally?.run_ids.includes(runId))
  if (!isSource && !isCounted) return claim
  const left = sources.filter((id) => id !== runId)
  if (isSource && left.length === 0) return null
  let without = isSource ? amendClaim(claim, { facts: factsLeft(claim, runId, left) }) : claim
  for (const side of ['support', 'contra'] as const) {
    const tally = tallyOf(without, side)
    if (!tally?.run_ids.includes(runId)) continue
    const run_ids = tally.run_ids.filter((id) => id !== runId)
    if (side === 'contra') without = withLimitations(without, run_ids)
    without = withTally(without, side, { count: run_ids.length, run_ids })
  }
  return standingAnew(without)
}

/** What the run itself has put into the facts goes with it. */
function factsLeft(claim: Claim, runId: string, source_run_ids: readonly string[]): object {
  const node = memberOf(claim.node, 'facts')
  const facts = (node ? toValue(node) : {}) as Readonly<Record<string, unknown>>
  return facts.run_id === runId ? { source_run_ids } : { ...facts, source_run_ids }
}

/** The limitation that code adds consists of run ids: it names those that are left. */
function withLimitations(claim: Claim, left: readonly string[]): Claim {
  if (!claim.limitations.some((text) => isContradictedBy(text, claim))) return claim
  const limitations = claim.limitations.flatMap((text) => {
    if (!isContradictedBy(text, claim)) return [text]
    return left.length > 0 ? [contradictedBy(left)] : []
  })
  return amendClaim(claim, { limitations })
}

function standingAnew(claim: Claim): Claim {
  const support = tallyOf(claim, 'support')?.count ?? 0
  const contra = tallyOf(claim, 'contra')?.count ?? 0
  if (claim.status === 'hypothesis' && support >= ENOUGH && contra === 0)
    return amendClaim(claim, { status: 'conclusion' })
  if (claim.status === 'conclusion' && support < ENOUGH) return amendClaim(claim, { status: 'hypothesis' })
  return claim
}
