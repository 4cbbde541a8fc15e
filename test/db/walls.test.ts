import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, setTransport } from '../../db/database.ts'
import type { Engine, WireQuery } from '../../db/local/engine.ts'
import { openPglite } from '../../db/local/pglite.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { readMigrations } from '../../db/migrate.ts'
import { checkReadiness } from '../../src/core/operations/readiness.ts'
import { embeddedDatabase } from '../support/database.ts'

/**
 * A database of its own: rows of two tenants stand in every table, with checks and keys off, so that nothing
 * but the wall can hide them.
 */
let engine: Engine
beforeAll(async () => {
  engine = await openPglite({
    directory: 'memory://',
    load: new Blob([readFileSync(inject('migratedDatabase'))]),
  })
})
afterAll(() => engine.close())

const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
/**
 * What belongs to the tenant as a whole: nothing of a subject refers to these, so their keys need not start
 * with one.
 */
const TENANCY = new Set([
  'tenants',
  'api_keys',
  'policies',
  'idempotency_keys',
  'ended_tokens',
  'subjects',
  'model_calls',
  'model_days',
  'token_holds',
  'user_token_days',
  'erasures',
  'molecules',
  'webhooks',
  'webhook_messages',
])
/** No tenant's data: one row about the database, and the list of migrations. */
const OF_NOBODY = new Set(['write_probe', 'settings', 'neuromem_migrations'])

const plain = (query: string): WireQuery => ({ query, params: [] })
const rows = async (query: string) => (await engine.run([plain(query)], null))[0]!.rows
const enter = (tenant: string | null) =>
  plain(
    `SELECT set_config('role', 'neuromem_app',
      true)${tenant === null ? '' : `, set_config('app.tenant_id', '${tenant}', true)`}`,
  )
/** What one statement answers inside a tenant's wall, in a transaction that ends with it. */
const as = async (tenant: string | null, query: string) =>
  (await engine.run([enter(tenant), plain(query)], ''))[1]!

async function relations(kind: 'r' | 'v'): Promise<string[]> {
  const found = await rows(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('${kind}', '${kind === 'r' ? 'p' : 'v'}') AND NOT relispartition ORDER BY 1`,
  )
  return found.map(([name]) => name!)
}
const tables = () => relations('r')

async function columnsOf(table: string) {
  const found = await rows(
    `SELECT attname, atttypid::regtype::text, attgenerated::text || attidentity::text FROM pg_attribute
      WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
  )
  return found.map(([name, type, made]) => ({ name: name!, type: type!, made: made !== '' }))
}

const SAMPLES: Record<string, (n: number) => string> = {
  uuid: (n) => `'00000000-0000-4000-9000-${String(n).padStart(12, '0')}'`,
  text: (n) => `'t${n}'`,
  jsonb: () => `'{}'`,
  json: () => `'{}'`,
  boolean: () => 'true',
  tsvector: () => `'word:1'`,
  halfvec: () => `('[' || repeat('1,', 1023) || '1]')`,
  'timestamp with time zone': () => `'2026-03-02T09:00:00Z'`,
  'text[]': () => `'{a}'`,
  'uuid[]': () => `'{}'`,
  date: () => `'2026-03-02'`,
}
const sample = (type: string, n: number) => `${(SAMPLES[type] ?? (() => String(n)))(n)}::${type}`

/** One row a table, of no meaning, that belongs to the tenant. */
async function fill(table: string, tenant: string, n: number): Promise<string> {
  // A turn that is forgotten is in no view; a code is made of its vector.
  const columns = (await columnsOf(table)).filter(
    ({ made, name }) => !made && name !== 'code' && `${table}.${name}` !== 'turns.forgotten_at',
  )
  const value = (column: { name: string; type: string }) =>
    column.name === 'tenant_id' || (table === 'tenants' && column.name === 'id')
      ? `'${tenant}'::uuid`
      : sample(column.type, n)
  return `INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${columns.map(value).join(', ')})`
}

const walled = async () => (await tables()).filter((table) => !OF_NOBODY.has(table))

test('every table with tenant data has row-level security and a policy, and a key that starts with its subject', async () => {
  const faults: string[] = []
  for (const table of await walled()) {
    const [[secured, policies]] = (await rows(
      `SELECT relrowsecurity, (SELECT count(*) FROM pg_policy WHERE polrelid = c.oid) FROM pg_class c
        WHERE oid = '${table}'::regclass`,
    )) as [[string, string]]
    if (secured !== 't' || policies === '0') faults.push(`${table} has no policy`)
    const names = (await columnsOf(table)).map(({ name }) => name)
    if (!names.includes('tenant_id') && table !== 'tenants') faults.push(`${table} has no tenant_id`)
    if (TENANCY.has(table)) continue
    if (!names.includes('subject_id')) faults.push(`${table} has no subject_id`)
    const unique = await rows(
      `SELECT indexrelid::regclass, pg_get_indexdef(indexrelid, 1, true) FROM pg_index
        WHERE indrelid = '${table}'::regclass AND indisunique`,
    )
    if (unique.length === 0) faults.push(`${table} has no key`)
    for (const [index, first] of unique)
      if (first !== 'subject_id') faults.push(`${index} of ${table} starts with ${first}`)
  }
  expect(faults).toEqual([])
})

test('no foreign key can point through a wall: it holds the tenant and subject, or the subject and the parent', async () => {
  const faults: string[] = []
  const keys = await rows(`SELECT conrelid::regclass, confrelid::regclass, conname,
      (SELECT string_agg(attname, ',' ORDER BY at) FROM unnest(conkey) WITH ORDINALITY k(n, at)
        JOIN pg_attribute ON attrelid = conrelid AND attnum = n),
      (SELECT string_agg(attname, ',' ORDER BY at) FROM unnest(confkey) WITH ORDINALITY k(n, at)
        JOIN pg_attribute ON attrelid = confrelid AND attnum = n)
    FROM pg_constraint WHERE contype = 'f' ORDER BY 3`)
  expect(keys.length).toBeGreaterThan(15)
  for (const [table, parent, name, from, to] of keys) {
    const toTenant = parent === 'tenants' && from === 'tenant_id' && TENANCY.has(table!)
    const toSubject = parent === 'subjects' && from === 'tenant_id,subject_id' && to === 'tenant_id,id'
    const toSibling = from!.startsWith('subject_id,') && to!.startsWith('subject_id,')
    const inTenant = from!.startsWith('tenant_id,') && to!.startsWith('tenant_id,') && TENANCY.has(table!)
    if (!toTenant && !toSubject && !toSibling && !inTenant)
      faults.push(`${name}: ${table} (${from}) → ${parent} (${to})`)
  }
  const owned = (await walled()).filter((table) => !TENANCY.has(table))
  const rooted = new Set(keys.filter(([, parent]) => parent === 'subjects').map(([table]) => table))
  expect({ faults, without: owned.filter((table) => !rooted.has(table)) }).toEqual({
    faults: [],
    without: [],
  })
})

test('with the WHERE clauses removed, nobody reads, changes or deletes a row of another tenant', async () => {
  const checks = await rows(
    `SELECT conrelid::regclass, quote_ident(conname) FROM pg_constraint WHERE contype = 'c'
      AND connamespace = 'public'::regnamespace`,
  )
  for (const [table, name] of checks) await rows(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const [n, tenant] of [A, B].entries()) {
    const inserts = await Promise.all((await walled()).map((table) => fill(table, tenant, n + 1)))
    await engine.run(['SET LOCAL session_replication_role = replica', ...inserts].map(plain), '')
  }
  for (const relation of [...(await walled()), ...(await relations('v'))]) {
    if (relation === 'api_keys') continue
    const count = `SELECT count(*), bool_and(${relation === 'tenants' ? 'id' : 'tenant_id'} = '${A}')
      FROM ${relation}`
    if (!relation.startsWith('search_'))
      expect([relation, (await rows(count))[0]]).toEqual([relation, ['2', 'f']])
    expect([relation, (await as(A, count)).rows[0]]).toEqual([relation, ['1', 't']])
    expect([relation, (await as(null, count)).rows[0]]).toEqual([relation, ['0', null]])
  }
  await expect(as(A, 'SELECT * FROM api_keys')).rejects.toMatchObject({ fields: { code: '42501' } })
  for (const table of (await walled()).filter((name) => name !== 'tenants' && name !== 'api_keys')) {
    await expect(as(A, await fill(table, B, 3))).rejects.toMatchObject({ fields: { code: '42501' } })
    await expect(as(A, `UPDATE ${table} SET tenant_id = '${B}'`)).rejects.toMatchObject({
      fields: { code: '42501' },
    })
    const gone = await engine.run(
      [plain('SET LOCAL session_replication_role = replica'), enter(A), plain(`DELETE FROM ${table}`)],
      '',
    )
    expect([table, gone[2]!.rowCount]).toEqual([table, 1])
    expect([table, await rows(`SELECT tenant_id FROM ${table}`)]).toEqual([table, [[B]]])
  }
})

test('a view is as good a wall as a policy: not by the caller’s rights, and no view without the tenant in it', async () => {
  const views = await rows(
    `SELECT relname, coalesce(array_to_string(reloptions, ','), ''), pg_get_viewdef(oid) FROM pg_class
      WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace`,
  )
  expect(views.map(([name]) => name).sort()).toEqual([
    'search_chunks',
    'search_claims',
    'search_memories',
    'search_turns',
  ])
  for (const [, options, text] of views) {
    expect(options).toBe('')
    expect(text).toMatch(/WHERE \(*tenant_id = \( SELECT neuromem_tenant\(\)/)
  }
})

test('the role can be taken, which readiness checks, and it is no superuser', async () => {
  expect(
    (
      await as(
        A,
        'SELECT current_user, (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user)',
      )
    ).rows,
  ).toEqual([['neuromem_app', 'f']])
})

test('readiness says so when the role cannot be taken', async () => {
  setTransport({ fetch: localFetch(engine) })
  try {
    const database = openDatabase('postgresql://neuromem:neuromem@walls/neuromem')
    const check = () =>
      checkReadiness(
        { database, clock: { now: () => new Date() } },
        { round_trips: 0 },
        readMigrations().map(({ name }) => name),
      )
    expect(await check()).toMatchObject({ missing: [], embedding_dim: 1024 })
    await rows('ALTER ROLE neuromem_app RENAME TO somebody_else')
    await expect(check()).rejects.toMatchObject({
      code: 'backend_unavailable',
      issues: [{ path: 'role', code: 'not_ready' }],
    })
    await rows('ALTER ROLE somebody_else RENAME TO neuromem_app')
  } finally {
    await embeddedDatabase()
  }
})
