import { type ErrorCode, NeuromemError } from 'neuromem'
import type { Broken } from '../../../import/wizard.ts'

/** Why an import was broken off, as the fault that it was: it was kept as plain words. */
export const faultOf = ({ code, title, message, requestId }: Broken): NeuromemError =>
  new NeuromemError(code as ErrorCode, message, { title, requestId })
