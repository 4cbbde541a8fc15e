import { expect, test } from 'vitest'
import { askAll, tell } from '../../../../bench/finding/abstention/hand-written.ts'
import { chinese, english } from '../../../../bench/finding/abstention/lives.ts'
import { givenTelling } from '../../../support/given/telling.ts'

/** Of ten questions each, by words alone, those that go as a person would expect. */
test.each([
  [english, { told: 10, 'of another': 10, forgotten: 9, 'never told': 7 }],
  [chinese, { told: 10, 'of another': 10, forgotten: 10, 'never told': 2 }],
])('what was told is answered, and what was forgotten or is another’s is not', async (life, least) => {
  const { at } = await givenTelling()
  const call = async <Answer>(method: string, path: string, body?: unknown) =>
    (await at(method, path, body)).body as Answer
  await tell({ call }, life)
  const asked = await askAll({ call }, life)
  const right = Object.fromEntries(
    Array.from(
      Map.groupBy(asked, ({ why }) => why),
      ([why, some]) => [why, some.filter(({ isRight }) => isRight).length],
    ),
  )
  for (const [why, count] of Object.entries(least)) expect([why, right[why]! >= count]).toEqual([why, true])
})

test('a locker room and a code review are no locker code', async () => {
  const { tell: say, recall } = await givenTelling()
  await say(['We do the code review every Tuesday afternoon.'], 'one')
  await say(['The locker room at the gym smells of chlorine.'], 'two')
  expect(await recall('What is my locker code?')).toMatchObject({ abstained: true, results: [] })
  await say(['My locker code is 4417.'], 'three')
  const { abstained, context } = await recall('What is my locker code?')
  expect([abstained, context.includes('4417')]).toEqual([false, true])
})
