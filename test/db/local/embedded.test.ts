import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { holderOf } from '../../../db/local/embedded/lock.ts'
import type { Engine } from '../../../db/local/engine.ts'
import { openRemote } from '../../../db/local/remote.ts'

const root = mkdtempSync(join(tmpdir(), 'neuromem-embedded-'))
const directory = join(root, 'data')
const dimensions = 64
afterAll(() => rmSync(root, { recursive: true, force: true }))

const all = async (engine: Engine, query: string, params: (string | null)[] = []) =>
  (await engine.run([{ query, params }], null))[0]!.rows

const open = () => openEmbedded({ directory, dimensions })

async function writerThatIsKilled(): Promise<void> {
  const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))
  const child = spawn(process.execPath, [writer, directory, String(dimensions)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('one process owns the directory; what was acknowledged is there after a clean stop and after a kill', async () => {
  let database: EmbeddedDatabase = await open()
  expect(database.applied.length).toBeGreaterThan(3)
  await database.run([{ query: 'CREATE TABLE kept (name text)', params: [] }], '')
  database.announce('http://127.0.0.1:8787')

  await expect(open()).rejects.toThrow(
    new RegExp(`in use by process ${process.pid} at http://127.0.0.1:8787`),
  )

  const holder = holderOf(directory)!
  const command = openRemote(holder.sql!, holder.password)
  await command.run([{ query: 'INSERT INTO kept VALUES ($1)', params: ['by a command'] }], '')
  await expect(
    openRemote(holder.sql!, 'guessed').run([{ query: 'SELECT 1', params: [] }], null),
  ).rejects.toThrow('Wrong password')
  await expect(command.run([{ query: 'SELECT oops', params: [] }], null)).rejects.toMatchObject({
    fields: { code: '42703' },
  })
  await database.close()
  expect(holderOf(directory)).toBeUndefined()
  expect(readdirSync(directory).filter((name) => name.startsWith('neuromem.lock'))).toEqual([])

  await writerThatIsKilled()
  expect(existsSync(join(directory, 'neuromem.lock'))).toBe(true)
  database = await open()
  expect(database.applied).toEqual([])
  expect(await all(database, 'SELECT name FROM kept ORDER BY name')).toEqual([
    ['by a command'],
    ['by the killed one'],
  ])
  await database.close()

  await expect(openEmbedded({ directory, dimensions: 32 })).rejects.toThrow('EMBEDDING_DIM is 32')
  expect(holderOf(directory)).toBeUndefined()
}, 240_000)

test('timers fire while a query runs; a call is given up when its signal says so; nothing runs after the end', async () => {
  const database = await openEmbedded({ directory: 'memory://', dimensions })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 20)
  const slow = all(database, 'SELECT pg_sleep(0.5)')
  const controller = new AbortController()
  const waiting = database.run([{ query: 'CREATE TABLE never (n int)', params: [] }], '', controller.signal)
  controller.abort(new Error('given up'))
  await expect(waiting).rejects.toThrow('given up')
  await slow
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
  expect(await all(database, `SELECT to_regclass('never')`)).toEqual([[null]])
  expect(await all(database, 'SHOW max_wal_size')).toEqual([['128MB']])
  await database.close()
  await expect(all(database, 'SELECT 1')).rejects.toThrow('closed')
}, 240_000)

test('a first start that was killed half-way is put aside and begun anew', async () => {
  const unfinished = join(root, 'unfinished')
  mkdirSync(join(unfinished, 'postgres'), { recursive: true })
  writeFileSync(join(unfinished, 'postgres', 'PG_VERSION'), '18\n')
  const database = await openEmbedded({ directory: unfinished, dimensions })
  expect(await all(database, 'SELECT embedding_dim FROM settings')).toEqual([[String(dimensions)]])
  expect(readdirSync(unfinished).some((name) => name.startsWith('postgres.unfinished-'))).toBe(true)
  await database.close()
}, 240_000)
