import { expect, test } from 'vitest'
import { standingLines } from '../../../src/core/recall/standing/lines.ts'
import type { Standing } from '../../../src/core/recall/standing/rows.ts'

const now = new Date('2031-02-03T09:00:00Z')
const known = (content: string): Standing => ({
  standing: [
    {
      id: 'a',
      content,
      created_at: now.toISOString(),
      valid_at: null,
      time: null,
      due_at: null,
      modality: 'stated',
    },
  ] as never,
  due: [],
  name: null,
  language: null,
  minutes_east: 0,
  half_life_days: 90,
  clocks: new Map(),
  disputes: [],
})
const linesOf = (content: string, budget: number) =>
  standingLines(known(content), budget, now).map(({ body }) => body)

const MORE = 'and so on, with whatever else there is to say of it that nobody needs to know '.repeat(9)

test.each([
  [`I can't have coffee now. ${MORE}`, ["I can't have coffee now. …"]],
  [`我不能喝咖啡。${MORE}`, ['我不能喝咖啡。 …']],
  [`I can't have coffee, ${MORE}`, []],
])('%s: what stands is cut behind a sentence or left out', (content, lines) =>
  expect(linesOf(content, 240)).toEqual(lines),
)

test('what fits is whole', () => expect(linesOf("I can't have coffee", 240)).toEqual(["I can't have coffee"]))
