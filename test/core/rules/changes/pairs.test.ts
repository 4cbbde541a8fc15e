import { describe, expect, test } from 'vitest'
import { isEndedBy } from '../../../../src/core/rules/conversation/changes/changes.ts'
import { relatedTerms } from '../../../../src/core/rules/conversation/changes/matching/related.ts'
import { extract } from '../../../../src/core/rules/extract.ts'

const NAMES = ['The user']
const said = (words: string): string => `The user, 3 March 2026: "${words}"`
const ends = (sentence: string, remembered: string): boolean => isEndedBy(sentence, remembered, NAMES)

describe('what is told of somebody is over by what is told of the same one', () => {
  test.each([
    ['Aunt Vera went back to Cork on Saturday.', said('My aunt Vera is staying with us since Easter.')],
    ["Ossie's back at work, hurrah", said('our foreman Ossie is off sick with his knee')],
    ["our Bram's out the navy", said("Bram's in the navy, based at Faslane")],
    ['Olga and Piet have split up.', "The user's uncle Piet is married to Olga"],
    ['He and Olga separated.', "The user's uncle Piet is married to Olga"],
    ['Rowan is off the table.', said('We want to name the baby Rowan.')],
    ["We're open on Mondays as well from now.", said('bakery hours 8 to 4, monday closed')],
    ['moved everything to node 24 last night', said('the api runs on node 22')],
    ['eating bread again, hooray', said('cutting out bread from today')],
    ['left medicine.', said('second year at Cardiff doing medicine')],
    ['Ossie is back at work from today.', said('our foreman Ossie is on sick leave')],
    ['starting in Leeds in autumn doing the nursing', said('thinking of switching to nursing')],
    ['Peru trip is cancelled.', 'The user has booked ticket for 3rd June (2026-06-03)'],
    ['cut down to 80, dad is furious', said('wedding in May, 150 guests')],
    ['Had to have Marmalade put to sleep on Sunday.', said("Marm's on heart pills, one a day")],
    ["With Odile it's finished.", "The user's girlfriend is Odile"],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['Aunt Vera went back to bed with a cold.', said('My aunt Vera is staying with us.')],
    ['Uncle Jim went back to Cork.', said('My aunt Vera is staying with us.')],
    ["Ossie's back is still sore", said('our foreman Ossie is off sick with his knee')],
    ["Bram's out with his navy mates", said("Bram's in the navy")],
    ['He and the dog separated at the gate.', "The user's uncle Piet is married to Olga"],
    ['Phones are off the table at supper.', said('We want to name the baby Rowan.')],
    ['The library is open on mondays too.', said('our shop is closed on mondays')],
    ['my son is eating bread again', 'The user avoids bread'],
    ['my flatmate left geography', said("I'm doing geography at Cardiff")],
    ['Peru trip is cancelled.', 'The user has booked a flight to Rome for 3rd June'],
    ['cut down to 5 cigarettes', said('wedding in May, 150 guests')],
    ['put Marm down on the sofa and she slept', said('Our cat Marm is on insulin')],
    ['Had to have Rex put to sleep.', said("Marm's on heart pills")],
    ["With Odile's job it's a nightmare.", "The user's girlfriend is Odile"],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})

describe('a part of a thing, or another of its kind, ends nothing of it', () => {
  test.each([
    ['I have stopped going to the gym cafe.', 'The user goes to the gym every day', false],
    ['I have stopped going to the gym.', 'The user goes to the gym every day', true],
    ['I resigned as secretary of the bowls club.', 'The user is secretary of the rowing club', false],
    ['I resigned as secretary of the rowing club.', 'The user is secretary of the rowing club', true],
  ])('"%s" of "%s": %s', (sentence, remembered, is) => expect(ends(sentence, remembered)).toBe(is))
})

test('memories that say it in other words are brought for it', () => {
  expect(relatedTerms('the trip is cancelled')).toContain('ticket')
  expect(relatedTerms('Had to have Marmalade put to sleep.')).toContain('marm')
  expect(relatedTerms('The diabetes diagnosis was wrong.')).toContain('diabet')
})

test.each([
  [
    'We are thinking of Rowan or Ivy for the baby.',
    'Rowan is off the table',
    'We are thinking of Ivy for the baby.',
  ],
  ['i do history, art n german', 'i dropped german', 'i do history, art'],
  ['i do history, art n german', 'i dropped art', 'i do history n german'],
  ['i work at Acme and Globex, mostly nights', 'I left Globex', 'i work at Acme, mostly nights'],
])('of a list the others live on: %j, %j', (before, now, rest) => {
  const turn = { turn_id: '1', role: 'user', name: null, timestamp_iso: '2026-05-04T10:00:00Z' }
  const transcript = [{ ...turn, evidence_level: 'S0_user_claim', text: now, shortened: false }]
  const memories = [{ id: 1, content: said(before), type: 'fact' as const, time: null }]
  const { facts, corrections } = extract({ transcript, memories, speakers: [], predicates: [] })
  expect(corrections?.map(({ memory_id }) => memory_id)).toEqual([1])
  expect(facts.map(({ content }) => content)).toContain(said(rest))
})
