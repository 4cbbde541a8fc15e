import { expect, test } from 'vitest'
import { CanonicalTurn } from '../../../src/core/ingest/schemas.ts'
import { normalForm } from '../../../src/core/text/normal-form.ts'
import { normalise } from '../../../src/core/text/normalise.ts'
import { tokenize } from '../../../src/core/text/tokens.ts'
import { isNextStepText } from '../../../src/core/text/words/next-step.ts'
import { processorMs } from '../../support/processor.ts'

test('a run of marks is cut at what Unicode calls stream-safe, and nothing else is', () => {
  expect(normalForm(`e${'\u0301'.repeat(1_000)}x`)).toHaveLength(1 + 29 + 1)
  expect(normalForm('ﬁn é ﾊﾝ', 'NFKC')).toBe('fin é ハン')
  expect(normalForm('a\u00a0b\u3000c\td')).toBe('a b c\td')
})

/** Two classes in turn are the worst for sorting. */
const marks = `a${'\u0301\u0316'.repeat(120_000)}`

test.each([
  ['normalise', normalise],
  ['tokenize', tokenize],
  ['isNextStepText', isNextStepText],
])('%s takes the time that the text takes, however many marks it has', async (_name, read) => {
  expect(await processorMs(() => read(marks), 1_500)).toBeLessThan(1_500)
})

const turn = { turn_id: '1', role: 'user', text: 'hi' }
const file = { type: 'file' }

test.each([
  ['a name of 256 characters', { name: '😀'.repeat(256) }, true],
  ['a longer name', { name: 'x'.repeat(257) }, false],
  ['32 attachments', { attachments: Array(32).fill(file) }, true],
  ['33 attachments', { attachments: Array(33).fill(file) }, false],
  ['a long name of an attachment', { attachments: [{ ...file, name: 'x'.repeat(257) }] }, false],
  ['a reference of 2 048 characters', { attachments: [{ ...file, ref: '字'.repeat(2_048) }] }, true],
  ['a longer reference', { attachments: [{ ...file, ref: 'x'.repeat(2_049) }] }, false],
  ['a hash of either case', { attachments: [{ ...file, sha256: 'aF'.repeat(32) }] }, true],
  ['what is no hash', { attachments: [{ ...file, sha256: 'abc' }] }, false],
])('%s', (_what, more, taken) => {
  expect(CanonicalTurn.safeParse({ ...turn, ...more }).success).toBe(taken)
})
