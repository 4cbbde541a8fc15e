import { expect, test } from 'vitest'
import { namedDays, withoutDays } from '../../../src/core/text/reading/named-days.ts'

const day = (year: number | null, month: number, day: number) => ({ year, month, day })

test.each([
  ['What did Nora write on 4 April, 2021?', [day(2021, 4, 4)]],
  ['on June 16th', [day(null, 6, 16)]],
  ['on the 3rd of Sept. 2024', [day(2024, 9, 3)]],
  ['between May 3 and 8 May 2023', [day(null, 5, 3), day(2023, 5, 8)]],
  ['the log of 2024-03-05', [day(2024, 3, 5)]],
  ['2023年6月16日我说了什么', [day(2023, 6, 16)]],
  ['６月１６号去了哪里', [day(null, 6, 16)]],
  ['December 25 2025', [day(2025, 12, 25)]],
  ['on may 2', [day(null, 5, 2)]],
  ['the 2nd of march', [day(null, 3, 2)]],
  ['may 2, 2024', [day(2024, 5, 2)]],
])('%s', (text, days) => {
  expect(namedDays(text)).toEqual(days)
})

test.each([
  'What happened in June 2023?',
  'You may have 3 of them',
  'march on',
  '2024-13-45',
  '六月',
  'June 45',
  'at 10:16 June',
])('no day: %s', (text) => {
  expect(namedDays(text)).toEqual([])
})

test('a long list of days is five', () => {
  expect(namedDays(Array.from({ length: 30 }, (_, n) => `May ${n + 1}`).join(', '))).toHaveLength(5)
})

test('the rest of a text is what is left without its days', () => {
  expect(withoutDays('What was said on 16 June, 2023 and 2024-03-05?').split(/\s+/u)).toEqual([
    'What',
    'was',
    'said',
    'on',
    'and',
    '?',
  ])
})
