import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { relevanceOfTurns, type TurnCandidate } from '../../../src/core/recall/ranking/turn-relevance.ts'
import { saysNumber, saysPatterns, saysWhen } from '../../../src/core/recall/reading/question/cues.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { searchTerms } from '../../../src/core/search/terms.ts'
import { tokenize } from '../../../src/core/text/tokens.ts'
import { recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

type Line = Partial<Omit<TurnCandidate, 'counts' | 'length'>> & { readonly text: string }

/** Relevance of the turns of one session to a query, every term of which is equally rare. */
function relevance(query: string, lines: readonly (Line | string)[]): number[] {
  const { terms } = searchTerms(query)
  const turns = lines.map((line, place): TurnCandidate => {
    const given = typeof line === 'string' ? { text: line } : line
    const tokens = tokenize(given.text)
    const counts = new Map<number, number>()
    for (const token of tokens) {
      const at = terms.indexOf(token)
      if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    const time = new Date('2025-12-01T10:00:00Z')
    const asks = /[?？]$/u.test(given.text)
    return {
      id: String(place),
      session: 's',
      seq: place + 1,
      role: 'user',
      name: null,
      time,
      length: tokens.length,
      counts,
      cosine: null,
      asks,
      ...given,
    }
  })
  const query_ = { text: query, terms, weights: terms.map(() => 1) }
  return relevanceOfTurns(turns, query_).map(({ relevance }) => relevance)
}

describe('a turn is relevant through its neighbours', () => {
  test('the answer to a question takes more of it than the line after a statement', () => {
    const [, answer] = relevance('saxophone', ['Do you play the saxophone?', 'Since childhood'])
    const [, other] = relevance('saxophone', ['You play the saxophone', 'Since childhood'])
    expect(answer).toBeGreaterThan(other!)
  })

  test('two turns before and after count, a third does not', () => {
    const far = ['one apple', 'two pears', 'my saxophone', 'four plums', 'five figs', 'six dates']
    const [minusTwo, minusOne, own, plusOne, plusTwo, plusThree] = relevance('saxophone', far)
    const alone = Math.min(...relevance('saxophone', far))
    for (const near of [minusTwo!, minusOne!, plusOne!, plusTwo!]) expect(near).toBeGreaterThan(alone)
    expect(plusThree).toBe(alone)
    expect(own).toBeGreaterThan(minusOne!)
  })

  test('a long turn gets less credit: min(1, base / length)', () => {
    const filler = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ')
    const [, short] = relevance('saxophone', ['My saxophone', 'Quite so indeed'])
    const [, long] = relevance('saxophone', ['My saxophone', filler])
    expect(long).toBeLessThan(short!)
  })

  test('turns of another session give nothing', () => {
    const [, other] = relevance('saxophone', [
      { text: 'Do you play the saxophone?', session: 'a' },
      { text: 'Since childhood', session: 'b' },
    ])
    expect(other).toBe(0)
  })
})

describe('cues', () => {
  test('who is asked about', () => {
    const lines = [
      { text: 'saxophone day', name: 'Bea', seq: 1 },
      { text: 'saxophone day', name: 'Cal', seq: 9 },
    ]
    const [bea, cal] = relevance('What did Cal do with the saxophone?', lines)
    expect(cal).toBeGreaterThan(bea!)
    const [one, two] = relevance('What did they do with the saxophone?', lines)
    expect(one).toBe(two)
  })

  test('a time when one is asked for, and only then', () => {
    const lines = [
      { text: 'saxophone concert yesterday', seq: 1 },
      { text: 'saxophone concert hall', seq: 9 },
    ]
    const [dated, plain] = relevance('When was the saxophone concert?', lines)
    expect(dated).toBeGreaterThan(plain!)
    const [one, two] = relevance('Where was the saxophone concert?', lines)
    expect(one).toBe(two)
  })

  test('a number when one is asked for', () => {
    const [counted, plain] = relevance('How many saxophones?', [
      { text: 'Saxophones: seven', seq: 1 },
      { text: 'Saxophones: golden', seq: 9 },
    ])
    expect(counted).toBeGreaterThan(plain!)
  })

  test('the date of the turn when the query names one', () => {
    const [may, june] = relevance('saxophone in May', [
      { text: 'saxophone', time: new Date('2025-05-03T00:00:00Z'), seq: 1 },
      { text: 'saxophone', time: new Date('2025-06-03T00:00:00Z'), seq: 9 },
    ])
    expect(may).toBeGreaterThan(june!)
  })

  test('the user rather than the assistant', () => {
    const [user, assistant] = relevance('saxophone', [
      { text: 'saxophone', seq: 1 },
      { text: 'saxophone', role: 'assistant', seq: 9 },
    ])
    expect(user).toBeGreaterThan(assistant!)
  })
})

describe('in the database', () => {
  test('neighbours of a found turn are returned, two before and two after it in its session, no more', async () => {
    const { ctx } = await recallingTenant()
    const lines = [
      'Rain again',
      'Soup for lunch',
      'Bought bread',
      'My saxophone arrived',
      'How exciting',
      'It shines',
      'Off to bed',
    ]
    await say(ctx, 's', lines, { wait: false })
    await say(ctx, 'other', ['Nothing of that'], { wait: false })
    const { results } = await recall(ctx, { user_id: USER, query: 'saxophone' })
    expect(new Set(results.map(({ turn }) => turn!.text))).toEqual(new Set(lines.slice(1, 6)))
    expect(results[0]?.turn?.text).toBe('My saxophone arrived')
  })

  test('a turn and the memory made of it stand on one scale', async () => {
    const { ctx } = await recallingTenant()
    await say(ctx, 's', ['Lovely weather', 'My saxophone arrived', 'It shines'])
    const { results } = await recall(ctx, { user_id: USER, query: 'saxophone', explain: true })
    const of = (kind: string) =>
      results.find(
        (one) => one.kind === kind && (one.memory?.content ?? one.turn?.text) === 'My saxophone arrived',
      )!
    expect(of('memory').explain?.base).toBeCloseTo(of('turn').explain!.base, 6)
  })
})

describe('a day that the query names', () => {
  const at = (timestamp_iso: string, text: string) => ({ text, timestamp_iso })
  const diary = [
    at('2025-06-15T18:00:00Z', 'Slept long.'),
    at('2025-06-16T08:00:00Z', 'Up early and off to the pool.'),
    at('2025-06-16T23:59:59Z', 'Tired now.'),
    at('2025-06-17T00:00:00Z', 'Rain all morning.'),
    at('2025-08-01T10:00:00Z', 'In June I was so happy.'),
    at('2024-06-16T10:00:00Z', 'A year before.'),
  ]
  async function found(query: string) {
    const { ctx } = await recallingTenant()
    for (const [place, turn] of diary.entries()) await say(ctx, `day ${place}`, [turn], { wait: false })
    const { results } = await recall(ctx, { user_id: USER, query, sources: ['turns'] })
    return results.map(({ turn }) => turn!.text)
  }

  test('finds its turns by their time, before those that only say the month', async () => {
    expect(await found('What did we talk about on 16 June 2025?')).toEqual([
      'Tired now.',
      'Up early and off to the pool.',
      'In June I was so happy.',
    ])
  })

  test('without a year it is that day of any year, in Chinese too', async () => {
    const texts = await found('6月16日我们聊了什么')
    expect(texts.slice(0, 3).toSorted()).toEqual([
      'A year before.',
      'Tired now.',
      'Up early and off to the pool.',
    ])
    expect(texts).not.toContain('Slept long.')
  })

  test('is no answer to a question for more: that abstains', async () => {
    expect(await found('What was my blood pressure on 16 June 2025?')).toEqual([])
    expect(await found('Where may 2 people sit quietly?')).toEqual([])
  })

  test('finds memories that were true from that day', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      { content: 'The user joined a gym', valid_at: new Date('2025-06-16T00:00:00Z') },
      { content: 'The user left the gym', valid_at: new Date('2025-09-16T00:00:00Z') },
    ])
    const { results } = await recall(ctx, { user_id: USER, query: 'what was on 2025-06-16?' })
    expect(results.map(({ memory }) => memory?.content)).toEqual(['The user joined a gym'])
  })
})

describe('times and numbers that a turn says', () => {
  test.each([
    ['when', saysWhen],
    ['number', saysNumber],
  ] as const)('%s: Postgres reads a text as this process does', async (cue, says) => {
    const { ctx } = await recallingTenant()
    const texts = [
      ...[
        'I saw it yesterday',
        'Yesterdays',
        'in May',
        'maybe',
        'Mondays',
        '昨晚去的',
        '上周三',
        '今天',
        '在 2023 年',
        'born in 1987',
        '12345',
        'nothing',
      ],
      ...['Three cats', 'threefold', '三只猫', '7', 'a couple of them', 'SEVERAL', 'none at all', '没有'],
    ]
    const [rows] = await ctx.db.batch([
      statement<{ says: boolean }>(
        sql`SELECT t ~* ${saysPatterns[cue]} AS says
            FROM json_array_elements_text(${JSON.stringify(texts)}::json) WITH ORDINALITY AS x(t, n)
            ORDER BY n`,
      ),
    ])
    expect(rows.map((row) => row.says)).toEqual(texts.map(says))
  })

  test('count as the database read them, however short the text is shown', () => {
    const [said, silent] = relevance('when was the saxophone', [
      { text: 'My saxophone', says_when: true },
      { text: 'My saxophone yesterday', says_when: false },
    ])
    expect(said).toBeGreaterThan(silent!)
  })

  test('the database is asked for those that the query asks for', async () => {
    const { ctx } = await recallingTenant()
    const filler = '演奏会'.repeat(700)
    await say(ctx, 's', [`saxophone ${filler.slice(0, 1_900)} yesterday`, `saxophone ${filler} yesterday`], {
      wait: false,
    })
    const factors = async (query: string) =>
      (await recall(ctx, { user_id: USER, query, sources: ['turns'], explain: true })).results.map(
        ({ explain }) => explain!.factor,
      )
    expect((await factors('when was the saxophone')).toSorted()).toEqual([1.3, 1.55])
    expect(await factors('the saxophone')).toEqual([1.3, 1.3])
  })
})
