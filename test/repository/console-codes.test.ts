import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { codes as english } from '../../apps/console/src/i18n/en/codes.ts'
import { codes as chinese } from '../../apps/console/src/i18n/zh/codes.ts'
import { sentences } from '../../apps/console/src/i18n/zh/sentences.ts'
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

/** Where a turn gets its verdict, by rules or by code, and a molecule its advice. */
const SAYING = ['src/core/rules/marking/', 'src/core/ingest/marking/', 'src/core/experience/molecules/']
const SENTENCE = /'(?:[A-Z][^'`\n]{3,}\.|not judged)'/gu

test('every sentence that the service says of a turn or a molecule is said in Chinese too', () => {
  const folders = SAYING.map((folder) => fileURLToPath(new URL(`../../${folder}`, import.meta.url)))
  const said = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(folder + file, 'utf8').match(SENTENCE) ?? [])
      .map((quoted) => quoted.slice(1, -1)),
  )
  expect(said.length).toBeGreaterThan(20)
  expect([...new Set(said)].sort()).toEqual(Object.keys(sentences).sort())
})
