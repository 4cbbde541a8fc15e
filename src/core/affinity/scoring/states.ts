export const affinityStates = ['stranger', 'acquaintance', 'friend', 'close_friend', 'best_friend'] as const
export type AffinityState = (typeof affinityStates)[number]

export const formalities = ['formal', 'polite', 'casual', 'informal', 'intimate'] as const
export type Formality = (typeof formalities)[number]

/** Scores are whole ten-thousandths: 5 000 is 0.5. */
export const UNIT = 10_000

/** Where each state after `stranger` begins, in ten-thousandths (companion document §2.1). */
export const thresholds = [0, 3_000, 5_000, 7_000] as const

export interface Standing {
  readonly state: AffinityState
  readonly formality: Formality
  /** 1 … 5 */
  readonly intimacy_level: number
}

/** State, tone and intimacy of a score in ten-thousandths. */
export function standingOf(score: number): Standing {
  const level = thresholds.filter((threshold) => score >= threshold).length
  return { state: affinityStates[level]!, formality: formalities[level]!, intimacy_level: level + 1 }
}

/** What a plain message adds, in ten-thousandths. */
const PLAIN_MESSAGE = 100

/** The next state up and the plain messages (+0.01 each) that reach it; null for a best friend. */
export function nextStateOf(score: number) {
  const level = thresholds.filter((threshold) => score >= threshold).length
  const threshold = thresholds[level]
  if (threshold === undefined) return null
  return {
    state: affinityStates[level + 1]!,
    at_score: threshold / UNIT,
    messages_needed: Math.ceil((threshold - score) / PLAIN_MESSAGE),
  }
}
