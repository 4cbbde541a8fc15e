import type { Engine, WireResult } from './engine.ts'

/** Rows written between two rounds. */
const EVERY_ROWS = 5_000
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** PGlite has no autovacuum and no checkpointer: dead rows, statistics and the log are seen to at start and after every 5 000 rows. */
export async function withMaintenance(engine: Engine, everyRows = EVERY_ROWS): Promise<Engine> {
  let written = 0
  const maintain = async () => {
    written = 0
    for (const query of ['VACUUM (ANALYZE)', 'CHECKPOINT']) await engine.run([{ query, params: [] }], null)
  }
  await maintain()
  return {
    ...engine,
    async run(queries, mode, signal) {
      const results = await engine.run(queries, mode, signal)
      written += results.reduce((rows, result) => rows + rowsWritten(result), 0)
      if (written >= everyRows) await maintain()
      return results
    },
  }
}

const rowsWritten = (result: WireResult): number => (WRITES.has(result.command) ? (result.rowCount ?? 0) : 0)
