import { CoreError, WorkError } from '../../errors.ts'

const budgetOf = (error: WorkError): CoreError =>
  error.cause instanceof CoreError
    ? error.cause
    : new CoreError('budget_exhausted', 'The tokens of this UTC day are used up.', { cause: error })

/** What a failure is called once the exchange is open. Its cause stays inside. */
export function toCoreError(error: unknown): CoreError {
  if (error instanceof CoreError) return error
  if (error instanceof WorkError) {
    return error.code === 'budget_exhausted'
      ? budgetOf(error)
      : new CoreError('model_unavailable', 'The model did not finish its reply.', { cause: error })
  }
  return new CoreError('internal', 'The reply could not be completed.', { cause: error })
}
