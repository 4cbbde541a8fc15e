import { Hono } from 'hono'
import { addMemory } from '../../src/core/memories/add.ts'
import { confirmMemory } from '../../src/core/memories/confirm.ts'
import { deleteMemory } from '../../src/core/memories/delete.ts'
import { getMemory } from '../../src/core/memories/get.ts'
import { listEvidence } from '../../src/core/memories/list-evidence.ts'
import { listHistory } from '../../src/core/memories/list-history.ts'
import { listSources } from '../../src/core/memories/list-sources.ts'
import { patchMemory } from '../../src/core/memories/patch.ts'
import {
  AddMemory,
  ConfirmMemoryBody,
  EvidenceList,
  FindMemories,
  HistoryList,
  Memory,
  MemoryId,
  MemoryList,
  PageOf,
  PatchMemoryBody,
  SourceList,
} from '../../src/core/memories/schemas.ts'
import { findMemories } from '../../src/core/memories/search.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['memories']
const Paging = PageOf.omit({ id: true })

export const memories = new Hono<Env>()
  .post(
    '/memories',
    describe({
      operationId: 'addMemory',
      tags,
      responses: {
        ...json(201, Memory, 'Stored'),
        ...json(200, Memory, 'The same was stored before: that one'),
      },
    }),
    scope('write'),
    validate('json', AddMemory),
    async (c) => {
      const { outcome, value } = await addMemory(c.var.ctx, c.req.valid('json'))
      return c.json(value, outcome === 'created' ? 201 : 200)
    },
  )
  .get(
    '/memories',
    describe({
      operationId: 'listMemories',
      tags,
      summary: 'Newest first; with a query a search, best first',
      responses: json(200, MemoryList, 'Memories of one user'),
    }),
    scope('read'),
    validate('query', FindMemories),
    async (c) => c.json(await findMemories(c.var.ctx, c.req.valid('query')), 200),
  )
  .get(
    '/memories/:id',
    describe({
      operationId: 'getMemory',
      tags,
      responses: json(200, Memory, 'The memory, whatever its status'),
    }),
    scope('read'),
    validate('param', MemoryId),
    async (c) => c.json(await getMemory(c.var.ctx, c.req.valid('param')), 200),
  )
  .patch(
    '/memories/:id',
    describe({ operationId: 'patchMemory', tags, responses: json(200, Memory, 'The edited memory') }),
    scope('write'),
    validate('param', MemoryId),
    validate('json', PatchMemoryBody),
    async (c) =>
      c.json(await patchMemory(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .delete(
    '/memories/:id',
    describe({
      operationId: 'deleteMemory',
      tags,
      responses: json(200, Memory, 'The memory, expired; a trait dissolved'),
    }),
    scope('write'),
    validate('param', MemoryId),
    async (c) => c.json(await deleteMemory(c.var.ctx, c.req.valid('param')), 200),
  )
  .get(
    '/memories/:id/history',
    describe({
      operationId: 'listMemoryHistory',
      tags,
      responses: json(200, HistoryList, 'What happened to it, oldest first'),
    }),
    scope('read'),
    validate('param', MemoryId),
    validate('query', Paging),
    async (c) =>
      c.json(await listHistory(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .get(
    '/memories/:id/sources',
    describe({
      operationId: 'listMemorySources',
      tags,
      responses: json(200, SourceList, 'The turns it comes from'),
    }),
    scope('read'),
    validate('param', MemoryId),
    validate('query', Paging),
    async (c) =>
      c.json(await listSources(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .get(
    '/memories/:id/evidence',
    describe({
      operationId: 'listTraitEvidence',
      tags,
      responses: json(200, EvidenceList, 'What supports or contradicts a trait'),
    }),
    scope('read'),
    validate('param', MemoryId),
    validate('query', Paging),
    async (c) =>
      c.json(await listEvidence(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )
  .post(
    '/memories/:id/confirm',
    describe({
      operationId: 'confirmMemory',
      tags,
      responses: json(200, Memory, 'Confirmed, corrected or expired'),
    }),
    scope('write'),
    validate('param', MemoryId),
    validate('json', ConfirmMemoryBody),
    async (c) =>
      c.json(await confirmMemory(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
