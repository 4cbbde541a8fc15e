import { describe, expect, test } from 'vitest'
import { isEndedBy } from '../../../../src/core/rules/conversation/changes/changes.ts'

const NAMES = ['The user']
const said = (words: string): string => `The user, 3 March 2026: "${words}"`
const ends = (sentence: string, remembered: string): boolean => isEndedBy(sentence, remembered, NAMES)

describe('a thing that is known by name is over by what is said of it', () => {
  test.each([
    ['The sleep course ended before Easter.', said("I'm in week two of a sleep course")],
    ["I haven't worn that brace since the operation.", 'The user wears a brace at night'],
    ['My knee put an end to the five-a-side.', said('I play five-a-side on Thursdays')],
    ['Someone else coaches the under-10s now.', said('I coach the under-10s')],
    ['Not Tengah though, we took a resale in Yishun.', said('Me and Wei balloted for a flat at Tengah.')],
    ['My cousin Beth jacked in teaching.', said('My cousin Beth is a teacher in Hull')],
    ['My new boiler went in yesterday.', said('My boiler is on its last legs')],
    ['I resigned from the treasurership yesterday.', 'The user was elected treasurer of the bowls club'],
    ['I stepped down as chair.', 'The user was elected chair of the parish council'],
    ["Ruben moved back, he's in Aurora now.", said('My ex Ruben moved to Tampa.')],
    ['I moved back to Leeds.', 'The user moved to Madrid'],
    ['I quit going to the gym.', 'The user goes to the gym on Mondays'],
    ['I gave up the captaincy.', 'The user was made captain of the team'],
    ['Lucia outgrew her peanut allergy.', said('My daughter Lucia is allergic to peanuts.')],
    ['They took me off the warfarin and put me on apixaban.', 'The user takes warfarin'],
    ['I quit smoking cold turkey.', 'The user smokes'],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['We ran out of the good tea.', said('I drink green tea')],
    ['Lucia outgrew her egg allergy.', said('My daughter Lucia is allergic to peanuts.')],
    ['My sister moved back to Madrid.', said('My sister moved to Madrid.')],
    ['I never moved back.', 'The user moved to Madrid'],
    ['I quit going to the pub.', 'The user goes to the gym on Mondays'],
    ['The cat jumped off the table.', 'The user has an oak table'],
    ['Lucia outgrew her coat.', said('My daughter Lucia is allergic to peanuts.')],
    ['They took me off the warfarin and put me on apixaban.', 'The operation is put back to May'],
    ['I baked a loaf and gave half to Mrs Pargeter.', 'The user has half a mind to sell the diary'],
    ['I stopped coming to choir.', 'The user is coming to terms with the divorce'],
    ['I gave up going to church.', 'The user is going deaf'],
    ['I quit cold turkey.', said('Carmen does turkey, I do pies.')],
    ['I resigned from the treasurership.', said('It is a Rover of twenty-two years')],
    ['I resigned as treasurer of the club.', 'The user works as a nurse'],
    ['The neighbour sold the caravan.', said('We have a caravan in Wales')],
    ["Tuesday's yoga is off.", said('I go to yoga on Tuesdays')],
    ["I can't stand yoga any more.", said('I go to yoga on Tuesdays')],
    ['My sister shouted I QUIT ART.', said('I study art in Leeds')],
    ['No more green tea in the tin, need to buy some.', said('I drink green tea')],
    ['The council is closed on Monday.', said('I work at the council')],
    ['Left my Kindle on the train but they found it.', said('I have a Kindle')],
    ['Bruno was left with my mother.', said('My dog is called Bruno')],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})

describe('what was to be is over when it was done', () => {
  test.each([
    ['Flew to Porto, ate my weight in tarts.', said("We're flying to Porto in May")],
    ['Did the half marathon in two hours.', said("I'm training for the half marathon")],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['Did my third marathon.', said("I'm training for marathons")],
    ['We will be in Porto for a week.', said("We're flying to Porto in May")],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})

describe('of what one has one, another ends it without a word of it', () => {
  test.each([
    ['Emma drives a Golf now.', said('Emma has a Polo, bright yellow')],
    ["Back on cheese, couldn't do it.", said("I'm off dairy since January")],
    ["They've put me on days at the bakery.", said('I work nights at the bakery')],
    ['They changed my tablets for losartan.', said('The doctor has put me on amlodipine.')],
    ['I rent a small studio in Vlaardingen.', said('I share a house with five guys in Schiedam')],
    ['Lost the baby last week.', said("Katrin's expecting, due in June")],
    ['Grandad passed away on Sunday.', said('Grandad lives in a home in Whitby')],
    ['Nan died in February.', said('my nan makes the Christmas cake')],
    ['Ivy turned three on Saturday.', said('my granddaughter Ivy is two')],
    ["I've switched to a new therapist.", said('My therapist is Hannah')],
    ['Derek got the sack.', said('Derek is our manager')],
    [
      'I rent a room off Dale no more, I have a one-bedroom by the river.',
      said('I gave up the house, I rent a room off Dale'),
    ],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['Anna moved to Devon.', said('I live in Bath')],
    ['And the harbour cat has moved in.', said('I live on a boat')],
    ["Tyler's mum sold the house.", said('I live in a house in Ohio')],
    ['Rented a Fiat in Sicily.', said('I drive a Mazda')],
    ['Jane lost the baby.', said("Katrin's expecting, due in June")],
    ['They borrowed me for days till Monday.', said('I gave back the master key')],
    ['Ivy is two.', said('my granddaughter Ivy is two')],
    ['Bob turned three.', said('my granddaughter Ivy is two')],
    ['I have a new friend.', said('My friend is Hannah')],
    ['Derek left early today.', said('Derek is our manager')],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})
