import type {
  LearnExperienceInput,
  LearnedProposals,
  ProposedClaim,
  ShownItem,
  ShownRun,
} from '../../../../prompts/learn_experience.ts'
import { overlap, sentencesOf, wordsOf } from './feedback-words.ts'

const SAME_CLAIM = 0.6
const SAME_SUBJECT = 0.4
const MOST_CLAIMS = 10

/**
 * Proposals by rules: how the run turned out as a fact, what went well as hypotheses, what went badly as
 * facts of this very setting (one bad result is no reason to avoid a strategy); what is known is left to the
 * judge.
 */
export function learnExperience({ run, candidates }: LearnExperienceInput): LearnedProposals {
  const known = candidates.flatMap((item) => item.claims.map((claim) => wordsOf(summaryOf(claim.inference))))
  const isNew = (sentence: string) => {
    const words = wordsOf(sentence)
    return words.size > 0 && !known.some((claim) => overlap(words, claim) >= SAME_CLAIM)
  }
  const pros = sentencesOf(run.feedback_text.pros).filter(isNew)
  const cons = sentencesOf(run.feedback_text.cons).filter(isNew)
  if (pros.length + cons.length === 0 && candidates.length > 0) return { add: [], update: [] }

  const setting = settingOf(run.run_output)
  const said = [
    ...pros.map((summary): Sketch => ({ status: 'hypothesis', summary })),
    ...cons.map(
      (summary): Sketch => ({ status: 'fact', summary, ...(setting !== '' && { conditions: [setting] }) }),
    ),
  ]
  const target = candidates.find(
    (item) => overlap(wordsOf(setting || pros.join(' ')), wordsOf(item.topic)) >= SAME_SUBJECT,
  )
  if (target) return { add: [], update: updateOf(target, said) }
  const claims = [...factsOf(run, setting), ...said].slice(0, MOST_CLAIMS)
  if (claims.length === 0) return { add: [], update: [] }
  return { add: [{ topic: setting || claims[0]!.summary, claims: claims.map(claimOf) }], update: [] }
}

type Sketch = Pick<ProposedClaim, 'status' | 'summary' | 'conditions'>

const idAt = (place: number): string => `c${place + 1}`
const claimOf = (sketch: Sketch, place: number): ProposedClaim => ({ claim_id: idAt(place), ...sketch })

function updateOf(target: ShownItem, said: readonly Sketch[]): LearnedProposals['update'] {
  const room = Math.max(0, MOST_CLAIMS - target.claims.length)
  const taken = new Set(target.claims.map((claim) => claim.claim_id))
  const free = Array.from({ length: MOST_CLAIMS * 2 }, (_, place) => idAt(place)).filter(
    (id) => !taken.has(id),
  )
  const claims = said.slice(0, room).map((sketch, place) => ({ claim_id: free[place]!, ...sketch }))
  return claims.length === 0 ? [] : [{ mem_id: target.mem_id, claims }]
}

/** How the run turned out, in numbers: the outcome, and the largest that was measured. */
function factsOf(run: ShownRun, setting: string): Sketch[] {
  const measured = run.measurements?.[0]
  const product = run.feedback_products[0]
  const results = [
    run.outcome,
    measured && [measured.name, measured.value, measured.unit].filter((part) => part !== null).join(' '),
    product && `${product.name} ${product.value} (Σ ${run.activity_total_value})`,
  ].filter((part) => part !== undefined && part !== '')
  if (results.length === 0) return []
  return [{ status: 'fact', summary: `${setting || run.run_id}: ${results.join('; ')}` }]
}

/** What was set in the run, in a line: its short values, by name. */
function settingOf(output: unknown): string {
  if (typeof output === 'string') return output.slice(0, 120)
  if (typeof output !== 'object' || output === null) return ''
  return Object.entries(output)
    .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && value.length <= 60))
    .slice(0, 5)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')
}

const summaryOf = (inference: unknown): string =>
  String((inference as { summary?: unknown } | null)?.summary ?? '')
