import type * as z from 'zod'
import type { Rendered, TaskName } from '../../prompts/task.ts'

/** The time, as an argument. Nothing in the core calls `Date.now()`. */
export interface Clock {
  now(): Date
}

export interface ModelRequest {
  readonly task: TaskName
  /** That of the task: it rises with its wording. */
  readonly version: number
  /** The task's own input: rules (offline) read this, a language model reads the rendered text. */
  readonly input: unknown
  readonly schema: z.ZodType
  readonly rendered: Rendered
  /** Set on the one repair call: the answer that was refused and why. */
  readonly repair?: { readonly answer: string; readonly faults: readonly string[] }
  readonly signal: AbortSignal
}

export interface ModelAnswer {
  /** JSON text as the model wrote it, not yet parsed. */
  readonly text: string
  readonly model: string
  readonly usage: Usage
}

export interface Usage {
  readonly input_tokens: number
  readonly output_tokens: number
}

/** What was said before in the conversation. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant'
  readonly text: string
  /** All that is remembered of it is over, or never was so. */
  readonly over?: boolean
}

export interface ChatRequest {
  readonly tier: 1 | 2 | 3
  readonly instructions: string
  /** Oldest first. */
  readonly history?: readonly ChatTurn[]
  readonly message: string
  readonly signal: AbortSignal
}

export interface ChatStream {
  readonly model: string
  readonly text: AsyncIterable<string>
  /** Settles when the stream has ended. */
  readonly usage: Promise<Usage>
}

/**
 * Answers tasks and chats. Throws `WorkError` with `timeout`, `rate_limited` or `model_error`; never retries
 * by itself.
 */
export interface Models {
  readonly offline: boolean
  /** The name shown in `/health/ready`. */
  readonly name: string
  generate(request: ModelRequest): Promise<ModelAnswer>
  chat(request: ChatRequest): ChatStream
  /**
   * Terms, as texts are indexed by, of what else may have been told of the things that a text says are another
   * now: for who finds what it ends without a model.
   */
  related?(text: string): Promise<readonly string[]>
  /** The configured model of a tier, known before it is called. */
  chatModel(tier: 1 | 2 | 3): string
}

export interface Embedded {
  /** One vector a text, in order; null where the vector was zero or not finite. */
  readonly vectors: readonly (readonly number[] | null)[]
  readonly usage: Usage
}

/**
 * How near unrelated texts lie by an embedder: mean and deviation of the cosines of a fixed list of
 * sentences.
 */
export interface Calibration {
  readonly mean: number
  readonly deviation: number
}

/**
 * Turns texts into vectors of `dimensions` numbers, in as few calls as the vendor allows. Throws `WorkError`.
 */
export interface Embedder {
  readonly offline: boolean
  /** What `embedding_model` of a row says. */
  readonly model: string
  readonly dimensions: number
  /** How many it takes in one call; 512 unless told. */
  readonly texts_a_call?: number
  /** Nobody is paid for its work: no ceiling on tokens holds it. */
  readonly is_free?: boolean
  /** Of an embedder of meaning, once it was measured. */
  readonly calibration?: Calibration | undefined
  embed(texts: readonly string[], options?: { readonly signal?: AbortSignal }): Promise<Embedded>
}

/** Work to be done later, at least once, in any order. */
export type Message =
  | {
      readonly kind: 'job'
      readonly tenant_id: string
      readonly job_id: string
      readonly attempt: number
      readonly delay_seconds?: number
      /**
       * When the job is handed over once more with the same attempt: a queue must not take it for the message
       * that it had already.
       */
      readonly again?: string
    }
  | {
      readonly kind: 'reflect'
      readonly tenant_id: string
      readonly user_id: string
      readonly trigger: 'session_end' | 'continuation' | 'sweep'
      /** Two messages with one id are one. */
      readonly deduplication_id: string
    }
  | {
      readonly kind: 'molecules'
      readonly tenant_id: string
      readonly bank: string
      readonly run_id: string
      /** Of the run's names, how many have been asked for, and since when: it goes on there. */
      readonly at?: number
      readonly since?: string
    }
  | {
      readonly kind: 'webhook'
      readonly tenant_id: string
      readonly message_id: string
      readonly attempt: number
      readonly delay_seconds?: number | undefined
    }

/** Hands work over. A failure is the caller's to ignore: the sweep finds what was not handed over. */
export interface Dispatcher {
  dispatch(messages: readonly Message[]): Promise<void>
}

export interface RateLimiter {
  /** Counts one request of `key` at `now`; says whether it is allowed and, if not, the seconds to wait. */
  take(key: string, now: Date): Promise<{ readonly allowed: boolean; readonly retryAfter: number }>
}

export interface MoleculeRecord {
  readonly cid: number
  readonly canonical_smiles: string
  readonly inchi_key: string | null
}

/**
 * Finds a molecule by name: one record, `none` or `ambiguous`. Throws `WorkError` when there was no answer at
 * all.
 */
export interface MoleculeSource {
  find(name: string, signal: AbortSignal): Promise<MoleculeRecord | 'none' | 'ambiguous'>
}

/** Posts a message of ours to an address of somebody else: never to a private one, never after a redirect. */
export interface WebhookSender {
  /** What was answered, or in a word why nothing was. */
  send(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<{ readonly status: number | null; readonly error: string | null }>
}

export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

/**
 * Who speaks in a user's turns, as far as this process came across it: a guess, so that a query can be
 * embedded before the database is asked. Whoever guesses asks in the same read whether it was right.
 */
export interface KnownSpeakers {
  /** Names in lower case; undefined for a user who was not asked about lately. */
  of(userId: string, now: Date): ReadonlySet<string> | undefined
  /** Of the names that were looked for those that are speakers'. */
  learn(userId: string, now: Date, asked: readonly string[], found: readonly string[]): void
}

/** How many rows a user holds that a recall may find, as the database counts them. */
export interface Held {
  readonly memories: number
  readonly turns: number
  /** Whether all that was found was shown whole; undefined, or null where nothing was, is no reason to doubt it. */
  readonly whole?: boolean | null
}

/** What users hold, as this process was last told: a guess too, and each read says whether it was right. */
export interface KnownHoldings {
  /** Undefined for a user who was not asked about lately. */
  of(userId: string, now: Date): Held | undefined
  keep(userId: string, now: Date, held: Held): void
}

/** The part of `fetch` by which an endpoint is asked. */
export type Post = (url: string, posting: Posting) => Promise<Posted>
export interface Posting {
  readonly method: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal?: AbortSignal
}
export interface Posted {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}
