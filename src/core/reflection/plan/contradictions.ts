import { contentHash } from '../../text/hash.ts'
import { contradicted, FLOOR, reweighed, stageAfter } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import {
  activeTrait,
  activeTraits,
  addEvidence,
  confidenceNow,
  type Draft,
  dissolve,
  evidenceList,
  record,
  reject,
  withConfidence,
} from './draft.ts'
import { newVoices, type Side } from './sides.ts'
import type { ProposedResolution } from './types.ts'

const DISPUTED_SHARE = 0.3

/** Step 7: one contradiction a trait, however many memories it brings. */
export function applyContradictions(draft: Draft, contradicting: Side): void {
  for (const [traitId, voices] of contradicting) {
    const trait = activeTrait(draft, traitId)
    const fresh = trait ? newVoices(draft, traitId, voices, 'contradicting') : []
    if (!trait || fresh.length === 0) continue
    const strong = fresh.some((voice) => voice.strong)
    const weaker = weaken(draft, trait, fresh.length, strong)
    record(draft, weaker, 'contradicted', {
      memory_ids: fresh.map(({ memory_id }) => memory_id),
      strong,
      confidence: { before: trait.confidence, after: weaker.confidence },
      stage: { before: trait.stage, after: weaker.stage },
    })
    for (const voice of fresh) addEvidence(draft, traitId, [voice.memory_id], 'contradicting', voice.grade)
    if (weaker.confidence !== null && weaker.confidence < FLOOR)
      dissolve(draft, weaker, { reason: 'contradicted' })
  }
}

/** A trend counts only. */
function weaken(draft: Draft, trait: Trait, memories: number, strong: boolean): Trait {
  const contradiction_count = trait.contradiction_count + 1
  if (trait.stage === 'trend') return { ...trait, contradiction_count }
  return {
    ...withConfidence(draft, trait, (current) => contradicted(current, memories, strong)),
    contradiction_count,
  }
}

/** Traits that a model should look at: contradicted twice or more, and in more than three of ten times. */
export function disputedTraits(draft: Draft): Trait[] {
  return activeTraits(draft).filter(
    ({ stage, reinforcement_count, contradiction_count }) =>
      stage !== 'trend' &&
      contradiction_count >= 2 &&
      contradiction_count / (reinforcement_count + contradiction_count) > DISPUTED_SHARE,
  )
}

/** The second model call's verdicts. A disputed trait without a valid one stays as it is and is counted. */
export function applyResolutions(draft: Draft, resolutions: readonly ProposedResolution[]): void {
  const open = new Map(disputedTraits(draft).map((trait) => [trait.id, trait]))
  for (const resolution of resolutions) {
    const trait = open.get(resolution.trait_id)
    if (!trait) {
      reject(draft, 'unknown_trait')
      continue
    }
    open.delete(trait.id)
    if (resolution.action === 'dissolve')
      dissolve(draft, trait, { reason: 'resolved', reasoning: resolution.reasoning })
    else modify(draft, trait, resolution.new_content?.trim() ?? '', resolution.reasoning)
  }
  reject(draft, 'no_resolution', open.size)
}

function modify(draft: Draft, trait: Trait, content: string, reasoning: string): void {
  const hash = contentHash(content)
  if (content === '') reject(draft, 'modify_without_content')
  else if (saidByAnother(draft, trait, hash)) reject(draft, 'content_of_another')
  else rewrite(draft, trait, content, reasoning)
}

/** Also by one that this cycle changed or ended: its old words are still stored when the new ones are written. */
const saidByAnother = (draft: Draft, { id: own }: Trait, hash: string): boolean =>
  [...activeTraits(draft), ...draft.input.traits].some(
    ({ id, content_hash }) => id !== own && content_hash === hash,
  )

function rewrite(draft: Draft, trait: Trait, content: string, reasoning: string): void {
  const of = (type: 'supporting' | 'contradicting') =>
    evidenceList(draft, trait.id, type).map(({ quality }) => quality)
  const before = confidenceNow(draft, trait)
  const confidence = reweighed(of('supporting'), of('contradicting'))
  const modified: Trait = {
    ...trait,
    content,
    content_hash: contentHash(content),
    vector: draft.input.vectors.get(content) ?? null,
    confidence,
    confidence_at: draft.input.now,
    contradiction_count: 0,
    stage: stageAfter(trait.stage, before, confidence),
  }
  const detail = { reasoning, confidence: { before, after: confidence } }
  record(draft, modified, 'modified', detail, trait.content)
}
