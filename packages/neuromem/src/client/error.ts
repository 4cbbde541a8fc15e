import type { Problem } from './types.gen.ts'

/** What the service calls a fault; a newer service may answer with a code that is not in this list. */
export type ProblemCode = Problem['code']
/** Faults that no service answered with. */
export type LocalCode = 'network' | 'timeout' | 'aborted' | 'unexpected'
export type ErrorCode = ProblemCode | LocalCode

export interface ErrorFields {
  readonly status?: number | undefined
  readonly title?: string | undefined
  readonly issues?: Problem['issues'] | undefined
  readonly requestId?: string | undefined
  readonly retryAfterMs?: number | null | undefined
}

const MARK: unique symbol = Symbol.for('neuromem.error') as never

/**
 * Every failure of the client. `code` is that of the service's problem object, or `network`, `timeout`,
 * `aborted`, `unexpected` (an answer that is no problem object). Nothing in it holds a key or what a request
 * said.
 */
export class NeuromemError extends Error {
  override readonly name = 'NeuromemError'
  readonly code: ErrorCode
  /** 0 without an answer. */
  readonly status: number
  readonly title: string
  /** The fields at fault, as sent; null where it is not in single fields. */
  readonly issues: Problem['issues']
  readonly requestId: string
  /** How long the service asks to wait. */
  readonly retryAfterMs: number | null
  readonly [MARK] = true

  constructor(code: ErrorCode, message: string, fields: ErrorFields = {}) {
    super(message)
    this.code = code
    this.status = fields.status ?? 0
    this.title = fields.title ?? message
    this.issues = fields.issues ?? null
    this.requestId = fields.requestId ?? ''
    this.retryAfterMs = fields.retryAfterMs ?? null
  }

  /** Tells it apart from other errors, also from one of another copy of this package. */
  static is(error: unknown, code?: ErrorCode): error is NeuromemError {
    const found = error as { [MARK]?: boolean; code?: string } | null | undefined
    return found?.[MARK] === true && (code === undefined || found.code === code)
  }

  toJSON(): Record<string, unknown> {
    const { [MARK]: _, ...fields } = this
    return { ...fields, message: this.message }
  }
}

/** The error of an answer that is none of 2xx. */
export async function errorOf(response: Response): Promise<NeuromemError> {
  const { status, headers } = response
  const fields = { status, requestId: headers.get('x-request-id') ?? '', retryAfterMs: retryAfterOf(headers) }
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null
  return problemError(problem, fields) ?? new NeuromemError('unexpected', `Answered with ${status}`, fields)
}

/** The error that a problem object says; undefined when it is none. */
export function problemError(
  problem: Partial<Problem> | null,
  fields: ErrorFields,
): NeuromemError | undefined {
  if (typeof problem?.code !== 'string') return undefined
  const { code, detail, title = code, issues, status, request_id } = problem
  const requestId = request_id ?? fields.requestId
  return new NeuromemError(code, detail ?? title, { status, ...fields, title, issues, requestId })
}

/** `Retry-After`, seconds or a date, in milliseconds from now. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (!value) return null
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
