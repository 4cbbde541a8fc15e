import { describe, expect, test } from 'vitest'
import { isTrigger, meantIn } from '../../../../src/core/ingest/marking/pins.ts'
import { keptText } from '../../../../src/core/ingest/turns/turn.ts'
import type { Role } from '../../../../src/core/memories/turns/schemas.ts'
import { dataBlock, dataLine } from '../../../../src/core/text/harmless/context-block.ts'
import { contentWords, saysRemember } from '../../../../src/core/text/words/remembering.ts'
import { decideOn, dropAll, proposed, stored, talk } from '../support/deciding.ts'
import { drop, mark } from '../support/support.ts'

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
    ['I’m vegan. Remember this.', [{ start: 0, end: 10 }]],
    ['他怕狗。记住这个', [{ start: 0, end: 4 }]],
  ])('"%s" says it in one word beside who it is about', (text, spans) => {
    expect([saysRemember(text), meantIn(text).spans]).toEqual([true, spans])
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
    expect([saysRemember(text), meantIn(text).spans]).toEqual([true, []])
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

  const partsOf = (text: string, ...answer: object[]) => {
    const { turns, pins } = decideOn(talk(['assistant', 'a'], ['user', text]), proposed(drop('1'), ...answer))
    const parts = turns[1]!.mark.parts.map(({ span, category, forget_policy, importance }) => [
      span ? [...text].slice(span.start, span.end).join('') : text,
      category,
      forget_policy === 'permanent' && importance >= 0.9,
    ])
    return { parts, pins: pins.map(([, targets]) => targets) }
  }

  test.each([
    [
      'My brother is here. Remember that I am allergic to peanuts. He says hi.',
      ['My brother is here.', 'Remember that I am allergic to peanuts.', 'He says hi.'],
      1,
    ],
    ['我对花生过敏。记住这个！我住大连🌊。', ['我对花生过敏。', '我住大连🌊。'], 0],
    [
      'Remember that Dr. Li costs 4.50 a visit. I like tea.',
      ['Remember that Dr. Li costs 4.50 a visit.', 'I like tea.'],
      0,
    ],
    [
      'Hi!\nRemember this:\n- I am vegan\n- no nuts\n\nI like tea.',
      ['Hi!', '- I am vegan\n- no nuts', 'I like tea.'],
      1,
    ],
  ])('of "%s" it covers the sentence, and what stands beside is kept as it was', (text, said, pinnedOne) => {
    const { parts, pins } = partsOf(text, mark('2', { save: true, category: 'fact' }))
    expect(pins).toEqual([['2']])
    expect(parts).toEqual(said.map((words, place) => [words, 'fact', place === pinnedOne]))
  })

  test('each sentence that asks is pinned, and parts that the model told apart stay apart', () => {
    const text = 'Remember that I like tea. I cannot eat nuts. And remember that my boat is called Ida.'
    const { parts } = partsOf(
      text,
      mark('2', { save: true, category: 'preference', quote: 'I like tea' }),
      mark('2', { category: 'rule', quote: 'I cannot eat nuts.' }),
      mark('2', { save: true, category: 'fact', quote: 'my boat is called Ida' }),
    )
    expect(parts).toEqual([
      ['Remember that I like tea.', 'preference', true],
      ['I cannot eat nuts.', 'rule', false],
      ['And remember that my boat is called Ida.', 'fact', true],
    ])
  })

  test('a whole turn beside its own quotes is not kept twice', () => {
    const text = 'Remember that I like tea. I cannot eat nuts.'
    const { parts } = partsOf(
      text,
      mark('2', { save: true, category: 'preference' }),
      mark('2', { category: 'rule', quote: 'I cannot eat nuts.' }),
    )
    expect(parts).toEqual([
      ['Remember that I like tea.', 'preference', true],
      ['I cannot eat nuts.', 'rule', false],
    ])
  })

  test('two facts of the sentence that asks keep their own verdicts', () => {
    const text = 'Remember that I like tea and that I cannot eat nuts. Bye.'
    const { parts } = partsOf(
      text,
      mark('2', { save: true, category: 'preference', quote: 'I like tea' }),
      mark('2', { category: 'rule', quote: 'I cannot eat nuts' }),
    )
    expect(parts).toEqual([
      ['I like tea', 'preference', true],
      ['I cannot eat nuts', 'rule', true],
    ])
  })

  test('a bare request is not kept itself; what the turn says beside it is, as it was', () => {
    const { parts, pins } = partsOf(
      'Remember this! I am off to Oslo.',
      mark('2', { save: true, category: 'fact' }),
    )
    expect(pins).toEqual([['1']])
    expect(parts).toEqual([['I am off to Oslo.', 'fact', false]])
  })

  test('recalled context that an application pasted into a turn asks for nothing', () => {
    const pasted = dataBlock([
      dataLine('note', '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d', 'Remember that I am allergic to peanuts'),
    ])
    expect(decideOn(talk(['assistant', 'a'], ['user', `${pasted}\nWhat can I eat?`])).pins).toEqual([])
    const own = decideOn(
      talk(['user', `${pasted}\nRemember that I am vegan. I live in Rome.`]),
      proposed(mark('1', { save: true })),
    )
    expect(
      own.turns[0]!.mark.parts.map((part) => keptText(own.turns[0]!, { ...own.turns[0]!.mark, ...part })),
    ).toEqual(['Remember that I am vegan.', 'I live in Rome.'])
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

test('of a long text no more words are read than are asked for', () => {
  const long = `Please remember: red kites nest ${'x '.repeat(15_000)}`
  expect(contentWords(long, 2)).toEqual(contentWords('Please remember: red kites'))
  expect(contentWords('Please remember: red kites', 9)).toHaveLength(2)
})
