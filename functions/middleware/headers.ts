import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { HEADERS_OF_ALL } from '../headers.ts'
import type { Env } from '../http/variables.ts'

/** What holds somebody's data is kept by no cache between us and them, unless a route says for how long. */
const DATA = /^\/(?:api|admin|metrics|internal|mcp)(?:\/|$)/

const secure = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  strictTransportSecurity: HEADERS_OF_ALL['strict-transport-security'],
  referrerPolicy: 'no-referrer',
  xContentTypeOptions: 'nosniff',
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
})

/**
 * Headers that every answer has, problems and streams too. A page sets a policy of its own beforehand, in its
 * handler: what it says stands.
 */
export const headers: MiddlewareHandler<Env> = async (c, next) => {
  let policy: string | null = null
  await secure(c, async () => {
    await next()
    policy = c.res.headers.get('content-security-policy')
  })
  if (policy) c.res.headers.set('content-security-policy', policy)
  const own = c.res.headers.get('cache-control') ?? ''
  if (DATA.test(c.req.path) && !own.includes('max-age'))
    c.res.headers.set('cache-control', own.includes('no-transform') ? 'no-store, no-transform' : 'no-store')
}
