import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { uniqueSymbol } from 'hono-openapi'
import { CoreError, type Issue } from '../../src/core/errors.ts'
import { bodyOf, queryOf } from '../http/body.ts'
import type { Env } from '../http/policy.ts'

interface Declared {
  readonly target?: string
  readonly spec?: { readonly requestBody?: unknown }
}

/**
 * Where a route takes no query or no body, anything in it is an unknown field: a misspelt filter must never widen a search. What
 * a route does take, its own schema refuses.
 */
export const refuseUnknown: MiddlewareHandler<Env> = async (c, next) => {
  const declared = matchedRoutes(c).map(
    ({ handler }) => (handler as { [uniqueSymbol]?: Declared })[uniqueSymbol],
  )
  if (!declared.some((one) => one !== undefined)) return next()
  const takes = (target: string) => declared.some((one) => one?.target === target)
  const ownBody = declared.some((one) => one?.spec?.requestBody !== undefined)

  const names = takes('query') ? [] : Object.keys(queryOf(c.req))
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD' && !takes('json') && !ownBody
  const fields = hasBody ? fieldsOf(await bodyOf(c.req)) : []
  const issues: Issue[] = [...names, ...fields].map((path) => ({
    path,
    code: 'unknown_field',
    message: 'unknown field',
  }))
  if (issues.length > 0) throw new CoreError('unknown_field', `${issues[0]?.path}: unknown field`, { issues })
  await next()
}

function fieldsOf(body: unknown): string[] {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return Object.keys(body)
  throw new CoreError('invalid', 'The body is an object without fields, or nothing.')
}
