import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, setTransport } from '../../db/database.ts'
import { openPglite, type PgliteEngine } from '../../db/local/pglite.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { migrate } from '../../db/migrate.ts'
import { partitionBySubject } from '../../db/partition.ts'
import { statement } from '../../db/statements.ts'
import type { Context } from '../../src/core/context.ts'
import { runJob } from '../../src/core/ingest/run-job.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import { eraseUser } from '../../src/core/portability/erase-user.ts'
import { exportUser } from '../../src/core/portability/export-user.ts'
import { recall } from '../../src/core/recall/recall.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { embeddedEngine } from '../support/database.ts'
import { committed } from '../support/given/committed.ts'
import { fullUser } from '../support/given/full-user.ts'
import { fakeClock } from '../support/stand-ins/clock.ts'
import { scriptedModels } from '../support/stand-ins/scripted-models.ts'

/** The change is the whole database's, so it has one of its own. */
let engine: PgliteEngine
const tenants = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const users = ['ann', 'bob', 'cat', '昊哥']

beforeAll(async () => {
  engine = await openPglite({ directory: 'memory://' })
  await migrate(engine, 1024)
  setTransport({ fetch: localFetch(engine) })
  for (const id of tenants) {
    await system().batch([
      statement(sql`INSERT INTO tenants (id, name, created_at) VALUES (${id}::uuid, 'one', '2026-01-01')`),
    ])
    for (const user of users) await fullUser(contextOf(id), user)
  }
})
afterAll(async () => {
  await engine.close()
  setTransport({ fetch: localFetch(await embeddedEngine()) })
})

const database = openDatabase('postgresql://a:b@localhost/c')
const system = () => database.asSystem()
const contextOf = (tenant_id: string): Context => ({
  tenant_id,
  actor: { kind: 'system' },
  db: database.forTenant(tenant_id),
  models: scriptedModels(),
  embedder: offlineEmbedder(1024),
  dispatcher: { dispatch: async () => undefined },
  clock: fakeClock(),
  log: { info: () => undefined, error: () => undefined },
  ledger: createLedger(),
  limits: { model_timeout_ms: 1_000, token_budget_daily: null, reply_tokens: { 1: 1_000, 2: 500, 3: 200 } },
  ration: { user_id: null, isSet: false },
})

const exported = async (tenant_id: string, user_id: string) => {
  let text = ''
  for await (const line of await exportUser(contextOf(tenant_id), { user_id })) text += line
  return text
}
const everything = async () => {
  const all: string[] = []
  for (const id of tenants) for (const user of users) all.push(await exported(id, user))
  return all
}
const names = async () => {
  const [constraints, indexes, views] = await system().batch([
    statement<{ line: string }>(
      sql`SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line
          FROM pg_constraint
          WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f', 'c') AND conparentid = 0
            AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = conrelid) ORDER BY 1`,
    ),
    statement<{ line: string }>(
      sql`SELECT replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS line FROM pg_index i
          JOIN pg_class c ON c.oid = i.indrelid
          WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition ORDER BY 1`,
    ),
    statement<{ line: string }>(
      sql`SELECT viewname || ' ' || definition AS line FROM pg_views WHERE schemaname = 'public' ORDER BY 1`,
    ),
  ])
  return { constraints, indexes, views }
}

test('parts that are no power of two are refused', async () => {
  for (const parts of [0, 1, 3, 2_048, 1.5])
    await expect(partitionBySubject(engine, parts)).rejects.toThrow('power of two')
})

test('after it every row, key, index and view is what it was, and queries read one part', async () => {
  const rows = await everything()
  const before = await names()
  await partitionBySubject(engine, 4)
  expect(await everything()).toEqual(rows)
  expect(await names()).toEqual(before)
  await expect(partitionBySubject(engine, 4)).rejects.toThrow('already')

  const [[plan], [walls], [storage]] = await system().batch([
    statement<Record<string, string>>(
      sql`EXPLAIN (FORMAT JSON) SELECT * FROM turns WHERE subject_id = 1::bigint`,
    ),
    statement<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM pg_class c WHERE c.relispartition AND c.relkind = 'r'
          AND NOT c.relrowsecurity`,
    ),
    statement<{ external: number; filled: number }>(
      sql`SELECT (SELECT count(*)::int FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
          WHERE c.relispartition AND a.attname = 'embedding' AND a.attstorage = 'e') AS external,
            (SELECT count(*)::int FROM pg_class c WHERE c.relispartition AND c.relkind = 'r'
              AND c.reloptions && ARRAY['fillfactor=85', 'fillfactor=88']) AS filled,
            (SELECT count(*)::int FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
              WHERE c.relispartition AND c.relkind = 'r' AND a.attname = 'subject_id'
                AND 'n_distinct=-0.001' = ANY(a.attoptions)) AS planned`,
    ),
  ])
  const parts = JSON.stringify(plan).match(/turns_p\d/g)
  expect(new Set(parts).size).toBe(1)
  expect(walls).toEqual({ count: 0 })
  expect(storage).toEqual({ external: 8, filled: 8, planned: 8 })
})

test('the walls hold, and the parts have no door', async () => {
  const ctx = contextOf(tenants[0])
  const [[mine], [views]] = await ctx.db.batch([
    statement<{ tenants: number }>(sql`SELECT count(DISTINCT tenant_id)::int AS tenants FROM memories`),
    statement<{ tenants: number }>(
      sql`SELECT count(DISTINCT tenant_id)::int AS tenants FROM search_memories`,
    ),
  ])
  expect([mine, views]).toEqual([{ tenants: 1 }, { tenants: 1 }])
  await expect(ctx.db.batch([statement(sql`SELECT * FROM memories_p0`)])).rejects.toMatchObject({
    kind: 'fault',
  })
})

test('the service goes on: commit, job, recall, history in order, erasure', async () => {
  const ctx = contextOf(tenants[0])
  const turns = [{ turn_id: 'new', role: 'user' as const, text: 'A zebra lives next door.' }]
  const { job_id } = await committed(ctx, { user_id: 'ann', session_id: 'later', infer: false, turns })
  await runJob(ctx, { job_id: job_id ?? '' })
  const { results } = await recall(ctx, { user_id: 'ann', query: 'zebra next door' })
  expect(JSON.stringify(results)).toContain('zebra')
  const erased = await eraseUser(ctx, { user_id: 'ann' })
  expect(erased.rows.turns).toBe(7)
  expect(await exported(tenants[1], 'ann')).not.toContain('zebra')
  expect((await exported(tenants[0], 'bob')).length).toBeGreaterThan(1_000)
})
