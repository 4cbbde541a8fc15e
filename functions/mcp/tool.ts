import type * as z from 'zod'
import type { Context } from '../../src/core/context.ts'
import type { RawInput } from '../http/input.ts'
import { parseInput } from '../http/input.ts'
import { expectAccess } from '../http/policy.ts'
import type { Caller } from '../middleware/callers/callers.ts'
import type { Operation } from '../operation.ts'
import { operations } from '../operations.ts'
import type { Place, Toolset } from './place.ts'

/** What a tool says: data for a program, and all of it that matters in words. */
export interface Answer<Structured extends object = object> {
  readonly structured: Structured
  readonly text: string
}

type AnyVerb = (ctx: Context, given: never) => Promise<unknown>
/**
 * Asks for an operation as a route would: same policy, same checks. `ask<typeof getMemory>('getMemory',
 * {params: {id}})`
 */
export type Ask = <Verb extends AnyVerb>(id: string, raw: RawInput) => Promise<Awaited<ReturnType<Verb>>>

/** One connection's request: who asks, for whom, and how operations are asked for. */
export interface Asking {
  readonly ctx: Context
  readonly caller: Caller
  readonly place: Place
  readonly ask: Ask
  /** Notes for the log which tool was called; never what with. */
  readonly called: (tool: string) => void
}

/** A tool is an operation in words that a model understands. What `tools/list` shows is made of it. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly toolset: Toolset
  /** The route that it stands for: its scope is the tool's. */
  readonly operation: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  readonly destructive?: true
  readonly idempotent?: true
  /** Gives the versions of an answer: the smaller the share of what is there, the shorter. */
  readonly call: (asking: Asking, input: never) => Promise<(share: number) => Answer>
  /** What a person is shown before it happens, where the client can ask; undefined: nothing would happen. */
  readonly confirm?: (asking: Asking, input: never) => Promise<string | undefined>
}

/** A tool, with its types checked against each other. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  said: Omit<Tool, 'input' | 'output' | 'call' | 'confirm'> & {
    readonly input: Input
    readonly output: Output
    readonly call: (
      asking: Asking,
      input: z.output<Input>,
    ) => Promise<(share: number) => Answer<z.input<Output>>>
    readonly confirm?: (asking: Asking, input: z.output<Input>) => Promise<string | undefined>
  },
): Tool {
  return said as unknown as Tool
}

const byId = new Map<string, Operation>()

/** @throws Error for an operation that is not in the list */
export function operationNamed(id: string): Operation {
  if (byId.size === 0) for (const operation of operations) byId.set(operation.id, operation)
  const found = byId.get(id)
  if (!found) throw new Error(`There is no operation ${id}.`)
  return found
}

/** Whether a tool changes anything. */
export const writes = ({ operation }: Tool): boolean => operationNamed(operation).access !== 'read'

/** How the operations of a request are asked for: by nobody else than its caller. */
export function askAs(caller: Caller, ctx: Context): Ask {
  const ask = async (id: string, raw: RawInput): Promise<unknown> => {
    const operation = operationNamed(id)
    expectAccess(operation, caller)
    const given = parseInput(operation, raw, caller) as never
    return await operation.verb?.(ctx, given)
  }
  return ask as Ask
}
