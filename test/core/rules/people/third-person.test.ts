import { expect, test } from 'vitest'
import { inThirdPerson } from '../../../../src/core/rules/conversation/people/third-person.ts'

test.each([
  ['I honestly hate running', 'The user honestly hates running'],
  ['I stupidly lent Ray a drill', 'The user stupidly lent Ray a drill'],
  ['I cannot have penicillin', 'The user cannot have penicillin'],
  [
    'I usually cycle to work and rarely take the bus',
    'The user usually cycles to work and rarely takes the bus',
  ],
  ['I rely on Vera', 'The user relies on Vera'],
  ['I reply by hand', 'The user replies by hand'],
])('%s', (said, told) => expect(inThirdPerson(said, null)).toBe(told))
