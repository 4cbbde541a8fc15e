import { APICallError } from '@ai-sdk/provider'
import { WorkError } from '../../src/core/errors.ts'

/** What went wrong, in the words of a job's error codes. The vendor's own words stay in `cause`. */
export function toWorkError(error: unknown, signal?: AbortSignal): WorkError {
  if (error instanceof WorkError) return error
  if (signal?.aborted) {
    return signal.reason instanceof WorkError
      ? signal.reason
      : new WorkError('timeout', 'the model did not answer in time', error)
  }
  return refused(APICallError.isInstance(error) ? error.statusCode : undefined, error)
}

/** What the status of an answer says; undefined where there was none. */
export function refused(status: number | undefined, cause?: unknown): WorkError {
  if (status === 429) return new WorkError('rate_limited', 'the model provider is limiting requests', cause)
  if (status === 408 || status === 504)
    return new WorkError('timeout', 'the model provider did not answer in time', cause)
  return new WorkError(
    'model_error',
    status
      ? `the model provider answered ${status}${status < 300 ? ' with what is no answer' : ''}`
      : 'the model provider did not answer',
    cause,
  )
}
