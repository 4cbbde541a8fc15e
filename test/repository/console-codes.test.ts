import { expect, test } from 'vitest'
import { codes as english } from '../../apps/console/src/i18n/en/codes.ts'
import { codes as chinese } from '../../apps/console/src/i18n/zh/codes.ts'
import { errorCodes, workErrorCodes } from '../../src/core/errors.ts'

/** Why a job or cycle failed, and which gate refused what was to be learned. */
const SHOWN = [...workErrorCodes, ...errorCodes.filter((code) => code.startsWith('claim')), 'not_a_candidate']

test.each([
  ['English', english],
  ['Chinese', chinese],
])('every code that a screen shows has a sentence in %s', (_, codes) => {
  expect(SHOWN.filter((code) => !codes[code])).toEqual([])
})

test('both languages explain the same codes', () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort())
})
