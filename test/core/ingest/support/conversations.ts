import * as fc from 'fast-check'
import type { TestTurn } from './support.ts'

/**
 * Things that people say, with what rules make of them: places that change, likes, tasks, talk, a tool, an
 * inference.
 */
const SAID: readonly Omit<TestTurn, 'turn_id'>[] = [
  { role: 'user', text: 'I live in Boston and I work at Acme Labs.' },
  { role: 'user', text: '我住在大连，喜欢钓鱼。' },
  { role: 'user', text: 'I moved to Seattle.' },
  { role: 'user', text: 'I really like green tea.' },
  { role: 'user', text: '我真的很喜欢钓鱼' },
  { role: 'user', text: 'My sister Mia lives in Berlin.' },
  { role: 'user', text: 'I ran six kilometres yesterday and felt happy.' },
  { role: 'user', text: 'Good morning!' },
  { role: 'user', text: 'What is the capital of Australia?' },
  { role: 'user', text: 'Remind me to call Bob tomorrow.' },
  { role: 'user', text: 'Remember that I am allergic to peanuts.' },
  { role: 'assistant', text: 'Green tea calms most people down.' },
  { role: 'assistant', text: 'I will remind you on Friday.' },
  { role: 'tool', text: '{"train":"G8082","from":"Dalian"}' },
  { role: 'user', name: 'Ann', text: 'I live in Rome.' },
]

const START = Date.parse('2026-03-02T09:00:00Z')

/** A turn a minute. */
export const inOrder = (said: readonly Omit<TestTurn, 'turn_id'>[], offset = 0): TestTurn[] =>
  said.map((turn, place) => ({
    ...turn,
    turn_id: `t${place}`,
    timestamp_iso: new Date(START + (offset + place) * 60_000).toISOString(),
  }))

/**
 * A conversation, a minute a turn; with `pins` a bare "remember this" stands now and then at its end, where
 * no other window reaches it.
 */
export const conversation = (size: number, offset = 0): fc.Arbitrary<TestTurn[]> =>
  fc
    .record({
      picks: fc.array(fc.nat(SAID.length - 1), { minLength: 2, maxLength: size }),
      pin: fc.boolean(),
    })
    .map(({ picks, pin }) => {
      const said = picks.map((pick) => SAID[pick]!)
      return inOrder(pin ? [...said, { role: 'user', text: '记住这个' }] : said, offset)
    })

/** The turns cut into commits. */
export const cutInto = (turns: readonly TestTurn[], cuts: readonly number[]): TestTurn[][] => {
  const places = [...new Set(cuts.map((cut) => cut % turns.length))]
    .filter((place) => place > 0)
    .sort((a, b) => a - b)
  return [0, ...places].map((start, index) => turns.slice(start, places[index] ?? turns.length))
}
