import { describe, expect, test } from 'vitest'
import { momentOf } from '../../../src/core/ingest/extraction/moments.ts'
import { CommitTurns } from '../../../src/core/ingest/schemas.ts'
import { AddMemory } from '../../../src/core/memories/schemas.ts'
import { Recall } from '../../../src/core/recall/schemas.ts'
import { decodeCursor, encodeCursor, NewestFirst } from '../../../src/core/text/cursor.ts'

const turn = (timestamp_iso: string) =>
  CommitTurns.safeParse({
    session_id: 's',
    user_id: 'u',
    turns: [{ turn_id: '1', role: 'user', text: 'hi', timestamp_iso }],
  })
const memory = (valid_at: string) =>
  AddMemory.safeParse({ user_id: 'u', memory_type: 'fact', content: 'lives in Rome', valid_at })
const recall = (as_of: string) => Recall.safeParse({ user_id: 'u', query: 'Rome', as_of })

/**
 * The last three are moments of ISO 8601 that have five digits, or none that Postgres knows, once they are in
 * UTC.
 */
const moments: readonly (readonly [string, boolean])[] = [
  ['0001-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['2026-02-28T12:00:00+05:30', true],
  ['0000-12-31T23:59:59Z', false],
  ['0001-01-01T00:00:00+05:00', false],
  ['9999-12-31T23:59:59-01:00', false],
]

describe.each(moments)('%s', (moment, keepable) => {
  test.each([
    ['timestamp_iso', turn],
    ['valid_at', memory],
    ['as_of', recall],
  ])(`as %s is ${keepable ? 'taken' : 'refused'}`, (_name, parse) =>
    expect(parse(moment).success).toBe(keepable),
  )

  test('as a model writes it', () => expect(momentOf(moment) !== undefined).toBe(keepable))
})

test('what is no moment at all has one fault, not two', () =>
  expect(turn('yesterday').error?.issues.map(({ message }) => message)).toEqual([
    'must be ISO 8601, such as 2026-05-04T08:00:00Z',
  ]))

test('a moment without an offset is told what it lacks', () =>
  expect(turn('2026-05-04T08:00:00').error?.issues.map(({ message }) => message)).toEqual([
    'needs an offset, such as 2026-05-04T08:00:00Z or +08:00',
  ]))

test.each([
  [['0000-01-01T00:00:00Z', '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d']],
  [['2026-01-01T00:00:00Z', 'no id']],
])('a cursor that the database could not read is malformed: %s', (key) =>
  expect(() => decodeCursor(encodeCursor(key), NewestFirst)).toThrow(
    expect.objectContaining({ code: 'malformed' }),
  ),
)
