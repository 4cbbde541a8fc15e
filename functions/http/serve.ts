import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { CoreError } from '../../src/core/errors.ts'
import { type Operation, statusOf, wordAndValue } from '../operation.ts'
import { inputOf } from './input.ts'
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
    expectAccess(c, operation)
    const given = (await inputOf(c, operation)) as never
    const answered = operation.verb
      ? await operation.verb(c.var.ctx, given)
      : await operation.serve?.(c, given)
    if (answered instanceof Response) return answered
    const { outcome, value } = wordAndValue(operation, answered)
    return Response.json(value, { status: statusOf(operation, outcome) })
  }
  return Object.assign(handler, { [mark]: operation })
}

/** Callers need the scope; user tokens pass too, unless the operation is about more than one user. */
function expectAccess(c: HonoContext<Env>, { access, keys_only }: Operation): void {
  if (access === 'open' || access === 'admin_token' || access === 'qstash') return
  const { caller } = c.var
  if (caller.user_id !== null && keys_only) throw new CoreError('forbidden', 'A user token cannot do this.')
  if (!caller.scopes.includes(access)) throw new CoreError('forbidden', `The scope ${access} is needed.`)
}
