import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import type { Engine } from '../../../db/local/engine.ts'
import { localFetch } from '../../../db/local/protocol.ts'

const body = JSON.stringify({ queries: [{ query: 'SELECT 1', params: [] }] })

test('what was answered is not held by the signal that would have ended it', async () => {
  const { signal } = new AbortController()
  const engine: Engine = { run: async () => [], close: async () => undefined }
  const response = await localFetch(engine)('http://local', { body, signal })
  expect(await response.json()).toEqual({ results: [] })
  await Promise.resolve()
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('who waits no longer is told why at once, though the engine goes on', async () => {
  const controller = new AbortController()
  const engine: Engine = { run: () => new Promise(() => undefined), close: async () => undefined }
  const waiting = localFetch(engine)('http://local', { body, signal: controller.signal })
  controller.abort(new Error('given up'))
  await expect(waiting).rejects.toThrow('given up')
})
