import * as z from 'zod'
import { DeleteOptions, ForgetPlan, Forgotten } from '../../src/core/forgetting/schemas.ts'
import { done } from '../operation.ts'

/** What deletions of an experience or a story have in common: they are no user's, and cannot be undone. */
export const deletion = {
  method: 'DELETE',
  access: 'write',
  keys_only: true,
  query: DeleteOptions,
  answers: done(z.union([Forgotten, ForgetPlan]), 'The receipt; or of a dry run what would go'),
} as const

/** The end of their descriptions. */
export const AT_ONCE = '`dry_run=true` only counts. It cannot be undone; a second time it is 404.'
