import { Hono } from 'hono'
import { recall as recallVerb } from '../../src/core/recall/recall.ts'
import { Recall, RecallAnswer } from '../../src/core/recall/schemas.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

export const recall = new Hono<Env>().post(
  '/recall',
  describe({
    operationId: 'recall',
    tags: ['memories'],
    summary: 'The best memories, turns and facts for a query, and text for a prompt made of them',
    responses: json(200, RecallAnswer, 'Best first; empty and abstained when nothing is relevant enough'),
  }),
  scope('read'),
  validate('json', Recall),
  async (c) => c.json(await recallVerb(c.var.ctx, c.req.valid('json')), 200),
)
