import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../../../functions/http/variables.ts'
import { inHand, inHandOfUser } from '../../../functions/middleware/in-hand.ts'
import { CoreError } from '../../../src/core/errors.ts'

/**
 * An app of one route, whose requests wait to be let go; `away` fails as a database does that is too slow.
 */
function given(atMost: number, user?: () => string | null) {
  const waiting: (() => void)[] = []
  const app = new Hono<Env>()
  app.onError((error, c) => c.text(error instanceof CoreError ? error.code : 'internal', 503))
  app.use(inHand(atMost))
  if (user)
    app.use((c, next) => {
      c.set('caller', { tenant_id: 't', user_id: user() } as Env['Variables']['caller'])
      return next()
    }, inHandOfUser(atMost))
  app.get('/:how', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (c.req.param('how') === 'away')
      throw new CoreError('backend_unavailable', 'The database did not answer.')
    return c.text('done')
  })
  const ask = async (how: string) => (await app.request(`/${how}`)).text()
  const letGo = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  /** What each of so many at once is answered. */
  const atOnce = async (count: number, how: string) => {
    const asked = Array.from({ length: count }, () => ask(how))
    await new Promise((resolve) => setImmediate(resolve))
    await letGo()
    return Promise.all(asked)
  }
  const let_in = async (count: number, how = 'fine') =>
    (await atOnce(count, how)).filter((answer) => answer !== 'overloaded').length
  return { let_in }
}

test('as many as are told are let in at once, every time', async () => {
  const { let_in } = given(100)
  expect([await let_in(150), await let_in(150)]).toEqual([100, 100])
})

test('when the database does not answer in time half as many are, and more again when it does', async () => {
  const { let_in } = given(100)
  expect(await let_in(100, 'away')).toBe(100)
  const fewer = await let_in(150)
  expect(fewer).toBeLessThanOrEqual(50)
  expect(fewer).toBeGreaterThanOrEqual(16)
  for (let n = 0; n < 30; n++) await let_in(50)
  expect(await let_in(150)).toBe(100)
})

test('few that are told stay few', async () => {
  const { let_in } = given(2)
  await let_in(2, 'away')
  expect(await let_in(5)).toBe(2)
})

test('one user has half of it at most, another one the rest, and a key all of it', async () => {
  const mine = given(100, () => 'ann')
  expect([await mine.let_in(80), await mine.let_in(80)]).toEqual([50, 50])
  let asked = 0
  const ours = given(100, () => (asked++ % 2 ? 'ann' : 'bob'))
  expect(await ours.let_in(100)).toBe(100)
  expect(await given(100, () => null).let_in(100)).toBe(100)
})
