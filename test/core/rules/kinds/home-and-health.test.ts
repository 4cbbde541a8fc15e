import { expect, test } from 'vitest'
import { sentencesOf } from '../../../../src/core/rules/conversation/grammar/sentences.ts'
import { kindOf } from '../../../../src/core/rules/conversation/kinds/kinds.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'

test.each([
  ['We moved from Munich to Dachau', 'Dachau'],
  ['Last year we moved to Genk', 'Genk'],
  ["we've moved over from Ghent to Aalst in May", 'Aalst'],
])('"%s" says where the speaker lives: %s', (sentence, place) =>
  expect(relationsIn(sentence, null)).toContainEqual(
    expect.objectContaining({
      predicate: 'LIVES_IN',
      object: { name: place, type: expect.stringMatching(/place/u) },
    }),
  ),
)

test.each(['We moved the sofa to the attic', 'We are living with Jo'])('"%s" does not', (sentence) =>
  expect(relationsIn(sentence, null).filter(({ predicate }) => predicate === 'LIVES_IN')).toEqual([]),
)

test('an address stays with the home that it is of', () => {
  expect(sentencesOf('got my own flat!!! 14 Mill Lane')).toEqual(['got my own flat!!! 14 Mill Lane'])
  expect(sentencesOf('i ran today! 14 Mill Lane')).toHaveLength(2)
})

test.each([
  ["Max doesn't have the milk allergy any more", false],
  ["I'm no longer allergic to nuts", false],
  ["I don't eat nuts any more, I'm allergic", true],
  ["I'm allergic to nuts", true],
  ['You have it down, Frances tells me, that I am a vegetarian, but I had bacon this morning.', false],
  ["You noted that I'm diabetic, which is wrong.", false],
  ["Your notes say I can't eat gluten, but I had bread today.", false],
  ['你记着我吃素，可我早上吃了培根', false],
  ["You know I'm allergic to nuts, but I still tried the cake.", true],
  ["You said I could eat it, but I can't have peanuts.", true],
  ["You have it down that I'm allergic to nuts", true],
  ["I'm vegetarian but I had bacon once", true],
  ['你说可以吃，但我对虾过敏', true],
])('what one is not ill with any more is nothing to be avoided: %s', (sentence, avoided) =>
  expect(kindOf(sentence, sentence) === 'constraint').toBe(avoided),
)
