import { messages, PGlite, protocol } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import {
  commandOf,
  type Engine,
  type TransactionMode,
  type WireQuery,
  type WireResult,
  wireErrorOf,
} from './engine.ts'

const { serialize } = protocol

/** PGlite has no checkpointer of its own; a small log keeps start-up after a kill short. */
const START_PARAMETERS = ['-c', 'max_wal_size=128MB']

export interface PgliteEngine extends Engine {
  /**
   * The whole data directory as a tar file, to be loaded by another instance in a fraction of the time of a
   * boot.
   */
  dump(): Promise<Blob>
}

export interface PgliteOptions {
  /** A directory, or `memory://`. */
  readonly directory: string
  /** What `dump` gave; only with `memory://`. */
  readonly load?: Blob
}

/**
 * Boots Postgres in this thread. Queries block it, so services keep it in a worker thread (`embedded.ts`).
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const pglite = await PGlite.create({
    dataDir: options.directory,
    extensions: { vector, pg_trgm, btree_gin },
    startParams: [...PGlite.defaultStartParams, ...START_PARAMETERS],
    ...(options.load ? { loadDataDir: options.load } : {}),
  })
  return {
    run: (queries, mode, signal) =>
      pglite.runExclusive(async () => {
        if (signal) await immediate()
        signal?.throwIfAborted()
        return runOn(pglite, queries, mode)
      }),
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}

/** Lets the news in that a waiting call was given up: between two queries no message would arrive. */
const immediate = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Speaks the wire protocol itself: text in, text out, the whole batch in one call, no type maps (a large one
 * costs 12 ms a batch).
 */
async function runOn(
  pglite: PGlite,
  queries: readonly WireQuery[],
  mode: TransactionMode,
): Promise<WireResult[]> {
  const all = mode === null ? queries : [plain(`BEGIN ${mode}`), ...queries, plain('COMMIT')]
  const bytes = concatenate([...all.flatMap(messagesOf), serialize.sync()])
  try {
    const { messages: answer } = await pglite.execProtocol(bytes)
    const results = resultsOf(answer)
    return mode === null ? results : results.slice(1, -1)
  } catch (error) {
    if (mode !== null) await pglite.execProtocol(serialize.query('ROLLBACK'))
    throw wireErrorOf(error) ?? error
  }
}

const plain = (query: string): WireQuery => ({ query, params: [] })

const messagesOf = ({ query, params }: WireQuery): Uint8Array[] => [
  serialize.parse({ text: query }),
  serialize.bind({ values: [...params] }),
  serialize.describe({ type: 'P' }),
  serialize.execute(),
]

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function resultsOf(answer: readonly messages.BackendMessage[]): WireResult[] {
  const results: WireResult[] = []
  let fields: WireResult['fields'] = []
  let rows: WireResult['rows'][number][] = []
  const finish = (command: string, rowCount: number | null) => {
    results.push({ fields, rows, rowCount, command, rowAsArray: true })
    fields = []
    rows = []
  }
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields.map((field) => ({ ...field, format: 'text' as const }))
    } else if (message instanceof messages.DataRowMessage) rows.push(message.fields)
    else if (message instanceof messages.CommandCompleteMessage) finish(...commandOf(message.text))
    else if (message.name === 'emptyQuery') finish('', null)
  }
  return results
}
