import { Hono } from 'hono'
import { resolver } from 'hono-openapi'
import * as z from 'zod'
import { openExchange } from '../../src/core/companion/open-exchange.ts'
import { respond } from '../../src/core/companion/respond.ts'
import {
  type CompanionEvent,
  Done,
  MemoryPending,
  Metadata,
  SendMessageBody,
  Text,
} from '../../src/core/companion/schemas.ts'
import { CoreError } from '../../src/core/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { describe, type Env, scope, validate } from '../http/policy.ts'
import { idempotencyKeyOf } from '../middleware/idempotency.ts'
import { Problem, toProblem } from '../problems.ts'

const events = z.union([Metadata, Text, MemoryPending, Done, Problem])

export const companion = new Hono<Env>().post(
  '/sse/message',
  describe({
    operationId: 'sendMessage',
    tags: ['companion'],
    summary: 'Answers a message as a stream of events',
    responses: {
      200: {
        description:
          'Events metadata, text…, memory_pending, done; or metadata, text…, error. Each `data` is one JSON object.',
        content: { 'text/event-stream': { schema: resolver(events) } },
      },
    },
  }),
  scope('write'),
  validate('json', SendMessageBody),
  async (c) => {
    const { ctx, requestId } = c.var
    const body = c.req.valid('json')
    const exchange = await openExchange(ctx, {
      ...body,
      idempotency_key: oneKey(body.idempotency_key, idempotencyKeyOf(c)),
    })
    return eventStream(c, (write, gone) =>
      respond(ctx, exchange, (event) => write(event.event, dataOf(event, requestId)), gone),
    )
  },
)

/** @throws CoreError `invalid` for no key, and for two different ones */
function oneKey(field: string | undefined, header: string | undefined): string {
  const key = field ?? header
  if (key === undefined)
    throw new CoreError('invalid', 'idempotency_key: needed, as a field or as the header Idempotency-Key')
  if (header !== undefined && header !== key) {
    throw new CoreError('invalid', 'idempotency_key: the field and the header Idempotency-Key differ')
  }
  return key
}

const dataOf = ({ event, data }: CompanionEvent, requestId: string): unknown =>
  event === 'error' ? toProblem(data, requestId) : data
