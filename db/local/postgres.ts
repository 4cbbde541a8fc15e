import pg from 'pg'
import { type Engine, type TransactionMode, type WireQuery, type WireResult, wireErrorOf } from './engine.ts'

/** Text as Postgres wrote it, for every type. */
const RAW_TEXT = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

export interface PostgresOptions {
  readonly connections?: number
}

/** Any Postgres of one's own, over TCP: the same protocol in front of a pool. */
export function openPostgres(url: string, options: PostgresOptions = {}): Engine {
  const pool = new pg.Pool({ connectionString: url, max: options.connections ?? 10, types: RAW_TEXT })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    async run(queries, mode, signal) {
      signal?.throwIfAborted()
      const client = await pool.connect()
      try {
        const results = await runOn(client, queries, mode)
        client.release()
        return results
      } catch (error) {
        const refused = wireErrorOf(error)
        client.release(refused === undefined)
        throw refused ?? error
      }
    },
    close: () => pool.end(),
  }
}

async function runOn(
  client: pg.PoolClient,
  queries: readonly WireQuery[],
  mode: TransactionMode,
): Promise<WireResult[]> {
  if (mode === null) return [await runOne(client, queries[0]!)]
  await client.query(`BEGIN ${mode}`)
  try {
    const results: WireResult[] = []
    for (const query of queries) results.push(await runOne(client, query))
    await client.query('COMMIT')
    return results
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function runOne(client: pg.PoolClient, { query, params }: WireQuery): Promise<WireResult> {
  const result = await client.query<(string | null)[]>({ text: query, values: [...params], rowMode: 'array' })
  const fields = result.fields.map(
    ({ name, tableID, columnID, dataTypeID, dataTypeSize, dataTypeModifier }) => ({
      name,
      tableID,
      columnID,
      dataTypeID,
      dataTypeSize,
      dataTypeModifier,
      format: 'text' as const,
    }),
  )
  return { fields, rows: result.rows, rowCount: result.rowCount, command: result.command, rowAsArray: true }
}
