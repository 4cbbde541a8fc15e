import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { type Engine, WireError, type WireResult } from '../engine.ts'
import { type DirectoryLock, LockLost, lockDirectory } from './lock.ts'
import type { FromThread, ThreadData, ToThread } from './thread.ts'

const MEMORY = 'memory://'

export interface EmbeddedOptions {
  /** `NEUROMEM_DATA_DIR`: a directory, or `memory://`, which keeps nothing. */
  readonly directory: string
  /** `EMBEDDING_DIM` */
  readonly dimensions: number
  /**
   * Serve Neon's protocol on this port, without a password. Without it: on any port, with a password, for
   * commands of this machine.
   */
  readonly port?: number
}

export interface EmbeddedDatabase extends Engine {
  /** Where it listens for Neon's protocol. */
  readonly sql: string
  /** Names of the migrations that were applied at start. */
  readonly applied: readonly string[]
  /** Resolves when its thread has ended and nobody had closed it: every call is refused from then on. */
  readonly lost: Promise<Error>
  /** Tells those who find the directory taken where the service is. */
  announce(address: string): void
}

/**
 * Opens the embedded database in a worker thread of its own, migrated and vacuumed. Not for power-cut
 * durability: fsync is off.
 * @throws DirectoryInUse when another process has the directory
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = options.directory === MEMORY ? null : options.directory
  const password = randomUUID()
  const lock = directory === null ? undefined : await lockDirectory(directory, password)
  const listen = options.port === undefined ? { port: 0, password } : { port: options.port }
  try {
    return await startThread({ directory, dimensions: options.dimensions, listen, password }, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function startThread(data: ThreadData, lock: DirectoryLock | undefined): Promise<EmbeddedDatabase> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data })
  const ready = Promise.withResolvers<Extract<FromThread, { kind: 'ready' }>>()
  const ended = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<Error>()
  let closing = false
  const calls = callsTo(thread)
  let failure = new Error('The embedded database is closed.')

  thread.on('message', (message: FromThread) => {
    if (message.kind === 'ready') ready.resolve(message)
    else if (message.kind === 'failed') failure = new Error(message.message)
    else if (lock && !lock.isHeld()) calls.end(new LockLost(data.directory ?? ''))
    else calls.settle(message)
  })
  thread.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error))
  })
  thread.on('exit', () => {
    ready.reject(failure)
    calls.end(failure)
    ended.resolve()
    if (!closing) lost.resolve(failure)
  })
  void lock?.lost.then(async (error) => {
    failure = error
    await thread.terminate()
  })

  const { sql, migrated } = await ready.promise
  lock?.update({ sql })
  return {
    sql,
    applied: migrated.applied,
    lost: lost.promise,
    announce: (address) => lock?.update({ address }),
    run: calls.run,
    async close() {
      closing = true
      thread.postMessage({ kind: 'close' } satisfies ToThread)
      await ended.promise
      lock?.release()
    },
  }
}

interface Call {
  resolve(results: WireResult[]): void
  reject(error: unknown): void
}

/** Calls into the thread that have no answer yet. */
function callsTo(thread: Worker) {
  const open = new Map<number, Call>()
  let over: Error | undefined
  let last = 0

  return {
    run(...[queries, mode, signal]: Parameters<Engine['run']>): Promise<WireResult[]> {
      if (over) return Promise.reject(over)
      if (signal?.aborted) return Promise.reject(signal.reason)
      const { promise, resolve, reject } = Promise.withResolvers<WireResult[]>()
      last += 1
      const id = last
      const cancel = () => {
        thread.postMessage({ kind: 'cancel', id } satisfies ToThread)
        reject(signal?.reason)
      }
      open.set(id, { resolve, reject })
      signal?.addEventListener('abort', cancel, { once: true })
      thread.postMessage({ kind: 'run', id, queries, mode } satisfies ToThread)
      return promise.finally(() => {
        open.delete(id)
        signal?.removeEventListener('abort', cancel)
      })
    },
    settle(message: Extract<FromThread, { id: number }>) {
      const call = open.get(message.id)
      if (message.kind === 'answer') call?.resolve(message.results)
      else call?.reject(message.fields ? new WireError(message.fields) : new Error(message.message))
    },
    end(error: Error) {
      over = error
      for (const { reject } of open.values()) reject(error)
    },
  }
}
