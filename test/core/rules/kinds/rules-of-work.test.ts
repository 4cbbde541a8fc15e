import { describe, expect, test } from 'vitest'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const kindsOf = (text: string) => readSentences(text).map(({ kind }) => kind)

describe('how the assistant shall write and work is a rule', () => {
  test.each([
    "Kindly don't send me those round smiling things.",
    "please don't put smileys in your messages",
    'Would you please not use slang in your replies.',
    'no semicolons when you write to me',
    'and keep the PR descriptions to two lines pls',
    'keep your commit messages short, one line',
    'write commit messages in the imperative, max 50 chars',
    'this repo is yarn only, never run npm install here',
    "don't push to main without asking me",
    'docstrings everywhere please',
    'Please correct my German always when I slip.',
  ])('%s', (text) => expect(kindsOf(text)).toEqual(['rule']))

  test.each([
    'my mum always said never run with scissors',
    'yarn only costs 3 quid there',
    "don't use the good scissors lol",
    'can you write it so it doesn’t use "very"',
    'please write a function that never calls itself',
  ])('but not %s', (text) => expect(kindsOf(text)).not.toContain('rule'))
})

describe('what is asked to be remembered is told, whatever it is of', () => {
  test.each([
    'remember these: the piano pupils are Mrs. Oduya (tuesdays), the Lim twins (wednesdays), and dr. Bell (saturdays)',
    'please remember: bins go out on tuesdays and recycling on fridays',
    'Remember: gate code 4411',
    '记住：周二倒垃圾，周五收纸板',
  ])('%s', (text) => expect(readSentences(text).map(({ sentence }) => sentence)).toEqual([text]))

  test.each(["don't forget to smile lol", '记得多喝水哦', 'this is important', 'remember this!'])(
    'but not %s',
    (text) => expect(readSentences(text)).toEqual([]),
  )
})
