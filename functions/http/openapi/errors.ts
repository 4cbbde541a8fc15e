import type { ErrorCode } from '../../../src/core/errors.ts'
import { NON_RETRYABLE, neverSucceeds } from '../../middleware/non-retryable.ts'
import { type Access, keepsAnswer, type Operation } from '../../operation.ts'
import { statusOf } from '../../problems.ts'

const EVERYWHERE: readonly ErrorCode[] = ['internal', 'backend_unavailable', 'overloaded', 'misconfigured']
const OF_CALLERS: readonly ErrorCode[] = [
  'unauthorized',
  'token_expired',
  'forbidden',
  'rate_limited',
  ...EVERYWHERE,
]
const OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  open: ['internal'],
  any: ['unauthorized', 'token_expired', 'rate_limited', ...EVERYWHERE],
  read: OF_CALLERS,
  write: OF_CALLERS,
  admin: OF_CALLERS,
  admin_token: ['unauthorized', 'rate_limited', ...EVERYWHERE],
  qstash: ['unauthorized', ...EVERYWHERE],
}
const OF_BODIES: readonly ErrorCode[] = [
  'malformed',
  'unsupported_media_type',
  'payload_too_large',
  'invalid',
]
const OF_KEYS: readonly ErrorCode[] = ['idempotency_mismatch', 'in_progress', 'forgotten', 'invalid']

/**
 * All codes that an operation may be refused with: what its access and its input bring with them, and its
 * own.
 */
export function codesOf(operation: Operation): readonly ErrorCode[] {
  const { access, path, params, query, method, errors = [] } = operation
  const codes = [
    ...OF_ACCESS[access],
    ...(access === 'open' && !path.startsWith('/health/') ? ['overloaded' as const] : []),
    ...(access === 'open' ? [] : ['unknown_field' as const]),
    ...(params || query ? ['invalid' as const] : []),
    ...(hasCursor(operation) ? ['malformed' as const] : []),
    ...(method === 'GET' ? [] : OF_BODIES),
    ...(keepsAnswer(operation) ? OF_KEYS : []),
    ...errors,
  ]
  return [...new Set(codes)].sort()
}

/**
 * The codes by the status that they are answered with; of a delivery that can never succeed that is one of
 * QStash's own.
 */
export function codesByStatus(operation: Operation): ReadonlyMap<number, readonly ErrorCode[]> {
  const status = (code: ErrorCode) =>
    operation.access === 'qstash' && neverSucceeds(code) ? NON_RETRYABLE : statusOf(code)
  const found = new Map<number, ErrorCode[]>()
  for (const code of codesOf(operation)) found.set(status(code), [...(found.get(status(code)) ?? []), code])
  return new Map([...found].sort(([left], [right]) => left - right))
}

const hasCursor = ({ query }: Operation): boolean =>
  query !== undefined && 'shape' in query && 'cursor' in (query.shape as object)
