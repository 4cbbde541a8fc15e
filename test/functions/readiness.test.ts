import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { setTransport } from '../../db/database.ts'
import type { Engine } from '../../db/local/engine.ts'
import { openPglite } from '../../db/local/pglite.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { readMigrations } from '../../db/migrate.ts'
import { expectReady } from '../../functions/composition/readiness.ts'
import { givenApp } from '../support/app.ts'
import { embeddedDatabase } from '../support/database.ts'

/** A database of its own, since what it lacks is lacking for everybody. */
describe('a database that is not migrated', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openPglite({
      directory: 'memory://',
      load: new Blob([readFileSync(inject('migratedDatabase'))]),
    })
  })
  afterAll(async () => {
    await embeddedDatabase()
    await engine.close()
  })

  const run = (query: string) => engine.run([{ query, params: [] }], null)
  const ready = async () => {
    const app = await givenApp()
    setTransport({ fetch: localFetch(engine) })
    return { ...app, answer: await app.call('GET', '/health/ready') }
  }
  const all = readMigrations().map(({ name }) => name)

  test('migrated, it is ready and says how many migrations it has', async () => {
    const { answer, services } = await ready()
    expect([answer.status, answer.body.migrations]).toEqual([200, all.length])
    await expect(expectReady(services)).resolves.toBeUndefined()
  })

  test('what is missing is named: 503 backend_unavailable, and a process does not start', async () => {
    const last = all.at(-1) ?? ''
    await run(`DELETE FROM neuromem_migrations WHERE name = '${last}'`)
    const { answer, services } = await ready()
    expect([answer.status, answer.body.code]).toEqual([503, 'backend_unavailable'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body.issues).toEqual([
      { path: 'migrations', code: 'not_ready', message: `missing: ${last}; run npm run db:migrate` },
    ])
    await expect(expectReady(services)).rejects.toMatchObject({ code: 'backend_unavailable' })
    expect((await (await givenApp()).call('GET', '/health/live')).status).toBe(200)
  })

  test('with no record of any, all of them are missing', async () => {
    await run('DROP TABLE neuromem_migrations')
    const { answer } = await ready()
    expect(answer.status).toBe(503)
    for (const name of all) expect(answer.body.issues[0].message).toContain(name)
  })
})
