import { describe, expect, test } from 'vitest'
import { isNearDuplicate, wordingOf } from '../../../src/core/recall/ranking/near-duplicates.ts'
import { processorMs } from '../../support/processor.ts'

const same = (one: string, other: string) => {
  const [left, right] = [wordingOf(one), wordingOf(other)]
  expect(isNearDuplicate(left, right)).toBe(isNearDuplicate(right, left))
  return isNearDuplicate(left, right)
}

describe('one of two is enough', () => {
  test.each([
    ['I bought a silver saxophone in Paris', 'I bought a silver saxophone in Paris.'],
    ['I LOVE hiking in the mountains', 'i love hiking in the mountains!!'],
    ['We went to the old harbour of Dalian by train', 'We also went to the old harbour of Dalian by train'],
    ['我非常喜欢在海边的公园里散步', '我非常喜欢在海边的公园里散步了。'],
    ['!!!', '!!!'],
  ])('%s / %s', (one, other) => {
    expect(same(one, other)).toBe(true)
  })
})

describe('both have something to say', () => {
  test.each([
    ['The user likes coffee', "The user doesn't like coffee"],
    [
      'On weekdays the user really likes a cup of coffee at work',
      "On weekdays the user really doesn't likes a cup of coffee at work",
    ],
    ['Ann is the manager of Bob', 'Bob is the manager of Ann'],
    [
      'She was promoted long before the merger of both firms',
      'She was promoted long after the merger of both firms',
    ],
    ['用户非常喜欢在海边的公园里散步和跑步', '用户非常不喜欢在海边的公园里散步和跑步'],
    [
      'I drink a cup of hot green tea every morning at home',
      'I drink a cup of hot black tea every morning at home',
    ],
    [
      'The flat in the old town costs 900 euros a month now',
      'The flat in the old town costs 950 euros a month now',
    ],
    ['Yes.', 'No, never.'],
    ['?', '!'],
    ['', 'Yes'],
  ])('%s / %s', (one, other) => {
    expect(same(one, other)).toBe(false)
  })
})

test('of long texts only the same one is enough, and many of them are compared at once', async () => {
  const long = (n: number) => wordingOf(`${'我住在海边，周末常和姐姐散步。'.repeat(800)}${'了'.repeat(n)}`)
  const texts = Array.from({ length: 50 }, (_, n) => long(n))
  const pairs = () => texts.flatMap((one) => texts.filter((other) => isNearDuplicate(one, other)))
  expect(pairs()).toHaveLength(texts.length)
  expect(isNearDuplicate(long(1), long(1))).toBe(true)
  expect(await processorMs(pairs, 1_000)).toBeLessThan(1_000)
})
