import type { ClaimJudgements, JudgeClaimsInput } from '../../../../prompts/judge_claims.ts'
import type { ShownClaim } from '../../../../prompts/learn_experience.ts'
import { overlap, pointsUp, sentencesOf, wordsOf } from './feedback-words.ts'

const SAME_SUBJECT = 0.6

/**
 * Verdicts by rules: a sentence of the feedback on the same words that points the same way supports, the
 * other way contradicts.
 */
export function judgeClaims({ run, items }: JudgeClaimsInput): ClaimJudgements {
  const { pros, cons, other } = run.feedback_text
  const sentences = [pros, cons, other].flatMap(sentencesOf)
  const judgements = items.flatMap(({ mem_id, claims }) =>
    claims.map((claim) => ({ mem_id, claim_id: claim.claim_id, verdict: verdictOf(claim, sentences) })),
  )
  return { judgements }
}

function verdictOf(claim: ShownClaim, sentences: readonly string[]): 'support' | 'contra' | 'irrelevant' {
  const summary = String((claim.inference as { summary?: unknown } | null)?.summary ?? '')
  const words = wordsOf(summary)
  const about = sentences.filter((sentence) => overlap(words, wordsOf(sentence)) >= SAME_SUBJECT)
  const same = about.filter((sentence) => pointsUp(sentence) === pointsUp(summary)).length
  if (same * 2 === about.length) return 'irrelevant'
  return same * 2 > about.length ? 'support' : 'contra'
}
