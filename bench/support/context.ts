import type { Context } from '../../src/core/context.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import type { BenchService } from './service.ts'

/** A context of the bench's tenant for seeding and for bare verbs: it embeds in this process. */
export function contextOf(
  { services, patient, tenant_id }: BenchService,
  usage = { round_trips: 0 },
): Context {
  const { models, clock, log, environment } = services
  return {
    ...{ tenant_id, models, clock, log, db: patient.forTenant(tenant_id, usage) },
    embedder: offlineEmbedder(environment.EMBEDDING_DIM),
    actor: { kind: 'system' },
    dispatcher: { dispatch: async () => undefined },
    ledger: createLedger(),
    limits: {
      model_timeout_ms: 60_000,
      token_budget_daily: null,
      reply_tokens: { 1: 1_000, 2: 500, 3: 200 },
    },
    ration: { user_id: null, isSet: false },
  }
}
