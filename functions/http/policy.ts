import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver, uniqueSymbol } from 'hono-openapi'
import * as z from 'zod'
import type { DatabaseUsage } from '../../db/database.ts'
import type { Context, SystemContext } from '../../src/core/context.ts'
import { CoreError } from '../../src/core/errors.ts'
import type { Caller, Callers } from '../middleware/callers.ts'
import { Problem, toInvalid } from '../problems.ts'
import type { Services } from '../services.ts'
import { bodyOf, queryOf, textFaults } from './body.ts'

export type Scope = 'read' | 'write' | 'admin'

/** What handlers find on `c.var`. Under `/api/v1` there is always a caller and a `ctx`, elsewhere never. */
export interface Env {
  Variables: {
    services: Services
    requestId: string
    usage: DatabaseUsage
    callers: Callers
    caller: Caller
    ctx: Context
    /** What is kept under an `Idempotency-Key` instead of the answer, and how the answer is made of it again: for secrets. */
    kept: { readonly value: unknown; again(value: unknown): Promise<unknown> } | undefined
    /** The OpenAPI document, where it is asked for. */
    document: () => Promise<object>
    /** Only under `/admin`, `/internal` and `/metrics`. */
    system: SystemContext
  }
}

/** Who may call a route. `open` and `admin` and `qstash` are guarded by path, in `app.ts`. */
export type RoutePolicy =
  | { readonly kind: 'open' | 'admin_token' | 'qstash' }
  | { readonly kind: 'scope'; readonly scope: Scope; readonly users: boolean }

const policyMark = Symbol('route policy')
type Marked = MiddlewareHandler & { readonly [policyMark]?: RoutePolicy }

/** The policy that a middleware brings to its route, if it is one of those below. */
export const policyOf = (handler: unknown): RoutePolicy | undefined => (handler as Marked)[policyMark]

function marked(policy: RoutePolicy, middleware: MiddlewareHandler<Env>): MiddlewareHandler<Env> {
  const security =
    policy.kind === 'scope' ? [{ bearer: [] }] : policy.kind === 'admin_token' ? [{ admin: [] }] : []
  return Object.assign(middleware, {
    [policyMark]: policy,
    [uniqueSymbol]: {
      spec: { security, responses: { '4XX': problem('Refused'), '5XX': problem('Failed') } },
    },
  })
}

/**
 * Lets callers with this scope pass. User tokens pass too, unless the route is about more than one user:
 * `scope('read', { users: false })`.
 */
export function scope(needed: Scope, { users = true }: { users?: boolean } = {}): MiddlewareHandler<Env> {
  return marked({ kind: 'scope', scope: needed, users }, async (c, next) => {
    const { caller } = c.var
    if (caller.user_id !== null && !users) throw new CoreError('forbidden', 'A user token cannot do this.')
    if (!caller.scopes.includes(needed)) throw new CoreError('forbidden', `The scope ${needed} is needed.`)
    await next()
  })
}

/** Declares a route that needs no credentials, or whose whole path is guarded already. */
export function guardedBy(kind: 'open' | 'admin_token' | 'qstash'): MiddlewareHandler<Env> {
  return marked({ kind }, async (_c, next) => next())
}

type Target = 'json' | 'query' | 'param'
type Validated<Where extends Target, Schema extends z.ZodType> = {
  in: undefined extends z.input<Schema>
    ? { [Key in Where]?: z.input<Schema> }
    : { [Key in Where]: z.input<Schema> }
  out: { [Key in Where]: z.output<Schema> }
}

/**
 * Parses a part of the request with a strict schema; the handler reads it by `c.req.valid(target)`.
 * For a user token a missing `user_id` is filled in and a different one is `forbidden`, wherever the schema has that field.
 * Query values are strings (arrays when a name is repeated), so numbers there are `z.coerce.number()`.
 */
export function validate<Where extends Target, Schema extends z.ZodType, Path extends string>(
  target: Where,
  schema: Schema,
): MiddlewareHandler<Env, Path, Validated<Where, Schema>> {
  const hasUser = fieldsOf(schema)?.has('user_id') ?? false
  const middleware: MiddlewareHandler<Env, Path, Validated<Where, Schema>> = async (c, next) => {
    const raw = target === 'json' ? await bodyOf(c.req) : target === 'query' ? queryOf(c.req) : c.req.param()
    const faults = textFaults(raw)
    if (faults.length > 0)
      throw new CoreError('invalid', `${faults[0]?.path}: ${faults[0]?.message}`, { issues: faults })
    const parsed = schema.safeParse(hasUser ? ownUser(raw, c.var.caller) : raw)
    if (!parsed.success) throw toInvalid(parsed.error.issues)
    c.req.addValidatedData(target, parsed.data as object)
    await next()
  }
  return Object.assign(middleware, { [uniqueSymbol]: { target, ...resolver(schema, { io: 'input' }) } })
}

/** Under `/admin` and `/internal` there is no caller and nothing to fill in. */
function ownUser(raw: unknown, caller: Caller | undefined): unknown {
  if (!caller || caller.user_id === null || typeof raw !== 'object' || raw === null) return raw
  const given = (raw as { user_id?: unknown }).user_id
  if (given === undefined || given === null) return { ...raw, user_id: caller.user_id }
  if (given !== caller.user_id) throw new CoreError('forbidden', 'A user token can touch its own user only.')
  return raw
}

function fieldsOf(schema: z.core.$ZodType): Set<string> | undefined {
  if ('shape' in schema) return new Set(Object.keys(schema.shape as object))
  const inner = (schema as z.ZodType & { def: { in?: z.core.$ZodType; innerType?: z.core.$ZodType } }).def
  const next = inner.in ?? inner.innerType
  return next ? fieldsOf(next) : undefined
}

type Responses = NonNullable<Parameters<typeof describeRoute>[0]['responses']>

/** One JSON answer for `describe`: `responses: { ...json(201, Memory, 'Stored'), ...json(200, Memory, 'Was stored before') }`. */
export function json(status: number, schema: z.ZodType, description: string): Responses {
  return {
    [status]: {
      description,
      content: { 'application/json': { schema: resolver(schema, { io: 'output' }) } },
    },
  }
}

/** `{items, next_cursor}` */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next_cursor: z.string().nullable() })

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(Problem) } },
})

export interface Description {
  /** The name of the operation in generated clients: `addMemory`. */
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  /** The area of page 02: `memories`, `sessions`, `users`, … */
  readonly tags?: string[]
  /** Only where the body is not JSON: `validate('json', …)` describes that one. */
  readonly requestBody?: Parameters<typeof describeRoute>[0]['requestBody']
  readonly responses: Responses
}

/** Declares a route for the OpenAPI document. Problem answers are added by `scope`. */
export const describe = (description: Description): MiddlewareHandler => describeRoute(description)
