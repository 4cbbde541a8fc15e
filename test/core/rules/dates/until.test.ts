import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'

const timeOf = (text: string) => {
  const turn = { turn_id: '1', role: 'user', name: null, timestamp_iso: '2026-03-07T09:00:00Z' }
  const transcript = [{ ...turn, evidence_level: 'S0_user_claim', text, shortened: false }]
  const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
  return [...facts, ...episodes][0]?.time ?? null
}

test.each([
  ["I can't have dairy until Friday.", '2026-03-13'],
  ['off coffee until 12 May', '2026-05-12'],
  ["I'm off work till the 20th", '2026-03-20'],
])('what holds until a day is over then: %s', (text, until) =>
  expect(timeOf(text)).toEqual({ kind: 'true_since', at: '2026-03-07', until }),
)

test.each([
  "I can't have coffee until the scan",
  "I can't start until 3 June",
  "I can't sleep until midnight",
  "I'm allergic to nuts",
])('but not %s', (text) => expect(timeOf(text)).toBeNull())
