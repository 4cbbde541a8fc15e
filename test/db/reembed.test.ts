import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, setTransport } from '../../db/database.ts'
import { openPglite, type PgliteEngine } from '../../db/local/pglite.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { migrate } from '../../db/migrate.ts'
import { reembed } from '../../db/reembed.ts'
import { statement } from '../../db/statements.ts'
import { embedderFault, embedderFor } from '../../functions/composition/context.ts'
import { runJob } from '../../src/core/ingest/run-job.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import type { Embedder } from '../../src/core/ports.ts'
import { embeddedEngine } from '../support/database.ts'
import { committed } from '../support/given/committed.ts'
import { fakeClock } from '../support/stand-ins/clock.ts'
import { scriptedModels } from '../support/stand-ins/scripted-models.ts'

const DIMENSIONS = 8
/** The model changes the whole database, so it has one of its own. */
let engine: PgliteEngine
beforeAll(async () => {
  engine = await openPglite({ directory: 'memory://' })
  await migrate(engine, DIMENSIONS)
})
afterAll(async () => {
  await engine.close()
  setTransport({ fetch: localFetch(await embeddedEngine()) })
})

/** The first number says which model it was. */
const embedder = (model: string, first: number): Embedder => ({
  offline: true,
  model,
  dimensions: DIMENSIONS,
  embed: async (texts) => ({
    vectors: texts.map((text) =>
      text.includes('no vector') ? null : [first, ...Array.from({ length: 7 }, (_, at) => text.length + at)],
    ),
    usage: { input_tokens: 0, output_tokens: 0 },
  }),
})
const tenant_id = '11111111-1111-4111-8111-111111111111'
const given = (model: Embedder) => {
  setTransport({ fetch: localFetch(engine) })
  const database = openDatabase('postgresql://a:b@localhost/c')
  const ctx = {
    tenant_id,
    actor: { kind: 'system' as const },
    db: database.forTenant(tenant_id),
    models: scriptedModels(),
    embedder: model,
    dispatcher: { dispatch: async () => undefined },
    clock: fakeClock(),
    log: { info: () => undefined, error: () => undefined },
    ledger: createLedger(),
    limits: { model_timeout_ms: 1_000, token_budget_daily: null, reply_tokens: { 1: 1_000, 2: 500, 3: 200 } },
    ration: { user_id: null, isSet: false },
  }
  const say = async (turn_id: string, text: string) => {
    const turns = [{ turn_id, role: 'user' as const, text }]
    const { job_id } = await committed(ctx, { user_id: 'ann', session_id: 's', infer: false, turns })
    await runJob(ctx, { job_id: job_id ?? '' })
  }
  return { database, ctx, say }
}
const vectors = async () => {
  const [rows] = await given(embedder('old', 1))
    .database.asSystem()
    .batch([
      statement<{ model: string | null; first: string | null; next: string | null }>(
        sql`SELECT embedding_model AS model, split_part(trim(embedding::text, '['), ',', 1) AS first,
            split_part(trim(embedding_next::text, '['), ',', 1) AS next
            FROM (SELECT embedding_model, embedding, embedding_next
              FROM memories UNION ALL SELECT embedding_model, embedding, embedding_next FROM turns) all_rows`,
      ),
    ])
  return rows
}
const settings = async () => {
  const [[row]] = await given(embedder('old', 1))
    .database.asSystem()
    .batch([
      statement<{
        embedding_model: string | null
        embedding_model_next: string | null
        embedding_dim: number
      }>(sql`SELECT * FROM settings`),
    ])
  return row ?? { embedding_model: null, embedding_model_next: null, embedding_dim: 0 }
}

test('stopped half-way the old vectors serve; begun again it swaps all at once; late rows are made good', async () => {
  const old = embedder('old', 1)
  const next = embedder('new', 2)
  const { database, ctx, say } = given(old)
  await database
    .asSystem()
    .batch([
      statement(
        sql`INSERT INTO tenants (id, name, created_at) VALUES (${tenant_id}::uuid, 'one', '2026-01-01')`,
      ),
      statement(sql`UPDATE settings SET embedding_model = 'old'`),
    ])
  for (const index of [1, 2, 3, 4]) await say(`t${index}`, `words number ${index}`)

  let calls = 0
  const stopping = async (texts: readonly string[]) => {
    calls += 1
    if (calls > 2) throw new Error('stopped')
    return (await next.embed(texts)).vectors
  }
  await expect(reembed(engine, { model: 'new', embed: stopping, page: 1 })).rejects.toThrow('stopped')
  expect((await vectors()).every(({ model, first }) => model === 'old' && first === '1')).toBe(true)
  expect((await vectors()).filter(({ next: filled }) => filled === '2')).toHaveLength(2)
  expect(await settings()).toMatchObject({ embedding_model: 'old', embedding_model_next: 'new' })
  const services = { embedder: next, previousEmbedder: old }
  expect(embedderFor(services, await settings()).model).toBe('old')
  expect(embedderFault({ embedder: next }, await settings())?.code).toBe('embedding_model_mismatch')

  await expect(reembed(engine, { model: 'third', embed: stopping })).rejects.toThrow(
    'Vectors of new are being filled in',
  )

  await say('t5', 'written meanwhile')
  await ctx.db.batch([
    statement(
      sql`UPDATE memories SET content = 'other words', embedding = '[1,9,9,9,9,9,9,9]'
          WHERE embedding_next IS NOT NULL`,
    ),
  ])
  expect((await vectors()).filter(({ next: filled }) => filled === '2')).toHaveLength(0)

  const embed = async (texts: readonly string[]) => (await next.embed(texts)).vectors
  const done = await reembed(engine, { model: 'new', embed, page: 2 })
  expect(done.swapped).toBe(true)
  expect(
    (await vectors()).every(
      ({ model, first, next: filled }) => model === 'new' && first === '2' && filled === null,
    ),
  ).toBe(true)
  expect(await settings()).toMatchObject({ embedding_model: 'new', embedding_model_next: null })
  expect(embedderFor(services, await settings()).model).toBe('new')

  await say('t6', 'by an instance that had not noticed')
  expect(await reembed(engine, { model: 'new', embed })).toEqual({ rows: 2, swapped: false })
  expect((await vectors()).every(({ model, first }) => model === 'new' && first === '2')).toBe(true)
})

test('rows that come in during the last step are embedded before it is taken', async () => {
  const { say } = given(embedder('new', 2))
  const third = embedder('third', 3)
  let late = 3
  const embed = async (texts: readonly string[]) => {
    if (late > 0) await say(`late${late}`, `came ${late} late`)
    late -= 1
    return (await third.embed(texts)).vectors
  }
  expect((await reembed(engine, { model: 'third', embed, page: 100 })).swapped).toBe(true)
  expect((await vectors()).every(({ model, first }) => model === 'third' && first === '3')).toBe(true)
})

test('what has no vector in the new model has none, and is found by its words', async () => {
  const { say } = given(embedder('third', 3))
  await say('t9', 'words that soon have no')
  const fourth = embedder('fourth', 4)
  const embed = async (texts: readonly string[]) =>
    (await fourth.embed(texts.map((text) => text.replace('soon have no', 'no vector')))).vectors
  expect((await reembed(engine, { model: 'fourth', embed })).swapped).toBe(true)
  const rows = await vectors()
  expect(rows.filter(({ model, first }) => model === null && first === null)).toHaveLength(2)
  expect(rows.filter(({ model, first }) => model === 'fourth' && first === '4')).toHaveLength(rows.length - 2)
})
