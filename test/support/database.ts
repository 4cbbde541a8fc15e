import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type Database, openDatabase, setTransport } from '../../db/database.ts'
import type { Engine } from '../../db/local/engine.ts'
import { openPglite } from '../../db/local/pglite.ts'
import { localFetch } from '../../db/local/protocol.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with the data directory of an empty, migrated database. */
    migratedDatabase: string
  }
}

const EMBEDDED_URL = 'postgresql://neuromem:neuromem@embedded/neuromem'

let engine: Promise<Engine> | undefined

/** The one embedded Postgres of this worker, migrated. */
export function embeddedEngine(): Promise<Engine> {
  engine ??= openPglite({
    directory: 'memory://',
    load: new Blob([readFileSync(inject('migratedDatabase'))]),
  })
  return engine
}

/** That Postgres behind the driver: what the driver of this worker talks to from now on. */
export async function embeddedDatabase(): Promise<Database> {
  setTransport({ fetch: localFetch(await embeddedEngine()) })
  return openDatabase(EMBEDDED_URL, { timeout_ms: 60_000 })
}
