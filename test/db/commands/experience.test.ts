import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { claim, content } from '../../support/given/claims.ts'

const root = mkdtempSync(join(tmpdir(), 'neuromem-experience-'))
const directory = join(root, 'data')
const command = fileURLToPath(new URL('../../../functions/commands/experience.ts', import.meta.url))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const run = (name: string, environment: Record<string, string>): Promise<{ code: number; lines: string[] }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, name],
      { env: { PATH: process.env.PATH ?? '', ...environment } },
      (error, stdout) => {
        resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n') })
      },
    )
  })

test('the commands find and mend items whose claims differ, on the embedded database and with NEUROMEM_DB=neon', async () => {
  const database = await openEmbedded({ directory, dimensions: 64, port: 0 })
  try {
    const [tenant, item, other] = [randomUUID(), randomUUID(), randomUUID()]
    const write = (query: string, ...params: string[]) => database.run([{ query, params }], '')
    await write(`INSERT INTO tenants (id, name, created_at) VALUES ($1, 'one', '2026-01-01')`, tenant)
    await write(
      `INSERT INTO subjects (tenant_id, kind, external_id, created_at) VALUES ($1, 'bank', 'mof',
        '2026-01-01')`,
      tenant,
    )
    for (const id of [item, other]) {
      await write(
        `INSERT INTO experience_items (tenant_id, subject_id, id, content, created_at, updated_at)
         SELECT tenant_id, id, $2, $3, '2026-01-01', '2026-01-01' FROM subjects WHERE tenant_id = $1`,
        ...[tenant, id, content([claim(), claim({ claim_id: 'c2' })])],
      )
    }
    const embedded = { NEUROMEM_DATA_DIR: directory, EMBEDDING_DIM: '64' }
    const neon = { NEUROMEM_DB: 'neon', NEON_ENDPOINT: database.sql, EMBEDDING_DIM: '64' }

    const both = {
      code: 1,
      lines: [
        ...[item, other].toSorted().map((id) => `mem:${id}`),
        '2 items, 2 of them differ from their claims',
      ],
    }
    expect(await run('check', embedded)).toEqual(both)
    expect(await run('rebuild-index', neon)).toEqual({ code: 0, lines: ['2 items, 4 claims rebuilt'] })

    await write(
      `UPDATE experience_claims SET snippet = 'spoilt' WHERE item_id = $1 AND claim_id = 'c2'`,
      item,
    )
    expect(await run('check', neon)).toEqual({
      code: 1,
      lines: [`mem:${item}`, '2 items, 1 of them differ from their claims'],
    })
    expect((await run('rebuild-index', embedded)).code).toBe(0)
    expect(await run('check', embedded)).toEqual({
      code: 0,
      lines: ['2 items, 0 of them differ from their claims'],
    })
  } finally {
    await database.close()
  }
}, 90_000)
