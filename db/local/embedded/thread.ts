import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Migrated, migrate } from '../../migrate.ts'
import {
  type Engine,
  type TransactionMode,
  WireError,
  type WireErrorFields,
  type WireQuery,
  type WireResult,
} from '../engine.ts'
import { openPglite } from '../pglite.ts'
import { releaseLeases } from './leases.ts'
import { type ListenerOptions, listenSql } from './listener.ts'
import { isHeldBy, LockLost } from './lock.ts'
import { withMaintenance } from './maintenance.ts'

export interface ThreadData {
  /** Of the service; null keeps everything in memory. */
  readonly directory: string | null
  readonly dimensions: number
  readonly listen: ListenerOptions
  /** The password that the directory's lock file must have for as long as this may write. */
  readonly password: string
}

export type ToThread =
  | {
      readonly kind: 'run'
      readonly id: number
      readonly queries: readonly WireQuery[]
      readonly mode: TransactionMode
    }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'close' }

export type FromThread =
  | { readonly kind: 'ready'; readonly sql: string; readonly migrated: Migrated }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'answer'; readonly id: number; readonly results: WireResult[] }
  | {
      readonly kind: 'refused'
      readonly id: number
      readonly message: string
      readonly fields?: WireErrorFields
    }

/** Written when the data directory was made to the end. */
const COMPLETE = 'postgres.complete'

/**
 * A first start that was killed half-way leaves a directory that Postgres cannot open: it is put aside, never
 * deleted.
 */
function prepare(directory: string): string {
  const data = join(directory, 'postgres')
  if (existsSync(data) && !existsSync(join(directory, COMPLETE)))
    renameSync(data, `${data}.unfinished-${Date.now()}`)
  return data
}

/** Where Postgres runs: a query in the main thread would let no timer fire and no request in. */
async function main(
  port: MessagePort,
  { directory, dimensions, listen, password }: ThreadData,
): Promise<void> {
  const opened = await openPglite({ directory: directory ? prepare(directory) : 'memory://' })
  const pglite = directory ? whileHeld(opened, directory, password) : opened
  const migrated = await migrate(pglite, dimensions)
  if (directory) writeFileSync(join(directory, COMPLETE), '')
  await releaseLeases(pglite)
  const engine = await withMaintenance(pglite)
  const listener = await listenSql(engine, listen)
  const running = new Map<number, AbortController>()

  port.on('message', async (message: ToThread) => {
    if (message.kind === 'cancel') running.get(message.id)?.abort(new Error('cancelled'))
    else if (message.kind === 'run') {
      const controller = new AbortController()
      running.set(message.id, controller)
      port.postMessage(await answerTo(engine, message, controller.signal))
      running.delete(message.id)
    } else {
      await listener.close()
      await pglite.close()
      port.close()
    }
  })
  port.postMessage({ kind: 'ready', sql: listener.address, migrated } satisfies FromThread)
}

/** Nothing is written, and nothing that was written is acknowledged, once the directory is another's. */
function whileHeld(engine: Engine, directory: string, password: string): Engine {
  const expectHeld = () => {
    if (!isHeldBy(directory, password)) throw new LockLost(directory)
  }
  return {
    ...engine,
    async run(queries, mode, signal) {
      expectHeld()
      const results = await engine.run(queries, mode, signal)
      expectHeld()
      return results
    },
  }
}

async function answerTo(
  engine: Engine,
  call: Extract<ToThread, { kind: 'run' }>,
  signal: AbortSignal,
): Promise<FromThread> {
  const { id, queries, mode } = call
  try {
    return { kind: 'answer', id, results: await engine.run(queries, mode, signal) }
  } catch (error) {
    const fields = error instanceof WireError ? { fields: error.fields } : {}
    return { kind: 'refused', id, message: error instanceof Error ? error.message : String(error), ...fields }
  }
}

if (parentPort) {
  const port = parentPort
  main(port, workerData as ThreadData).catch((error: unknown) => {
    port.postMessage({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
    } satisfies FromThread)
    port.close()
  })
}
