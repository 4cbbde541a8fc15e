import { randomUUID } from 'node:crypto'
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
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { isAliveHere, ownHome, type ProcessIdentity, startOf } from './processes.ts'

/** Who owns a data directory, as its lock file says. The file's time is the holder's heartbeat. */
export interface LockHolder extends ProcessIdentity {
  /** Where its users reach it, once it listens. */
  readonly address: string | null
  /** Where commands of this machine reach its database (Neon's protocol), and the password they need. */
  readonly sql: string | null
  readonly password: string
}

export interface DirectoryLock {
  /**
   * Whether the lock file still names this process. Asked before anything is written and before anything is
   * acknowledged.
   */
  isHeld(): boolean
  /**
   * Resolves once the file is gone or another's: this process was paused for long, or somebody deleted it.
   */
  readonly lost: Promise<LockLost>
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
    const state = where ? ` at ${where}` : ', which is starting'
    super(
      `${directory} is in use by process ${holder.pid}${state}. Stop it, or set another NEUROMEM_DATA_DIR.`,
    )
    this.holder = holder
  }
}

/** The directory is not this process's any more. */
export class LockLost extends Error {
  override readonly name = 'LockLost'

  constructor(directory: string) {
    super(`The lock of ${directory} is gone or another process's.`)
  }
}

const LOCK = 'neuromem.lock'
export interface LockRhythm {
  readonly beat_ms: number
  /** A holder that nothing else is known of is taken for dead after so long without a beat. */
  readonly silence_ms: number
}

const RHYTHM: LockRhythm = { beat_ms: 1_000, silence_ms: 15_000 }
const LOOK_MS = 100
/** A take-over is a few file operations; one as old as this was cut short. */
const STALE_TAKEOVER_MS = 10_000

/**
 * Takes the directory for this process, also from one that is dead. Two processes on one data directory lose
 * rows without an error. Within one pid namespace the pid tells who is dead; a holder of another (a second
 * container on the same volume) is alive as long as its heartbeat goes on.
 * @throws DirectoryInUse
 */
export async function lockDirectory(
  directory: string,
  password: string,
  rhythm: LockRhythm = RHYTHM,
): Promise<DirectoryLock> {
  makePrivate(directory)
  const file = join(directory, LOCK)
  let mine: LockHolder = {
    home: ownHome(),
    pid: process.pid,
    started: startOf(process.pid),
    address: null,
    sql: null,
    password,
  }
  while (!create(file, mine)) {
    const found = readHolder(directory)
    if (found && (isAliveHere(found) ?? (await isBeating(file, found, rhythm))))
      throw new DirectoryInUse(directory, readHolder(directory) ?? found)
    removeStale(file, found)
    await pause(20)
  }
  const isHeld = () => isHeldBy(directory, password)
  const { lost, stop } = keepBeating(directory, isHeld, rhythm)
  const release = () => {
    stop()
    process.removeListener('exit', release)
    if (isHeld()) rmSync(file, { force: true })
  }
  // A start that a signal cuts short leaves no lock behind.
  process.once('exit', release)
  return {
    isHeld,
    lost,
    update(change) {
      mine = { ...mine, ...change }
      if (isHeld()) replace(file, mine)
    },
    release,
  }
}

/** Whether the directory's lock file is that of the process with this password. */
export const isHeldBy = (directory: string, password: string): boolean =>
  readHolder(directory)?.password === password

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function keepBeating(directory: string, isHeld: () => boolean, { beat_ms }: LockRhythm) {
  const lost = Promise.withResolvers<LockLost>()
  const timer = setInterval(() => {
    if (isHeld()) utimesSync(join(directory, LOCK), new Date(), new Date())
    else {
      clearInterval(timer)
      lost.resolve(new LockLost(directory))
    }
  }, beat_ms)
  timer.unref()
  return { lost: lost.promise, stop: () => clearInterval(timer) }
}

/**
 * Waits for a beat of the holder, as long as silence may last; by this machine's clock alone, whatever that
 * of the holder says.
 */
async function isBeating(file: string, holder: LockHolder, { silence_ms }: LockRhythm): Promise<boolean> {
  const beat = () => statSync(file, { throwIfNoEntry: false, bigint: true })?.mtimeNs
  const before = beat()
  for (let waited = 0; waited < silence_ms; waited += LOOK_MS) {
    await pause(LOOK_MS)
    if (readHolder(join(file, '..'))?.password !== holder.password) return false
    if (beat() !== before) return true
  }
  return false
}

/**
 * Nobody but its owner reaches what is in the directory, also when it was there before: the engine gives its
 * own files 0666, whatever the umask.
 */
function makePrivate(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    chmodSync(directory, 0o700)
  } catch (cause) {
    throw new Error(`${resolve(directory)} cannot be made a private directory (0700).`, { cause })
  }
}

/** The process that owns the directory now, unless it is known to be dead. */
export function holderOf(directory: string): LockHolder | undefined {
  const found = readHolder(directory)
  return found && isAliveHere(found) !== false ? found : undefined
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
  // Two containers on one volume may have the same pid.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  return draft
}

/**
 * Only one may take over at a time, and only what it still finds: otherwise the second would remove the first
 * one's new lock.
 */
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
