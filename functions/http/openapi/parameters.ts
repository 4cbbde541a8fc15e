import type * as z from 'zod'
import { type Operation, takesKey } from '../../operation.ts'
import type { JsonSchema, Rendered } from './schemas.ts'

type Part = Readonly<Record<string, unknown>>

/** Headers that requests may have, once for all. */
export const parameters: Part = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Names the request: the same one again within 24 hours has the same answer and no second effect. ' +
      'With another body it is refused as `idempotency_mismatch`.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'An id of the caller’s own for the request; anything else than one is replaced',
    schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\w.=:-]+$' },
  },
}
const shared = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` })

/** What an operation takes in its path, its query and its headers. */
export function parametersOf(operation: Operation, rendered: Rendered): readonly Part[] {
  return [
    ...fieldsOf('path', operation.params, rendered),
    ...fieldsOf('query', operation.query, rendered),
    ...(takesKey(operation) ? [shared('IdempotencyKey')] : []),
    shared('RequestId'),
  ]
}

function fieldsOf(where: 'path' | 'query', schema: z.ZodType | undefined, rendered: Rendered): Part[] {
  if (!schema) return []
  const { properties = {}, required = [] } = rendered.of({ schema, side: 'input' }) as {
    properties?: Record<string, JsonSchema>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: field,
  }))
}
