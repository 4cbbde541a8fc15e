import type { Database } from '../db/database.ts'
import type { CallRecorder } from '../src/core/models/call-recorder.ts'
import type {
  Clock,
  Dispatcher,
  Embedder,
  KnownHoldings,
  KnownSpeakers,
  Log,
  Models,
  MoleculeSource,
  RateLimiter,
  WebhookSender,
} from '../src/core/ports.ts'
import type { LastAnswers } from './composition/last-answers.ts'
import type { Environment, Platform } from './env.ts'

/** Keeps work alive after the answer: `executionCtx.waitUntil`, or nothing special on Node. */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * All that the application is made of. Built once a process (Node) or isolate (Workers, Vercel), and by
 * tests.
 */
export interface Services {
  readonly environment: Environment
  /** Where it runs: `node` unless told. */
  readonly platform?: Platform
  /** The first look-up writes the configured embedding model into `settings`, if none is there yet. */
  readonly adoptsModel?: boolean
  readonly database: Database
  readonly models: Models
  readonly embedder: Embedder
  /** The model of the stored vectors while `db:reembed` has not yet swapped them (`EMBEDDING_MODEL_OLD`). */
  readonly previousEmbedder?: Embedder
  /** How the last calls of models and embedder ended. */
  readonly last?: LastAnswers
  readonly moleculeSource: MoleculeSource
  readonly rateLimiter: RateLimiter
  readonly webhooks: WebhookSender
  readonly clock: Clock
  readonly log: Log
  /** Where a process lives longer than its requests: their model calls, recorded in bulk. */
  readonly calls?: CallRecorder
  /** Who speaks in users' turns, by tenant, as far as the process remembers. */
  readonly speakers?: (tenantId: string) => KnownSpeakers
  /** How much users hold, by tenant, as far as the process remembers. */
  readonly holdings?: (tenantId: string) => KnownHoldings
  /** Later work of one request. */
  dispatcher(waitUntil: WaitUntil): Dispatcher
  /** A file of `public/`, by its path in an address; undefined when it is not there. */
  readonly publicFile?: (path: string) => Promise<Response | undefined>
  /**
   * Resolves when nothing is being worked on in this process; only where a process lives longer than its
   * requests.
   */
  readonly idle?: () => Promise<void>
}
