import type { Context as HonoContext } from 'hono'
import type * as z from 'zod'
import type { Context } from '../src/core/context.ts'
import type { ErrorCode } from '../src/core/errors.ts'
import type { Outcome } from '../src/core/outcome.ts'
import type { KeyScope } from '../src/core/tenancy/schemas.ts'
import type { Env } from './http/variables.ts'

/**
 * Who may call: anybody; whoever has valid credentials, `ADMIN_TOKEN` too; callers with a scope;
 * `ADMIN_TOKEN`; QStash's signature. The last two guard whole paths.
 */
export type Access = Exclude<KeyScope, 'read:sensitive'> | 'open' | 'any' | 'admin_token' | 'qstash'

export type Tag =
  | 'system'
  | 'tenancy'
  | 'sessions'
  | 'memories'
  | 'users'
  | 'companion'
  | 'experience'
  | 'story'
  | 'internal'

/** One answer of an operation, under the word that the verb gives for it. */
export interface Answer<Schema extends z.ZodType = z.ZodType> {
  readonly status: 200 | 201 | 202
  readonly description: string
  readonly schema: Schema
  /** JSON unless told: `text/event-stream`, `application/x-ndjson`, … */
  readonly type?: string
}
export type AnswersByWord = Readonly<Record<string, Answer>>

/**
 * What a repeat with the same `Idempotency-Key` gets. Unless told, a POST that writes answers what is kept
 * under the key; `own`: the operation reads the key by itself; false: nothing is kept.
 */
export type Replays = 'own' | false

/** What an operation may be refused for that asks the embedder, and one that asks a language model. */
export const EMBEDDING_ERRORS = [
  'model_unavailable',
  'embedding_dim_mismatch',
  'embedding_model_mismatch',
  'budget_exhausted',
] as const satisfies readonly ErrorCode[]
export const MODEL_ERRORS = EMBEDDING_ERRORS

/** The one answer of an operation to which only one thing can happen. */
export const done = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  done: { status: 200, description, schema } as Answer<Schema>,
})

/** The same where that one thing is that something new is there. */
export const created = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  created: { status: 201, description, schema } as Answer<Schema>,
})

/** What is said of an operation in words, whatever its types. */
interface Described {
  /** Its name in generated clients: `addMemory`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the root, parameters in braces: `/api/v1/memories/{id}`. */
  readonly path: `/${string}`
  readonly tag: Tag
  readonly access: Access
  /** Refuses user tokens and bound keys: the operation is about more than one user. */
  readonly keys_only?: true
  /** A line for a list, without a full stop. */
  readonly summary: string
  /** What a stranger needs to know before calling it: effects, repeats, what is refused. */
  readonly description: string
  /** The body where it is not JSON; the operation reads it by itself. */
  readonly body_type?: string
  /** What it may be refused for, beside what its access, body and parameters bring with them. */
  readonly errors?: readonly ErrorCode[]
  readonly replays?: Replays
}

/**
 * What is said of an operation; everything that is made of it (route, policy, document, tool, walls test)
 * reads only this.
 */
interface Said<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodType | undefined,
  Body extends z.ZodType | undefined,
  Answers extends AnswersByWord,
> extends Described {
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answers: Answers
  readonly example: Example<Params, Query, Body, Answers>
}

/** A realistic call and what comes back; a test holds both against the schemas. */
type Example<Params, Query, Body, Answers extends AnswersByWord> = {
  readonly answer: z.input<Answers[keyof Answers]['schema']>
  /** Where another word answers something else than `answer`. */
  readonly answers?: { readonly [Word in keyof Answers]?: z.input<Answers[Word]['schema']> }
} & Part<'params', Params> &
  (Query extends z.ZodType ? { readonly query?: z.input<Query> } : unknown) &
  Part<'body', Body>
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [Key in Name]: z.input<Schema> }
  : unknown

type Fields<Schema> = Schema extends z.ZodType
  ? z.output<Schema> extends object
    ? z.output<Schema>
    : unknown
  : unknown
/** All that the caller gave, as one object: body, query and path. A body that is not JSON is not among it. */
export type Given<Params, Query, Body> = Fields<Body> & Fields<Query> & Fields<Params>

type IsOne<Words, All = Words> = [Words] extends [never]
  ? false
  : Words extends unknown
    ? [All] extends [Words]
      ? true
      : false
    : never

/** With one possible answer the bare value; with several the value and the word for what happened. */
export type Answered<Answers extends AnswersByWord> =
  IsOne<keyof Answers> extends true
    ? z.output<Answers[keyof Answers]['schema']>
    : {
        [Word in keyof Answers & string]: Outcome<Word, z.output<Answers[Word]['schema']>>
      }[keyof Answers & string]

/** An operation, whatever its types: what lists are made of. */
export interface Operation extends Described {
  readonly params?: z.ZodObject | undefined
  readonly query?: z.ZodType | undefined
  readonly body?: z.ZodType | undefined
  readonly answers: AnswersByWord
  readonly example: {
    readonly answer: unknown
    readonly answers?: Readonly<Record<string, unknown>>
    readonly params?: unknown
    readonly query?: unknown
    readonly body?: unknown
  }
  /** The verb: for HTTP and every other transport with a caller. */
  readonly verb?: (ctx: Context, given: never) => Promise<unknown>
  /**
   * Where the answer is a stream or a page, or there is no caller: a handler of its own. Gives a Response, or
   * an answer like a verb.
   */
  readonly serve?: (c: HonoContext<Env>, given: never) => Promise<unknown>
}

/** An operation whose verb needs a caller's context and nothing of HTTP. */
export function operation<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  const Answers extends AnswersByWord = AnswersByWord,
>(
  said: Said<Params, Query, Body, Answers> & {
    readonly access: Exclude<KeyScope, 'read:sensitive'>
    readonly verb: (ctx: Context, given: Given<Params, Query, Body>) => Promise<Answered<Answers>>
  },
): Operation {
  return said as unknown as Operation
}

/**
 * An operation with a handler of its own: streams, pages, and whatever is guarded by something else than a
 * scope.
 */
export function served<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  const Answers extends AnswersByWord = AnswersByWord,
>(
  said: Said<Params, Query, Body, Answers> & {
    readonly serve: (
      c: HonoContext<Env>,
      given: Given<Params, Query, Body>,
    ) => Promise<Response | Answered<Answers>>
  },
): Operation {
  return said as unknown as Operation
}

/**
 * The status of a verb's word. With one possible answer its word does not matter; of answers that are older
 * than the words, the number that they are.
 */
export function statusOf({ answers }: Operation, outcome: string): number {
  const [only, another] = Object.values(answers)
  return (answers[outcome] ?? (another ? undefined : only))?.status ?? Number(outcome)
}

/** The word for what happened and the value, whether the operation has one possible answer or several. */
export function wordAndValue({ answers }: Operation, answered: unknown): Outcome {
  const words = Object.keys(answers)
  return words.length > 1 ? (answered as Outcome) : { outcome: words[0] ?? 'done', value: answered }
}

/** Whether a repeat with the same `Idempotency-Key` is answered from what is kept. */
export const keepsAnswer = ({ method, access, replays }: Operation): boolean =>
  method === 'POST' && (access === 'write' || access === 'admin') && replays === undefined

/** Whether the operation takes an `Idempotency-Key`, kept answers or not. */
export const takesKey = (operation: Operation): boolean =>
  operation.replays === 'own' || keepsAnswer(operation)
