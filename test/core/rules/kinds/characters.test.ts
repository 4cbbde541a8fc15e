import { describe, expect, test } from 'vitest'
import { meantToForget } from '../../../../src/core/rules/conversation/corrections/meant-to-forget.ts'
import { playedIn } from '../../../../src/core/rules/played.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const turns = (...texts: string[]) =>
  texts.map((text, place) => ({ text, role: place % 2 === 0 ? 'user' : 'assistant' }))

describe('what a character is like is nothing of the speaker', () => {
  test.each([
    ['playing a new rpg, need help making my guy', "Nice! What's he like?", 'half blind, hates dogs'],
    ['help me create a villain for my novel', 'Fun! What is she like?', 'cruel, sells poison'],
    ['youre a bartender and im a drunk pirate', "What'll it be?", 'RUM. I have a wooden leg'],
  ])('%s', (...texts) => expect(playedIn(turns(...texts)).has(2)).toBe(true))

  test.each([
    ['my kid wants to be a shark', 'And what did you want to be?', 'goalkeeper'],
    ['please correct my spelling every time i write', 'Sure! Who do you live with?', 'my aunt'],
  ])('but %s', (...texts) => expect(playedIn(turns(...texts)).has(2)).toBe(false))

  test.each([
    'steve died. creeper got him',
    'the dragon got my horse. respawned at the inn',
    'hello sir, I am writing to complain about my order',
    "practice answer for class: 'I live in a castle and my mother is a pilot.' was it ok?",
  ])('%s', (text) => expect(readSentences(text)).toEqual([]))
})

test('"delete it from ur memory i shouldnt have said": the reason is none of what is meant', () => {
  const known = { id: 1, content: 'The user, 4 March 2026: "my forum name is frogking_88"' }
  expect(meantToForget('pls delete my forum name from ur memory i shouldnt have said', [known])).toEqual([1])
})
