import { routes } from './routes.gen.ts'
import type { operations } from './types.gen.ts'

export type OperationId = keyof typeof routes
/** `METHOD /path` of every operation. */
export const templates: Readonly<Record<OperationId, string>> = routes

type Content<R> = R extends { content: { 'application/json': infer T } } ? T : never
type Succeeded<R> = { [Status in keyof R & (200 | 201 | 202)]: Content<R[Status]> }[keyof R &
  (200 | 201 | 202)]
/** The JSON of an operation's good answer. */
export type Answer<Id extends OperationId> = Id extends keyof operations
  ? Succeeded<operations[Id]['responses']>
  : never
