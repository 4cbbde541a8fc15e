import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { CoreError } from '../src/core/errors.ts'
import { consoleRoutes } from './console.ts'
import { routesOf } from './http/serve.ts'
import type { Env } from './http/variables.ts'
import { challenge, knownOrigin } from './mcp/auth/guards.ts'
import { callersOfMcp } from './mcp/auth/oauth.ts'
import { mcpRoutes } from './mcp/index.ts'
import { accessLog } from './middleware/access-log.ts'
import { bodyWithin } from './middleware/body-within.ts'
import { authenticate, requireAdminToken } from './middleware/callers/authenticate.ts'
import { createCallers } from './middleware/callers/callers.ts'
import { cors } from './middleware/cors.ts'
import { headers } from './middleware/headers.ts'
import { idempotent } from './middleware/idempotency.ts'
import { inHand, inHandOfUser } from './middleware/in-hand.ts'
import { nonRetryable } from './middleware/non-retryable.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { tellWebhooks } from './middleware/tell-webhooks.ts'
import { requireSignature, verifyDelivery } from './middleware/verify-delivery.ts'
import { wellEncoded } from './middleware/well-encoded.ts'
import { writeCalls } from './middleware/write-calls.ts'
import { operations } from './operations.ts'
import { problemResponse, toCoreError } from './problems.ts'
import type { Services } from './services.ts'

const MAX_BODY_BYTES = 4 * 1024 * 1024

/**
 * The whole HTTP application over some services. Guards stand on paths, so that a forgotten scope opens
 * nothing.
 */
export function createApp(services: Services): Hono<Env> {
  const callers = createCallers(services)
  const app = new Hono<Env>()
  const limit = bodyWithin(MAX_BODY_BYTES, tooLarge)
  app.use(accessLog(services, callers))
  app.use(headers)
  app.use(cors(callers))
  app.use(wellEncoded)
  app.use(inHand(services.environment.MAX_IN_HAND))
  app.use('/internal/*', nonRetryable)
  app.use(
    methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => refuseMethod(c.get('requestId'), methods) }),
  )
  const ofUser = inHandOfUser(services.environment.MAX_IN_HAND)
  app.use('/api/v1/*', authenticate(callers), rateLimit, ofUser)
  app.use('/api/v1/*', limit, tellWebhooks, writeCalls, idempotent)
  const withOAuth = callersOfMcp(services, callers)
  app.use('/mcp/*', challenge, authenticate(withOAuth), knownOrigin, rateLimit, ofUser)
  app.use('/mcp/*', limit, tellWebhooks)
  app.use('/admin/*', requireAdminToken(callers), limit)
  app.use('/metrics', requireAdminToken(callers))
  app.use('/internal/*', requireSignature, limit, verifyDelivery(callers))
  app.route('/', routesOf(operations))
  app.route('/', mcpRoutes())
  app.route('/', consoleRoutes(services))

  app.notFound((c) =>
    problemResponse(new CoreError('not_found', 'There is nothing here. See /docs.'), c.var.requestId),
  )
  app.onError((error, c) => {
    if (hasLeft(c.req.raw, error)) {
      services.log.info('client_left', { request_id: c.var.requestId })
      return problemResponse(new CoreError('malformed', 'The body did not come whole.'), c.var.requestId)
    }
    const known = toCoreError(error)
    if (known.code === 'internal')
      services.log.error('unexpected', { request_id: c.var.requestId, ...causesOf(error) })
    return problemResponse(known, c.var.requestId)
  })
  return app
}

/** The client went away while it was still sending: nobody's fault here, and nobody to answer. */
function hasLeft(request: Request, error: unknown): boolean {
  if (error instanceof CoreError) return false
  const { name, code } = error as { name?: unknown; code?: unknown }
  return request.signal.aborted || name === 'AbortError' || code === 'ECONNRESET' || code === 'ABORT_ERR'
}

function tooLarge(): never {
  throw new CoreError('payload_too_large', 'A body may have 4 MiB.')
}

function refuseMethod(requestId: string, methods: readonly string[]): Response {
  const detail = `Allowed here: ${methods.join(', ')}.`
  const response = problemResponse(new CoreError('method_not_allowed', detail), requestId)
  response.headers.set('allow', methods.join(', '))
  return response
}

/** Names, codes and stacks of an error and its causes: messages may quote a user's text, so they stay out. */
function causesOf(error: unknown): Record<string, unknown> {
  const chain: unknown[] = []
  for (let current = error; current instanceof Error && chain.length < 5; current = current.cause) {
    const frames = current.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
    chain.push({
      name: current.name,
      code: (current as { code?: unknown }).code,
      frames: frames.slice(0, 6).map((line) => line.trim()),
    })
  }
  return { causes: chain }
}
