import { describe, expect, test } from 'vitest'
import { setRight } from '../../../../src/core/rules/conversation/corrections/set-right.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { forgetRequests } from '../../../../src/core/text/words/forgetting-words.ts'
import { asksToWithhold } from '../../../../src/core/text/words/withholding-words.ts'

const said = (words: string): string => `The user, 3 March 2026: "${words}"`
const shown = (content: string) => [{ id: 1, content, type: 'fact' as const, time: null }]
const sets = (turn: string, content: string) =>
  setRight(turn, shown(content), ['The user']).map(({ kind }) => kind)
const turn = (text: string, turn_id = '1') => ({
  turn_id,
  role: 'user',
  name: null,
  timestamp_iso: '2026-05-04T10:00:00Z',
  text,
  shortened: false,
})

describe('what was said wrongly is taken back', () => {
  test.each([
    [
      "I told you wrong about Nell. It isn't asthma she's got, it's bronchitis.",
      said('our Nell is asthmatic'),
      'never_was',
    ],
    ['oops typo earlier, the viva is on 3rd June not 2nd', said('the viva is on 2nd June'), 'never_was'],
    ['Sorry I said wrong before. I came in May, not April.', said('I am in Graz since April'), 'never_was'],
    [
      'They moved the hearing. It is not in May again, it is now in July.',
      said('my hearing is May 6'),
      'no_longer',
    ],
    [
      'the peanut allergy is not true, the test was clear',
      "The user's son is allergic to peanuts".replace('peanuts', 'peanut'),
      'never_was',
    ],
    ["hang on naw he's turning 5 no 4", said("our wee boy's turning 4 on Sunday"), 'never_was'],
  ])('%j of %j', (text, content, kind) => expect(sets(text, content)).toEqual([kind]))

  test.each([
    ["It isn't asthma she's got, it's bronchitis.", said('my brother is asthmatic')],
    ['I told Nell wrong about the train. It is at six, not five.', said('our Nell has five cats and a dog')],
    ['I came in May, not April.', said("My sister's birthday is in April")],
    ['that is not true', said('my hearing is May 6')],
    ['Wait, I was not in Leeds for long', said('Nell lives in Leeds')],
  ])('but %j not of %j', (text, content) => expect(sets(text, content)).toEqual([]))

  test('it is kept as a correction, and says what is so', () => {
    const text = 'oops typo earlier, the viva is on 3rd June not 2nd'
    expect(markTurns({ turns: [turn(text)], context: [], speakers: [] }).kept).toHaveLength(1)
    const transcript = [{ ...turn(text), evidence_level: 'S0_user_claim' }]
    const memories = shown(said('the viva is on 2nd June'))
    const { facts, episodes, corrections } = extract({ transcript, memories, speakers: [], predicates: [] })
    expect(corrections?.map(({ memory_id }) => memory_id)).toEqual([1])
    expect([...facts, ...episodes].map(({ content }) => content).join()).toContain('3rd June')
  })

  test('what else was told beside it lives on', () => {
    const text = "I told you wrong about our Nell. It isn't asthma she's got, it's bronchitis."
    const transcript = [{ ...turn(text), evidence_level: 'S0_user_claim' }]
    const memories = shown(said("our Nell is over in Hull. She's asthmatic bless her"))
    const { facts } = extract({ transcript, memories, speakers: [], predicates: [] })
    expect(facts.map(({ content }) => content)).toContain(said('our Nell is over in Hull.'))
  })

  test.each([
    ['set the tab width to 4 please, always', 'scratch that, 2 like the others', '2'],
    ['my dentist is on friday', 'sorry, thursday', 'thursday'],
  ])('%j, %j', (before, later, right) => {
    const transcript = [turn(before), turn(later, '2')].map((one) => ({
      ...one,
      evidence_level: 'S0_user_claim',
    }))
    const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
    const contents = [...facts, ...episodes].map(({ content }) => content)
    expect(contents).toHaveLength(1)
    expect(contents[0]).toContain(right)
  })
})

describe('politely or indirectly, it is asked to forget', () => {
  test.each([
    'On reflection I would rather you forgot what I said about Odile.',
    "On second thoughts I'd prefer it if you forgot what I mentioned about Odile.",
    'Could you please not keep what I told you about Odile?',
    "I'd be grateful if you could forget what I said about Odile.",
    "If you don't mind, please forget the bit about Odile.",
    "Let's pretend I never mentioned Odile.",
    'What I told you about Odile should not be kept.',
    'Might I ask you to delete what I said about Odile?',
    "I'd appreciate it if you didn't remember what I said about Odile.",
    "Perhaps it's best to forget what I told you about Odile.",
    'Please take Odile out of your notes.',
    'I wonder if you could forget everything about Odile.',
  ])('%s', (text) => {
    expect(forgetRequests(text)).toHaveLength(1)
    expect(asksToWithhold(text)).toBe(false)
  })

  test.each([
    'On reflection I forgot what I said to Odile, so I rang her',
    'I would rather Odile forgot what I said about her hat',
    "Let's pretend I never met Odile lol",
    'What I told you about Odile should be remembered.',
    'forgot my keys at the gym',
    'so forgot what Odile wanted from the shop',
    'Please take the cat out of the basket.',
  ])('but not %s', (text) => expect(forgetRequests(text)).toEqual([]))
})
