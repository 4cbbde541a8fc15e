import type { BatchRefused } from '../../db/refusal.ts'

/** What the gates say of the content of an experience item that they refuse. */
export const claimCodes = [
  'claims_unparseable',
  'claims_too_many',
  'claim_id_duplicate',
  'claim_alias',
  'claim_next_step',
  'claim_constraint',
  'claim_source_runs',
  'claim_counts',
] as const

/**
 * Every error code that can leave the service, in one closed list. `functions/problems.ts` gives each its
 * HTTP status and title; a job's or cycle's error codes are a list of their own (`WorkErrorCode`).
 */
export const errorCodes = [
  'malformed',
  'no_deep_paging',
  'unauthorized',
  'token_expired',
  'forbidden',
  'quota_exceeded',
  'not_found',
  'method_not_allowed',
  'conflict',
  'version_conflict',
  'turn_conflict',
  'commit_conflict',
  'session_conflict',
  'run_conflict',
  'delta_conflict',
  'in_progress',
  'forgotten',
  'plan_expired',
  'payload_too_large',
  'unsupported_media_type',
  'invalid',
  'unknown_field',
  'idempotency_mismatch',
  'trait_is_derived',
  'not_a_trait',
  'plan_required',
  ...claimCodes,
  'embedding_dim_mismatch',
  'embedding_model_mismatch',
  'rate_limited',
  'budget_exhausted',
  'model_unavailable',
  'backend_unavailable',
  'overloaded',
  'misconfigured',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** One fault in an input: where it is (`turns.0.text`), which rule it breaks, and a sentence for a person. */
export interface Issue {
  readonly path: string
  readonly code: string
  readonly message: string
}

export interface CoreErrorExtras {
  readonly issues?: readonly Issue[]
  /** Seconds until trying again makes sense; becomes `Retry-After`. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A failure with a meaning for the caller. `detail` is shown to them, `cause` never is. */
export class CoreError extends Error {
  override readonly name = 'CoreError'
  readonly code: ErrorCode
  readonly detail: string
  readonly issues: readonly Issue[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, detail: string, extras: CoreErrorExtras = {}) {
    super(`${code}: ${detail}`, { cause: extras.cause })
    this.code = code
    this.detail = detail
    this.issues = extras.issues
    this.retryAfter = extras.retryAfter
  }
}

/** Input that is refused for one field: `invalidAt('hops', 'more than 1 start from an entity')` */
export const invalidAt = (path: string, message: string): CoreError =>
  new CoreError('invalid', `${path}: ${message}`, { issues: [{ path, code: 'invalid', message }] })

/** Why a unit of work (a job's stage, a reflection cycle) did not succeed. */
export const workErrorCodes = [
  'timeout',
  'rate_limited',
  'schema_invalid',
  'model_error',
  'backend_error',
  'budget_exhausted',
] as const
export type WorkErrorCode = (typeof workErrorCodes)[number]

/** A failed unit of work. `message` is kept in the job or cycle row; it never holds a user's text. */
export class WorkError extends Error {
  override readonly name = 'WorkError'
  readonly code: WorkErrorCode

  constructor(code: WorkErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/**
 * What a guard inside a batch says to our own code alone: a worker's lease is another's now, an
 * `Idempotency-Key` has its answer already, the same words were stored meanwhile, what was decided on has
 * changed. Whoever meets one knows what to do; it never leaves the service by this name.
 */
const guardCodes = ['lease_lost', 'replayed', 'twin', 'overtaken'] as const
export type GuardCode = (typeof guardCodes)[number]

export class GuardError extends Error {
  override readonly name = 'GuardError'
  readonly code: GuardCode

  constructor(code: GuardCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** `isGuard(error, 'lease_lost')` */
export const isGuard = (error: unknown, code: GuardCode): error is GuardError =>
  error instanceof GuardError && error.code === code

const codes: ReadonlySet<string> = new Set(errorCodes)
const guards: ReadonlySet<string> = new Set(guardCodes)
const RETRY_SECONDS = 5

/** What a batch was refused for, in the core's words. */
export function meaningOf(refused: BatchRefused): CoreError | GuardError {
  const { kind, code, detail, cause } = refused
  if (guards.has(code)) return new GuardError(code as GuardCode, cause)
  if (codes.has(code)) return new CoreError(code as ErrorCode, detail, { cause })
  if (kind !== 'away') return new CoreError('internal', 'A statement was refused.', { cause })
  return new CoreError('backend_unavailable', 'The database did not answer.', {
    cause,
    retryAfter: RETRY_SECONDS,
  })
}
