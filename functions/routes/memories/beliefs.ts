import { MemoryId } from '../../../src/core/memories/schemas.ts'
import { answerBelief } from '../../../src/core/trust/answer-belief.ts'
import { AnswerBeliefBody, AnsweredBelief } from '../../../src/core/trust/schemas.ts'
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
      'Of traits only. agree and disagree are one fact of the user’s own, of grade A, on its side; reword gives it other words ' +
      'and leaves its confidence as it is; never ends it and refuses the same belief from then on. One answer a trait: the ' +
      'same again changes nothing, the opposite one takes the former back first. Everything that rests on the trait follows ' +
      'in the same batch, without a model.',
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
]
