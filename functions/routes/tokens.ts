import { Hono } from 'hono'
import { describe, type Env, json, scope, validate } from '../http.ts'
import { CreatedToken, CreateToken, issueUserToken } from '../middleware/user-tokens.ts'

export const tokens = new Hono<Env>().post(
  '/tokens',
  describe({ operationId: 'createToken', tags: ['tenancy'], responses: json(201, CreatedToken, 'A token for one user') }),
  scope('write', { users: false }),
  validate('json', CreateToken),
  async (c) => c.json(await issueUserToken(c.var.services, c.var.caller, c.req.valid('json')), 201),
)
