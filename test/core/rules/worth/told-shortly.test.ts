import { describe, expect, test } from 'vitest'
import { isFragment, isMilestone } from '../../../../src/core/rules/conversation/worth/few-words.ts'
import { readAnswering, readSentences } from '../../../../src/core/rules/reading.ts'
import { processorMs } from '../../../support/processor.ts'

const told = (text: string) => readSentences(text).map(({ sentence }) => sentence)

describe('what is told of a life beside talk is kept as it was said', () => {
  test.each([
    [
      'barely sleeping lately. rent is going up again. the eldest not talking to me',
      'barely sleeping lately.',
      'rent is going up again.',
      'the eldest not talking to me',
    ],
    [
      'Hand rails fitted. A night nurse called Bella starts next week',
      'A night nurse called Bella starts next week',
    ],
    ['60 lengths without a break!! at the lido', '60 lengths without a break!!'],
    ["ok. for real though i've only got one kid haha", "for real though i've only got one kid haha"],
    [
      'Kindly note, the house move is postponed to March',
      'Kindly note, the house move is postponed to March',
    ],
    ['upping a cut to 85 from next month', 'upping a cut to 85 from next month'],
    [
      'transferring out of biology, its official. nursing starting this autumn',
      'transferring out of biology, its official.',
      'nursing starting this autumn',
    ],
    [
      "nope, it's Tom that does the cooking, not me. I wash up",
      "nope, it's Tom that does the cooking, not me.",
      'I wash up',
    ],
    [
      "so flatmate piotr is in too, he's doing the carnivore diet",
      "so flatmate piotr is in too, he's doing the carnivore diet",
    ],
    ['sorry i think i told you 3 grandkids, no its 4', 'sorry i think i told you 3 grandkids, no its 4'],
    ['no it was the left ankle', 'no it was the left ankle'],
    ['hips much better, sleeping through the night now', 'hips much better, sleeping through the night now'],
    ['sleeping like a log since, would you believe', 'sleeping like a log since, would you believe'],
    ['Pottery course finish! I pass level 2', 'Pottery course finish!', 'I pass level 2'],
    ['bruised. cast off friday. getting about on crutches', 'cast off friday.', 'getting about on crutches'],
    ['any tips? my bad back is playing up again', 'my bad back is playing up again'],
    ['daughter Nia, pops in most evenings', 'daughter Nia, pops in most evenings'],
    ["you keep calling me Alison, it's Allyson", "you keep calling me Alison, it's Allyson"],
    ['results day! B in french, C in art', 'B in french, C in art'],
    ['dentist at 10, two fillings', 'dentist at 10, two fillings'],
    [
      'alright pal. deano. barnsley. support worker. need a tea',
      'alright pal. deano. barnsley. support worker.',
    ],
    ['Thandi, Soweto, trainee chef. what now?', 'Thandi, Soweto, trainee chef.'],
    [
      'hello sir, myself Kavin, working as lab technician in Pune',
      'hello sir, myself Kavin, working as lab technician in Pune',
    ],
    ['meh. same old. nights again this month', 'nights again this month'],
    ['quick q, is brie ok? 14 weeks gone', '14 weeks gone'],
    ["not bad ta. the hip's booked for june", "the hip's booked for june"],
    ['up and down. carers four times a day now', 'carers four times a day now'],
    ["god i'm shattered. baby's teething", "baby's teething"],
    [
      "how much is a skip? clearing out mum's house, she passed in january",
      "clearing out mum's house, she passed in january",
    ],
    ['jacked it in. delivering for a bakery till june', 'jacked it in.', 'delivering for a bakery till june'],
    [
      'lol true. i did my level 3 in childcare before all this',
      'i did my level 3 in childcare before all this',
    ],
    ['it was Beth who found the lump, not me', 'it was Beth who found the lump, not me'],
    ['renting it to Dessie Quinn', 'renting it to Dessie Quinn'],
    ['bev, leeds. hairdresser. stuck on a quiz', 'bev, leeds. hairdresser.'],
    ['Hello! Wilhelmina (Billie to pals), 52, baker, York.', 'Wilhelmina (Billie to pals), 52, baker, York.'],
  ])('%s', (text, ...sentences) => expect(told(text)).toEqual(expect.arrayContaining(sentences)))

  test.each([
    'not sleeping tonight. too hot',
    'switching out of dark mode, much better',
    'confession: i have no idea what you just said',
    'raising the heat to 200 and adding butter',
    "it's the colour that looks off, not the font",
    'it was the right answer, thanks',
    'i told you two things, no, three',
    'tomato, basil, baker. three words',
    'cast is great in this one',
    'doctor who at 7, nice',
    'A in the chart is wrong',
    'at the moment just tired, and bored',
    'my cousin says he can cook but he also says he can fly',
  ])('but not %s', (text) => expect(told(text)).toEqual([]))

  test.each([
    'spoilers, it turns out she died in the show',
    'lol same, my level 3 mage died',
    'packed it all in a box',
  ])('no news: %s', (text) => expect(isMilestone(text)).toBe(false))

  test('how answers are to be worded is a rule', () => {
    for (const text of [
      'Please use short sentences when you talk to me',
      'pls only use easy words with me',
      'dont use big words pls',
    ])
      expect(readSentences(text)).toContainEqual(expect.objectContaining({ kind: 'rule' }))
    expect(told('write it in short sentences')).toEqual([])
  })

  test.each([
    ["What's the puppy called?", 'Waffle 🐶'],
    ["What's the dog's name?", 'lol its Pickle'],
    ['what are you planning next?', "Peru in the autumn! she's never been"],
  ])('%s %s', (question, text) =>
    expect(readAnswering(text, question)).toContainEqual(expect.objectContaining({ asked: question })),
  )

  test.each(['on tablets now, and ', 'my a b is moved to ', 'i have one ', 'raising a a '])(
    '32 KiB of "%s" take no time',
    async (some) => {
      const text = some.repeat(32_768 / some.length)
      expect(await processorMs(() => isMilestone(text.slice(0, 119)), 60)).toBeLessThan(60)
      expect(await processorMs(() => isFragment(text.slice(0, 59)), 60)).toBeLessThan(60)
      expect(await processorMs(() => readSentences(text), 900)).toBeLessThan(900)
    },
  )
})
