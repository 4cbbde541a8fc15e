import pg from 'pg'
import {
  type TransactionMode,
  type VectorEngine,
  type VectorParam,
  type WireQuery,
  type WireResult,
  wireErrorOf,
} from '../engine.ts'
import { type PreparedStatements, preparedStatements } from '../prepared.ts'
import { sendFlight } from './flight.ts'
import { inBytes } from './vector-bytes.ts'
import { yieldingTo } from './yielding.ts'

export interface PostgresOptions {
  readonly connections?: number
}

/** So many work at once; each plans every statement for itself, so that more of them answer a crowd later. */
const CONNECTIONS = 6
/**
 * Milliseconds that a connection stays without work: who asks once a minute shall not wait for a new one and for all
 * its plans each time. Shorter than what stands between forgets connections.
 */
const KEPT_MS = 300_000

/**
 * Any Postgres of one's own, over TCP: the same protocol in front of a pool. A batch is one write and one
 * wait.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): VectorEngine {
  const max = options.connections ?? CONNECTIONS
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: KEPT_MS })
  const yielding = yieldingTo(pool, max)
  const preparedOf = new WeakMap<pg.PoolClient, PreparedStatements>()
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void preparedOf.set(client, preparedStatements()))
  return {
    takes_vectors: true,
    async run(queries, mode, signal, { only_reads = false, yields = false } = {}) {
      signal?.throwIfAborted()
      if (yields) await yielding.turn()
      const client = await pool.connect()
      const release = (isBroken = false) => {
        client.release(isBroken)
        yielding.freed()
      }
      // Who waited too long for a connection was told so: what they asked for is not done any more.
      if (signal?.aborted) release()
      signal?.throwIfAborted()
      return new Promise((resolve, reject) => {
        runOn(client, queries, mode, preparedOf.get(client)!, only_reads ? resolve : undefined).then(
          (results) => {
            release()
            resolve(results)
          },
          (error) => {
            const refused = wireErrorOf(error)
            release(refused === undefined)
            reject(refused ?? error)
          },
        )
      })
    },
    close: () => pool.end(),
  }
}

/**
 * @param early of what only reads: is told the results before the transaction has ended, they are what they are.
 * It needs no BEGIN: all until the Sync is one transaction, and two steps fewer.
 */
async function runOn(
  client: pg.PoolClient,
  asked: readonly WireQuery<VectorParam>[],
  mode: TransactionMode,
  prepared: PreparedStatements,
  early?: (results: WireResult[]) => void,
): Promise<WireResult[]> {
  const queries = await inBytes(client, asked)
  if (mode === null) return sendFlight(client, queries.slice(0, 1), unprepared)
  if (mode === '' && early) return sendFlight(client, queries, prepared, early)
  try {
    const all = [plain(`BEGIN ${mode}`), ...queries, plain('COMMIT')]
    return (await sendFlight(client, all, prepared)).slice(1, -1)
  } catch (error) {
    // The COMMIT was skipped with all that came after what was refused.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

const plain = (query: string): WireQuery => ({ query, params: [] })

/** Outside a transaction nothing tells the planner what to do. */
const unprepared: PreparedStatements = {
  sendingOf: () => ({ parse: true, generic: false }),
  forget: () => undefined,
}
