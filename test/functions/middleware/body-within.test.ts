import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodyWithin } from '../../../functions/middleware/body-within.ts'

const app = new Hono()
app.use(
  bodyWithin(4, () => {
    throw new Error('too large')
  }),
)
app.onError((error, c) => c.text(error.message, 413))
app.post('/', async (c) => c.text(await c.req.text()))

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/', { method: 'POST', body, headers, ...(typeof body !== 'string' && { duplex: 'half' }) })

test.each([
  ['four', { 'content-length': '4' }, 200],
  ['fours', { 'content-length': '5' }, 413],
  ['four', {}, 200],
  ['fours', {}, 413],
  ['fours', { 'content-length': '4', 'transfer-encoding': 'chunked' }, 413],
])('%s with %o is answered %i', async (body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status)
})

test('a stream without a length is counted as it comes', async () => {
  const stream = (text: string) => new Blob([text]).stream()
  expect((await post(stream('four'))).status).toBe(200)
  expect((await post(stream('fours'))).status).toBe(413)
})
