import { fc, test } from '@fast-check/vitest'
import { getEncoding } from 'js-tiktoken'
import { expect, vi } from 'vitest'
import { shorten } from '../../../src/core/ingest/turns/turn.ts'
import { countTokens, cutToTokens, fitsTokens, lineCounter } from '../../../src/core/text/budget.ts'

test.each([
  ['', 0],
  ['你好世界', 5],
  ['The cat sat on the mat.', 8],
  ['incomprehensibilities', 4],
  ['2026-05-04', 7],
  ['，。', 2],
])('%s counts %i tokens', (text, tokens) => expect(countTokens(text)).toBe(tokens))

test.prop([fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(80)])(
  'a cut text is a beginning of it, within the tokens, and as long as possible',
  (text, tokens) => {
    const cut = cutToTokens(text, tokens)
    expect(text.startsWith(cut)).toBe(true)
    expect(countTokens(cut)).toBeLessThanOrEqual(tokens)
    const [next] = text.slice(cut.length)
    if (next !== undefined)
      expect(countTokens(cut + String.fromCodePoint(text.codePointAt(cut.length)!))).toBeGreaterThan(tokens)
  },
)

test.prop([fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(80)])(
  'a text fits that has as many tokens or less',
  (text, tokens) => {
    expect(fitsTokens(text, tokens)).toBe(countTokens(text) <= tokens)
  },
)

/** Characters that work goes through piece by piece. */
function goneThrough(work: () => unknown): number {
  const { match, matchAll } = String.prototype
  let characters = 0
  const whole = vi.spyOn(String.prototype, 'match').mockImplementation(function (this: string, pattern) {
    characters += this.length
    return match.call(this, pattern as RegExp)
  })
  const piecewise = vi.spyOn(String.prototype, 'matchAll').mockImplementation(function (
    this: string,
    pattern,
  ) {
    const found = matchAll.call(this, pattern)
    return Object.assign(Object.create(found), {
      next: () => {
        const { value, done } = found.next()
        characters += value?.[0].length ?? 0
        return { value, done }
      },
    })
  })
  work()
  whole.mockRestore()
  piecewise.mockRestore()
  return characters
}

test('shortening a long text goes through little of it', () => {
  const text = 'I moved to Oslo last spring. 我住在海边，周末常和姐姐散步。'.repeat(8_000)
  expect(goneThrough(() => fitsTokens(text, Number.MAX_SAFE_INTEGER))).toBeGreaterThanOrEqual(text.length)
  expect(goneThrough(() => shorten(text))).toBeLessThan(text.length / 10)
})

test('what stands between two words of compact JSON is one token, as o200k has it', () => {
  const json = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ at: 'in' })))
  const o200k = getEncoding('o200k_base')
  for (const text of [json(40), json(400)]) {
    const share = countTokens(text) / o200k.encode(text, 'all').length
    expect(share).toBeGreaterThan(0.98)
    expect(share).toBeLessThan(1.15)
  }
})

test('lines of one mark, said for ever, are counted as o200k counts them', () => {
  const text = '/\n'.repeat(400)
  const share = countTokens(text) / getEncoding('o200k_base').encode(text, 'all').length
  expect(share).toBeGreaterThan(1)
  expect(share).toBeLessThan(1.15)
})

const piece = fc.oneof(
  fc.constantFrom('\n', ' ', '/', '-', "'s", '你好', 'Word', '2026', '. ', '\r\n', '\n\n'),
  fc.string({ unit: 'grapheme' }),
)

test.prop([
  fc.array(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    { maxLength: 12 },
  ),
])('a text counted line by line has the tokens that it has as a whole', (lines) => {
  const count = lineCounter()
  for (const text of [lines.join('\n'), lines.toReversed().join('\n')])
    expect(count(text)).toBe(countTokens(text))
})
