import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import {
  CoreError,
  type ErrorCode,
  errorCodes,
  type GuardCode,
  GuardError,
  type Issue,
  WorkError,
} from '../src/core/errors.ts'
import { isRequired } from '../src/core/text/input/messages.ts'

/** Error code → HTTP status and title: the only such table. */
const table: Readonly<Record<ErrorCode, readonly [ContentfulStatusCode, string]>> = {
  malformed: [400, 'The request is not well-formed'],
  no_deep_paging: [400, 'A search has no further pages'],
  unauthorized: [401, 'No valid credentials'],
  token_expired: [401, 'The token has expired'],
  forbidden: [403, 'Not allowed with these credentials'],
  quota_exceeded: [403, 'What may be held of a user is used up'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  conflict: [409, 'Conflict'],
  version_conflict: [409, 'Changed by somebody else'],
  turn_conflict: [409, 'A turn is stored with other content'],
  commit_conflict: [409, 'A commit is stored with other turns'],
  session_conflict: [409, 'Several users have a session of that name'],
  run_conflict: [409, 'The run is stored with another body'],
  delta_conflict: [409, 'Items changed since'],
  in_progress: [409, 'Still being worked on'],
  forgotten: [409, 'The answer is forgotten'],
  plan_expired: [409, 'The plan is too old'],
  payload_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'The body must be JSON'],
  invalid: [422, 'The input is not valid'],
  unknown_field: [422, 'The input has an unknown field'],
  idempotency_mismatch: [422, 'The Idempotency-Key was used with another request'],
  plan_required: [422, 'A plan comes first'],
  trait_is_derived: [422, 'Traits are derived, never written'],
  not_a_trait: [422, 'Only a trait is a belief'],
  claims_unparseable: [422, 'The claims cannot be parsed'],
  claims_too_many: [422, 'Too many claims'],
  claim_id_duplicate: [422, 'A claim id is used twice'],
  claim_alias: [422, 'A claim uses a citation alias'],
  claim_next_step: [422, 'A claim tells the next step'],
  claim_constraint: [422, 'A claim has a constraint that is not allowed'],
  claim_source_runs: [422, 'A claim has no source run'],
  claim_counts: [422, 'The counts of a claim do not match its runs'],
  embedding_dim_mismatch: [503, 'The embedding model answers with another dimension'],
  embedding_model_mismatch: [503, 'The embedding model is not the one of the stored vectors'],
  rate_limited: [429, 'Too many requests'],
  budget_exhausted: [429, 'The daily token budget is used up'],
  model_unavailable: [503, 'The model did not answer'],
  backend_unavailable: [503, 'The database did not answer'],
  overloaded: [503, 'Too much at once'],
  misconfigured: [503, 'The service is not configured'],
  internal: [500, 'Something went wrong'],
}

const DEFAULT_RETRY_SECONDS: Partial<Record<ErrorCode, number>> = {
  rate_limited: 60,
  budget_exhausted: 3_600,
  model_unavailable: 30,
  backend_unavailable: 5,
  overloaded: 1,
  misconfigured: 60,
  embedding_dim_mismatch: 60,
  embedding_model_mismatch: 60,
}

/** Whether answers with this code say when to try again. */
export const retriesAfter = (code: ErrorCode): boolean =>
  code === 'in_progress' || DEFAULT_RETRY_SECONDS[code] !== undefined

/** Codes that are about one field of the request wherever they come from. */
const FIELD: Partial<Record<ErrorCode, string>> = {
  version_conflict: 'version',
  commit_conflict: 'commit_id',
  session_conflict: 'user_id',
  run_conflict: 'run_id',
  plan_required: 'plan_id',
  plan_expired: 'plan_id',
}

/** RFC 9457. `issues` is null where the fault is not in single fields. */
export const Problem = z
  .strictObject({
    type: z.string().meta({ description: 'urn:neuromem:problem:<code>' }),
    title: z.string().meta({ description: 'The kind of fault, the same for every problem of a code' }),
    status: z.int().meta({ description: 'The HTTP status' }),
    code: z.enum(errorCodes).meta({ description: 'What to tell faults apart by' }),
    detail: z.string().meta({ description: 'What is wrong with this request, for a person' }),
    issues: z
      .array(
        z.strictObject({
          path: z.string().meta({ description: 'Where the fault is: `turns.0.text`' }),
          code: z.string().meta({ description: 'The rule that is broken' }),
          message: z.string().meta({ description: 'The rule in words' }),
        }),
      )
      .nullable()
      .meta({ description: 'Single faults; null where the fault is not in single fields' }),
    request_id: z.string().meta({ description: 'The same as `X-Request-Id`' }),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused (RFC 9457)' })
export type Problem = z.infer<typeof Problem>

/** An error as RFC 9457 tells it. */
export function toProblem(error: CoreError, requestId: string): Problem {
  const [status, title] = table[error.code]
  const { code, detail } = error
  const field = FIELD[code]
  const issues = error.issues ?? (field === undefined ? undefined : [{ path: field, code, message: detail }])
  const named = issues?.map(({ path, code, message }) => ({ path, code, message })) ?? null
  return {
    type: `urn:neuromem:problem:${code}`,
    title,
    status,
    code,
    detail,
    issues: named,
    request_id: requestId,
  }
}

/** The answer to a request that failed. */
export function problemResponse(error: CoreError, requestId: string): Response {
  const problem = toProblem(error, requestId)
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  const wait = error.retryAfter ?? DEFAULT_RETRY_SECONDS[error.code]
  if (wait !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(wait))))
  if (problem.status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}

/** What a guard means to a caller, where no verb knew what to do about it. */
const GUARDS: Readonly<Record<GuardCode, readonly [ErrorCode, string]>> = {
  lease_lost: ['in_progress', 'Somebody else is at it.'],
  replayed: ['in_progress', 'The answer to this Idempotency-Key is being kept.'],
  twin: ['conflict', 'The same was stored meanwhile.'],
  overtaken: ['in_progress', 'It was changed meanwhile.'],
}

/**
 * What any transport says of an error. Whatever is not one of ours is `internal`, and its cause stays inside.
 */
export function toCoreError(error: unknown): CoreError {
  if (error instanceof CoreError) return error
  if (error instanceof GuardError) {
    const [code, detail] = GUARDS[error.code]
    return new CoreError(code, detail, { cause: error, ...(code === 'in_progress' && { retryAfter: 1 }) })
  }
  if (error instanceof WorkError) {
    if (error.cause instanceof CoreError) return error.cause
    const code = error.code === 'budget_exhausted' ? 'budget_exhausted' : 'model_unavailable'
    return new CoreError(code, `The work could not be done now: ${error.message}.`, { cause: error })
  }
  if (error instanceof HTTPException && error.status === 400) {
    return new CoreError('malformed', 'The request is not well-formed.', { cause: error })
  }
  return new CoreError('internal', 'The request could not be completed.', { cause: error })
}

/** The HTTP status of an error. */
export const statusOf = (code: ErrorCode): ContentfulStatusCode => table[code][0]

/** Zod's findings as issues with dotted paths; an unrecognised key makes the whole fault `unknown_field`. */
export function toInvalid(found: readonly z.core.$ZodIssue[]): CoreError {
  const issues = found.flatMap(toIssues)
  const unknown = issues.some((issue) => issue.code === 'unknown_field')
  const first = issues.find((issue) => issue.message.includes('did you mean')) ?? issues[0]
  const detail = first ? `${first.path || 'input'}: ${first.message}` : 'The input is not valid.'
  return new CoreError(unknown ? 'unknown_field' : 'invalid', detail, { issues })
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    const messages = issue.message.split('\n')
    return issue.keys.map((key, place) => ({
      path: [...path, key].join('.'),
      code: 'unknown_field',
      message: messages[place] ?? 'unknown field',
    }))
  }
  const branch = issue.code === 'invalid_union' ? closest(issue.errors) : undefined
  if (branch) return branch.flatMap((inner) => toIssues({ ...inner, path: [...issue.path, ...inner.path] }))
  const code = isRequired(issue.message) ? 'required' : issue.code
  return [{ path: path.join('.'), code, message: issue.message }]
}

/** Of a union's branches the one that got furthest: it has the fewest faults. */
function closest(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.filter((branch) => branch.length > 0).sort((left, right) => left.length - right.length)[0]
}
