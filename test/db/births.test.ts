import { expect, test } from 'vitest'
import type { Engine } from '../../db/local/engine.ts'
import { openPglite } from '../../db/local/pglite.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { partitionBySubject } from '../../db/partition.ts'

const TENANT = '00000000-0000-4000-8000-00000000000a'
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const AT = '2026-03-02T09:00:00Z'

const rowsOf = async (engine: Engine, query: string) =>
  (await engine.run([{ query, params: [] }], null))[0]!.rows

/** A database as it was before `0040_births_kept_short`, with a memory, what it said before and its history. */
async function before(parts?: number): Promise<Engine> {
  const engine = await openPglite({ directory: 'memory://' })
  const migrations = readMigrations()
  const short = migrations.findIndex(({ name }) => name === '0040_births_kept_short')
  await migrate(engine, 8, migrations.slice(0, short))
  if (parts) await partitionBySubject(engine, parts)
  for (const query of [
    `INSERT INTO tenants (id, name, created_at) VALUES ('${TENANT}', 'one', '${AT}')`,
    `INSERT INTO subjects (tenant_id, kind, external_id, created_at) VALUES ('${TENANT}', 'user', 'ann', '${AT}')`,
    ...[1, 2].map(
      (
        n,
      ) => `INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash, created_at, updated_at)
        SELECT tenant_id, id, '${id(n)}', 'fact', 'words ${n}', encode(sha256('words ${n}'), 'hex'), '${AT}', '${AT}'
        FROM subjects`,
    ),
    `INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, new_content, detail, actor, created_at)
      SELECT tenant_id, subject_id, id, id, 'created', content, '{"job_id": "${id(9)}"}', 'system', '${AT}' FROM memories`,
  ])
    await engine.run([{ query, params: [] }], null)
  return engine
}

const HISTORY = 'SELECT new_content, detail, born_in FROM memory_history ORDER BY id'
const whole = [1, 2].map((n) => [`words ${n}`, `{"job_id": "${id(9)}"}`, null])

test.each([undefined, 2])(
  'rows from before stay as they are, found and kept apart as before (%s parts)',
  async (parts) => {
    const engine = await before(parts)
    await migrate(engine, 8)
    expect(await rowsOf(engine, HISTORY)).toEqual(whole)
    const twin = `INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash, created_at, updated_at)
    SELECT tenant_id, subject_id, '${id(3)}', memory_type, content, content_hash, '${AT}', '${AT}' FROM memories LIMIT 1`
    await expect(rowsOf(engine, twin)).rejects.toThrow('duplicate key value')
    const again = `INSERT INTO memory_history SELECT * FROM memory_history ON CONFLICT DO NOTHING RETURNING 1`
    expect(
      await rowsOf(
        engine,
        again.replace('memory_history SELECT', 'memory_history OVERRIDING SYSTEM VALUE SELECT'),
      ),
    ).toEqual([])
    await rowsOf(engine, `UPDATE memories SET content = 'others'`)
    expect(await rowsOf(engine, HISTORY)).toEqual(whole)
    await engine.close()
  },
)

test('other words come only after a birth has written out its own, in the same memory alone', async () => {
  const engine = await before()
  await migrate(engine, 8)
  await rowsOf(engine, `UPDATE memory_history SET new_content = NULL, detail = '{}', born_in = '${id(9)}'`)
  await rowsOf(engine, `UPDATE memories SET importance = 7, content = content`)
  const short = [null, '{}', id(9)]
  expect(await rowsOf(engine, HISTORY)).toEqual([short, short])
  await rowsOf(engine, `UPDATE memories SET content = 'others' WHERE id = '${id(2)}'`)
  expect(await rowsOf(engine, HISTORY)).toEqual([short, whole[1]])
  await engine.close()
})
