import type { Context as HonoContext } from 'hono'
import type * as z from 'zod'
import { CoreError, type Issue } from '../../src/core/errors.ts'
import { textFaults } from '../../src/core/text/input/faults.ts'
import { explain } from '../../src/core/text/input/messages.ts'
import type { Caller } from '../middleware/callers/callers.ts'
import type { Operation } from '../operation.ts'
import { toInvalid } from '../problems.ts'
import { bodyOf, queryOf } from './body.ts'
import type { Env } from './variables.ts'

/** What a caller gave, by where it stands in the operation. */
export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Who gave it, as far as it matters here: for a user token or a bound key, the only user it may name. */
export type GivenBy = Pick<Caller, 'user_id'>

/** Everything that a request gives to an operation, checked by its schemas, as one object. */
export async function inputOf(c: HonoContext<Env>, operation: Operation): Promise<object> {
  const query = queryOf(c.req)
  const body = readsBody(operation) ? await bodyOf(c.req) : {}
  return parseInput(operation, { params: c.req.param(), query, body }, c.var.caller)
}

/** A body that is not JSON the operation reads by itself. */
const readsBody = ({ method, body_type }: Operation): boolean => method !== 'GET' && body_type === undefined

/**
 * The same for any transport. What the operation does not take is an unknown field: a misspelt filter must
 * never widen a search. For a user token a missing `user_id` is filled in and a different one is `forbidden`,
 * wherever a schema has that field.
 * @throws CoreError `invalid`, `unknown_field`, `forbidden`
 */
export function parseInput(operation: Operation, raw: RawInput, givenBy: GivenBy | undefined): object {
  const { params, query, body, access } = operation
  if (!query && access !== 'open') refuse(Object.keys(raw.query ?? {}))
  if (!body) refuse(fieldsOf(raw.body ?? {}))
  const path = params ? parsed(params, raw.params ?? {}, givenBy) : {}
  const filter = query ? parsed(query, raw.query ?? {}, givenBy) : {}
  const fields = body && readsBody(operation) ? parsed(body, raw.body ?? {}, givenBy) : {}
  return { ...fields, ...filter, ...path }
}

function parsed(schema: z.ZodType, raw: unknown, givenBy: GivenBy | undefined): object {
  const faults = textFaults(raw)
  const [first] = faults
  if (first) throw new CoreError('invalid', `${first.path}: ${first.message}`, { issues: faults })
  const result = schema.safeParse(hasUser(schema) ? ownUser(raw, givenBy) : raw, { error: explain })
  if (!result.success) throw toInvalid(result.error.issues)
  return result.data as object
}

/** Under `/admin` and `/internal` there is no caller and nothing to fill in. */
function ownUser(raw: unknown, givenBy: GivenBy | undefined): unknown {
  const user_id = givenBy?.user_id ?? null
  if (user_id === null || typeof raw !== 'object' || raw === null) return raw
  const given = (raw as { user_id?: unknown }).user_id
  if (given === undefined || given === null) return { ...raw, user_id }
  if (given !== user_id) throw new CoreError('forbidden', 'A user token can touch its own user only.')
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
