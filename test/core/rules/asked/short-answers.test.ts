import { describe, expect, test } from 'vitest'
import { questionIn } from '../../../../src/core/rules/conversation/asked/questions.ts'
import { readAnswering } from '../../../../src/core/rules/reading.ts'

const told = (asked: string, text: string) => readAnswering(text, questionIn(asked))

describe('a few words behind a question of a life, of work or of what is built are kept with it', () => {
  test.each([
    ['Noted! When does he usually come round?', 'sundays'],
    ['Tough. Long shifts?', 'yeah, twelves mostly. four a week'],
    ['Lovely! Still nights?', 'nope lates now'],
    ['Which subjects are you taking?', 'maths, art n german'],
    ['Which Go version are you on?', '1.22'],
    ['npm or yarn?', 'yarn, we never left it'],
    ['Which database is behind it?', 'sqlite, one file'],
    ['What are we working on?', "the invoice service. it's Express + Redis"],
    ["Where's the reception?", 'jaipur. 90 guests at most'],
    ['Any house in mind?', 'an old end terrace. needs windows'],
    ['What did the vet say?', 'arthritis. and two teeth out'],
    ['Will they visit you instead?', 'yes for Easter, the four of them'],
    ['Is your husband away for work?', 'yeah, wind farm cables'],
    ['When do you see your gran?', 'every other friday'],
    ['Any plans for the holidays?', 'ten days in malta w the girls'],
    ["What's the rent like there?", '800 a month, water on top'],
    ['What happened to your foot?', 'forklift. two broken toes'],
    ['Is she your eldest?', 'no, middle one'],
    ['Which bit of the coast are you on?', 'near amble, the quiet end'],
    ['How many on your team?', 'five, all remote'],
    ["Where's she posted?", 'gibraltar, til june'],
    ["What's the baby going to be called?", 'Rosalind, roz for short'],
    ['Is that your own shop?', 'yeah, since 2014. lamps mostly'],
    ['What are you saving for?', 'a deposit. 9k so far'],
    ['Which tablets?', 'levothyroxine, 75'],
    ['For work?', 'yeah, wind farm cables'],
    ['And your kids?', 'one lad, Ewan, he is nine'],
    ['Is the nut allergy still right?', 'yes still.'],
    ['Who minds the stall while you’re off?', "my cousin. Thea. she's brilliant"],
    ['Does your wife like it?', "Ana? hates it. says it's soap"],
    ['What is he into?', 'trains and mud. an he cannae have milk'],
  ])('%s %s', (asked, text) =>
    expect(told(asked, text)).toContainEqual(
      expect.objectContaining({ sentence: text, asked: questionIn(asked) }),
    ),
  )

  test.each([
    ['How are you?', 'fine, tired'],
    ['How did you sleep?', 'badly. foxes'],
    ['Long day?', 'yeah, endless'],
    ['Still stuck?', 'yep, same error'],
    ['Still raining?', 'aye, buckets'],
    ['Which paragraph should I change?', "the second. it's too long"],
    ['What tone should it have?', 'friendly, but firm'],
    ['What are we working on?', 'a limerick, about cheese'],
    ['What year did the war end?', '1945'],
    ['Which ending do you like?', 'the second, less soppy'],
    ['Do you have butter?', 'only marg'],
    ['What does she think you study?', '"computer"'],
    ['Anything else?', "nope that's it"],
    ['Which city should the story be set in?', 'prague. in winter'],
  ])('but not %s %s', (asked, text) => expect(told(asked, text)).toEqual([]))

  test('what says by itself what it is of is a memory of its own', () =>
    expect(told('Where do you live?', 'Leeds. My sister Orla is a farrier')).toHaveLength(2))
})

describe('what is told beside small talk behind a question is kept', () => {
  test.each([
    [
      'How are you holding up?',
      'better. seeing a counsellor on fridays, Dr. Roy',
      'seeing a counsellor on fridays, Dr. Roy',
    ],
    ['And how are you?', "sciatica's playing up", "sciatica's playing up"],
    ['What do your folks think?', 'mums a nurse so she would fuss', 'mums a nurse so she would fuss'],
    ['What first?', 'fags. wor lass still on 20 a day mind', 'wor lass still on 20 a day mind'],
  ])('%s %s', (asked, text, sentence) =>
    expect(told(asked, text)).toContainEqual(expect.objectContaining({ sentence })),
  )
})
