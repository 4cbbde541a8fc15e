import { Hono } from 'hono'
import { commitTurns } from '../../src/core/ingest/commit-turns.ts'
import { endSession } from '../../src/core/ingest/end-session.ts'
import { getSession } from '../../src/core/ingest/get-session.ts'
import { listTurns } from '../../src/core/ingest/list-turns.ts'
import { preview } from '../../src/core/ingest/preview.ts'
import { CommitTurnsBody, Page, SessionId } from '../../src/core/ingest/schemas.ts'
import { Committed, Preview, Session, Turns } from '../../src/core/ingest/shapes.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['sessions']

export const sessions = new Hono<Env>()
  .post(
    '/sessions/:session_id/turns',
    describe({
      operationId: 'commitTurns',
      tags,
      summary: 'Stores turns; a job then marks and extracts them',
      responses: {
        ...json(202, Committed, 'Stored; the job goes on by itself'),
        ...json(200, Committed, 'With wait, or without a new turn'),
      },
    }),
    scope('write'),
    validate('param', SessionId),
    validate('json', CommitTurnsBody),
    async (c) => {
      const commit = { ...c.req.valid('json'), ...c.req.valid('param') }
      const { outcome, value } = await commitTurns(c.var.ctx, commit)
      return c.json(value, outcome === 'accepted' ? 202 : 200)
    },
  )
  .get(
    '/sessions/:session_id',
    describe({ operationId: 'getSession', tags, responses: json(200, Session, 'One session') }),
    scope('read'),
    validate('param', SessionId),
    async (c) => c.json(await getSession(c.var.ctx, c.req.valid('param')), 200),
  )
  .get(
    '/sessions/:session_id/turns',
    describe({
      operationId: 'listTurns',
      tags,
      responses: json(200, Turns, 'Turns in order, with the verdict on each'),
    }),
    scope('read'),
    validate('param', SessionId),
    validate('query', Page),
    async (c) =>
      c.json(await listTurns(c.var.ctx, { ...c.req.valid('query'), ...c.req.valid('param') }), 200),
  )
  .post(
    '/sessions/:session_id/end',
    describe({ operationId: 'endSession', tags, responses: json(200, Session, 'The session, ended') }),
    scope('write'),
    validate('param', SessionId),
    async (c) => c.json(await endSession(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/sessions/:session_id/preview',
    describe({
      operationId: 'preview',
      tags,
      responses: json(200, Preview, 'What a commit would make; nothing is stored'),
    }),
    scope('write'),
    validate('param', SessionId),
    validate('json', CommitTurnsBody),
    async (c) => c.json(await preview(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') }), 200),
  )
