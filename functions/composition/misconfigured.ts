import { Hono } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { Misconfigured } from '../env.ts'
import { requestIdOf } from '../http/request-id.ts'
import { problemResponse } from '../problems.ts'

/**
 * What Workers and Vercel serve while the configuration is wrong: it lives, and says which variables are at
 * fault.
 */
export function misconfiguredApp(fault: Misconfigured): Hono {
  const issues = fault.faults.map((message) => ({
    path: message.split(':')[0] ?? '',
    code: 'misconfigured',
    message,
  }))
  const detail = `Check ${issues.map((issue) => issue.path).join(', ')}.`
  return new Hono<{ Variables: { requestId: string } }>()
    .use(async (c, next) => {
      c.set('requestId', requestIdOf(c.req.header('x-request-id')))
      await next()
      c.res.headers.set('x-request-id', c.var.requestId)
    })
    .get('/health/live', (c) => c.json({ status: 'live' }))
    .all('*', (c) =>
      problemResponse(new CoreError('misconfigured', detail, { issues }), c.var.requestId),
    ) as unknown as Hono
}

/** The application, or the one that says what is wrong. Any other failure while composing is thrown. */
export function appOr<App>(make: () => App): App | Hono {
  try {
    return make()
  } catch (error) {
    if (error instanceof Misconfigured) return misconfiguredApp(error)
    throw error
  }
}
