import { CreatedToken, CreateToken, issueUserToken } from '../../middleware/user-tokens.ts'
import { created, type Operation, served } from '../../operation.ts'

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
      'For browsers and phones: the token can touch that user only. It has no more than the scopes of the key that makes it, ' +
      'ends with that key, and lives a day at most. Nothing is stored; the same request under the same `Idempotency-Key` ' +
      'has the same token again.',
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
      const { services, caller } = c.var
      const issue = (at: Date) => issueUserToken(services, caller, given, at)
      const now = services.clock.now()
      c.set('kept', {
        value: { at: now },
        again: (kept) => issue(new Date((kept as { at: string }).at)),
      })
      return issue(now)
    },
  }),
]
