import { Hono } from 'hono'
import { getAffinity } from '../../src/core/affinity/get-affinity.ts'
import { listAffinityEvents } from '../../src/core/affinity/list-affinity-events.ts'
import {
  Affinity,
  AffinityEventList,
  AffinitySignalsBody,
  ListAffinityEvents,
  OfUser,
} from '../../src/core/affinity/schemas.ts'
import { sendSignals } from '../../src/core/affinity/send-signals.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['users']

export const affinity = new Hono<Env>()
  .get(
    '/users/:user_id/affinity',
    describe({
      operationId: 'getAffinity',
      tags,
      responses: json(200, Affinity, 'Score, state and tone as of now'),
    }),
    scope('read'),
    validate('param', OfUser),
    async (c) => c.json(await getAffinity(c.var.ctx, c.req.valid('param')), 200),
  )
  .get(
    '/users/:user_id/affinity/history',
    describe({
      operationId: 'listAffinityEvents',
      tags,
      responses: json(200, AffinityEventList, 'Every change, newest first'),
    }),
    scope('read'),
    validate('param', OfUser),
    validate('query', ListAffinityEvents.omit({ user_id: true })),
    async (c) =>
      c.json(await listAffinityEvents(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .post(
    '/users/:user_id/affinity/signals',
    describe({
      operationId: 'sendAffinitySignals',
      tags,
      responses: json(200, Affinity, 'The score after the signals'),
    }),
    scope('write'),
    validate('param', OfUser),
    validate('json', AffinitySignalsBody),
    async (c) =>
      c.json(await sendSignals(c.var.ctx, { ...c.req.valid('param'), signals: c.req.valid('json') }), 200),
  )
