import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DirectoryInUse, holderOf, LockLost, lockDirectory } from '../../../db/local/embedded/lock.ts'

const root = mkdtempSync(join(tmpdir(), 'neuromem-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let last = 0
const fresh = () => join(root, String(++last))
const file = (directory: string) => join(directory, 'neuromem.lock')

/** This process's pid namespace, as a lock says it. */
let home = ''
beforeAll(async () => {
  const directory = fresh()
  const lock = await lockDirectory(directory, 'x')
  home = JSON.parse(readFileSync(file(directory), 'utf8')).home
  lock.release()
})

/** Writes the lock file of somebody else. */
function heldBy(directory: string, holder: Readonly<Record<string, unknown>>): void {
  mkdirSync(directory, { recursive: true })
  const other = { home, pid: process.pid, started: null, address: null, sql: null, password: 'theirs' }
  writeFileSync(file(directory), JSON.stringify({ ...other, ...holder }))
}
const quick = { beat_ms: 20, silence_ms: 300 }

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
  heldBy(directory, { pid: deadPid, password: 'dead' })
  expect(holderOf(directory)).toBeUndefined()
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => lockDirectory(directory, `taker ${index}`)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a pid that came back as another process holds nothing', async () => {
  const directory = fresh()
  heldBy(directory, { started: 'another boot:1' })
  const lock = await lockDirectory(directory, 'now')
  expect(JSON.parse(readFileSync(file(directory), 'utf8')).password).toBe('now')
  lock.release()
})

test('releasing takes away the own lock only', async () => {
  const directory = fresh()
  const lock = await lockDirectory(directory, 'mine')
  heldBy(directory, {})
  lock.release()
  expect(existsSync(file(directory))).toBe(true)
})

test('a holder of another pid namespace is alive as long as its heartbeat goes on, whatever its pid means here', async () => {
  const directory = fresh()
  heldBy(directory, { home: 'another container', pid: deadPid })
  const beat = setInterval(() => utimesSync(file(directory), new Date(), new Date()), quick.beat_ms)
  try {
    await expect(lockDirectory(directory, 'late', quick)).rejects.toThrow(DirectoryInUse)
  } finally {
    clearInterval(beat)
  }
  expect(JSON.parse(readFileSync(file(directory), 'utf8')).password).toBe('theirs')
})

test('one that is silent is taken over, even if its pid is somebody’s here', async () => {
  const directory = fresh()
  heldBy(directory, { home: 'another container' })
  const lock = await lockDirectory(directory, 'heir', quick)
  expect(lock.isHeld()).toBe(true)
  lock.release()
})

test.each([
  ['deleted', (directory: string) => rmSync(file(directory))],
  ['taken over', (directory: string) => heldBy(directory, { home: 'another container' })],
])('a holder whose lock was %s knows it at once, and leaves the other one alone', async (_, lose) => {
  const directory = fresh()
  const lock = await lockDirectory(directory, 'mine', quick)
  lose(directory)
  expect(lock.isHeld()).toBe(false)
  expect(await lock.lost).toBeInstanceOf(LockLost)
  const before = existsSync(file(directory))
  lock.update({ address: 'http://127.0.0.1:1' })
  lock.release()
  expect(existsSync(file(directory))).toBe(before)
})
