import { Hono, type MiddlewareHandler } from 'hono'
import { CoreError } from '../src/core/errors.ts'
import type { Env } from './http/variables.ts'
import type { Services } from './services.ts'

/** What the console's pages may do: nothing but what its own files and this service give. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]
const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** The same in `public/_headers` and `vercel.json`, for files that are served without us. */
export const consolePolicy = (ancestors = "'none'"): string =>
  [...POLICY, `frame-ancestors ${ancestors}`, TRUSTED_TYPES].join('; ')

const FOREVER = 'public, max-age=31536000, immutable'
const NOT_BUILT =
  'The console is not built here. In the folder of the service: npm ci && npm run build:console. Then load this page again.'

/** The console: files of `public/console/`, and its page at every address below it that is no file. */
export function consoleRoutes(services: Services): Hono<Env> {
  const routes = new Hono<Env>()
  const page = (file: string) => async () => {
    const found = await services.publicFile?.(file)
    if (!found) throw new CoreError('misconfigured', NOT_BUILT)
    return new Response(found.body, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    })
  }
  routes.use('/console', guarded(consolePolicy()))
  routes.use('/console/*', guarded(consolePolicy()))
  routes.use('/about-me/', guarded(consolePolicy(ancestorsOf(services.environment.EMBED_ORIGINS))))
  routes.get('/console', (c) => c.redirect('/console/', 308))
  routes.get('/console/assets/*', async (c) => {
    const found = await services.publicFile?.(c.req.path)
    if (!found) throw new CoreError('not_found', 'The console has no such file.')
    const type = found.headers.get('content-type') ?? 'application/octet-stream'
    return new Response(found.body, { headers: { 'content-type': type, 'cache-control': FOREVER } })
  })
  routes.get('/console/*', page('/console/index.html'))
  routes.get('/about-me', (c) => c.redirect('/about-me/', 308))
  routes.get('/about-me/', page('/console/about-me.html'))
  return routes
}

const guarded =
  (policy: string): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    c.res.headers.set('content-security-policy', policy)
  }

/** Origins with blanks or commas between them. */
const ancestorsOf = (origins = ''): string =>
  origins
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(' ') || "'none'"
