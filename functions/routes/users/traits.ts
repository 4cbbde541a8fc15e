import { UserInput } from '../../../src/core/reflection/schemas.ts'
import { listTraits } from '../../../src/core/traits/list-traits.ts'
import { getProfile } from '../../../src/core/traits/profile.ts'
import { GetProfile, ListTraits, Profile, TraitList } from '../../../src/core/traits/schemas.ts'
import { MEMORY_ID, memory, trait } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'users'

export const traits: readonly Operation[] = [
  operation({
    id: 'listTraits',
    method: 'GET',
    path: '/api/v1/users/{user_id}/traits',
    tag,
    access: 'read',
    summary: 'List the traits of a user',
    description:
      'Active traits, the highest stage first, `emerging` and above unless `min_stage` says otherwise. ' +
      'The list is complete: there are no further pages. A filter whose value is unknown is not followed ' +
      'and stands in `ignored`.',
    params: UserInput,
    query: ListTraits.omit({ user_id: true }),
    answers: done(TraitList, 'All traits that fit'),
    example: {
      params: { user_id: 'ann' },
      query: { min_stage: 'emerging' },
      answer: { items: [trait], next_cursor: null, ignored: [] },
    },
    verb: listTraits,
  }),
  operation({
    id: 'getProfile',
    method: 'GET',
    path: '/api/v1/users/{user_id}/profile',
    tag,
    access: 'read',
    summary: 'Describe a user for a system prompt',
    description:
      'Traits and the most important facts as text of at most `token_budget` tokens, and the memories ' +
      'that it is made of. Empty when nothing is known or nothing fits. No model is asked.',
    params: UserInput,
    query: GetProfile.omit({ user_id: true }),
    answers: done(Profile, 'The text and what it is made of'),
    example: {
      params: { user_id: 'ann' },
      query: { token_budget: 400 },
      answer: {
        text: '<memory>\n- Plans her week on Sunday evening.\n- Ann lives in Dalian.\n</memory>',
        tokens: 24,
        refs: { m1: MEMORY_ID },
        traits: [trait],
        facts: [memory],
      },
    },
    verb: getProfile,
  }),
]
