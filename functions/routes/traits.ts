import { Hono } from 'hono'
import { UserInput } from '../../src/core/reflection/schemas.ts'
import { listTraits } from '../../src/core/traits/list-traits.ts'
import { getProfile } from '../../src/core/traits/profile.ts'
import { GetProfile, ListTraits, Profile, TraitList } from '../../src/core/traits/schemas.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['users']

export const traits = new Hono<Env>()
  .get(
    '/users/:user_id/traits',
    describe({
      operationId: 'listTraits',
      tags,
      responses: json(200, TraitList, 'Active traits, the surest first'),
    }),
    scope('read'),
    validate('param', UserInput),
    validate('query', ListTraits.omit({ user_id: true })),
    async (c) =>
      c.json(await listTraits(c.var.ctx, { ...c.req.valid('query'), ...c.req.valid('param') }), 200),
  )
  .get(
    '/users/:user_id/profile',
    describe({
      operationId: 'getProfile',
      tags,
      responses: json(200, Profile, 'What is known of a user, for a system prompt'),
    }),
    scope('read'),
    validate('param', UserInput),
    validate('query', GetProfile.omit({ user_id: true })),
    async (c) =>
      c.json(await getProfile(c.var.ctx, { ...c.req.valid('query'), ...c.req.valid('param') }), 200),
  )
