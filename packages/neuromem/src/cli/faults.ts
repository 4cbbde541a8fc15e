import { NeuromemError } from '../client/index.ts'
import type { ImportErrorCode } from '../import/errors.ts'
import { UsageError } from './words.ts'

/** Told by its name: importing is loaded by the command that imports alone. */
const importCodeOf = (error: unknown): ImportErrorCode | undefined =>
  error instanceof Error && error.name === 'ImportError'
    ? (error as Error & { readonly code: ImportErrorCode }).code
    : undefined

const isUsage = (error: unknown): boolean => error instanceof UsageError || importCodeOf(error) === 'invalid'

/** The stable exit code of a failure. */
export function exitCodeOf(error: unknown): number {
  if (isUsage(error)) return 2
  if (importCodeOf(error) === 'budget_exhausted') return 6
  if (!NeuromemError.is(error)) return 1
  const { status, code } = error
  if (status === 401 || status === 403) return 3
  if (status === 404) return 4
  if (status === 409) return 5
  if (status === 429) return 6
  if ((status >= 502 && status <= 504) || code === 'network' || code === 'timeout') return 7
  return 1
}

/** As the service would say it; `status` 0 without an answer. */
export function problemOf(error: unknown): Record<string, unknown> {
  const isOurs = NeuromemError.is(error)
  const code = isOurs ? error.code : isUsage(error) ? 'usage' : (importCodeOf(error) ?? 'failed')
  const detail = error instanceof Error ? error.message : String(error)
  const title = isOurs ? error.title : detail
  const { status = 0, issues = null, requestId = '' } = isOurs ? error : {}
  return { type: `urn:neuromem:problem:${code}`, title, status, code, detail, issues, request_id: requestId }
}

/** @param url which service was asked: where none answers, it is most likely the wrong one */
export function sentenceOf(error: unknown, url?: string): string {
  const { code, detail, request_id } = problemOf(error)
  if (!NeuromemError.is(error)) return `error: ${detail}`
  const where = code === 'network' && url !== undefined ? ` at ${url}` : ''
  return `error: ${detail}${where} (${[code, request_id && `request ${request_id}`].filter(Boolean).join(', ')})`
}
