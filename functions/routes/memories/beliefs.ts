import { MemoryId } from '../../../src/core/memories/schemas.ts'
import { answerBelief } from '../../../src/core/trust/answer-belief.ts'
import { getConfidence } from '../../../src/core/trust/get-confidence.ts'
import { listDependents } from '../../../src/core/trust/list-dependents.ts'
import {
  AnswerBeliefBody,
  AnsweredBelief,
  ConfidenceCurve,
  CurveQuery,
  DependentList,
} from '../../../src/core/trust/schemas.ts'
import { CYCLE_ID, MEMORY_ID, TRAIT_ID, trait } from '../../examples.ts'
import { done, EMBEDDING_ERRORS, type Operation, operation } from '../../operation.ts'

const tag = 'memories'

/** What a person says to what is believed of them, and what rests on what they said. */
export const beliefs: readonly Operation[] = [
  operation({
    id: 'answerMemory',
    method: 'POST',
    path: '/api/v1/memories/{id}/answer',
    tag,
    access: 'write',
    summary: 'Take the user’s answer to a belief',
    description:
      'Of traits only. agree and disagree are one fact of the user’s own, of grade A, on its side; reword ' +
      'gives it other words and leaves its confidence as it is; never ends it and refuses the same belief ' +
      'from then on. One answer a trait: the same again changes nothing, the opposite one takes the ' +
      'former back first. Everything that rests on the trait follows in the same batch, without a model.',
    params: MemoryId,
    body: AnswerBeliefBody,
    answers: done(AnsweredBelief, 'The trait as it stands now, and what the answer did'),
    errors: [
      'not_found',
      'not_a_trait',
      'conflict',
      'version_conflict',
      'quota_exceeded',
      ...EMBEDDING_ERRORS,
    ],
    example: {
      params: { id: TRAIT_ID },
      body: { stance: 'agree' },
      answer: {
        ...trait,
        answer: {
          id: TRAIT_ID,
          before: { stage: 'emerging', confidence: 0.49 },
          after: { stage: 'established', confidence: 0.6175 },
          stance: 'agree',
          cycle_id: CYCLE_ID,
          memory_id: MEMORY_ID,
        },
      },
    },
    verb: answerBelief,
  }),
  operation({
    id: 'getConfidence',
    method: 'GET',
    path: '/api/v1/memories/{id}/confidence',
    tag,
    access: 'read',
    summary: 'Follow the confidence of a trait',
    description:
      'Its events as they happened, and points of the curve from its birth to now, or to its end: between ' +
      'two events it fades by `c · e^(−λ · days)`. A trend has no confidence, and so no points.',
    params: MemoryId,
    query: CurveQuery,
    answers: done(ConfidenceCurve, 'The curve, its events and where it leads'),
    errors: ['not_found', 'not_a_trait'],
    example: {
      params: { id: TRAIT_ID },
      query: { points: 2 },
      answer: {
        points: [
          { at: '2026-03-01T08:00:00.000Z', value: 0.4 },
          { at: '2026-03-11T08:00:00.000Z', value: 0.380492 },
        ],
        events: [
          {
            at: '2026-03-01T08:00:00.000Z',
            event: 'created',
            before: null,
            after: 0.4,
            grade: 'C',
            memory_ids: [MEMORY_ID],
          },
        ],
        lambda: 0.005,
        floor: 0.1,
        stages: [0.3, 0.6, 0.85],
        forecast: { below_floor_at: '2026-12-03T14:11:00.000Z' },
      },
    },
    verb: getConfidence,
  }),
  operation({
    id: 'listDependents',
    method: 'GET',
    path: '/api/v1/memories/{id}/dependents',
    tag,
    access: 'read',
    summary: 'List what rests on a memory',
    description:
      'Traits that it is evidence of, relations that it states, and what rests on those in turn, to any ' +
      'depth, nearest first; complete, not paged. `ends`: it would go with the memory.',
    params: MemoryId,
    answers: done(DependentList, 'All that rests on it'),
    errors: ['not_found'],
    example: {
      params: { id: MEMORY_ID },
      answer: {
        items: [
          { id: TRAIT_ID, kind: 'trait', text: trait.content, role: 'supports', depth: 1, ends: false },
        ],
        next_cursor: null,
      },
    },
    verb: listDependents,
  }),
]
