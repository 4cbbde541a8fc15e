import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DirectoryInUse, holderOf, lockDirectory } from '../../../db/local/lock.ts'

const root = mkdtempSync(join(tmpdir(), 'neuromem-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let last = 0
const fresh = () => join(root, String(++last))
const file = (directory: string) => join(directory, 'neuromem.lock')

/** A pid that was somebody's a moment ago. */
const deadPid = spawnSync(process.execPath, ['-e', '']).pid

test('who comes second is refused with the address of the first, and may come when the first has left', async () => {
  const directory = fresh()
  const first = await lockDirectory(directory, 'a')
  first.update({ address: 'http://127.0.0.1:8787' })
  await expect(lockDirectory(directory, 'b')).rejects.toThrow(DirectoryInUse)
  await expect(lockDirectory(directory, 'b')).rejects.toThrow('at http://127.0.0.1:8787')
  expect(statSync(file(directory)).mode & 0o777).toBe(0o600)
  first.release()
  ;(await lockDirectory(directory, 'b')).release()
  expect(readdirSync(directory)).toEqual([])
})

test('the lock of a dead process is taken over, by one of many that try at once', async () => {
  const directory = fresh()
  ;(await lockDirectory(directory, 'x')).release()
  writeFileSync(
    file(directory),
    JSON.stringify({ pid: deadPid, started: null, address: null, sql: null, password: 'dead' }),
  )
  expect(holderOf(directory)).toBeUndefined()
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => lockDirectory(directory, `taker ${index}`)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a pid that came back as another process holds nothing', async () => {
  const directory = fresh()
  ;(await lockDirectory(directory, 'x')).release()
  const before = { pid: process.pid, started: 'another boot:1', address: null, sql: null, password: 'before' }
  writeFileSync(file(directory), JSON.stringify(before))
  const lock = await lockDirectory(directory, 'now')
  expect(JSON.parse(readFileSync(file(directory), 'utf8')).password).toBe('now')
  lock.release()
})

test('releasing takes away the own lock only', async () => {
  const directory = fresh()
  const lock = await lockDirectory(directory, 'mine')
  writeFileSync(
    file(directory),
    JSON.stringify({ pid: process.pid, started: null, address: null, sql: null, password: 'theirs' }),
  )
  lock.release()
  expect(existsSync(file(directory))).toBe(true)
})
