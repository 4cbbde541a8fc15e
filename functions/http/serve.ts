import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type Operation, statusOf, wordAndValue } from '../operation.ts'
import { inputOf } from './input.ts'
import { expectAccess } from './policy.ts'
import type { Env } from './variables.ts'

const mark = Symbol('operation')
type Marked = MiddlewareHandler<Env> & { readonly [mark]?: Operation }

/** The routes of some operations. */
export function routesOf(operations: readonly Operation[]): Hono<Env> {
  const routes = new Hono<Env>()
  for (const operation of operations) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
    routes.on(operation.method, path, handlerOf(operation))
  }
  return routes
}

/** The operation that a request will reach, for what comes before it. */
export const operationOf = (c: HonoContext): Operation | undefined =>
  matchedRoutes(c)
    .map(({ handler }) => (handler as Marked)[mark])
    .find((found) => found !== undefined)

function handlerOf(operation: Operation): MiddlewareHandler<Env> {
  const handler = async (c: HonoContext<Env>): Promise<Response> => {
    expectAccess(operation, c.var.caller)
    const given = (await inputOf(c, operation)) as never
    const answered = operation.verb
      ? await operation.verb(c.var.ctx, given)
      : await operation.serve?.(c, given)
    if (answered instanceof Response) return answered
    const answer = wordAndValue(operation, answered)
    c.set('answered', answer)
    return c.json(answer.value as object, statusOf(operation, answer.outcome) as 200)
  }
  return Object.assign(handler, { [mark]: operation })
}
