import type { Context as HonoContext } from 'hono'
import type { DatabaseUsage } from '../db/database.ts'
import type { Actor, Context, SystemContext } from '../src/core/context.ts'
import { CoreError } from '../src/core/errors.ts'
import { createLedger } from '../src/core/models/ledger.ts'
import type { Embedder } from '../src/core/ports.ts'
import type { Services, WaitUntil } from './services.ts'

/** What the database says of its stored vectors. */
export interface StoredVectors {
  readonly embedding_model: string | null
  readonly embedding_dim: number
}

/**
 * The embedder that fits the stored vectors: the configured one, or the old one until `db:reembed` has swapped them.
 * With neither, whatever embeds fails with `embedding_model_mismatch` and all else goes on.
 */
export function embedderFor(services: Pick<Services, 'embedder' | 'previousEmbedder'>, stored: StoredVectors): Embedder {
  const { embedder, previousEmbedder } = services
  const model = stored.embedding_model
  if (model === null || model === embedder.model) return sameLength(embedder, stored.embedding_dim)
  if (previousEmbedder && model === previousEmbedder.model) return sameLength(previousEmbedder, stored.embedding_dim)
  return refusing(
    embedder,
    new CoreError('embedding_model_mismatch', `Stored vectors are of ${model}; configured is ${embedder.model}.`),
  )
}

function sameLength(embedder: Embedder, dimensions: number): Embedder {
  if (embedder.dimensions === dimensions) return embedder
  const detail = `Stored vectors have ${dimensions} dimensions; EMBEDDING_DIM is ${embedder.dimensions}.`
  return refusing(embedder, new CoreError('embedding_dim_mismatch', detail))
}

const refusing = (embedder: Embedder, error: CoreError): Embedder => ({ ...embedder, embed: () => Promise.reject(error) })

export interface ContextParts {
  readonly tenant_id: string
  readonly actor: Actor
  readonly stored: StoredVectors
  readonly usage: DatabaseUsage
  readonly waitUntil: WaitUntil
}

/** The context of one request, delivery or sweep. */
export function contextOf(services: Services, parts: ContextParts): Context {
  const { environment, database, models, clock, log } = services
  return {
    tenant_id: parts.tenant_id,
    actor: parts.actor,
    db: database.forTenant(parts.tenant_id, parts.usage),
    models,
    embedder: embedderFor(services, parts.stored),
    dispatcher: services.dispatcher(parts.waitUntil),
    clock,
    log,
    ledger: createLedger(),
    limits: { model_timeout_ms: environment.MODEL_TIMEOUT_MS, token_budget_daily: environment.TOKEN_BUDGET_DAILY ?? null },
  }
}

export type SystemParts = Omit<ContextParts, 'tenant_id' | 'actor'>

export function systemContextOf(services: Services, parts: SystemParts): SystemContext {
  return {
    db: services.database.asSystem(parts.usage),
    dispatcher: services.dispatcher(parts.waitUntil),
    clock: services.clock,
    log: services.log,
    forTenant: (tenantId) => contextOf(services, { ...parts, tenant_id: tenantId, actor: { kind: 'system' } }),
  }
}

/** Hono throws where a platform has no execution context; there a promise lives as long as the process. */
export function waitUntilOf(c: HonoContext): WaitUntil {
  try {
    const { executionCtx } = c
    return (work) => executionCtx.waitUntil(work)
  } catch {
    return () => undefined
  }
}
