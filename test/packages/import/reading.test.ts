import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { asSessions } from '../../../packages/neuromem/src/import/into/lines.ts'
import { newCounts, span } from '../../../packages/neuromem/src/import/into/report.ts'
import { extraOf } from '../../../packages/neuromem/src/import/json.ts'
import { piecesOf } from '../../../packages/neuromem/src/import/reading/conversation.ts'
import { headOf } from '../../../packages/neuromem/src/import/reading/head.ts'
import { fitId } from '../../../packages/neuromem/src/import/reading/ids.ts'
import { momentsIn } from '../../../packages/neuromem/src/import/reading/moments.ts'
import { paragraphsOf } from '../../../packages/neuromem/src/import/reading/prose.ts'
import { type Piece, split } from '../../../packages/neuromem/src/import/reading/splitting/split.ts'
import type { ImportRecord } from '../../../packages/neuromem/src/import/records.ts'
import { processorMs } from '../../support/processor.ts'

async function* chunks(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function pieces(text: string | Uint8Array, accepts?: (value: unknown) => boolean, size?: number) {
  const found: Piece[] = []
  for await (const piece of split(chunks(text, size), accepts ? { accepts } : {})) found.push(piece)
  return found
}
const isItem = (value: unknown) => typeof value === 'object' && value !== null && 'id' in value
const ids = (found: Piece[]) =>
  found.map((piece) => ('broken' in piece ? `broken at ${piece.at}` : (piece.value as { id: unknown }).id))

describe('the head of a file', () => {
  const damaged = (text: string, at: number) => `${text.slice(0, at)}\0\0\0${text.slice(at + 3)}`
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('damaged, what stands before the damage says what it is', () => {
    const text = JSON.stringify([
      { id: '1', mapping: { 根: { message: '茶 🍵' } } },
      { id: '2', x: [1, 2] },
    ])
    for (let at = 24; at < text.length - 3; at += 1) {
      const value = headOf('conversations.json', bytes(damaged(text, at))).value as object[]
      expect([at, value[0]]).toMatchObject([at, { id: '1' }])
    }
    expect(headOf('a.json', bytes('\0\0{"id":1}')).value).toBeUndefined()
  })

  test.each([
    ['brackets', '['.repeat(65_536)],
    ['lists of texts', '[{"a":"'.repeat(9_000)],
    ['damage and nothing behind it', `[1,2,${'\0'.repeat(60_000)}`],
  ])('%s take no longer than a text', async (_, text) => {
    expect(await processorMs(() => headOf('a.json', bytes(text)), 400)).toBeLessThan(400)
  })
})

describe('taking a file apart', () => {
  property.prop([fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 9 }), fc.boolean()])(
    'the elements of a list are those of the list',
    async (list, size, isPretty) => {
      const found = await pieces(JSON.stringify(list, null, isPretty ? 2 : 0), undefined, size)
      expect(found.map((piece) => 'value' in piece && piece.value)).toEqual(JSON.parse(JSON.stringify(list)))
    },
  )

  test('lists of an object come element by element, the other fields whole, and several objects one after the other', async () => {
    const found = await pieces('\uFEFF{"a":[1,{"b":2}],"c":{"d":[3]},"e":null}\n{"a":["\\u4f60}]"]}')
    expect(found.map((piece) => 'value' in piece && [piece.key, piece.inList, piece.value])).toEqual([
      ['a', true, 1],
      ['a', true, { b: 2 }],
      ['c', false, { d: [3] }],
      ['e', false, null],
      ['a', true, '你}]'],
    ])
  })

  test('broken off, what was whole has come and the rest is said with its place', async () => {
    expect(ids(await pieces('[{"id":1},{"id":2},{"id":3,"x":"ab'))).toEqual([1, 2, 'broken at 19'])
    expect(ids(await pieces('[{"id":1},{"id":2},'))).toEqual([1, 2, 'broken at 19'])
  })

  test.each([
    ['a bracket too few', '[{"id":1},{"n":[{"m":1},{"id":2},{"id":3}]', [1, 'broken at 10', 2, 3]],
    ['a bracket too many', '[{"id":1},{"n":{}}},{"id":2}]', [1, undefined, 'broken at 18', 2]],
    ['a quotation mark too few', '[{"id":1},{"n":"x},{"id":2},{"id":3}]', [1, 'broken at 10', 2, 3]],
    ['zeros', `[{"id":1},{"id":9${'\0'.repeat(9)}},{"id":2}]`, [1, 'broken at 10', 2]],
    ['a comma too few', '[{"id":1}{"id":2}]', [1, 2]],
    ['words between', '[{"id":1}, oops, {"id":2}]', [1, 'broken at 11', 2]],
  ])('damaged by %s, what is whole before and after comes', async (_, text, expected) => {
    expect(ids(await pieces(text, isItem))).toEqual(expected)
  })

  property.prop([fc.uint8Array({ maxLength: 400 })])('any bytes come to an end', async (bytes) => {
    await pieces(bytes, isItem)
  })
  property.prop([
    fc.array(fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '1', 'a', '\\', '{"id":1}'), {
      maxLength: 300,
    }),
  ])('any brackets come to an end', async (parts) => {
    await pieces(parts.join(''), isItem)
  })

  test('brackets that never close cost no more than they must', async () => {
    const taken = await processorMs(async () => {
      await pieces('{"a":'.repeat(200_000), isItem, 65_536)
      await pieces(`[${'['.repeat(300_000)}`, isItem, 65_536)
    }, 20_000)
    expect(taken).toBeLessThan(20_000)
  })
})

describe('times', () => {
  const utc = momentsIn()
  test.each([
    [1_736_209_412.345, '2025-01-07T00:23:32.345Z'],
    [1_736_209_412_345, '2025-01-07T00:23:32.345Z'],
    ['1736209412', '2025-01-07T00:23:32.000Z'],
    ['2026-05-04T08:00:00.123456Z', '2026-05-04T08:00:00.123Z'],
    ['2026-05-04 08:00:00+0800', '2026-05-04T00:00:00.000Z'],
    ['2026-05-04', '2026-05-04T00:00:00.000Z'],
    ['Mon, 04 May 2026 08:00:00 GMT', '2026-05-04T08:00:00.000Z'],
    ['2026-02-30', null],
    ['yesterday', null],
    [0, null],
    [Number.NaN, null],
    [{}, null],
    ['+012026-05-04T00:00:00Z', null],
  ])('%s', (value, expected) => {
    expect(utc.at(value)).toBe(expected)
  })

  test('without a zone they are in the one that was chosen, in summer and in winter', () => {
    expect(momentsIn('Asia/Shanghai').at('2026-05-04 08:00:00')).toBe('2026-05-04T00:00:00.000Z')
    expect(momentsIn('+08:00').at('2026-05-04 08:00:00')).toBe('2026-05-04T00:00:00.000Z')
    expect(momentsIn('Europe/Berlin').at('2026-07-01T12:00:00')).toBe('2026-07-01T10:00:00.000Z')
    expect(momentsIn('Europe/Berlin').at('2026-01-01T12:00:00.250')).toBe('2026-01-01T11:00:00.250Z')
    expect(() => momentsIn('Mars/Base')).toThrow('timeZone')
  })

  test('of our own export as words, the clock of a turn', async () => {
    async function* lines(): AsyncGenerator<ImportRecord> {
      const line = { kind: 'turn', session_id: 's', turn_id: '1', role: 'user', text: 'x' }
      const timestamp_iso = '2026-03-21T23:53:00.000Z'
      yield { kind: 'line', line: { ...line, timestamp_iso, minutes_east: 480 } } as ImportRecord
      yield { kind: 'line', line: { ...line, turn_id: '2', timestamp_iso } } as ImportRecord
    }
    const turns: string[] = []
    for await (const record of asSessions(lines()))
      if (record.kind === 'session') turns.push(...record.turns.map(({ timestamp_iso }) => timestamp_iso))
    expect(turns).toEqual(['2026-03-22T07:53:00.000+08:00', '2026-03-21T23:53:00.000Z'])
    const counts = newCounts('turns')
    for (const moment of turns) span(counts, moment)
    expect([counts.first_at, counts.last_at]).toEqual(Array(2).fill('2026-03-21T23:53:00.000Z'))
  })

  test('a day as the end of something is its last second', () => {
    expect(utc.endOf('2026-12-31')).toBe('2026-12-31T23:59:59.000Z')
    expect(utc.endOf('2026-12-31T08:00:00Z')).toBe('2026-12-31T08:00:00.000Z')
  })
})

property.prop([fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 700 })])(
  'a text too long for a turn is cut between code points, and nothing of it is lost',
  (text, times) => {
    const long = text.toWellFormed().repeat(times) || 'x'
    const cut = piecesOf(long)
    expect(cut.every((piece) => Buffer.byteLength(piece) <= 32 * 1024 && piece.isWellFormed())).toBe(true)
    if (cut.every((piece) => piece.trim() !== '')) expect(cut.join('').length).toBeGreaterThan(0)
    expect(long.replace(/\s/g, '')).toContain(cut.join('').replace(/\s/g, '').slice(0, 50))
  },
)

test('an id that does not fit is its SHA-256, counted in code points', async () => {
  expect(await fitId('😀'.repeat(128), 128)).toBe('😀'.repeat(128))
  expect(await fitId('a'.repeat(129), 128)).toMatch(/^[0-9a-f]{64}$/)
  expect(await fitId('..', 128)).toMatch(/^[0-9a-f]{64}$/)
  expect(await fitId('a'.repeat(300), 256, 'import:zep:')).toMatch(/^import:zep:[0-9a-f]{64}$/)
})

test('what is not understood is kept up to 6 KiB, whole fields left out', () => {
  const extra = extraOf(
    { id: 1, a: 'x'.repeat(4_000), b: 'y'.repeat(4_000), c: { d: ['\uD800\0'] }, e: [], f: null },
    ['id'],
  )
  expect(extra).toEqual({ a: 'x'.repeat(4_000), c: { d: ['\uFFFD'] } })
})

test('prose is taken apart at headings, bullets and blank lines', () => {
  expect(paragraphsOf('Intro\nmore\n\n**Work**\n- one\n  still one\n2. two\n# 家\n三')).toEqual([
    { heading: null, text: 'Intro\nmore' },
    { heading: 'Work', text: 'one\nstill one' },
    { heading: 'Work', text: 'two' },
    { heading: '家', text: '三' },
  ])
})
