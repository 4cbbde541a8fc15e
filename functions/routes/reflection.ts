import { Hono } from 'hono'
import { listCycles } from '../../src/core/reflection/list-cycles.ts'
import { reflect } from '../../src/core/reflection/reflect.ts'
import {
  CycleList,
  ListCycles,
  ReflectBody,
  Reflected,
  ShouldReflect,
  UserInput,
} from '../../src/core/reflection/schemas.ts'
import { shouldReflect } from '../../src/core/reflection/should-reflect.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['users']

export const reflection = new Hono<Env>()
  .get(
    '/users/:user_id/should-reflect',
    describe({
      operationId: 'shouldReflect',
      tags,
      responses: json(200, ShouldReflect, 'Whether a reflection is due, and why'),
    }),
    scope('read'),
    validate('param', UserInput),
    async (c) => c.json(await shouldReflect(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/users/:user_id/reflect',
    describe({
      operationId: 'reflect',
      tags,
      responses: json(200, Reflected, 'What the reflection did, or why there was none'),
    }),
    scope('write'),
    validate('param', UserInput),
    validate('json', ReflectBody),
    async (c) => c.json(await reflect(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') }), 200),
  )
  .get(
    '/users/:user_id/reflection-cycles',
    describe({
      operationId: 'listReflectionCycles',
      tags,
      responses: json(200, CycleList, 'Reflections, newest first'),
    }),
    scope('read'),
    validate('param', UserInput),
    validate('query', ListCycles.omit({ user_id: true })),
    async (c) =>
      c.json(await listCycles(c.var.ctx, { ...c.req.valid('query'), ...c.req.valid('param') }), 200),
  )
