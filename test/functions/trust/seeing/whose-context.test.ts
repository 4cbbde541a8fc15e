import { expect, test } from 'vitest'
import { withoutRecalled } from '../../../../src/core/text/harmless/context-block.ts'
import { givenTelling } from '../../../support/given/telling.ts'

/** What a life says, a session a day. */
async function givenLife(days: Readonly<Record<string, readonly string[]>>) {
  const app = await givenTelling()
  for (const [day, said] of Object.entries(days))
    await app.tell(
      said.map((text, place) => ({ text, timestamp_iso: `${day}T1${place}:00:00Z` })),
      day,
    )
  const ask = async (query: string, more = {}) => {
    const { context, results } = await app.recall(query, more)
    return { context, results, lines: context.split('\n').slice(1, -1) as string[] }
  }
  return { ...app, ask }
}

const lineWith = (lines: readonly string[], words: string) => lines.find((line) => line.includes(words))
const placeOf = (lines: readonly string[], words: string) => lines.findIndex((line) => line.includes(words))

const moved = {
  '2026-02-03': ['我叫叶岚，住在温州，在一家鞋厂做会计。', '我养了一只乌龟。'],
  '2026-04-05': ['我搬到绍兴了，现在住在绍兴。'],
}

test('a turn whose memory is over says so, and stands behind what holds', async () => {
  const { ask } = await givenLife(moved)
  const { lines } = await ask('我现在住在哪里？')
  expect(placeOf(lines, '绍兴')).toBeLessThan(placeOf(lines, '温州'))
  expect(lineWith(lines, '温州')).toMatch(
    /\(2026-02-03 10:00, user\) \[partly over since 2026-04-05\] 我叫叶岚/u,
  )
  expect(lineWith(lines, '绍兴')).not.toContain('over since')
  expect(withoutRecalled(`${lineWith(lines, '温州')}\nmine`)).toBe('mine')
})

test('as of a day before nothing of it is over', async () => {
  const { ask } = await givenLife(moved)
  const { context } = await ask('我住在哪里？', { as_of: '2026-03-01T00:00:00Z' })
  expect(context).toContain('温州')
  expect(context).not.toContain('over since')
})

test('asked for the past, what is over keeps its place', async () => {
  const { ask } = await givenLife({
    '2026-02-03': ['I live in Whitby.'],
    '2026-04-05': [
      'We moved to Hexham, in the rain, with two vans, a crane for the piano and five strong neighbours.',
    ],
  })
  const first = async (query: string) => (await ask(query)).lines[0]
  expect(await first('Where did I live?')).toMatch(/\[over since 2026-04-05\] I live in Whitby/u)
  expect(await first('Where do I live?')).toContain('Hexham')
})

test('a turn that begins with "she" says whom it is about, and one that names her does not', async () => {
  const { ask } = await givenLife({
    '2026-03-01': ['My sister Ottilie came over on Sunday.', 'She works nights at the bakery now.'],
  })
  const { lines } = await ask('Who works nights?')
  expect(lineWith(lines, 'works nights')).toMatch(
    /\(2026-03-01 11:00, user, about Ottilie\) She works nights/u,
  )
  expect(lineWith(lines, 'My sister')).not.toContain('about')
})

test('what was said of somebody else makes no answer about the person', async () => {
  const { ask } = await givenLife({
    '2026-03-01': ['My sister Ottilie came over on Sunday.', 'She works nights at the bakery now.'],
    '2026-03-09': ['I work for the harbour office.', 'My brother Piet keeps bees.'],
  })
  const { lines, results } = await ask('Where do I work?')
  expect(lines[0]).toContain('harbour office')
  expect(lineWith(lines, 'bees')).toBeUndefined()
  expect(JSON.stringify(results)).toContain('bees')
})

test('asked of somebody, only what may be about them stands below', async () => {
  const { ask } = await givenLife({
    '2026-03-01': ['我老公周凯做程序员。', '我妈上周做了手术。', '我喜欢画画。', '周凯准备去深圳参加展会。'],
  })
  for (const query of ['周凯准备做什么？', '我老公准备做什么？']) {
    const { lines } = await ask(query)
    expect(placeOf(lines, '展会'), query).toBeGreaterThanOrEqual(0)
    expect(placeOf(lines, '程序员'), query).toBeGreaterThanOrEqual(0)
    expect(lineWith(lines, '手术'), query).toBeUndefined()
    expect(lineWith(lines, '画画'), query).toBeUndefined()
  }
})
