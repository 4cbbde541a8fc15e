import { CoreError } from '../../src/core/errors.ts'
import type { Caller } from '../middleware/callers/callers.ts'
import type { Operation } from '../operation.ts'

/**
 * Whether a caller may ask for an operation: it needs the scope; user tokens pass too, unless the operation
 * is about more than one user. What needs no scope is open, or guarded by its path in `app.ts`.
 * @throws CoreError `forbidden`
 */
export function expectAccess({ access, keys_only }: Operation, caller: Caller | undefined): void {
  if (access === 'open' || access === 'any' || access === 'admin_token' || access === 'qstash') return
  if (!caller) throw new CoreError('unauthorized', 'Nobody is known to be asking.')
  if (caller.user_id !== null && keys_only) throw new CoreError('forbidden', 'A user token cannot do this.')
  if (!caller.scopes.includes(access)) throw new CoreError('forbidden', `The scope ${access} is needed.`)
}
