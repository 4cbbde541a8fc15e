import { describe, expect, test } from 'vitest'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

describe('a program that is pasted tells nothing', () => {
  test.each([
    'make this typed pls:\ndef send(mail):\n  # ask Olga about the limit, she lives in Bergen\n  return post(mail)',
    'why does this fail\nconst users = load()\n// Piet is allergic to nuts\nreturn users.map((one) => one.id)',
    'SELECT name FROM pets;\n-- my dog is called Rex\nUPDATE pets SET age = 3;',
  ])('%s', (text) => expect(readSentences(text)).toEqual([]))

  test('but what is told beside it is', () => {
    const text = "I'm a nurse in Bergen and learning this at night.\n\ndef send(mail):\n  return post(mail)"
    expect(readSentences(text).map(({ sentence }) => sentence)).toEqual([
      "I'm a nurse in Bergen and learning this at night.",
    ])
  })

  test.each([
    "I'm vegan\nmy wife is coeliac",
    "Things about me:\n- I live in Bergen (since 2019)\n- I'm a nurse",
  ])('but %s', (text) => expect(readSentences(text)).not.toEqual([]))
})

describe('a play is proposed and begun in one turn', () => {
  const kept = (text: string) => {
    const turn = { turn_id: '1', role: 'user', name: null, timestamp_iso: '2026-05-04T10:00:00Z', text }
    return markTurns({ turns: [{ ...turn, shortened: false }], context: [], speakers: [] }).kept.length
  }
  test.each([
    'yo can we do a story. im Morwen, an elf queen who lives in york and hates rain',
    "let's play a fantasy adventure! I'm Bram, a thief from Hull",
    "wanna do an rp? i'll be a nurse with nine cats",
  ])('%s', (text) => expect(kept(text)).toBe(0))

  test.each(["can we do a story time app? I'm a nurse in York", "I'm a nurse and I write stories"])(
    'but %s',
    (text) => expect(kept(text)).toBe(1),
  )
})
