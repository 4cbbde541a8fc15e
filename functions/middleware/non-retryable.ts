import type { MiddlewareHandler } from 'hono'
import { CoreError, type ErrorCode } from '../../src/core/errors.ts'
import type { Env } from '../http/variables.ts'
import { toProblem } from '../problems.ts'

/** What no repetition will make right: QStash puts it aside instead of trying again. */
const NEVER: ReadonlySet<ErrorCode> = new Set([
  'malformed',
  'invalid',
  'unknown_field',
  'not_found',
  'unsupported_media_type',
  'payload_too_large',
])
export const NON_RETRYABLE = 489

/** Whether the same delivery would fail again for sure. */
export const neverSucceeds = (code: ErrorCode): boolean => NEVER.has(code)

/** Answers 489 with `Upstash-NonRetryable-Error` for a delivery that can never succeed. */
export const nonRetryable: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (!(c.error instanceof CoreError) || !neverSucceeds(c.error.code)) return
  const problem = { ...toProblem(c.error, c.var.requestId), status: NON_RETRYABLE }
  const headers = { 'content-type': 'application/problem+json', 'upstash-nonretryable-error': 'true' }
  c.res = new Response(JSON.stringify(problem), { status: NON_RETRYABLE, headers })
}
