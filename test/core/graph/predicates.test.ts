import { expect, test } from 'vitest'
import { canonicalPredicate, isSingleValued, predicates } from '../../../src/core/graph/writing/predicates.ts'

test.each([
  ['LIVES_IN', 'LIVES_IN'],
  ['lives in', 'LIVES_IN'],
  ['livesIn', 'LIVES_IN'],
  ['is from', 'COMES_FROM'],
  ['住在', 'LIVES_IN'],
  ['works-for', 'WORKS_AT'],
  ['is married to', 'PARTNER_OF'],
  ['喜欢', 'LIKES'],
  ['allergic to', 'ALLERGIC_TO'],
  ['teleports to', null],
  ['', null],
])('%s is %s', (said, predicate) => {
  expect(canonicalPredicate(said)).toBe(predicate)
})

test('there are 24, and these hold one value at a time', () => {
  expect(predicates).toHaveLength(24)
  expect(predicates.filter(isSingleValued)).toEqual([
    'LIVES_IN',
    'WORKS_AT',
    'STUDIES_AT',
    'PARTNER_OF',
    'AGED',
    'NAMED',
  ])
})
