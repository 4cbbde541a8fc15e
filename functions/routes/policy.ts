import { Hono } from 'hono'
import { getPolicy } from '../../src/core/tenancy/get-policy.ts'
import { putPolicy } from '../../src/core/tenancy/put-policy.ts'
import { Policy, ShownPolicy } from '../../src/core/tenancy/records/policy.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

export const policy = new Hono<Env>()
  .get(
    '/policy',
    describe({
      operationId: 'getPolicy',
      tags: ['tenancy'],
      responses: json(200, ShownPolicy, 'The policy, defaults filled in'),
    }),
    scope('read', { users: false }),
    async (c) => c.json(await getPolicy(c.var.ctx), 200),
  )
  .put(
    '/policy',
    describe({
      operationId: 'putPolicy',
      tags: ['tenancy'],
      responses: json(200, ShownPolicy, 'The new policy'),
    }),
    scope('admin', { users: false }),
    validate('json', Policy),
    async (c) => {
      const policy = await putPolicy(c.var.ctx, c.req.valid('json'))
      c.var.callers.forget(c.var.caller.tenant_id)
      return c.json(policy, 200)
    },
  )
