import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { WRITTEN_DIMENSIONS } from '../../db/schema/columns.ts'
import { policies, tenants } from '../../db/schema/index.ts'
import { insertRows } from '../../db/statements.ts'
import type { Actor, Context, Limits } from '../../src/core/context.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import type { Dispatcher, Embedder, Log, Models } from '../../src/core/ports.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { embeddedDatabase } from './database.ts'
import { type FakeClock, fakeClock } from './stand-ins/clock.ts'
import { type RecordingDispatcher, recordingDispatcher } from './stand-ins/recording-dispatcher.ts'
import { type ScriptedModels, scriptedModels } from './stand-ins/scripted-models.ts'

export interface GivenTenantOptions<SomeModels extends Models, SomeDispatcher extends Dispatcher> {
  /** Where the clock stands, ISO 8601. */
  readonly now?: string
  readonly models?: SomeModels
  readonly embedder?: Embedder
  readonly dispatcher?: SomeDispatcher
  /** Stored as the tenant's policy, unparsed. */
  readonly policy?: Readonly<Record<string, unknown>>
  readonly limits?: Partial<Limits>
  readonly log?: Log
}

export interface GivenTenant<
  SomeModels extends Models = ScriptedModels,
  SomeDispatcher extends Dispatcher = RecordingDispatcher,
> {
  readonly tenant_id: string
  readonly ctx: Context
  readonly clock: FakeClock
  readonly models: SomeModels
  readonly dispatcher: SomeDispatcher
  readonly database: Database
  /** A new context of the same tenant, as a new request makes one. */
  as(actor: Actor): Context
}

const silent: Log = { info: () => undefined, error: () => undefined }

/**
 * A tenant of one's own on the real database, with a clock that stands still, models that must be scripted
 * and work that waits.
 */
async function tenant<
  SomeModels extends Models = ScriptedModels,
  SomeDispatcher extends Dispatcher = RecordingDispatcher,
>(
  options: GivenTenantOptions<SomeModels, SomeDispatcher> = {},
): Promise<GivenTenant<SomeModels, SomeDispatcher>> {
  const database = await embeddedDatabase()
  const tenant_id = randomUUID()
  const clock = fakeClock(options.now)
  const models = options.models ?? (scriptedModels() as Models as SomeModels)
  const dispatcher = options.dispatcher ?? (recordingDispatcher() as Dispatcher as SomeDispatcher)
  await createTenant(database, tenant_id, clock.now(), options.policy)

  const as = (actor: Actor): Context => ({
    tenant_id,
    actor,
    db: database.forTenant(tenant_id),
    models,
    embedder: options.embedder ?? offlineEmbedder(WRITTEN_DIMENSIONS),
    dispatcher,
    clock,
    log: options.log ?? silent,
    ledger: createLedger(),
    limits: {
      model_timeout_ms: 60_000,
      token_budget_daily: null,
      reply_tokens: { 1: 1_000, 2: 500, 3: 200 },
      ...options.limits,
    },
    ration: { user_id: null, isSet: isRationed(options) },
  })
  return {
    tenant_id,
    ctx: as({ kind: 'key', key_id: randomUUID(), reads_sensitive: true }),
    clock,
    models,
    dispatcher,
    database,
    as,
  }
}

/** As a key's look-up knows it. */
const isRationed = ({
  policy,
  limits,
}: {
  policy?: Readonly<Record<string, unknown>>
  limits?: Partial<Limits>
}) =>
  [policy?.token_budget_daily, policy?.token_budget_daily_per_user, limits?.token_budget_daily].some(
    (ceiling) => typeof ceiling === 'number',
  )

async function createTenant(
  database: Database,
  id: string,
  now: Date,
  policy?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const made = insertRows(tenants, [{ id, name: 'given', created_at: now }])
  const set = policy ? [insertRows(policies, [{ tenant_id: id, policy, updated_at: now }])] : []
  await database.asSystem().batch([made, ...set])
}

export const given = { tenant }
