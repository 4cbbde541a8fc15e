import { describe, expect, test } from 'vitest'
import { isFragment } from '../../../../src/core/rules/conversation/worth/few-words.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'
import { processorMs } from '../../../support/processor.ts'

describe('who somebody is, told in a row of fragments, is a note as it was said', () => {
  test.each([
    ['hey. wanda here, apprentice plumber in cork', 'wanda here, apprentice plumber in cork'],
    ["g'day mate. baz, 39, drive road trains out of alice", 'baz, 39, drive road trains out of alice'],
    ['hiya, gráinne, midwife in sligo (no sleep, help)', 'hiya, gráinne, midwife in sligo (no sleep, help)'],
    ['alright. len, 61, sunderland. knees are gone', 'len, 61, sunderland.'],
    [
      'heyy mo here 22 barista in leith, saving for a bike',
      'heyy mo here 22 barista in leith, saving for a bike',
    ],
    ['hello! ishita, 30, ux designer, noida.', 'ishita, 30, ux designer, noida.'],
    ['hi :) reza / 25 / med student / shiraz', 'hi :) reza / 25 / med student / shiraz'],
    ["it's dee (34, vet nurse, truro)", "it's dee (34, vet nurse, truro)"],
    ['hi, olga from lviv, dental nurse, 41', 'hi, olga from lviv, dental nurse, 41'],
    ['aloha, noa here, surf instructor on oahu', 'aloha, noa here, surf instructor on oahu'],
    ['ravi this side, software architect, Chennai', 'ravi this side, software architect, Chennai'],
  ])('%s', (text, sentence) =>
    expect(readSentences(text)).toContainEqual(expect.objectContaining({ sentence, kind: 'profile' })),
  )

  test.each([
    'hey there, quick question, 20 minutes, chicken, oven',
    'room 214, 30 people, projector, friday',
    'nobody here, 24 degrees, bliss',
    'hi, flight 482, 16 hours, window seat',
    'page 40, line 12, a typo',
    'score, 34 points, not bad',
    'rain here, 14 degrees',
  ])('but not %s', (text) => expect(readSentences(text)).toEqual([]))

  test.each(['hi ', 'len, 61, ', 'mo here ', 'a b, '])('32 KiB of "%s" take no time', async (some) => {
    const text = some.repeat(32_768 / some.length)
    expect(await processorMs(() => isFragment(text.slice(0, 119)), 60)).toBeLessThan(60)
    expect(await processorMs(() => readSentences(text), 900)).toBeLessThan(900)
  })
})
