import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { yieldingTo } from '../../../db/local/postgres/yielding.ts'

const NEVER_MS = 600_000
const FULL = { waitingCount: 0, idleCount: 0, totalCount: 6 }

/** What stands behind, and in which order it has gone. */
function given(patienceMs = NEVER_MS) {
  const pool = { ...FULL }
  const yielding = yieldingTo(pool, 6, patienceMs)
  const gone: string[] = []
  const stand = (name: string) => yielding.turn().then(() => void gone.push(name))
  const free = async (now: Partial<typeof FULL>) => {
    Object.assign(pool, now)
    yielding.freed()
    await turnOfOthers()
    await turnOfOthers()
  }
  return { pool, stand, free, gone }
}

test.each([
  ['a connection is idle', { idleCount: 1 }],
  ['another one may be opened', { totalCount: 5 }],
])('it goes at once where %s', async (_, now) => {
  const { pool, stand, gone } = given()
  Object.assign(pool, now)
  await stand('one')
  expect(gone).toEqual(['one'])
})

test('it stands behind all who wait for a connection, and goes in order when nobody does', async () => {
  const { stand, free, gone } = given()
  const all = [stand('one'), stand('two'), stand('three')]
  await free({ waitingCount: 2 })
  await free({ waitingCount: 1, idleCount: 1 })
  expect(gone).toEqual([])
  await free({ waitingCount: 0, idleCount: 1 })
  expect(gone).toEqual(['one'])
  await free({ idleCount: 0 })
  expect(gone).toEqual(['one'])
  await free({ idleCount: 1 })
  await free({ idleCount: 1 })
  await Promise.all(all)
  expect(gone).toEqual(['one', 'two', 'three'])
})

test('patience ends: it goes although others wait, and nobody is called twice', async () => {
  const { pool, stand, free, gone } = given(5)
  pool.waitingCount = 1
  await stand('one')
  expect(gone).toEqual(['one'])
  const two = stand('two')
  await free({ waitingCount: 0, idleCount: 1 })
  await two
  expect(gone).toEqual(['one', 'two'])
})
