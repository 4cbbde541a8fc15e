import { contentHash } from '../../../text/hash.ts'
import { FLOOR, reweighed } from '../../../traits/belief/confidence.ts'
import { stageAfter } from '../../../traits/belief/stages.ts'
import { confidenceAt, type Trait } from '../../../traits/belief/trait.ts'
import { type Additions, changed, dissolved, rejected, together } from '../additions.ts'
import { refusalOf } from '../refusals.ts'
import { activeTraits, evidenceOf, inTurn, type Standing, type Step } from '../standing.ts'
import type { ProposedResolution, Thought } from '../types.ts'
import { split, wordsOfSplit } from './splits.ts'

const DISPUTED_SHARE = 0.3

/** Traits that a model should look at: contradicted twice or more, and in more than three of ten times. */
export const findDisputes = (standing: Standing): Additions => ({
  disputed: activeTraits(standing)
    .filter(isDisputed)
    .map((trait) => ({
      trait,
      supporting: evidenceOf(standing, trait.id, 'supporting'),
      contradicting: evidenceOf(standing, trait.id, 'contradicting'),
    })),
})

const isDisputed = ({ stage, reinforcement_count, contradiction_count }: Trait): boolean =>
  stage !== 'trend' &&
  contradiction_count >= 2 &&
  contradiction_count / (reinforcement_count + contradiction_count) > DISPUTED_SHARE

/** The second call's verdicts, one a trait; a disputed trait without a valid one stays and is counted. */
export const resolveDisputes: Step = (standing, thought) => {
  const { resolutions } = thought
  if (!resolutions) return {}
  const open = new Map(standing.added.disputed.map(({ trait }) => [trait.id, trait]))
  const verdicts = resolutions.filter(
    ({ trait_id }, index) =>
      open.has(trait_id) && resolutions.findIndex((other) => other.trait_id === trait_id) === index,
  )
  return together([
    inTurn(standing, verdicts, (now, verdict) =>
      resolved(now, thought, open.get(verdict.trait_id)!, verdict),
    ),
    rejected('unknown_trait', resolutions.length - verdicts.length),
    rejected('no_resolution', open.size - verdicts.length),
  ])
}

function resolved(
  standing: Standing,
  thought: Thought,
  trait: Trait,
  verdict: ProposedResolution,
): Additions {
  const { action, new_content, sensitive, reasoning } = verdict
  if (action === 'split') {
    const isTaken = isSaidByAnother(standing, trait, wordsOfSplit(verdict))
    return isTaken ? rejected('content_of_another') : split(standing, thought, trait, verdict)
  }
  if (action === 'dissolve') return dissolved(trait, { reason: 'resolved', reasoning })
  const content = new_content?.trim() ?? ''
  if (content === '') return rejected('modify_without_content')
  const refusal = refusalOf(standing, thought, content, sensitive)
  if (refusal) return refusal
  if (isSaidByAnother(standing, trait, content)) return rejected('content_of_another')
  return rewritten(standing, thought, trait, content, reasoning)
}

/**
 * Also by one that this cycle changed or ended: its old words are still stored when the new ones are written.
 */
function isSaidByAnother(standing: Standing, { id: own }: Trait, content: string): boolean {
  const hash = contentHash(content)
  return [...activeTraits(standing), ...standing.found.traits].some(
    ({ id, content_hash }) => id !== own && content_hash === hash,
  )
}

/** Other words never raise what the evidence has made of it. */
function rewritten(
  standing: Standing,
  { vectors }: Thought,
  trait: Trait,
  content: string,
  reasoning: string,
): Additions {
  const { now } = standing.found
  const gradesOf = (type: 'supporting' | 'contradicting') =>
    evidenceOf(standing, trait.id, type).map(({ quality }) => quality)
  const before = confidenceAt(trait, now)
  const share = reweighed(gradesOf('supporting'), gradesOf('contradicting'))
  const confidence = Math.max(FLOOR, Math.min(before, share))
  const modified: Trait = {
    ...trait,
    content,
    content_hash: contentHash(content),
    vector: vectors.get(content) ?? null,
    confidence,
    confidence_at: now,
    contradiction_count: 0,
    sides: null,
    stage: stageAfter(trait.stage, before, confidence),
  }
  const detail = { reasoning, confidence: { before, after: confidence } }
  return changed(modified, 'modified', detail, trait.content)
}
