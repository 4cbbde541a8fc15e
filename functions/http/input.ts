import type { Context as HonoContext } from 'hono'
import type * as z from 'zod'
import { CoreError, type Issue } from '../../src/core/errors.ts'
import type { Caller } from '../middleware/callers.ts'
import type { Operation } from '../operation.ts'
import { toInvalid } from '../problems.ts'
import { bodyOf, queryOf, textFaults } from './body.ts'
import type { Env } from './variables.ts'

/**
 * Everything that a request gives to an operation, checked by its schemas, as one object. What the operation does not take is an unknown
 * field: a misspelt filter must never widen a search. For a user token a missing `user_id` is filled in and a different one is `forbidden`,
 * wherever a schema has that field.
 */
export async function inputOf(c: HonoContext<Env>, operation: Operation): Promise<object> {
  const { params, query, body, body_type, method } = operation
  const given = queryOf(c.req)
  const content = method === 'GET' || body_type !== undefined ? {} : await bodyOf(c.req)
  if (!query) refuse(Object.keys(given))
  if (!body) refuse(fieldsOf(content))
  const { caller } = c.var
  const path = params ? parsed(params, c.req.param(), caller) : {}
  const filter = query ? parsed(query, given, caller) : {}
  return { ...(body ? parsed(body, content, caller) : {}), ...filter, ...path }
}

function parsed(schema: z.ZodType, raw: unknown, caller: Caller | undefined): object {
  const faults = textFaults(raw)
  const [first] = faults
  if (first) throw new CoreError('invalid', `${first.path}: ${first.message}`, { issues: faults })
  const result = schema.safeParse(hasUser(schema) ? ownUser(raw, caller) : raw)
  if (!result.success) throw toInvalid(result.error.issues)
  return result.data as object
}

/** Under `/admin` and `/internal` there is no caller and nothing to fill in. */
function ownUser(raw: unknown, caller: Caller | undefined): unknown {
  if (!caller || caller.user_id === null || typeof raw !== 'object' || raw === null) return raw
  const given = (raw as { user_id?: unknown }).user_id
  if (given === undefined || given === null) return { ...raw, user_id: caller.user_id }
  if (given !== caller.user_id) throw new CoreError('forbidden', 'A user token can touch its own user only.')
  return raw
}

function hasUser(schema: z.core.$ZodType): boolean {
  if ('shape' in schema) return 'user_id' in (schema.shape as object)
  const { def } = schema as z.ZodType & { def: { in?: z.core.$ZodType; innerType?: z.core.$ZodType } }
  const inner = def.in ?? def.innerType
  return inner ? hasUser(inner) : false
}

function refuse(names: readonly string[]): void {
  const issues: Issue[] = names.map((path) => ({ path, code: 'unknown_field', message: 'unknown field' }))
  const [first] = issues
  if (first) throw new CoreError('unknown_field', `${first.path}: unknown field`, { issues })
}

function fieldsOf(body: unknown): string[] {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return Object.keys(body)
  throw new CoreError('invalid', 'The body is an object without fields, or nothing.')
}
