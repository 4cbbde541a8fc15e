import { Hono } from 'hono'
import { GetUser, getUser } from '../../src/core/tenancy/get-user.ts'
import { listUsers } from '../../src/core/tenancy/list-users.ts'
import { PageInput, User, UserSummary } from '../../src/core/tenancy/schemas.ts'
import { describe, type Env, json, listOf, scope, validate } from '../http/policy.ts'

export const users = new Hono<Env>()
  .get(
    '/users',
    describe({
      operationId: 'listUsers',
      tags: ['users'],
      responses: json(200, listOf(UserSummary), 'Users by name'),
    }),
    scope('read', { users: false }),
    validate('query', PageInput),
    async (c) => c.json(await listUsers(c.var.ctx, c.req.valid('query')), 200),
  )
  .get(
    '/users/:user_id',
    describe({ operationId: 'getUser', tags: ['users'], responses: json(200, User, 'One user') }),
    scope('read'),
    validate('param', GetUser),
    async (c) => c.json(await getUser(c.var.ctx, c.req.valid('param')), 200),
  )
