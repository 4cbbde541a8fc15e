import type { SystemDatabase, TenantDatabase } from '../../db/database.ts'
import type { LaterCalls, Ledger } from './models/ledger.ts'
import type { Clock, Dispatcher, Embedder, KnownHoldings, KnownSpeakers, Log, Models } from './ports.ts'
import type { Idempotency } from './tenancy/records/idempotency.ts'

/**
 * Who is doing it. A user token can touch only its own user; a key acts for the tenant; the system runs jobs
 * and sweeps.
 */
export type Actor =
  | { readonly kind: 'user'; readonly user_id: string; readonly reads_sensitive?: boolean }
  | { readonly kind: 'key'; readonly key_id: string; readonly reads_sensitive?: boolean }
  | { readonly kind: 'system' }

/** All that a verb may use besides its input. Made new for every request, delivery and sweep. */
export interface Context {
  readonly tenant_id: string
  readonly actor: Actor
  readonly db: TenantDatabase
  readonly models: Models
  readonly embedder: Embedder
  readonly dispatcher: Dispatcher
  readonly clock: Clock
  readonly log: Log
  /** Model calls made so far and not yet written; the next batch takes them along. */
  readonly ledger: Ledger
  /** Takes the calls that no batch takes along, where the process records them in bulk. */
  readonly later?: LaterCalls
  /** Who speaks in users' turns, as far as the process remembers. */
  readonly speakers?: KnownSpeakers
  /** How much users hold, as far as the process remembers. */
  readonly holdings?: KnownHoldings
  readonly limits: Limits
  /** For whom tokens are spent, and whether anything limits them. */
  readonly ration: Ration
  /** The caller's `Idempotency-Key`, if there is one: the doors look for its answer and keep it. */
  readonly idempotency?: Idempotency
  /** Aborted when who waits for the answer has left: no model is asked for nobody. */
  readonly left?: () => AbortSignal | undefined
}

/** Whose tokens a call spends, and whether anything limits them. */
export interface Ration {
  /** Whose share of the tenant's day it is; null for work without a user. */
  readonly user_id: string | null
  /** Whether a ceiling or a share may be set: where none is, no call asks for room. */
  readonly isSet: boolean
}

/** What administration and sweeps may use: they see every tenant and name it in their queries. */
export interface SystemContext {
  readonly db: SystemDatabase
  readonly dispatcher: Dispatcher
  readonly clock: Clock
  readonly log: Log
  /** The context of one tenant, for a sweep that calls its verbs. */
  forTenant(tenantId: string): Context
}

export interface Limits {
  /** A whole model reply, in milliseconds (`MODEL_TIMEOUT_MS`). */
  readonly model_timeout_ms: number
  /**
   * The service-wide daily token ceiling (`TOKEN_BUDGET_DAILY`); a tenant's policy may set its own. Null:
   * none.
   */
  readonly token_budget_daily: number | null
  /** What a reply of each tier may have at most (`TIER_1_MAX_TOKENS`, …). */
  readonly reply_tokens: Readonly<Record<1 | 2 | 3, number>>
}
