import { Hono } from 'hono'
import type { Neuromem } from 'neuromem'

/**
 * A server that keeps the key: browsers get tokens of one person, and talk to the service by themselves or
 * through here.
 */
export function appOf(nm: Neuromem, page: string): Hono {
  return new Hono()
    .get('/', (c) => c.html(page))
    .get('/token', async (c) => {
      const userId = 'ann' // of your own sign-in
      return c.text((await nm.tokens.create({ user_id: userId, expires_in: 3_600 })).token)
    })
    .post('/chat/:session', async (c) => {
      const { message } = await c.req.json<{ message: string }>()
      return nm
        .user('ann')
        .chat(message, { sessionId: c.req.param('session') })
        .toResponse()
    })
}
