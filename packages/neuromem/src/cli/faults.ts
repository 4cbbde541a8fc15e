import { NeuromemError } from '../client/index.ts'
import { UsageError } from './words.ts'

/** The stable exit code of a failure. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2
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
  const code = isOurs ? error.code : error instanceof UsageError ? 'usage' : 'failed'
  const detail = error instanceof Error ? error.message : String(error)
  const title = isOurs ? error.title : detail
  const { status = 0, issues = null, requestId = '' } = isOurs ? error : {}
  return { type: `urn:neuromem:problem:${code}`, title, status, code, detail, issues, request_id: requestId }
}

/** @param url which service was asked: where none answers, it is most likely the wrong one */
export function sentenceOf(error: unknown, url?: string): string {
  const { code, detail, request_id } = problemOf(error)
  if (code === 'usage' || code === 'failed') return `error: ${detail}`
  const where = code === 'network' && url !== undefined ? ` at ${url}` : ''
  return `error: ${detail}${where} (${[code, request_id && `request ${request_id}`].filter(Boolean).join(', ')})`
}
