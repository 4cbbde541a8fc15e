import { expect, test } from 'vitest'
import { extract } from '../../../prompts/extract.ts'
import { markTurns } from '../../../prompts/mark_turns.ts'
import { turnNames } from '../../../prompts/turn-names.ts'

const LONG = [
  '7b0a1c2e-5a3f-4d5e-9d3e-1f2a3b4c5d6e',
  'a-chat-of-may#12',
  'a-chat-of-may#13',
  '昨天晚上在电话里说的第一句话',
]

test('long ids are numbers, parts have the number of their turn, and short ones stay', () => {
  const names = turnNames([...LONG, 't1', '2', 'turn-of-ours-1#1', 'turn-of-ours-1#2'])
  expect(
    [...LONG, 't1', '2', 'turn-of-ours-1#1', 'turn-of-ours-1#2', 'turn-of-ours-1'].map(names.shown),
  ).toEqual(['1', '3#12', '3#13', '4', 't1', '2', '5#1', '5#2', '5'])
})

test('every name means one turn, and a turn is also meant by its own id', () => {
  const ids = [...LONG, 't1', '2', '1000', 'turn-of-ours-1#1', 'turn-of-ours-1#2', 'turn-of-ours-1']
  const names = turnNames(ids)
  expect(ids.map(names.shown).map(names.own)).toEqual(ids)
  expect(ids.map(names.own)).toEqual(ids)
  expect(new Set(ids.map(names.shown)).size).toBe(ids.length)
  expect(names.own('77')).toBe('77')
})

const turn = (turn_id: string) => ({
  turn_id,
  role: 'user',
  name: null,
  timestamp_iso: '2026-05-04T09:00:00.000Z',
  evidence_level: null,
  text: 'words',
  shortened: false,
})
const source_turn_ids = ['2', 'message-of-may-1']
const sources = { source_turn_ids: ['message-of-may-2', 'message-of-may-1'] }

test('an answer to marking names them as the prompt does', () => {
  const input = {
    context: [turn('message-of-may-1')],
    turns: [turn('message-of-may-2'), turn('message-of-may-3')],
    speakers: [],
  }
  expect(markTurns.render(input).prompt).not.toContain('message')
  const part = { quote: null, category: 'fact', evidence_level: 'S0_user_claim' } as const
  const kept = { ...part, turn_id: '3', importance: 0.5, reason: 'said' }
  const answer = { dropped: [{ reason: 'thanks', turn_ids: ['2'] }], withhold: ['1'], kept: [kept] }
  expect(markTurns.restore?.(answer, input)).toEqual({
    dropped: [{ reason: 'thanks', turn_ids: ['message-of-may-2'] }],
    withhold: ['message-of-may-1'],
    kept: [{ ...kept, turn_id: 'message-of-may-3' }],
  })
})

test('and so does an answer to extraction, in every list', () => {
  const input = {
    transcript: [turn('message-of-may-1'), turn('message-of-may-2')],
    memories: [],
    speakers: [],
    predicates: [],
  }
  expect(extract.render(input).prompt).not.toContain('message')
  const said = { content: 'words', source_turn_ids }
  const entity = { name: 'Ann', type: 'person', aliases: [] as string[], source_turn_ids } as const
  const relation = { subject: 'Ann', predicate: 'KNOWS', object: 'Bo', source_turn_ids }
  const correction = { memory_id: 1, kind: 'no_longer', source_turn_ids } as const
  const lists = { facts: [said], episodes: [said], entities: [entity], relations: [relation] }
  const answer = { ...lists, corrections: [correction], forget: [{ memory_id: 1, source_turn_ids }] }
  const restored = extract.restore?.(structuredClone(answer), input)
  const all = Object.entries(answer).map(([key, [item]]) => [key, [{ ...item, ...sources }]])
  expect(restored).toEqual(Object.fromEntries(all))
})
