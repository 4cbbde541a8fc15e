import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../../db/local/engine.ts'
import { openPglite } from '../../db/local/pglite.ts'
import { migrate } from '../../db/migrate.ts'

describe('the migrator', () => {
  let engine: Engine
  const rows = async (text: string) => (await engine.run([{ query: text, params: [] }], null))[0]!.rows
  beforeAll(async () => {
    engine = await openPglite({ directory: 'memory://' })
  })
  afterAll(() => engine.close())

  test('two at once end well; vectors get the configured length; another length later is refused', async () => {
    const both = await Promise.all([migrate(engine, 8), migrate(engine, 8)])
    const applied = both.flatMap((one) => one.applied)
    expect(new Set(applied).size).toBe(applied.length)
    expect(applied.length).toBe((await rows('SELECT name FROM neuromem_migrations')).length)
    const types = await rows(
      `SELECT DISTINCT format_type(atttypid, atttypmod) FROM pg_attribute
        WHERE format_type(atttypid, atttypmod) ~ 'halfvec|bit' AND attrelid = 'memories'::regclass
          AND attname !~ '_(?:head|tail)$'
        ORDER BY 1`,
    )
    expect(types).toEqual([['bit(8)'], ['halfvec(8)']])
    expect(await rows('SELECT embedding_dim FROM settings')).toEqual([['8']])
    await expect(migrate(engine, 1024)).rejects.toThrow(
      'EMBEDDING_DIM is 1024, but this database was made with 8',
    )
    expect((await migrate(engine, 8)).applied).toEqual([])
  })

  test('a migration that fails leaves nothing behind, not even its record', async () => {
    const broken = { name: '9999_broken', statements: ['CREATE TABLE half (n int)', 'SELECT oops'] }
    await expect(migrate(engine, 8, [broken])).rejects.toThrow('oops')
    expect(
      await rows(
        `SELECT to_regclass('half'), (SELECT count(*) FROM neuromem_migrations WHERE name = '9999_broken')`,
      ),
    ).toEqual([[null, '0']])
  })
})
