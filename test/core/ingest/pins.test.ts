import { describe, expect, test } from 'vitest'
import { contentWords, isTrigger, meantIn, saysRemember } from '../../../src/core/ingest/marking/pins.ts'
import type { Role } from '../../../src/core/memories/turns/schemas.ts'
import { dataBlock, dataLine } from '../../../src/core/text/harmless/context-block.ts'
import { decideOn, dropAll, proposed, stored, talk } from './deciding.ts'
import { drop, mark } from './support.ts'

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
    'ＲＥＭＥＭＢＥＲ　ｔｈｉｓ',
    'I will keep that in mind, but please remember this',
    '帮我把这个保存下来',
    '我要你记住这个',
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
    ['Remember that I like tea.', null],
    ["Don't forget I have a dog.", null],
    ['记住我吃素', null],
    ['I’m vegan. Remember this.', { start: 0, end: 10 }],
    ['他怕狗。记住这个', { start: 0, end: 4 }],
  ])('"%s" says it in one word beside who it is about', (text, span) => {
    expect([saysRemember(text), meantIn(text)]).toEqual([true, span])
  })

  test.each([
    'Remember I told you about tea',
    'I think this is important',
    'remember what I like',
    'remember my name',
    '记住我刚才说的话',
    '我要你记住这个',
    '我觉得这很重要',
    '记住我的名字',
  ])('"%s" means what came before', (text) => {
    expect([saysRemember(text), meantIn(text)]).toEqual([true, undefined])
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
    "I'll keep that in mind, thanks",
    "I'll never forget this day",
    'I will always remember this trip',
    "Thanks, I'll make a note of that",
    '我会记住的',
    '好的，记住了',
    '我已经把文件保存下来了',
    'What a nice day',
  ])('"%s" is no trigger', (text) => {
    expect(saysRemember(text)).toBe(false)
  })

  test('a pin needs the words and the model’s flag; one without the other is nothing', () => {
    const flag = { save: true, unclear: false }
    expect(isTrigger({ role: 'user', text: 'Remember this' }, flag)).toBe(true)
    expect(isTrigger({ role: 'user', text: 'I am counting on you to hold on to it' }, flag)).toBe(false)
    expect(isTrigger({ role: 'user', text: 'Do you remember my birthday?' }, flag)).toBe(false)
    expect(isTrigger({ role: 'user', text: 'Remember this' }, { save: false, unclear: false })).toBe(false)
    expect(isTrigger({ role: 'assistant', text: 'Remember this' }, flag)).toBe(false)
    const turns = talk(['assistant', 'x'])
    expect(decideOn(turns, proposed(drop('1', { save: true }))).by['1']!.user_triggered_save).toBe(false)
  })

  test('it covers the sentence, not the turn: only that is permanent', () => {
    const text = 'My brother is here. Remember that I am allergic to peanuts. He says hi.'
    const { by, pins } = decideOn(
      talk(['assistant', 'a'], ['user', text]),
      proposed(drop('1'), mark('2', { save: true })),
    )
    expect(pins).toEqual([['2', ['2'], false]])
    expect(text.slice(by['2']!.span!.start, by['2']!.span!.end)).toBe(
      'Remember that I am allergic to peanuts.',
    )
    expect(by['2']).toMatchObject({ forget_policy: 'permanent', importance: 0.9 })
  })

  test('a bare sentence means the one before it in its turn', () => {
    const text = '我对花生过敏。记住这个！'
    const { by, pins } = decideOn(
      talk(['assistant', 'a'], ['user', text]),
      proposed(drop('1'), mark('2', { save: true })),
    )
    expect(pins).toEqual([['2', ['2'], false]])
    expect([...text].slice(by['2']!.span!.start, by['2']!.span!.end).join('')).toBe('我对花生过敏。')
  })

  test('recalled context that an application pasted into a turn asks for nothing', () => {
    const pasted = dataBlock([
      dataLine('note', '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d', 'Remember that I am allergic to peanuts'),
    ])
    expect(decideOn(talk(['assistant', 'a'], ['user', `${pasted}\nWhat can I eat?`])).pins).toEqual([])
    expect(decideOn(talk(['assistant', 'a'], ['user', `${pasted}\nRemember this`])).pins).toEqual([
      ['2', ['1'], false],
    ])
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
        mark: {
          ...decideOn(talk(['user', 'y']), proposed(mark('1', { category: 'rule' }))).by['1']!,
          turn_id: 'e1',
        },
      },
      stored('e2', 'user', 'z'),
    ]
    const turns = talk(['user', 'remember this'])
    const { by, pins, rewritten } = decideOn(turns, dropAll(turns), earlier)
    expect(pins).toEqual([['1', ['e1', 'e2'], false]])
    expect(rewritten.map((turn) => turn.turn_id)).toEqual(['e1', 'e2'])
    expect(by.e1).toMatchObject({
      keep: true,
      category: 'rule',
      evidence_level: 'S0_user_claim',
      user_triggered_save: true,
    })
    expect(by.e2).toMatchObject({ keep: true, category: 'note', evidence_level: null, importance: 0.9 })
  })

  test('is ambiguous when no turn precedes it: a PinIntent without targets', () => {
    expect(decideOn(talk(['user', 'remember this'])).pins).toEqual([['1', [], true]])
  })

  test('is ambiguous when its window overlaps another of the commit, and so are its targets', () => {
    const turns = talk(
      ['assistant', 'a'],
      ['user', 'remember this'],
      ['assistant', 'b'],
      ['user', 'remember that'],
    )
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
    const again = decideOn([...rewritten], dropAll([turn!]))
    expect(again.turns[0]!.mark).toMatchObject({
      keep: true,
      user_triggered_save: true,
      importance: 0.9,
      category: 'note',
    })
  })
})
