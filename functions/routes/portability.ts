import { Hono } from 'hono'
import { EraseUser, eraseUser } from '../../src/core/portability/erase-user.ts'
import { ExportUser, exportUser } from '../../src/core/portability/export-user.ts'
import { importUser } from '../../src/core/portability/import-user.ts'
import { Erased, Imported } from '../../src/core/portability/schemas.ts'
import { linesOf } from '../http/body.ts'
import { describe, type Env, json, scope, validate } from '../http/policy.ts'

const NDJSON = 'application/x-ndjson'
const tags = ['users']
const content = { [NDJSON]: { schema: { type: 'string' as const } } }

export const portability = new Hono<Env>()
  .delete(
    '/users/:user_id',
    describe({ operationId: 'eraseUser', tags, responses: json(200, Erased, 'All of the user is gone') }),
    scope('write'),
    validate('param', EraseUser),
    async (c) => c.json(await eraseUser(c.var.ctx, c.req.valid('param')), 200),
  )
  .get(
    '/users/:user_id/export',
    describe({
      operationId: 'exportUser',
      tags,
      responses: { 200: { description: 'One JSON object a line', content } },
    }),
    scope('read'),
    validate('param', ExportUser),
    async (c) => {
      const lines = await exportUser(c.var.ctx, c.req.valid('param'))
      return c.body(streamOf(lines), 200, { 'content-type': NDJSON })
    },
  )
  .post(
    '/users/:user_id/import',
    describe({
      operationId: 'importUser',
      tags,
      requestBody: { required: true, description: 'Lines of an export, all or a part', content },
      responses: json(200, Imported, 'What was stored'),
    }),
    scope('write', { users: false }),
    validate('param', ExportUser),
    async (c) => {
      const { user_id } = c.req.valid('param')
      return c.json(await importUser(c.var.ctx, { user_id, lines: await linesOf(c.req) }), 200)
    },
  )

/** Pages are read as fast as the client takes them. */
function streamOf(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = lines[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
