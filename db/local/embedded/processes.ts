import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process as another one can tell it from all others. */
export interface ProcessIdentity {
  /**
   * The machine, boot and pid namespace in which `pid` means something; null where the system does not say.
   */
  readonly home: string | null
  readonly pid: number
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  readonly started: string | null
}

/** Whether the holder's process runs; undefined when its pid means nothing here. */
export function isAliveHere(holder: ProcessIdentity): boolean | undefined {
  if (holder.home === null || holder.home !== ownHome()) return undefined
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const started = startOf(holder.pid)
  return started === null || holder.started === null || started === holder.started
}

/** Pids of two processes can be compared when this is the same for both. */
export function ownHome(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}:${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return process.platform === 'linux' ? null : hostname()
  }
}

/**
 * When a process started: a pid comes back after a restart, in a container at once. Null where the system
 * does not say.
 */
export function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout?.trim() || null
  }
}
