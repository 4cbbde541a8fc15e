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
import { CoreError, invalidAt } from '../../src/core/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { idempotencyKeyOf } from '../middleware/idempotency.ts'
import { MODEL_ERRORS, type Operation, served } from '../operation.ts'
import { Problem, toProblem } from '../problems.ts'

const Events = z.union([Metadata, Text, MemoryPending, Done, Problem])

export const companion: readonly Operation[] = [
  served({
    id: 'sendMessage',
    method: 'POST',
    path: '/api/v1/sse/message',
    tag: 'companion',
    access: 'write',
    summary: 'Answer a message as a stream of events',
    description:
      'Server-sent events `metadata`, `text`…, `memory_pending`, `done`; or `metadata`, `text`…, `error`. ' +
      'The `data` of each is one JSON object; what is wrong before the first token is a plain problem. ' +
      'Turns, affinity and reply are stored in one batch after the last token; a client that leaves ' +
      'earlier stores nothing. A key is needed, as `idempotency_key` or as the header `Idempotency-Key`: ' +
      'a finished message is answered again for 24 hours, with `duplicate: true`; one that is being ' +
      'answered is 409 `in_progress`.',
    body: SendMessageBody,
    answers: {
      done: {
        status: 200,
        description: 'The events, by the name of each',
        schema: Events,
        type: 'text/event-stream',
      },
    },
    errors: ['idempotency_mismatch', 'forgotten', 'quota_exceeded', 'in_progress', ...MODEL_ERRORS],
    replays: 'own',
    example: {
      body: {
        user_id: 'ann',
        session_id: 'monday',
        message: 'Morning! Do you remember where I live?',
        idempotency_key: 'message-1',
      },
      answer: { type: 'text', content: 'You live in Dalian.' },
    },
    serve: async (c, given) => {
      const { ctx, requestId } = c.var
      const exchange = await openExchange(ctx, {
        ...given,
        idempotency_key: oneKey(given.idempotency_key, idempotencyKeyOf(c)),
      })
      return eventStream(c, (write, gone) =>
        respond(ctx, exchange, (event) => write(event.event, dataOf(event, requestId)), gone),
      )
    },
  }),
]

/** @throws CoreError `invalid` for no key, and for two different ones */
function oneKey(field: string | undefined, header: string | undefined): string {
  const key = field ?? header
  if (key === undefined) {
    const issue = { path: 'idempotency_key', code: 'required', message: 'is required' }
    const detail = 'idempotency_key: is required, as a field or as the header Idempotency-Key'
    throw new CoreError('invalid', detail, { issues: [issue] })
  }
  if (header !== undefined && header !== key) {
    throw invalidAt('idempotency_key', 'the field and the header Idempotency-Key differ')
  }
  return key
}

const dataOf = ({ event, data }: CompanionEvent, requestId: string): unknown =>
  event === 'error' ? toProblem(data, requestId) : data
