import type { ClaimStatus, Tally } from './claim.ts'

/** Where a claim stands (docs/design/experience.md, States). */
export interface ClaimStanding {
  readonly status: ClaimStatus
  readonly support: Tally
  readonly contra: Tally
}

export const verdicts = ['support', 'contra', 'irrelevant'] as const
export type Verdict = (typeof verdicts)[number]

/** What a verdict did to its claim. */
export const verdictEffects = [
  'counted',
  'promoted',
  'fell_back',
  'deleted',
  'already_counted',
  'irrelevant',
] as const
export type VerdictEffect = (typeof verdictEffects)[number]

export interface Judged {
  /** As it stands after the verdict; a deleted claim as it last stood. */
  readonly standing: ClaimStanding
  readonly outcome: VerdictEffect
}

const ENOUGH = 2

/**
 * One run's verdict on one claim. A run counts once; facts never change status; a hypothesis with two
 * supports and no contra becomes a conclusion, a conclusion with two contras a hypothesis again; clearly
 * wrong and two contras: deleted, whatever its status.
 */
export function judge(
  standing: ClaimStanding,
  runId: string,
  verdict: Verdict,
  clearlyWrong = false,
): Judged {
  if (verdict === 'irrelevant') return { standing, outcome: 'irrelevant' }
  if (standing.support.run_ids.includes(runId) || standing.contra.run_ids.includes(runId)) {
    return { standing, outcome: 'already_counted' }
  }
  const counted = { ...standing, [verdict]: withRun(standing[verdict], runId) }
  if (verdict === 'contra' && clearlyWrong && counted.contra.count >= ENOUGH)
    return { standing: counted, outcome: 'deleted' }
  if (counted.status === 'hypothesis' && counted.support.count >= ENOUGH && counted.contra.count === 0) {
    return { standing: { ...counted, status: 'conclusion' }, outcome: 'promoted' }
  }
  if (counted.status === 'conclusion' && counted.contra.count >= ENOUGH) {
    return { standing: { ...counted, status: 'hypothesis' }, outcome: 'fell_back' }
  }
  return { standing: counted, outcome: 'counted' }
}

function withRun(tally: Tally, runId: string): Tally {
  const run_ids = [...new Set([...tally.run_ids, runId])]
  return { count: run_ids.length, run_ids }
}

/** A claim that a model proposes starts from nothing; only the state machine makes conclusions. */
export const startingStatus = (status: ClaimStatus): ClaimStatus =>
  status === 'fact' ? 'fact' : 'hypothesis'
