import { describe, expect, test } from 'vitest'
import type { ProposedMark } from '../../../prompts/mark_turns.ts'
import { faultsOf } from '../../../src/core/ingest/check-marks.ts'
import { decide } from '../../../src/core/ingest/decide.ts'
import { contentWords, isTrigger, saysRemember } from '../../../src/core/ingest/pins.ts'
import type { Role } from '../../../src/core/ingest/schemas.ts'
import type { StoredTurn } from '../../../src/core/ingest/turn.ts'
import { keptText, shorten } from '../../../src/core/ingest/turn.ts'
import { windowsOf } from '../../../src/core/ingest/windows.ts'
import { Lifetimes } from '../../../src/core/tenancy/policy.ts'
import { countTokens } from '../../../src/core/text/budget.ts'
import { drop, mark } from './support.ts'

const DAY = 86_400
const lifetimes = Lifetimes.parse({})
let seq = 0
const stored = (turn_id: string, role: Role, text: string, more: Partial<StoredTurn> = {}): StoredTurn => {
  seq += 1
  return { id: turn_id, turn_id, seq, role, name: null, text, timestamp_iso: new Date(seq * 1000), mark: null, ...more }
}
const talk = (...said: [Role, string][]): StoredTurn[] =>
  said.map(([role, text], place) => stored(String(place + 1), role, text))
const proposed = (...list: object[]) => list as ProposedMark[]
const dropAll = (turns: readonly StoredTurn[], more: Record<string, object> = {}) =>
  proposed(...turns.map((turn) => drop(turn.turn_id, more[turn.turn_id])))
const decideOn = (turns: StoredTurn[], marks: ProposedMark[] = dropAll(turns), earlier: StoredTurn[] = []) => {
  const decision = decide(earlier, turns, marks, lifetimes)
  const by = Object.fromEntries([...decision.rewritten, ...decision.turns].map((turn) => [turn.turn_id, turn.mark]))
  const pins = decision.pins.map((pin) => [
    pin.trigger.turn_id,
    pin.targets.map((turn) => turn.turn_id),
    pin.requires_confirmation,
  ])
  return { ...decision, by, pins }
}

describe('checks on marks, all of them hard', () => {
  const turns = talk(['user', '我住在大连🌊'], ['assistant', 'ok'])
  const faults = (...list: object[]) => faultsOf({ marks: proposed(...list) }, turns, () => new Set())
  test.each([
    ['every new turn has a mark', [mark('1')], /turn "2" has no mark/],
    ['exactly once', [mark('1'), mark('1'), drop('2')], /turn "1" has several marks/],
    ['no unknown turn id, so none for a context turn', [mark('1'), drop('2'), drop('0')], /"0" is no new turn/],
    ['a span past the end', [mark('1', { span: { start: 0, end: 7 } }), drop('2')], /span \[0, 7\) is not inside/],
    ['an empty span', [mark('1', { span: { start: 3, end: 3 } }), drop('2')], /not inside/],
    ['a negative span', [mark('1', { span: { start: -1, end: 3 } }), drop('2')], /not inside/],
    ['keep without category', [mark('1', { category: null }), drop('2')], /keep without category/],
    ['keep without evidence', [mark('1', { evidence_level: null }), drop('2')], /keep without evidence_level/],
  ])('%s', (_what, list, fault) => {
    expect(faults(...list)).toEqual([expect.stringMatching(fault)])
  })

  test('a span in code points over CJK and emoji is right to the last one', () => {
    expect(faults(mark('1', { span: { start: 5, end: 6 } }), drop('2'))).toEqual([])
    const kept = mark('1', { span: { start: 3, end: 6 } }) as ProposedMark
    expect(keptText(turns[0]!, decideOn(turns, proposed(kept, drop('2'))).by['1']!)).toBe('大连🌊')
  })

  test('a turn that a pin keeps needs neither category nor evidence', () => {
    const bare = proposed(mark('1', { category: null, evidence_level: null }), drop('2'))
    expect(faultsOf({ marks: bare }, turns, () => new Set(['1']))).toEqual([])
  })
})

describe('then code decides, in this order', () => {
  test('1. an inference is dropped', () => {
    const turns = talk(['user', 'Hm'], ['assistant', 'You seem tired.'])
    const { by } = decideOn(turns, proposed(drop('1'), mark('2', { evidence_level: 'S1_ai_inference' })))
    expect(by['2']).toMatchObject({ keep: false, evidence_level: 'S1_ai_inference', forget_policy: null, ttl_seconds: 0 })
  })

  test.each([
    ['preference', {}, 'until_changed', 0],
    ['rule', {}, 'permanent', 0],
    ['task', { task_state: 'open' }, 'temporary', 30 * DAY],
    ['task', { task_state: 'done' }, 'temporary', 7 * DAY],
    ['task', { task_state: null }, 'temporary', 30 * DAY],
    ['fact', { evidence_level: 'S0_user_claim' }, 'temporary', 180 * DAY],
    ['fact', { evidence_level: 'S3_user_confirmed' }, 'temporary', 180 * DAY],
    ['fact', { evidence_level: 'S2_tool_grounded' }, 'permanent', 0],
    ['note', {}, 'temporary', 30 * DAY],
  ])('2. the lifetime of %s %j comes from the table, never from the model', (category, more, forget_policy, ttl_seconds) => {
    const turns = talk(['user', 'words'])
    const { by } = decideOn(turns, proposed(mark('1', { category, forget_policy: 'permanent', ttl_seconds: 99, ...more })))
    expect(by['1']).toMatchObject({ forget_policy, ttl_seconds, task_state: category === 'task' ? expect.any(String) : null })
  })

  test('2. a tenant may override rows', () => {
    const other = Lifetimes.parse({ preference: { forget_policy: 'temporary', ttl_seconds: 60 } })
    const turns = talk(['user', 'words'])
    const [turn] = decide([], turns, proposed(mark('1', { category: 'preference' })), other).turns
    expect(turn!.mark).toMatchObject({ forget_policy: 'temporary', ttl_seconds: 60 })
  })

  test('3. a pin keeps again what step 1 dropped, and the evidence stays what it was', () => {
    const turns = talk(['assistant', 'You should rest more on Fridays.'], ['user', 'Remember this'])
    const { by, pins } = decideOn(turns, proposed(mark('1', { evidence_level: 'S1_ai_inference', importance: 0.3 }), drop('2')))
    expect(by['1']).toMatchObject({
      keep: true,
      user_triggered_save: true,
      importance: 0.9,
      forget_policy: 'permanent',
      ttl_seconds: 0,
      evidence_level: 'S1_ai_inference',
      requires_confirmation: false,
    })
    expect(pins).toEqual([['2', ['1'], false]])
    expect(by['2']).toMatchObject({ keep: false })
  })

  test('3. importance above 0.9 is not lowered', () => {
    const turns = talk(['user', 'x'], ['user', 'save this'])
    expect(decideOn(turns, proposed(mark('1', { importance: 1 }), drop('2'))).by['1']!.importance).toBe(1)
  })
})

describe('pins', () => {
  test.each([
    'Remember this',
    'please remember that',
    'Save this analysis for me',
    'This is important.',
    "Don't forget this",
    'Keep that in mind, please',
    '记住这个',
    '请记住这段分析',
    '这很重要',
    '这个真的非常重要！',
    '帮我记一下',
    '请保存这段分析',
    '别忘了这个',
  ])('"%s" is a bare trigger', (text) => {
    expect([saysRemember(text), contentWords(text).length < 2]).toEqual([true, true])
  })

  test.each([
    'Remember that I am allergic to peanuts',
    'Please remember my name is Bob',
    "Don't forget that I never eat meat",
    '记住我对花生过敏',
    '请记住我的生日是五月三号',
    '别忘了我不吃辣',
    'This is important: the deadline is Friday',
  ])('"%s" says in itself what to keep', (text) => {
    expect([saysRemember(text), contentWords(text).length >= 2]).toEqual([true, true])
  })

  test.each([
    'Do you remember my birthday?',
    'do you still remember what I said?',
    'Can you remember what I told you?',
    '你还记得我的生日吗？',
    '你记得我说过什么吗',
    '记不记得我住哪',
    'I remember when we met',
    'I saved the file',
    '文件保存失败了',
    '我记得你说过',
    "You don't need to remember this",
    '不用记住这个',
    'Is this important?',
    'What a nice day',
  ])('"%s" is no trigger', (text) => {
    expect(saysRemember(text)).toBe(false)
  })

  test('the model may flag a user turn, but not a question about remembering, and not the turn of another', () => {
    const flag = { user_triggered_save: true, requires_confirmation: false }
    expect(isTrigger({ role: 'user', text: 'I am counting on you to hold on to it' }, flag)).toBe(true)
    expect(isTrigger({ role: 'user', text: 'Do you remember my birthday?' }, flag)).toBe(false)
    expect(isTrigger({ role: 'assistant', text: 'Remember this' }, flag)).toBe(false)
    const turns = talk(['assistant', 'x'])
    expect(decideOn(turns, proposed(drop('1', { user_triggered_save: true }))).by['1']!.user_triggered_save).toBe(false)
  })

  test('a trigger that says what to keep is its own target', () => {
    const turns = talk(['assistant', 'a'], ['user', 'Remember that I am allergic to peanuts'])
    expect(decideOn(turns).pins).toEqual([['2', ['2'], false]])
  })

  test('otherwise the target is the four turns before it', () => {
    const turns = talk(
      ['user', 'a'],
      ['user', 'b'],
      ['assistant', 'c'],
      ['user', 'd'],
      ['user', 'e'],
      ['user', 'remember this'],
    )
    expect(decideOn(turns).pins).toEqual([['6', ['2', '3', '4', '5'], false]])
  })

  test('stretched back to the nearest assistant or tool turn, if there is one', () => {
    const said: [Role, string][] = [
      ['tool', 't'],
      ['user', 'a'],
      ['user', 'b'],
      ['user', 'c'],
      ['user', 'd'],
      ['user', 'e'],
      ['user', '记住这个'],
    ]
    expect(decideOn(talk(...said)).pins).toEqual([['7', ['1', '2', '3', '4', '5', '6'], false]])
    expect(decideOn(talk(...said.slice(1))).pins).toEqual([['6', ['2', '3', '4', '5'], false]])
  })

  test('reaching into earlier commits, whose marks are rewritten; one not yet marked becomes a note without evidence', () => {
    const earlier = [
      {
        ...stored('e1', 'assistant', 'x'),
        mark: { ...decideOn(talk(['user', 'y']), proposed(mark('1', { category: 'rule' }))).by['1']!, turn_id: 'e1' },
      },
      stored('e2', 'user', 'z'),
    ]
    const turns = talk(['user', 'remember this'])
    const { by, pins, rewritten } = decideOn(turns, dropAll(turns), earlier)
    expect(pins).toEqual([['1', ['e1', 'e2'], false]])
    expect(rewritten.map((turn) => turn.turn_id)).toEqual(['e1', 'e2'])
    expect(by.e1).toMatchObject({ keep: true, category: 'rule', evidence_level: 'S0_user_claim', user_triggered_save: true })
    expect(by.e2).toMatchObject({ keep: true, category: 'note', evidence_level: null, importance: 0.9 })
  })

  test('is ambiguous when no turn precedes it: a PinIntent without targets', () => {
    expect(decideOn(talk(['user', 'remember this'])).pins).toEqual([['1', [], true]])
  })

  test('is ambiguous when its window overlaps another of the commit, and so are its targets', () => {
    const turns = talk(['assistant', 'a'], ['user', 'remember this'], ['assistant', 'b'], ['user', 'remember that'])
    const { pins, by } = decideOn(turns)
    expect(pins.map(([, , unclear]) => unclear)).toEqual([true, true])
    expect(by['1']).toMatchObject({ keep: true, requires_confirmation: true })
  })

  test('is ambiguous when the model says so, and clear otherwise', () => {
    const turns = talk(['assistant', 'a'], ['user', 'remember this'])
    const { pins, by } = decideOn(turns, dropAll(turns, { 2: { requires_confirmation: true } }))
    expect([pins[0]![2], by['1']!.requires_confirmation]).toEqual([true, true])
    expect(decideOn(turns).by['1']!.requires_confirmation).toBe(false)
  })

  test('a pin that came before the turn was marked holds when it is', () => {
    const [turn] = talk(['assistant', 'a'])
    const { rewritten } = decideOn(talk(['user', 'remember this']), undefined, [turn!])
    const again = decide([], rewritten, dropAll([turn!]), lifetimes)
    expect(again.turns[0]!.mark).toMatchObject({ keep: true, user_triggered_save: true, importance: 0.9, category: 'note' })
  })
})

describe('windows', () => {
  test('hold at most 40 turns and 24 000 tokens, in order', () => {
    expect(windowsOf(Array(100).fill(1), (tokens: number) => tokens).map((window) => window.length)).toEqual([40, 40, 20])
    expect(windowsOf(Array(13).fill(2000), (tokens: number) => tokens).map((window) => window.length)).toEqual([12, 1])
    expect(windowsOf([], () => 1)).toEqual([])
  })

  test('of a turn over 2 000 tokens the model sees the first 1 500 and the last 500', () => {
    const long = `${'头'.repeat(1500)}${'中'.repeat(1000)}${'尾'.repeat(500)}`
    expect(shorten(long)).toEqual({ text: `${'头'.repeat(1500)}\n[…]\n${'尾'.repeat(500)}`, shortened: true })
    expect(shorten('字'.repeat(2000))).toEqual({ text: '字'.repeat(2000), shortened: false })
    expect(countTokens(shorten('🦊 word '.repeat(3000)).text)).toBeLessThan(2010)
  })
})
