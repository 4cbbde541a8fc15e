import { Hono } from 'hono'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'
import { CreatedToken, CreateToken, issueUserToken } from '../middleware/user-tokens.ts'

export const tokens = new Hono<Env>().post(
  '/tokens',
  describe({
    operationId: 'createToken',
    tags: ['tenancy'],
    responses: json(201, CreatedToken, 'A token for one user'),
  }),
  scope('write', { users: false }),
  validate('json', CreateToken),
  async (c) => {
    const { services, caller } = c.var
    const issue = (at: Date) => issueUserToken(services, caller, c.req.valid('json'), at)
    const now = services.clock.now()
    c.set('kept', { value: { at: now }, again: (kept) => issue(new Date((kept as { at: string }).at)) })
    return c.json(await issue(now), 201)
  },
)
