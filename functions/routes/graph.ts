import { Hono } from 'hono'
import { OfUser } from '../../src/core/affinity/schemas.ts'
import { listEntities } from '../../src/core/graph/list-entities.ts'
import { listFacts } from '../../src/core/graph/list-facts.ts'
import { EntityList, FactList, ListEntities, ListFacts } from '../../src/core/graph/schemas.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['users']

export const graph = new Hono<Env>()
  .get(
    '/users/:user_id/graph/entities',
    describe({
      operationId: 'listEntities',
      tags,
      responses: json(200, EntityList, 'People, places and things, by name'),
    }),
    scope('read'),
    validate('param', OfUser),
    validate('query', ListEntities.omit({ user_id: true })),
    async (c) =>
      c.json(await listEntities(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .get(
    '/users/:user_id/graph/facts',
    describe({
      operationId: 'listFacts',
      tags,
      responses: json(200, FactList, 'Facts, nearer and heavier first'),
    }),
    scope('read'),
    validate('param', OfUser),
    validate('query', ListFacts.omit({ user_id: true })),
    async (c) =>
      c.json(await listFacts(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
