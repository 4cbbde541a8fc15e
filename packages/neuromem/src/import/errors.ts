import type { ImportReport, Position } from './into/report.ts'

/** `failed`: the service, or the way to it, refused what trying again does not cure. */
export type ImportErrorCode = 'unknown_export' | 'invalid' | 'budget_exhausted' | 'failed'

/** What went wrong before or while importing; `code` is for programs, the sentence for people. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly code: ImportErrorCode
  /** Where to go on (`resumeFrom`), and what was done until then; null before the first request. */
  readonly position: Position | null
  readonly report: ImportReport | null

  constructor(
    code: ImportErrorCode,
    message: string,
    done: { readonly cause?: unknown; readonly position?: Position; readonly report?: ImportReport } = {},
  ) {
    super(message, done.cause === undefined ? undefined : { cause: done.cause })
    this.code = code
    this.position = done.position ?? null
    this.report = done.report ?? null
  }
}
