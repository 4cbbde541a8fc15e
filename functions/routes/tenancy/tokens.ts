import { EndedTokens, GetUser } from '../../../src/core/tenancy/schemas.ts'
import { endTokens } from '../../../src/core/tenancy/tokens/end-tokens.ts'
import { tokenMark } from '../../../src/core/tenancy/tokens/token-mark.ts'
import { CreatedToken, CreateToken, issueUserToken } from '../../middleware/callers/user-tokens.ts'
import { created, done, type Operation, served } from '../../operation.ts'

export const tokens: readonly Operation[] = [
  served({
    id: 'createToken',
    method: 'POST',
    path: '/api/v1/tokens',
    tag: 'tenancy',
    access: 'write',
    keys_only: true,
    summary: 'Make a token for one user',
    description:
      'For browsers and phones: the token can touch that user only. It has no more than the scopes of the ' +
      'key that makes it, ends with that key, and lives a day at most. Nothing is stored; the same ' +
      'request under the same `Idempotency-Key` has the same token again.',
    body: CreateToken,
    answers: created(CreatedToken, 'The token'),
    example: {
      body: { user_id: 'ann', scopes: ['read', 'write'], expires_in: 3_600 },
      answer: {
        token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl',
        expires_at: '2026-03-02T10:00:00.000Z',
      },
    },
    serve: async (c, given) => {
      const { services, caller, ctx } = c.var
      const issue = (at: Date, mark: number) => issueUserToken(services, caller, given, { at, mark })
      const again = (kept: unknown) => {
        const made = kept as { at: string; mark?: number }
        return issue(new Date(made.at), made.mark ?? 0)
      }
      const at = services.clock.now()
      // Before the first read as well: it is what finds out that this is a repeat.
      c.set('kept', { value: { at }, again })
      const mark = await tokenMark(ctx)
      c.set('kept', { value: { at, mark }, again })
      return issue(at, mark)
    },
  }),
  served({
    id: 'endTokens',
    method: 'DELETE',
    path: '/api/v1/users/{user_id}/tokens',
    tag: 'tenancy',
    access: 'write',
    keys_only: true,
    summary: 'End all tokens of one user',
    description:
      'Whatever was made with `createToken` for this user until now is refused: at once in the process ' +
      'that is asked, within 60 seconds elsewhere. A token made afterwards works. Nothing has to be held ' +
      'of the user, and nothing is made.',
    params: GetUser,
    answers: done(EndedTokens, 'The user, without a token'),
    example: {
      params: { user_id: 'ann' },
      answer: { user_id: 'ann', revoked_at: '2026-03-02T09:00:00.000Z' },
    },
    serve: async (c, given) => {
      const ended = await endTokens(c.var.ctx, given)
      c.var.callers.forget(c.var.ctx.tenant_id)
      return ended
    },
  }),
]
