import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { bestMemories } from '../../../src/core/companion/reply/retrieve.ts'
import { readHits, type SearchRow } from '../../../src/core/search/search.ts'
import { searchTerms } from '../../../src/core/search/terms.ts'
import { countTokens } from '../../../src/core/text/budget.ts'

const now = new Date('2026-06-01T00:00:00Z')
const DAY = 86_400_000

interface Given {
  readonly id?: string
  readonly text?: string
  readonly cosine?: number | null
  readonly valence?: number | null
  readonly days?: number
  readonly valid_days?: number
  readonly said?: boolean
}

const row = ({
  id = 'a',
  text = 'text',
  cosine = 0.5,
  valence = null,
  days = 0,
  valid_days,
  said = false,
}: Given): SearchRow => ({
  kind: 'hit',
  data: {
    id,
    text,
    valence,
    created_at: new Date(now.getTime() - days * DAY).toISOString(),
    valid_at: valid_days === undefined ? null : new Date(now.getTime() - valid_days * DAY).toISOString(),
    requires_confirmation: false,
    search: { counts: said ? [1] : [], cosine, length: 3 },
  },
})

const ranked = (rows: readonly SearchRow[], edges: Record<string, number> = {}, affinity = 0.5) =>
  bestMemories(rows, { query: 'green tea', edges, affinity, now })
const scoreOf = (given: Given, edge = 0, affinity = 0.5) =>
  ranked([row(given)], { a: edge }, affinity)[0]!.score

describe('0.4 cos + 0.3 edge + 0.2 affinity + 0.1 exp(−days / 30)', () => {
  test.each([
    [{ cosine: 0.5 }, 0, 0.5, 0.2 + 0.1],
    [{ cosine: 1 }, 1, 1, 0.4 + 0.3 + 0.1],
    [{ cosine: 0.5, valence: 0.1 }, 0, 0.5, 0.2 + 0.1 + 0.1],
    [{ cosine: 0.5, valence: 0.1 }, 0, -0.5, 0.2 + 0.1],
    [{ cosine: 0.5, valence: -0.1 }, 0, 0.5, 0.2 + 0.1],
    [{ cosine: 1.2 }, 0, 0, 0.4 + 0.1],
    [{ cosine: -0.3 }, 0.6, 0, 0.18 + 0.1],
    [{ cosine: null, said: true }, 0, 0, 0.1],
    [{ cosine: 0.5, days: 30 }, 0, 0, 0.2 + 0.1 * Math.exp(-1)],
    [{ cosine: 0.5, days: 1.5 }, 0, 0, 0.2 + 0.1 * Math.exp(-0.05)],
    [{ cosine: 0.5, days: 0, valid_days: 30 }, 0, 0, 0.2 + 0.1 * Math.exp(-1)],
    [{ cosine: 0.5, valid_days: -30 }, 0, 0, 0.3],
  ] as const)('%j, edge %f, affinity %f is %f', (given, edge, affinity, score) => {
    expect(scoreOf(given, edge, affinity)).toBeCloseTo(score, 12)
  })

  test.prop([
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1e4, noNaN: true }),
  ])('is in [0, 1]', (cosine, edge, affinity, valence, days) => {
    const [first] = ranked([row({ cosine, valence, days, said: true })], { a: edge }, affinity)
    expect(first!.score).toBeGreaterThanOrEqual(0)
    expect(first!.score).toBeLessThanOrEqual(1)
  })
})

describe('what enters the prompt', () => {
  test('is above recall’s floor: a word, an entity, or near enough', () => {
    expect(ranked([row({ cosine: 0.01 })])).toEqual([])
    expect(ranked([row({ cosine: 0.01, said: true })])).toHaveLength(1)
    expect(ranked([row({ cosine: 0.01 })], { a: 0.5 })).toHaveLength(1)
    expect(ranked([row({ cosine: 0.9 })])).toHaveLength(1)
  })

  test('is above recall’s floor in a long message too: a word that only scores makes a memory relevant as it does there', () => {
    const query = Array.from({ length: 60 }, (_, place) => `word${place}x`).join(' ')
    const { finding, specific } = searchTerms(query)
    expect(finding).toBeLessThan(specific)
    const said = (place: number): SearchRow => {
      const hit = row({ cosine: 0.01 })
      return {
        ...hit,
        data: { ...hit.data, search: { counts: [place * 256 + 1], cosine: 0.01, length: 3 } },
      } as SearchRow
    }
    const chosen = (place: number) => bestMemories([said(place)], { query, edges: {}, affinity: 0.5, now })
    expect(chosen(finding)).toHaveLength(1)
    expect(chosen(specific)).toEqual([])
    expect(readHits([said(finding)], query)).toHaveLength(1)
    expect(readHits([said(specific)], query)).toEqual([])
  })

  test('is the first ten, best first', () => {
    const rows = Array.from({ length: 30 }, (_, place) => row({ id: `m${place}`, cosine: 0.5 + place / 100 }))
    const chosen = ranked(rows)
    expect(chosen.map((memory) => memory.id)).toEqual(
      Array.from({ length: 10 }, (_, place) => `m${29 - place}`),
    )
  })

  test('has at most 1 500 tokens', () => {
    const rows = Array.from({ length: 5 }, (_, place) => row({ id: `m${place}`, text: '茶'.repeat(400) }))
    const chosen = ranked(rows)
    const tokens = chosen.map((memory) => countTokens(memory.text))
    expect(tokens.slice(0, 4)).toEqual(Array(4).fill(countTokens('茶'.repeat(400))))
    expect(tokens.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_490)
    expect(tokens.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1_500)
  })
})
