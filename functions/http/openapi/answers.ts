import type { ErrorCode } from '../../../src/core/errors.ts'
import type { Answer, Operation } from '../../operation.ts'
import { takesKey } from '../../operation.ts'
import { Problem, retriesAfter } from '../../problems.ts'
import { codesByStatus } from './errors.ts'
import { type JsonSchema, type Rendered, sorted } from './schemas.ts'

type Part = Readonly<Record<string, unknown>>

/** Headers of answers, once for all. */
export const headers: Part = {
  RequestId: {
    description: 'The id of the request: the caller’s, or a new one. It stands in the log and in problems.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds until trying again makes sense',
    schema: { type: 'integer', minimum: 1 },
  },
  IdempotencyReplayed: {
    description: '`true` when the answer is the one kept under the `Idempotency-Key`',
    schema: { type: 'string', const: 'true' },
  },
  ServerTiming: {
    description: 'How often the database was asked: `db;desc=1`',
    schema: { type: 'string' },
  },
  Authenticate: {
    description: 'How to say who is asking',
    schema: { type: 'string', const: 'Bearer' },
  },
}
const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })

/**
 * What is answered with a status that no operation names, by a proxy that speaks for the service for
 * instance.
 */
const ANY = 'Problem'

/** What an operation answers; its refusals are components, because many operations have the same. */
export function responsesOf(operation: Operation, rendered: Rendered): Part {
  const answers = Object.entries(operation.answers).map(([word, answer]) => [
    answer.status,
    success(operation, word, answer, rendered),
  ])
  const refusals = [...codesByStatus(operation)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(status, codes)}` },
  ])
  return {
    ...Object.fromEntries([...answers, ...refusals]),
    default: { $ref: `#/components/responses/${ANY}` },
  }
}

/** All refusals of some operations, by name. */
export function refusalsOf(operations: readonly Operation[], rendered: Rendered): Part {
  const problem = rendered.of({ schema: Problem, side: 'output' })
  const found = operations.flatMap((operation) =>
    [...codesByStatus(operation)].map(([status, codes]) => [
      nameOf(status, codes),
      refusal(status, codes, problem),
    ]),
  )
  const any = {
    description: 'Any other problem',
    headers: { 'X-Request-Id': header('RequestId') },
    content: { 'application/problem+json': { schema: problem } },
  }
  return sorted({ ...Object.fromEntries(found), [ANY]: any })
}

/** A name that generators can give to a type: `Problem404NotFound`. */
const nameOf = (status: number, codes: readonly ErrorCode[]): string => {
  const words = codes.flatMap((code) => code.split('_'))
  return `${ANY}${status}${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}

function success(operation: Operation, word: string, answer: Answer, rendered: Rendered): Part {
  const { example } = operation
  const schema = rendered.of({ schema: answer.schema, side: 'output' })
  return {
    description: answer.description,
    headers: {
      'X-Request-Id': header('RequestId'),
      'Server-Timing': header('ServerTiming'),
      ...(takesKey(operation) &&
        operation.replays !== 'own' && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
    },
    content: {
      [answer.type ?? 'application/json']: { schema, example: example.answers?.[word] ?? example.answer },
    },
  }
}

function refusal(status: number, codes: readonly ErrorCode[], problem: JsonSchema): Part {
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: {
      'X-Request-Id': header('RequestId'),
      ...(codes.some(retriesAfter) && { 'Retry-After': header('RetryAfter') }),
      ...(status === 401 && { 'WWW-Authenticate': header('Authenticate') }),
    },
    content: {
      'application/problem+json': {
        schema: { allOf: [problem, { type: 'object', properties: { code: { enum: codes } } }] },
      },
    },
  }
}
