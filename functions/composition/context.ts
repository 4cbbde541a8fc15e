import type { Context as HonoContext } from 'hono'
import type { DatabaseUsage } from '../../db/database.ts'
import type { Actor, Context, SystemContext } from '../../src/core/context.ts'
import { CoreError } from '../../src/core/errors.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import type { StoredVectors } from '../../src/core/operations/stored-vectors.ts'
import type { Embedder } from '../../src/core/ports.ts'
import type { Env } from '../http/variables.ts'
import type { Services, WaitUntil } from '../services.ts'

type Embedders = Pick<Services, 'embedder' | 'previousEmbedder'>

/**
 * The embedder that fits the stored vectors: the configured one, or the old one until `db:reembed` has
 * swapped them. With neither, whatever embeds fails with `embedding_model_mismatch` and all else goes on.
 */
export function embedderFor(services: Embedders, stored: StoredVectors): Embedder {
  const fitting = candidate(services, stored)
  const fault = embedderFault(services, stored)
  return fault ? { ...fitting, embed: () => Promise.reject(fault) } : fitting
}

function candidate({ embedder, previousEmbedder }: Embedders, { embedding_model }: StoredVectors): Embedder {
  return previousEmbedder && embedding_model === previousEmbedder.model ? previousEmbedder : embedder
}

/** Why no configured embedder fits the stored vectors, if so. */
export function embedderFault(services: Embedders, stored: StoredVectors): CoreError | undefined {
  const { embedding_model: model, embedding_dim: length } = stored
  const fitting = candidate(services, stored)
  if (model !== null && model !== fitting.model) {
    const detail = `Stored vectors are of ${model}; EMBEDDING_MODEL is ${fitting.model}. See npm run db:reembed.`
    return new CoreError('embedding_model_mismatch', detail)
  }
  if (length === fitting.dimensions) return undefined
  return new CoreError(
    'embedding_dim_mismatch',
    `Stored vectors have ${length} numbers; EMBEDDING_DIM is ${fitting.dimensions}.`,
  )
}

export interface ContextParts {
  readonly tenant_id: string
  readonly actor: Actor
  readonly stored: StoredVectors
  /** Whether the tenant's policy is known to have a ceiling on tokens. */
  readonly is_rationed?: boolean
  readonly usage: DatabaseUsage
  readonly waitUntil: WaitUntil
  /** Aborted when the client leaves; none where nobody waits. */
  readonly left?: () => AbortSignal
}

/** The context of one request, delivery or sweep. */
export function contextOf(services: Services, parts: ContextParts): Context {
  const { environment, database, models, clock, log, calls, speakers, holdings } = services
  return {
    ...(calls && { later: calls.of(parts.tenant_id) }),
    ...(speakers && { speakers: speakers(parts.tenant_id) }),
    ...(holdings && { holdings: holdings(parts.tenant_id) }),
    ...(parts.left && { left: parts.left }),
    tenant_id: parts.tenant_id,
    actor: parts.actor,
    db: database.forTenant(parts.tenant_id, parts.usage),
    models,
    embedder: embedderFor(services, parts.stored),
    dispatcher: services.dispatcher(parts.waitUntil),
    clock,
    log,
    ledger: createLedger(),
    limits: {
      model_timeout_ms: environment.MODEL_TIMEOUT_MS,
      token_budget_daily: environment.TOKEN_BUDGET_DAILY ?? null,
      reply_tokens: {
        1: environment.TIER_1_MAX_TOKENS,
        2: environment.TIER_2_MAX_TOKENS,
        3: environment.TIER_3_MAX_TOKENS,
      },
    },
    ration: {
      user_id: null,
      isSet: parts.is_rationed === true || environment.TOKEN_BUDGET_DAILY !== undefined,
    },
  }
}

export type SystemParts = Omit<ContextParts, 'tenant_id' | 'actor' | 'left'>

/** For schedules and sweeps, which belong to no tenant: `forTenant` makes the context of one. */
export function systemContextOf(services: Services, parts: SystemParts): SystemContext {
  return {
    db: services.database.asSystem(parts.usage),
    dispatcher: services.dispatcher(parts.waitUntil),
    clock: services.clock,
    log: services.log,
    forTenant: (tenantId) =>
      contextOf(services, { ...parts, tenant_id: tenantId, actor: { kind: 'system' } }),
  }
}

const nothing: WaitUntil = () => undefined

/** Where a platform has no execution context a promise lives as long as the process. */
export function waitUntilOf(c: HonoContext): WaitUntil {
  const held = executionCtxOf(c)
  return held ? (work) => held.waitUntil(work) : nothing
}

/** Whether `waitUntilOf` holds the platform to it. */
export const isKeptAlive = (c: HonoContext): boolean => executionCtxOf(c) !== undefined

/** Hono throws where there is none, and an error costs: on Node nobody asks. */
function executionCtxOf(c: HonoContext): HonoContext['executionCtx'] | undefined {
  if ((c as HonoContext<Env>).var.services?.platform === 'node') return undefined
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}
