import { randomUUID } from 'node:crypto'
import { neon, neonConfig } from '@neondatabase/serverless'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase, setTransport } from '../../db/database.ts'
import { directly } from '../../db/local/directly.ts'
import { openEmbedded } from '../../db/local/embedded/embedded.ts'
import { openPostgres } from '../../db/local/postgres/postgres.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { migrate } from '../../db/migrate.ts'
import { memories, model_calls, tenants } from '../../db/schema/index.ts'
import { expectThat, insertRows, statement } from '../../db/statements.ts'
import { upsertSubject, userSubject } from '../../src/core/tenancy/records/subjects.ts'
import { embeddedEngine } from '../support/database.ts'
import { query } from '../support/query.ts'

const DIMENSIONS = 1024
const NOW = new Date('2026-03-02T09:00:00.123Z')
const URL_OF_ANY = 'postgresql://neuromem:neuromem@contract/neuromem'

interface Place {
  readonly name: string
  /** Points the driver at it. */
  open(): Promise<() => Promise<void>>
}

const inThisThread: Place = {
  name: 'PGlite in this thread',
  async open() {
    setTransport({ fetch: localFetch(await embeddedEngine()) })
    return async () => undefined
  },
}

const directlyInThisThread: Place = {
  name: 'PGlite in this thread, no request in between',
  async open() {
    const engine = await embeddedEngine()
    setTransport({ fetch: localFetch(engine), run: directly(() => engine) })
    return async () => undefined
  },
}

const overPort: Place = {
  name: 'PGlite in its own thread, over the port',
  async open() {
    const database = await openEmbedded({ directory: 'memory://', dimensions: DIMENSIONS, port: 0 })
    setTransport({ endpoint: database.sql })
    return () => database.close()
  },
}

/** A database of its own on the server of `DATABASE_URL`, dropped at the end. */
const anyPostgres = (url: string): Place => ({
  name: 'the Postgres of DATABASE_URL',
  async open() {
    const name = `neuromem_contract_${randomUUID().replaceAll('-', '')}`
    const administrator = new pg.Client({ connectionString: url })
    await administrator.connect()
    await administrator.query(`CREATE DATABASE ${name}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    const engine = openPostgres(own.href)
    await migrate(engine, DIMENSIONS)
    setTransport({ fetch: localFetch(engine), run: directly(() => engine) })
    return async () => {
      await engine.close()
      await administrator.query(`DROP DATABASE ${name}`)
      await administrator.end()
    }
  },
})

const places = [
  inThisThread,
  directlyInThisThread,
  overPort,
  ...(process.env.DATABASE_URL ? [anyPostgres(process.env.DATABASE_URL)] : []),
]

describe.each(places)('$name', (place) => {
  let close: () => Promise<void>
  let database: Database
  beforeAll(async () => {
    close = await place.open()
    database = openDatabase(URL_OF_ANY, { timeout_ms: 60_000 })
  })
  afterAll(async () => {
    await close()
    setTransport({ fetch: localFetch(await embeddedEngine()) })
  })

  async function tenant(): Promise<string> {
    const id = randomUUID()
    await database.asSystem().batch([insertRows(tenants, [{ id, name: 'contract', created_at: NOW }])])
    return id
  }

  test('values of every type that we use come back as they went in', async () => {
    const values = sql`SELECT ${7}::int AS i, ${'9007199254740991'}::bigint AS big, ${1.5}::float4 AS f, ${true}::boolean AS yes, ${null}::text AS nothing,
      ${'昊哥 🙂 "quoted" \\ back'}::text AS t, ${NOW.toISOString()}::timestamptz(3) AS at,
        ${JSON.stringify({ a: [1, null] })}::jsonb AS j,
      ${'0190a0a0-0000-7000-8000-000000000001'}::uuid AS id, '{a,"b c"}'::text[] AS list,
        '[1,-0.5]'::halfvec(2) AS v, '101'::bit(3) AS code`
    const [[row]] = await database.asSystem().batch([statement(values)])
    expect(row).toMatchObject({
      i: 7,
      big: 9007199254740991,
      f: 1.5,
      yes: true,
      nothing: null,
      t: '昊哥 🙂 "quoted" \\ back',
    })
    expect(row).toMatchObject({
      at: NOW,
      j: { a: [1, null] },
      id: '0190a0a0-0000-7000-8000-000000000001',
      v: '[1,-0.5]',
      code: '101',
    })
    expect(row?.list).toEqual(['a', 'b c'])
  })

  test('the builder maps rows as the schema says', async () => {
    const id = await tenant()
    const [rows] = await database.forTenant(id).batch([query.select().from(tenants)])
    expect(rows).toEqual([{ id, name: 'contract', created_at: NOW }])
  })

  test('a batch is one transaction: what follows a refusal is not done, what was before it neither', async () => {
    const id = await tenant()
    const call = (n: number) => ({
      id: randomUUID(),
      tenant_id: id,
      task: 'extract',
      version: n,
      model: 'm',
      input_tokens: 1,
      output_tokens: 1,
      ms: 1,
      outcome: 'ok',
      created_at: NOW,
    })
    const count = statement<{ n: number }>(sql`SELECT count(*) AS n FROM model_calls`)
    const door = database.forTenant(id)
    const usage = { round_trips: 0 }
    const refused = database
      .forTenant(id, usage)
      .batch([
        insertRows(model_calls, [call(1)]),
        expectThat(sql`false`, 'turn_conflict', 'turn 7'),
        insertRows(model_calls, [call(2)]),
      ])
    await expect(refused).rejects.toMatchObject({ code: 'turn_conflict', detail: 'turn 7' })
    expect(usage.round_trips).toBe(1)
    expect(await door.batch([count])).toEqual([[{ n: 0 }]])
    await expect(
      door.batch([insertRows(model_calls, [call(1)]), statement(sql`SELECT 1 / 0`)]),
    ).rejects.toMatchObject({
      kind: 'fault',
    })
    expect(
      await door.batch([
        insertRows(model_calls, [call(1), call(2)], { returning: sql`RETURNING version` }),
        count,
      ]),
    ).toEqual([[{ version: 1 }, { version: 2 }], [{ n: 2 }]])
  })

  test('a long statement works again after a batch that stopped before it', async () => {
    const id = await tenant()
    const door = database.forTenant(id)
    const long = (n: number) =>
      statement<{ n: number }>(sql`SELECT ${n}::int + ${sql.raw('0 + '.repeat(1_000))}0 AS n`)
    await expect(door.batch([statement(sql`SELECT 1 / 0`), long(1)])).rejects.toMatchObject({
      kind: 'fault',
    })
    for (const n of [2, 3]) expect(await door.batch([long(n)])).toEqual([[{ n }]])
    await expect(door.batch([long(4), statement(sql`SELECT 1 / 0`)])).rejects.toMatchObject({
      kind: 'fault',
    })
    expect(await door.batch([long(5), long(6)])).toEqual([[{ n: 5 }], [{ n: 6 }]])
  })

  test('nothing is compiled just in time, and the settings end with the batch', async () => {
    const jit = statement<{ jit: string }>(sql`SELECT current_setting('jit') AS jit`)
    expect(await database.forTenant(await tenant()).batch([jit])).toEqual([[{ jit: 'off' }]])
    expect(await database.asSystem().batch([jit])).toEqual([[{ jit: 'off' }]])
  })

  test('only what is done again is not waited for until it is on the disk', async () => {
    const setting = statement<{ is: string }>(sql`SELECT current_setting('synchronous_commit') AS is`)
    const system = database.asSystem()
    const [[usual]] = await system.batch([setting])
    expect(usual).not.toEqual({ is: 'off' })
    expect(await system.batch([setting], { redone: true })).toEqual([[{ is: 'off' }]])
    expect(await database.forTenant(await tenant()).batch([setting], { redone: true })).toEqual([
      [{ is: 'off' }],
    ])
    expect(await system.batch([setting])).toEqual([[usual]])
  })

  test('errors are Neon’s: code, detail, constraint, table, position', async () => {
    const id = await tenant()
    const client = neon(URL_OF_ANY)
    await expect(
      client.query('INSERT INTO tenants VALUES ($1, $2, $3)', [id, 'again', NOW]),
    ).rejects.toMatchObject({
      name: 'NeonDbError',
      code: '23505',
      constraint: 'tenants_pkey',
      table: 'tenants',
      schema: 'public',
      severity: 'ERROR',
      detail: expect.stringContaining(id),
    })
    await expect(client.query('SELECT oops')).rejects.toMatchObject({ code: '42703', position: '8' })
    await expect(client.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect(await client.query('SELECT 1 AS still')).toEqual([{ still: 1 }])
  })

  test('isolation level and read-only mode of a transaction hold', async () => {
    const client = neon(URL_OF_ANY)
    const modes = (tx: typeof client) => [
      tx.query(
        `SELECT current_setting('transaction_isolation') AS level,
          current_setting('transaction_read_only') AS read_only`,
      ),
    ]
    expect(
      await client.transaction(modes(client), { isolationLevel: 'Serializable', readOnly: true }),
    ).toEqual([[{ level: 'serializable', read_only: 'on' }]])
    expect(await client.transaction(modes(client))).toEqual([[{ level: 'read committed', read_only: 'off' }]])
    const write = client.query('CREATE TABLE never (n int)')
    await expect(client.transaction([write], { readOnly: true })).rejects.toMatchObject({ code: '25006' })
  })

  test('a serialization failure is tried again twice, and no more', async () => {
    await database.asSystem().batch([
      statement(sql`CREATE SEQUENCE IF NOT EXISTS contract_tries`),
      statement(
        sql.raw(`CREATE OR REPLACE FUNCTION contract_fails(times int) RETURNS int LANGUAGE plpgsql AS $$
        BEGIN IF nextval('contract_tries') <= times THEN RAISE EXCEPTION USING ERRCODE = '40001'; END IF; RETURN 1; END $$`),
      ),
    ])
    const fails = (times: number) => [statement(sql`SELECT contract_fails(${times})`)]
    const again = [statement(sql`SELECT setval('contract_tries', 1, false)`)]
    const usage = { round_trips: 0 }
    await database.asSystem(usage).batch(fails(2))
    expect(usage.round_trips).toBe(3)
    await database.asSystem().batch(again)
    await expect(database.asSystem().batch(fails(3))).rejects.toMatchObject({
      kind: 'away',
    })
    await database
      .asSystem()
      .batch([
        ...again,
        statement(sql`DROP FUNCTION contract_fails(int)`),
        statement(sql`DROP SEQUENCE contract_tries`),
      ])
  })

  test('500 rows with vectors go in one batch, and come back near their own', async () => {
    const id = await tenant()
    const rows = Array.from({ length: 500 }, (_, index) => memory(id, index))
    const door = database.forTenant(id)
    const subject = { subject_id: sql`(SELECT id FROM subjects WHERE external_id = 'u')` }
    await door.batch([upsertSubject(userSubject('u'), NOW), insertRows(memories, rows, { fixed: subject })])
    const nearest = sql`SELECT content FROM search_memories WHERE recallable ORDER BY embedding <=> ${JSON.stringify(rows[7]!.embedding)}::halfvec(1024) LIMIT 1`
    expect(await door.batch([statement(nearest)])).toEqual([[{ content: 'memory 7' }]])
  })

  test('many batches at once all end, and each sees its own tenant', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, tenant))
    const seen = await Promise.all(
      ids.map((id) => database.forTenant(id).batch([statement<{ id: string }>(sql`SELECT id FROM tenants`)])),
    )
    expect(seen).toEqual(ids.map((id) => [[{ id }]]))
    const [[setting]] = await database.asSystem().batch([
      statement(
        sql`SELECT current_user = 'neuromem_app' AS app, coalesce(current_setting('app.tenant_id', true),
              '') AS tenant`,
      ),
    ])
    expect(setting).toEqual({ app: false, tenant: '' })
  })

  test('what is no query is refused', async () => {
    const send = neonConfig.fetchFunction ?? fetch
    const post = (body: string) =>
      send(typeof neonConfig.fetchEndpoint === 'function' ? neonConfig.fetchEndpoint('', '') : '', {
        method: 'POST',
        body,
        headers: { 'neon-connection-string': URL_OF_ANY },
      })
    expect((await post('{')).status).toBe(400)
    expect((await post('{"params":[]}')).status).toBe(400)
  })
})

if (process.env.DATABASE_URL) {
  test('who waited too long for a connection gives it back as it is', async () => {
    const engine = openPostgres(process.env.DATABASE_URL!, { connections: 1 })
    const ask = (query: string, signal?: AbortSignal) => engine.run([{ query, params: [] }], null, signal)
    const connection = async () => (await ask('SELECT pg_backend_pid()'))[0]!.rows[0]
    const first = await connection()
    const told = new AbortController()
    const longer = ask('SELECT pg_sleep(0.2)')
    const waiting = ask('SELECT 1', told.signal)
    told.abort(new Error('too long'))
    await expect(waiting).rejects.toThrow('too long')
    await longer
    expect(await connection()).toEqual(first)
    await engine.close()
  })

  test('what is set for what only reads holds in all of it and not behind it', async () => {
    const engine = openPostgres(process.env.DATABASE_URL!, { connections: 1 })
    const set = { query: "SELECT set_config('app.tenant_id', 'somebody', true)", params: [] }
    const asked = { query: "SELECT current_setting('app.tenant_id', true)", params: [] }
    const read = (...queries: { query: string; params: never[] }[]) =>
      engine.run(queries, '', undefined, { only_reads: true })
    const [, within] = await read(set, asked)
    expect(within!.rows).toEqual([['somebody']])
    await expect(read(set, { query: 'SELECT 1 / 0', params: [] })).rejects.toMatchObject({})
    const [behind] = await read(asked)
    expect(behind!.rows[0]![0]).toBeOneOf(['', null])
    await engine.close()
  })

  test('what only reads is answered as ever, refused as ever, and gives its connection back', async () => {
    const engine = openPostgres(process.env.DATABASE_URL!, { connections: 1 })
    const read = (query: string) =>
      engine.run(
        [
          { query: 'SELECT 1', params: [] },
          { query, params: [] },
        ],
        '',
        undefined,
        {
          only_reads: true,
        },
      )
    for (const round of [1, 2, 3]) {
      const results = await read(`SELECT ${round} AS n`)
      expect(results.map(({ rows }) => rows)).toEqual([[['1']], [[String(round)]]])
    }
    await expect(read('SELECT 1 / 0')).rejects.toMatchObject({ fields: { code: '22012' } })
    const many = await Promise.all([1, 2, 3, 4].map((n) => read(`SELECT ${n} FROM generate_series(1, 500)`)))
    expect(many.map(([, { rows } = { rows: [] }]) => [rows.length, rows[0]])).toEqual(
      [1, 2, 3, 4].map((n) => [500, [String(n)]]),
    )
    await engine.close()
  })
}

function memory(tenantId: string, index: number) {
  const embedding = Array.from({ length: DIMENSIONS }, (_, at) =>
    Number(Math.sin(index * 31 + at * (1 + (index % 7))).toPrecision(4)),
  )
  return {
    id: randomUUID(),
    tenant_id: tenantId,
    memory_type: 'fact',
    content: `memory ${index}`,
    content_hash: `h${index}`,
    embedding,
    created_at: NOW,
    updated_at: NOW,
    importance: 5,
    metadata: {},
  }
}
