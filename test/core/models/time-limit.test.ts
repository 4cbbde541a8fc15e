import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { withinLimit } from '../../../src/core/models/time-limit.ts'

const LONG = 60_000

test('whoever keeps the signals keeps nothing of the work that is done', async () => {
  const outer = new AbortController()
  const given: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    given.push(signal)
    return Promise.resolve('done')
  }
  expect(await withinLimit(LONG, work, outer.signal)).toBe('done')
  const failing = (signal: AbortSignal) => {
    given.push(signal)
    return Promise.reject(new Error('broken'))
  }
  await expect(withinLimit(LONG, failing, outer.signal)).rejects.toThrow('broken')
  expect([...given, outer.signal].map((signal) => getEventListeners(signal, 'abort'))).toEqual([[], [], []])
})

test('work that listens to nothing ends in time, and when the outer signal does', async () => {
  const never = () => new Promise<never>(() => undefined)
  await expect(withinLimit(1, never)).rejects.toMatchObject({ code: 'timeout' })
  const outer = new AbortController()
  const waiting = withinLimit(LONG, never, outer.signal)
  outer.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  const unasked = vi.fn(never)
  await expect(withinLimit(LONG, unasked, outer.signal)).rejects.toThrow('left')
  expect(unasked).not.toHaveBeenCalled()
})

test('work that cannot begin is refused as it says', async () => {
  const refusing = () => {
    throw new Error('at once')
  }
  await expect(withinLimit(LONG, refusing)).rejects.toThrow('at once')
})
