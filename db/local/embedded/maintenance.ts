import { type Engine, WireError } from '../engine.ts'

export interface Rhythm {
  /**
   * WAL between two rounds. Ingest writes 3 to 7 KB of it a row (vectors, words, indexes), so that a round
   * comes after some thousand rows.
   */
  readonly bytes: number
  /** The log is looked at after so many batches; a look costs 0.4 ms. */
  readonly batches: number
}

const RHYTHM: Rhythm = { bytes: 16 * 1024 * 1024, batches: 16 }
const POSITION = `SELECT pg_current_wal_lsn() - '0/0'::pg_lsn`

/**
 * PGlite has no autovacuum and no checkpointer: dead rows, statistics and the log are seen to at start and
 * whenever the log has grown by 16 MB, however that was written. A round that fails is logged and the next
 * one tries again; the batch before it stands.
 */
export async function withMaintenance(engine: Engine, rhythm = RHYTHM): Promise<Engine> {
  const ask = async (query: string) => (await engine.run([{ query, params: [] }], null))[0]?.rows[0]?.[0]
  const position = async () => Number(await ask(POSITION))
  let batches = 0
  let seenTo = 0

  async function maintain(): Promise<void> {
    for (const query of ['VACUUM (ANALYZE)', 'CHECKPOINT']) await ask(query)
    seenTo = await position()
  }

  async function maintainWhenGrown(): Promise<void> {
    batches = 0
    const now = await position()
    if (now - seenTo < rhythm.bytes) return
    // Calls that end meanwhile, and this round if it fails, leave it at that.
    seenTo = now
    await maintain()
  }

  await maintain().catch(report)
  return {
    ...engine,
    async run(queries, mode, signal) {
      batches += 1
      const results = await engine.run(queries, mode, signal)
      if (batches >= rhythm.batches) await maintainWhenGrown().catch(report)
      return results
    },
  }
}

function report(error: unknown): void {
  const code =
    error instanceof WireError ? error.fields.code : error instanceof Error ? error.name : 'unknown'
  console.error(
    JSON.stringify({ time: new Date().toISOString(), level: 'error', event: 'upkeep_failed', error: code }),
  )
}
