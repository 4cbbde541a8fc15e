import type {
  LearnExperienceInput,
  LearnedProposals,
  ShownItem,
  ShownRun,
} from '../../../../prompts/learn_experience.ts'
import { overlap, sentencesOf, wordsOf } from './feedback-words.ts'

const SAME_CLAIM = 0.6
const SAME_SUBJECT = 0.4
const MOST_CLAIMS = 10

/**
 * Proposals by rules: what the products were as a fact, each new sentence of the feedback as a hypothesis;
 * what is known is left to the judge.
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
  const hypotheses = [
    ...pros.map((summary) => ({ summary, constraint: {} })),
    ...cons.map((summary) => ({ summary, constraint: setting === '' ? {} : { avoid: [setting] } })),
  ]
  const target = candidates.find(
    (item) => overlap(wordsOf(setting || pros.join(' ')), wordsOf(item.topic)) >= SAME_SUBJECT,
  )
  if (target) return { add: [], update: updateOf(target, hypotheses) }
  const claims = [...factOf(run, setting), ...hypotheses.map((claim) => ({ status: 'hypothesis', ...claim }))]
  if (claims.length === 0) return { add: [], update: [] }
  const topic = setting || claims[0]!.summary
  return { add: [{ content: contentOf(topic, claims.slice(0, MOST_CLAIMS).map(claimOf)) }], update: [] }
}

interface Sketch {
  readonly status: string
  readonly summary: string
  readonly constraint: object
}

const claimOf = ({ status, summary, constraint }: Sketch, place: number) => ({
  claim_id: `c${place + 1}`,
  status,
  inference: { summary },
  constraint,
  conditions: [],
  limitations: [],
})

function updateOf(
  target: ShownItem,
  hypotheses: readonly Omit<Sketch, 'status'>[],
): LearnedProposals['update'] {
  const room = MOST_CLAIMS - target.claims.length
  const taken = new Set(target.claims.map((claim) => claim.claim_id))
  const free = Array.from({ length: MOST_CLAIMS * 2 }, (_, place) => `c${place + 1}`).filter(
    (id) => !taken.has(id),
  )
  const claims = hypotheses.slice(0, Math.max(0, room)).map((sketch, place) => ({
    ...claimOf({ status: 'hypothesis', ...sketch }, place),
    claim_id: free[place],
  }))
  return claims.length === 0 ? [] : [{ mem_id: target.mem_id, content: contentOf(target.topic, claims) }]
}

function factOf(run: ShownRun, setting: string): Sketch[] {
  const best = run.feedback_products[0]
  if (!best) return []
  const summary = `${setting || run.run_id}: ${best.name} ${best.value} (Σ ${run.activity_total_value})`
  return [{ status: 'fact', summary, constraint: {} }]
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

const contentOf = (topic: string, claims: readonly object[]): string =>
  [
    'RBMEM_CLAIMS_V1',
    `TOPIC=${topic.replace(/\s+/gu, ' ').trim()}`,
    `CLAIMS_JSON=${JSON.stringify(claims)}`,
  ].join('\n')
