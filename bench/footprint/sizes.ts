import { sql } from 'drizzle-orm'
import { openDatabase, setTransport } from '../../db/database.ts'
import { openPglite } from '../../db/local/pglite.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { migrate } from '../../db/migrate.ts'
import { statement } from '../../db/statements.ts'
import type { Context } from '../../src/core/context.ts'
import { commitTurns } from '../../src/core/ingest/commit-turns.ts'
import { runJob } from '../../src/core/ingest/run-job.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import { sweepReflection } from '../../src/core/reflection/sweep.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { report } from '../support/report.ts'

/**
 * `npm run bench -- sizes`: bytes a row with its share of the indexes, and the sweep over 10 000 due users.
 */
const engine = await openPglite({ directory: 'memory://' })
await migrate(engine, 1024)
setTransport({ fetch: localFetch(engine) })
const database = openDatabase('postgresql://a:b@localhost/c')
const tenant_id = crypto.randomUUID()
await database
  .asSystem()
  .batch([
    statement(
      sql`INSERT INTO tenants (id, name, created_at) VALUES (${tenant_id}::uuid, 'one', '2026-01-01')`,
    ),
  ])
const now = new Date('2026-03-02T09:00:00Z')
const ctx: Context = {
  tenant_id,
  actor: { kind: 'system' },
  db: database.forTenant(tenant_id),
  models: offlineModels(),
  embedder: offlineEmbedder(1024),
  dispatcher: { dispatch: async () => undefined },
  clock: { now: () => now },
  log: { info: () => undefined, error: () => undefined },
  ledger: createLedger(),
  limits: { model_timeout_ms: 60_000, token_budget_daily: null, reply_tokens: { 1: 1_000, 2: 500, 3: 200 } },
  ration: { user_id: null, isSet: false },
}
/** So many that the first pages of a table and of its thirteen indexes do not count. */
const SESSIONS = 100
const USERS = 20
const SAID = [
  'I live in Dalian, near the harbour, and on weekends I walk along the sea with my sister.',
  '我每天早上都喝绿茶，然后去公园跑步，大概五公里。',
  'ok, thanks, that helps a lot!',
  'My daughter starts school in September and I have to find a flat closer to it before that.',
]
for (let session = 0; session < SESSIONS; session += 1) {
  const turns = Array.from({ length: 40 }, (_, index) => ({
    turn_id: `t${index}`,
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    text: `${SAID[index % SAID.length]} (${session}/${index})`,
  }))
  const {
    value: { job_id },
  } = await commitTurns(ctx, {
    user_id: `user${session % USERS}`,
    session_id: `s${session}`,
    turns,
    infer: session % 2 === 0,
  })
  await runJob(ctx, { job_id: job_id ?? '' })
}
const tables = [
  'turns',
  'memories',
  'memory_sources',
  'memory_history',
  'entities',
  'relations',
  'jobs',
  'conversation_sessions',
  'model_calls',
  'model_days',
  'subjects',
]
const sizes = await database.asSystem().batch(
  tables.map((table) =>
    statement<{ rows: number; bytes: number; heap: number }>(
      sql`SELECT count(*)::int AS rows, pg_total_relation_size(${table}::regclass)::float8 AS bytes,
            pg_table_size(${table}::regclass)::float8 AS heap FROM ${sql.identifier(table)}`,
    ),
  ),
)
interface Size {
  readonly rows: number
  readonly bytes: number
  readonly heap: number
}

const NOTHING: Size = { rows: 0, bytes: 0, heap: 0 }
const sizeOf = (table: string): Size => sizes[tables.indexOf(table)]?.[0] ?? NOTHING
const rowOf = (table: string, { rows, bytes, heap }: Size) => ({
  table,
  rows,
  'bytes a row': Math.round(bytes / Math.max(1, rows)),
  'of them table': Math.round(heap / Math.max(1, rows)),
})
const parts = ['memories', 'memory_sources', 'memory_history'].map(sizeOf)
const whole = {
  rows: sizeOf('memories').rows,
  bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  heap: parts.reduce((sum, { heap }) => sum + heap, 0),
}
report('sizes', 'bytes a row, its share of the indexes with it', [
  ...tables.map((table) => rowOf(table, sizeOf(table))),
  rowOf('memories, with source and history', whole),
])

const DUE = 10_000
await database.asSystem().batch([
  statement(
    sql`INSERT INTO subjects (tenant_id, kind, external_id, created_at) SELECT ${tenant_id}::uuid, 'user',
        'due' || n, '2026-01-01' FROM generate_series(1, ${DUE}::int) n`,
  ),
  statement(sql`INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash,
      created_at, updated_at)
    SELECT tenant_id, id, gen_random_uuid(), 'fact', 'x', external_id, '2026-01-01', '2026-01-01'
      FROM subjects WHERE external_id LIKE 'due%'`),
  statement(sql`ANALYZE`),
])
const sent: unknown[] = []
const started = performance.now()
await sweepReflection({
  db: database.asSystem(),
  clock: ctx.clock,
  dispatcher: { dispatch: async (messages) => void sent.push(...messages) },
})
console.log(`sweep: ${sent.length} due users in ${Math.round(performance.now() - started)} ms`)
await engine.close()
