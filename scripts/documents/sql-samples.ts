import type { TenantDatabase } from '../../db/database.ts'
import type { Statement } from '../../db/statements.ts'
import { sendSignals } from '../../src/core/affinity/send-signals.ts'
import type { Context } from '../../src/core/context.ts'
import { searchClaims } from '../../src/core/experience/claims/search.ts'
import { listFacts } from '../../src/core/graph/list-facts.ts'
import { commitTurns } from '../../src/core/ingest/commit-turns.ts'
import type { HeldJob } from '../../src/core/ingest/job/held-job.ts'
import type { Result } from '../../src/core/ingest/job/result.ts'
import { storeResult } from '../../src/core/ingest/job/store-result.ts'
import { runJob } from '../../src/core/ingest/run-job.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import { recall } from '../../src/core/recall/recall.ts'
import { reflect } from '../../src/core/reflection/reflect.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { offlineModels } from '../../src/core/rules/index.ts'

/** A verb with a fixed input, whose first batch is shown. */
export interface SqlSample {
  readonly name: string
  /** What the batch is, in one sentence. */
  readonly what: string
  /** Of the batch only what matches. */
  readonly only?: RegExp
  /** Batches that come before it; none unless told. */
  readonly after?: number
  run(ctx: Context): Promise<unknown>
}

export interface ShownStatement {
  readonly sql: string
  readonly params: readonly unknown[]
}

const USER = 'ann'
const turns = [
  {
    turn_id: 't1',
    role: 'user' as const,
    text: 'I moved to Hangzhou',
    timestamp_iso: '2026-03-02T09:00:00Z',
  },
]

const heldJob: HeldJob = {
  job_id: '00000000-0000-4000-8000-000000000001',
  subject_id: 1,
  user_id: USER,
  session: '00000000-0000-4000-8000-000000000002',
  attempt: 1,
  infer: true,
  stage: 'stage3',
  failures: 0,
  counted: true,
  rejected: {},
  spent_before: { calls: 0, tokens: 0 },
}

const saidAt = new Date('2026-03-02T09:00:00Z')
const fact = { memory_type: 'fact', content_hash: 'hash of the content' } as const
const ann = { name: 'Ann', type: 'user', aliases: [], sources: [] } as const
const hangzhou = { name: 'Hangzhou', type: 'place', aliases: [], sources: [] } as const
const said = {
  subject: 'user',
  object: 'hangzhou',
  valid_at: saidAt,
  stated_at: saidAt,
  fact,
  turn_ids: ['t1'],
} as const
const remembered: Result['parts'][number] = {
  entities: [ann, hangzhou],
  relations: (['LIVES_IN', 'LIKES'] as const).map((predicate) => ({
    ...said,
    predicate,
    item: { predicate, subject: ann, object: hangzhou, valid_at: saidAt, sources: [] },
  })),
  drafts: [
    {
      id: '00000000-0000-4000-8000-000000000003',
      ...fact,
      content: 'Ann lives in Hangzhou',
      governance: {
        importance: 6,
        category: 'fact',
        subtype: 'profile',
        evidence_level: 'S0_user_claim',
        requires_confirmation: false,
        user_triggered_save: true,
        valence: 0,
        forget_policy: 'permanent',
        ttl_seconds: 0,
      },
      valid_at: saidAt,
      known: {
        said_by: 'user',
        about: 'user',
        modality: null,
        last_stated_at: saidAt,
        due_at: null,
        invalid_at: null,
        time: null,
        minutes_east: 0,
      },
      metadata: {},
      sources: [{ turn_id: 't1', mark: null }],
    },
  ],
}

export const sqlSamples: readonly SqlSample[] = [
  {
    name: 'recall',
    what:
      'All that one recall reads: arms of codes and words over memories and turns, the graph around what ' +
      'the query names, and the rows as they are answered.',
    only: /^WITH RECURSIVE/u,
    after: 1,
    run: (ctx) =>
      recall(ctx, { user_id: USER, query: 'When did Ada move to Hangzhou?', profile: 'companion' }),
  },
  {
    name: 'commit',
    what: 'A commit of turns: locks, guards, session, job (the outbox) and turns, all or nothing.',
    run: (ctx) => commitTurns(ctx, { user_id: USER, session_id: 's1', turns }),
  },
  {
    name: 'take-job',
    what: 'How a worker takes a job and reads all that the job works with.',
    run: (ctx) => runJob(ctx, { job_id: '00000000-0000-4000-8000-000000000001' }),
  },
  {
    name: 'store-result',
    what:
      'What a job writes at its end: memories, entities, relations in their place in time, sources, ' +
      'superseded facts.',
    run: (ctx) =>
      storeResult(ctx, heldJob, {
        turns: [],
        around: [],
        parts: [remembered],
        rejected: {},
        room: { rows: 1_000, bytes: 1_000_000 },
        ended: [],
      }),
  },
  {
    name: 'graph-walk',
    what: 'Facts around an entity, up to three hops out, and what ties memories to it.',
    run: (ctx) => listFacts(ctx, { user_id: USER, entity: 'Ada', hops: 3 }),
  },
  {
    name: 'reflection',
    what: 'How a reflection cycle takes its user and reads what it thinks about.',
    run: (ctx) => reflect(ctx, { user_id: USER }),
  },
  {
    name: 'experience-search',
    what: 'Claims of one bank by words and nearness, and the items of the best of them.',
    run: async (ctx) => {
      const { vectors } = await ctx.embedder.embed(['amide coupling'])
      return searchClaims(ctx, 'chemistry', 'amide coupling', vectors[0]!, 10)
    },
  },
  {
    name: 'affinity',
    what: 'A change of a user’s affinity: settles the days of silence, adds, clamps, and logs both as events.',
    only: /affinity_events/u,
    run: (ctx) => sendSignals(ctx, { user_id: USER, signals: { memory_confirmation: true } }),
  },
]

/** The statements of the first batch that the sample's verb sends. */
export async function statementsOf({ name, only, after = 0, run }: SqlSample): Promise<ShownStatement[]> {
  const batches: ShownStatement[][] = []
  const batch = async (statements: readonly Statement[]) => {
    batches.push(statements.map((one) => (one as unknown as { getQuery(): ShownStatement }).getQuery()))
    return statements.map(() => [])
  }
  const db = { tenant_id: '00000000-0000-4000-8000-000000000000', batch } as unknown as TenantDatabase
  // What a verb makes of an answer without rows does not matter here.
  await run(contextOver(db)).catch(() => undefined)
  const shown = batches[after]
  if (!shown) throw new Error(`${name} sends no batch`)
  return shown.filter(({ sql }) => only?.test(sql.trim()) ?? !sql.includes('INSERT INTO model_calls'))
}

const contextOver = (db: TenantDatabase): Context => ({
  tenant_id: db.tenant_id,
  db,
  models: offlineModels(),
  embedder: offlineEmbedder(1024),
  actor: { kind: 'key', key_id: 'k1' },
  dispatcher: { dispatch: async () => undefined },
  clock: { now: () => new Date('2026-03-02T09:00:00Z') },
  log: { info: () => undefined, error: () => undefined },
  ledger: createLedger(),
  limits: { model_timeout_ms: 60_000, token_budget_daily: null, reply_tokens: { 1: 1_000, 2: 500, 3: 200 } },
  ration: { user_id: null, isSet: false },
})
