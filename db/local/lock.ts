import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

/** Who owns a data directory, as its lock file says. */
export interface LockHolder {
  readonly pid: number
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  readonly started: string | null
  /** Where its users reach it, once it listens. */
  readonly address: string | null
  /** Where commands of this machine reach its database (Neon's protocol), and the password they need. */
  readonly sql: string | null
  readonly password: string
}

export interface DirectoryLock {
  /** Makes an address known to those who find the directory taken. */
  update(change: Partial<Pick<LockHolder, 'address' | 'sql'>>): void
  release(): void
}

/** The directory belongs to another process that is alive. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  readonly holder: LockHolder

  constructor(directory: string, holder: LockHolder) {
    const where = holder.address ?? holder.sql
    super(
      `${directory} is in use by process ${holder.pid}${where ? ` at ${where}` : ', which is starting'}. Stop it, or set another NEUROMEM_DATA_DIR.`,
    )
    this.holder = holder
  }
}

const LOCK = 'neuromem.lock'
/** A take-over is a few file operations; one as old as this was cut short. */
const STALE_TAKEOVER_MS = 10_000

/**
 * Takes the directory for this process, also from one that is dead. Two processes on one data directory lose rows without an error.
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string, password: string): Promise<DirectoryLock> {
  makePrivate(directory)
  const file = join(directory, LOCK)
  let mine: LockHolder = {
    pid: process.pid,
    started: startOf(process.pid),
    address: null,
    sql: null,
    password,
  }
  while (!create(file, mine)) {
    const found = readHolder(directory)
    if (found && isAlive(found)) throw new DirectoryInUse(directory, found)
    removeStale(file, found)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    update(change) {
      mine = { ...mine, ...change }
      replace(file, mine)
    },
    release() {
      if (readHolder(directory)?.password === mine.password) rmSync(file, { force: true })
    },
  }
}

/**
 * Nobody but its owner reaches what is in the directory, also when it was there before: the engine gives its own files 0666,
 * whatever the umask.
 */
function makePrivate(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    chmodSync(directory, 0o700)
  } catch (cause) {
    throw new Error(`${resolve(directory)} cannot be made a private directory (0700).`, { cause })
  }
}

/** The process that owns the directory now, if any is alive. */
export function holderOf(directory: string): LockHolder | undefined {
  const found = readHolder(directory)
  return found && isAlive(found) ? found : undefined
}

function readHolder(directory: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, LOCK), 'utf8')) as LockHolder
  } catch {
    return undefined
  }
}

/** A link appears with its content or not at all, and fails where there is one. */
function create(file: string, holder: LockHolder): boolean {
  const draft = writeDraft(file, holder)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const replace = (file: string, holder: LockHolder): void => renameSync(writeDraft(file, holder), file)

function writeDraft(file: string, holder: LockHolder): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  return draft
}

/** Only one may take over at a time, and only what it still finds: otherwise the second would remove the first one's new lock. */
function removeStale(file: string, stale: LockHolder | undefined): void {
  const takeover = `${file}.takeover`
  try {
    closeSync(openSync(takeover, 'wx'))
  } catch {
    const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > STALE_TAKEOVER_MS) rmSync(takeover, { force: true })
    return
  }
  try {
    const now = readHolder(join(file, '..'))
    if (now?.password === stale?.password) rmSync(file, { force: true })
  } finally {
    rmSync(takeover, { force: true })
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const started = startOf(holder.pid)
  return started === null || holder.started === null || started === holder.started
}

/** When a process started: a pid comes back after a restart, in a container at once. Null where the system does not say. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout?.trim() || null
  }
}
