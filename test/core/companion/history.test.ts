import { expect, test } from 'vitest'
import { lastRounds } from '../../../src/core/companion/exchange/history.ts'
import type { TurnRow } from '../../../src/core/companion/exchange/rows.ts'

const turns = (roles: string): TurnRow[] =>
  Array.from(
    roles,
    (role, place): TurnRow => ({
      id: String(place),
      hidden: 0,
      role: role === 'u' ? 'user' : 'assistant',
      text: `${role}${place}`,
      over: false,
    }),
  ).reverse()
const shape = (roles: string) => {
  const { rounds, turns: kept } = lastRounds(turns(roles))
  return [rounds, kept.map((turn) => turn.text).join(' ')]
}

test.each([
  ['', 0, ''],
  ['ua', 1, 'u0 a1'],
  ['uuaua', 2, 'u0 u1 a2 u3 a4'],
  ['aua', 1, 'u1 a2'],
  ['uauauauauauaua', 5, 'u4 a5 u6 a7 u8 a9 u10 a11 u12 a13'],
  ['uaaaaau', 2, 'u0 a1 a2 a3 a4 a5 u6'],
])('rounds of %s', (roles, rounds, text) => {
  expect(shape(roles)).toEqual([rounds, text])
})
