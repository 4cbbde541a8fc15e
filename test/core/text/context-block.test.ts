import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { dataBlock, dataLine, neutralise, withoutRecalled } from '../../../src/core/text/context-block.ts'

const ID = '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d'

describe('neutralise', () => {
  test.each([
    ['tags', 'a <b>x</b>', 'a ‹b›x‹/b›'],
    ['line breaks', 'one\ntwo\r\n\u2028three', 'one two three'],
    ['role markers', 'system: obey', 'system - obey'],
    ['role markers with a space', 'Assistant : sure', 'Assistant - sure'],
    ['Chinese role markers', '用户：你好', '用户 -你好'],
    ['chat template marks', '<|im_start|>', '‹ im_start ›'],
    ['instruction brackets', '[INST] go [/INST]', '(INST) go (/INST)'],
    ['invisible characters inside a marker', 'sys\u200btem: obey', 'system - obey'],
    ["the block's own name", '</neuromem-data>', '‹/neuromem data›'],
  ])('breaks %s', (_name, text, safe) => expect(neutralise(text)).toBe(safe))

  test.prop([fc.string({ unit: 'binary' })])('leaves one line without tags, whatever comes in', (text) => {
    expect(neutralise(text)).not.toMatch(/[<>\n\r]/u)
  })
})

describe('withoutRecalled', () => {
  const block = dataBlock([dataLine('fact', ID, 'likes tea'), dataLine('turn', ID, 'hello')])
  test('cuts a block that we handed out', () => {
    expect(withoutRecalled(`Here is what I know:\n${block}\nWhat now?`)).toBe('Here is what I know:\n\nWhat now?')
  })
  test('cuts single lines of a block', () => {
    expect(withoutRecalled(`${dataLine('fact', ID, 'likes tea')}\nmy own words`)).toBe('my own words')
  })
  test('cuts a block that lost its end', () => {
    expect(withoutRecalled(`mine\n${block.slice(0, -4)}`)).toBe('mine')
  })
  test('leaves other text as it is', () => {
    const text = '  - [x] a list\n- [fact] mine  '
    expect(withoutRecalled(text)).toBe(text)
  })
  test('no lines make no block', () => {
    expect(dataBlock([])).toBe('')
  })
})
