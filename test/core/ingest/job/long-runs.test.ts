import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import * as rules from '../../../../src/core/rules/rules.ts'
import { saysRemember } from '../../../../src/core/text/words/remembering.ts'
import { processorMs } from '../../../support/processor.ts'

const timestamp_iso = '2026-05-04T08:00:00Z'
/**
 * A run of one of these between two letters sends a pattern that begins with it over the rest of the run at
 * each of its places.
 */
const RUNS = [
  '.',
  ' ',
  '\t',
  '\n',
  '\u3000',
  '~',
  '!',
  '0',
  '-',
  '，',
  '“',
  '「',
  '"',
  '(',
  '昨天',
  '3天前',
  '👩‍👩‍👧‍👦',
  'a',
  'a-',
  '请你',
  '帮我',
  '麻烦你',
]
const LONGEST = 32 * 1024

test.each(RUNS)('the rules go through a run of %j once', async (unit) => {
  const run = unit.repeat(Math.floor(LONGEST / Buffer.byteLength(unit)))
  const turnsOf = (text: string) => [
    { turn_id: '1', role: 'user', name: null, timestamp_iso, shortened: false, text } as const,
  ]
  const read = () => {
    for (const text of [`I like ${run}tea. And tea.`, `我喜欢${run}茶。`]) {
      markTurns({ turns: turnsOf(text), context: [], speakers: [] } as never)
      extract({ transcript: turnsOf(text), memories: [], speakers: [], predicates: [] } as never)
    }
  }
  // Quadratic, each took seconds.
  expect(await processorMs(read, 600)).toBeLessThan(600)
})

test.each(RUNS)('reflection by rules goes through memories with a run of %j once', async (unit) => {
  const run = unit.repeat(Math.floor(LONGEST / Buffer.byteLength(unit)))
  const rest = { time: timestamp_iso, category: null, about: null }
  const remembered = (content: string) =>
    [0, 1, 2, 3].map((id) => ({ id, key: `m${id}`, type: 'fact', content, session: `s${id}`, ...rest }))
  const reflect = () => {
    for (const text of [`The user likes ${run}tea. And tea.`, `用户喜欢${run}茶。`]) {
      rules.reflect({ now: '', person: null, memories: remembered(text), earlier: [], traits: [] } as never)
    }
  }
  // Quadratic, a run of digits or of hyphens took 14 and 37 seconds.
  expect(await processorMs(reflect, 1_200)).toBeLessThan(1_200)
})

test.each(['记得', '，记得', 'can you remember what ', '记住', '请你', '帮我'])(
  'a run of %j is looked through once for what is to be remembered',
  async (unit) => {
    const run = unit.repeat(Math.floor(LONGEST / Buffer.byteLength(unit)))
    // Quadratic, 记得 took a third of a second.
    expect(await processorMs(() => saysRemember(run), 100)).toBeLessThan(100)
  },
)
