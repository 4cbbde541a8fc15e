import { expect, test } from 'vitest'
import { givenTelling } from '../../support/given/telling.ts'

/** Each is told in a session of its own, by rules. */
async function givenTold(told: readonly string[]) {
  const telling = await givenTelling()
  for (const [place, text] of told.entries()) await telling.tell([text], `s${place}`)
  return telling
}

const linesOf = (context: string): string[] => context.split('\n').filter((line) => line.startsWith('- ['))

test.each([
  [
    ['I work at Barclays.', 'I play chess.', "I'm with Monzo now, since Monday."],
    'Where do I work?',
    /Monzo/,
  ],
  [
    ['My boss is Priya.', 'I play chess.', "Priya left, now it's Dan who signs my holidays."],
    'Who is my boss?',
    /Dan/,
  ],
  [['我女朋友叫小美。', '我喜欢下棋。', '我和小美分手了。'], '我女朋友叫什么', /分手/],
])(
  'what is so instead comes before what is over, though it shares no word with %s',
  async (told, query, now) => {
    const { recall } = await givenTold(told)
    for (const sources of [['memories', 'turns'], ['memories']]) {
      const { results, context, abstained } = await recall(query, { sources, explain: true })
      expect(abstained).toBe(false)
      expect(results[0].memory.content).toMatch(now)
      expect(results[0].memory.superseded_by).toBe(null)
      const [first, second = '[over since'] = linesOf(context)
      expect(first).toMatch(now)
      expect(second).toContain('[over since')
    }
  },
)

test('what followed may be over too: then it is what followed on that', async () => {
  const { recall } = await givenTold([
    'My boss is Priya.',
    'I play chess.',
    "Priya left, now it's Dan who signs my holidays.",
    "Dan quit, it's Mo who signs them now.",
  ])
  const { results, context } = await recall('Who is my boss?')
  expect(results[0].memory.content).toMatch(/Mo/)
  expect(linesOf(context)[0]).toMatch(/Mo/)
})

test('what may be asked of the past has what is over first', async () => {
  const { recall } = await givenTold([
    'I work at Barclays.',
    'I play chess.',
    "I'm with Monzo now, since Monday.",
  ])
  const { results, context } = await recall('Where did I work before?')
  expect(results[0].turn.text).toBe('I work at Barclays.')
  expect(linesOf(context)[0]).toContain('Barclays')
})

test('of a turn that holds in part what followed is no nearer', async () => {
  const { recall, memories } = await givenTold([
    'I work at Barclays. I live in Leeds.',
    "I'm with Monzo now, since Monday.",
  ])
  expect((await memories()).length).toBeGreaterThan(1)
  expect(linesOf((await recall('Where do I live?')).context)[0]).toContain('Leeds')
})

test('why it is there is asked for by its id', async () => {
  const { recall, memories } = await givenTold(['I work at Barclays.', "I'm with Monzo now, since Monday."])
  const [{ id }] = (await memories()).filter(({ content }: { content: string }) => content.includes('Monzo'))
  const { probed } = await recall('Where do I work?', { explain: true, probe: [id] })
  expect(probed).toMatchObject([{ id, found_by: expect.arrayContaining(['neighbour']) }])
})
