import { Hono } from 'hono'
import { addItem } from '../../src/core/experience/add-item.ts'
import { getItem } from '../../src/core/experience/get-item.ts'
import { learn } from '../../src/core/experience/learn.ts'
import { listEdits } from '../../src/core/experience/list-edits.ts'
import { listItems } from '../../src/core/experience/list-items.ts'
import { migrate } from '../../src/core/experience/migrate.ts'
import { patchItem } from '../../src/core/experience/patch-item.ts'
import { rollback } from '../../src/core/experience/rollback.ts'
import { addRun } from '../../src/core/experience/runs/add-run.ts'
import { getRun } from '../../src/core/experience/runs/get-run.ts'
import * as runShape from '../../src/core/experience/runs/schemas.ts'
import * as shape from '../../src/core/experience/schemas.ts'
import { archiveItem, unarchiveItem } from '../../src/core/experience/set-status.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const tags = ['experience']
const keysOnly = { users: false }

const runs = new Hono<Env>()
  .post(
    '/runs',
    describe({
      operationId: 'addExperienceRun',
      tags,
      responses: {
        ...json(201, runShape.Run, 'Recorded'),
        ...json(200, runShape.Run, 'Was recorded before'),
      },
    }),
    scope('write', keysOnly),
    validate('json', runShape.AddRun),
    async (c) => {
      const { outcome, value } = await addRun(c.var.ctx, c.req.valid('json'))
      return c.json(value, outcome === 'created' ? 201 : 200)
    },
  )
  .get(
    '/runs/:run_id',
    describe({
      operationId: 'getExperienceRun',
      tags,
      responses: json(200, runShape.Run, 'The run with its molecules'),
    }),
    scope('read', keysOnly),
    validate('param', runShape.RunRef),
    async (c) => c.json(await getRun(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/runs/:run_id/learn',
    describe({
      operationId: 'learnExperience',
      tags,
      responses: json(200, shape.Learned, 'What the run taught'),
    }),
    scope('write', keysOnly),
    validate('param', runShape.RunRef),
    validate('json', shape.LearnBody),
    async (c) => c.json(await learn(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )

const items = new Hono<Env>()
  .get(
    '/memories',
    describe({
      operationId: 'listExperienceItems',
      tags,
      responses: json(200, shape.ItemList, 'Newest first, or best first'),
    }),
    scope('read', keysOnly),
    validate('query', shape.ListItems),
    async (c) => c.json(await listItems(c.var.ctx, c.req.valid('query')), 200),
  )
  .post(
    '/memories',
    describe({ operationId: 'addExperienceItem', tags, responses: json(201, shape.Item, 'The item') }),
    scope('write', keysOnly),
    validate('json', shape.AddItem),
    async (c) => c.json(await addItem(c.var.ctx, c.req.valid('json')), 201),
  )
  .get(
    '/memories/:id',
    describe({ operationId: 'getExperienceItem', tags, responses: json(200, shape.Item, 'The item') }),
    scope('read', keysOnly),
    validate('param', shape.ItemRef),
    async (c) => c.json(await getItem(c.var.ctx, c.req.valid('param')), 200),
  )
  .patch(
    '/memories/:id',
    describe({
      operationId: 'patchExperienceItem',
      tags,
      responses: json(200, shape.Item, 'The item, changed'),
    }),
    scope('write', keysOnly),
    validate('param', shape.ItemRef),
    validate('json', shape.PatchItemBody),
    async (c) => c.json(await patchItem(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .get(
    '/memories/:id/edits',
    describe({
      operationId: 'listExperienceEdits',
      tags,
      responses: json(200, shape.EditList, 'Every change, oldest first'),
    }),
    scope('read', keysOnly),
    validate('param', shape.ItemRef),
    validate('query', shape.ListEdits.omit({ id: true })),
    async (c) =>
      c.json(await listEdits(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  )

const changes = new Hono<Env>()
  .post(
    '/memories/:id/archive',
    describe({
      operationId: 'archiveExperienceItem',
      tags,
      responses: json(200, shape.Item, 'The item, archived'),
    }),
    scope('write', keysOnly),
    validate('param', shape.ItemRef),
    validate('json', shape.Nothing),
    async (c) => c.json(await archiveItem(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/memories/:id/unarchive',
    describe({
      operationId: 'unarchiveExperienceItem',
      tags,
      responses: json(200, shape.Item, 'The item, active'),
    }),
    scope('write', keysOnly),
    validate('param', shape.ItemRef),
    validate('json', shape.Nothing),
    async (c) => c.json(await unarchiveItem(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/deltas/:id/rollback',
    describe({
      operationId: 'rollBackDelta',
      tags,
      responses: json(200, shape.RolledBack, 'What was restored'),
    }),
    scope('write', keysOnly),
    validate('param', shape.DeltaRef),
    validate('json', shape.Nothing),
    async (c) => c.json(await rollback(c.var.ctx, c.req.valid('param')), 200),
  )
  .post(
    '/migrate',
    describe({
      operationId: 'migrateExperience',
      tags,
      responses: json(200, shape.Migrated, 'The texts, rewritten'),
    }),
    scope('write', keysOnly),
    validate('json', shape.Migrate),
    async (c) => c.json(await migrate(c.var.ctx, c.req.valid('json')), 200),
  )

/** The experience bank (page 08). It belongs to the tenant, so a user token is refused. */
export const experience = new Hono<Env>()
  .basePath('/experience')
  .route('/', runs)
  .route('/', items)
  .route('/', changes)
