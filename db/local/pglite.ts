import { messages, PGlite, protocol } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { commandOf, type Engine, type WireQuery, type WireResult, wireErrorOf } from './engine.ts'
import { type PreparedStatements, preparedStatements, type Step, stepsOf } from './prepared.ts'

const { serialize } = protocol

/**
 * PGlite has no checkpointer of its own; a small log keeps start-up after a kill short. Its page cache is
 * taken and zeroed whole at the start; what does not fit in half of the usual one is in the system's.
 */
const START_PARAMETERS = ['-c', 'max_wal_size=128MB', '-c', 'shared_buffers=64MB']

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
  const prepared = preparedStatements()
  return {
    run: (queries, mode, signal) =>
      pglite.runExclusive(async () => {
        if (signal) await immediate()
        signal?.throwIfAborted()
        return mode === null ? runAlone(pglite, queries[0]!) : runOn(pglite, queries, mode, prepared)
      }),
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}

/** Lets the news in that a waiting call was given up: between two queries no message would arrive. */
const immediate = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Outside a transaction nothing is named: what keeps the database in order is not asked twice. */
async function runAlone(pglite: PGlite, query: WireQuery): Promise<WireResult[]> {
  try {
    const step = { ...query, parse: true, generic: false }
    const { messages: answer } = await pglite.execProtocol(
      concatenate([...messagesOf(step), serialize.sync()]),
    )
    return resultsOf(answer)
  } catch (error) {
    throw wireErrorOf(error) ?? error
  }
}

/**
 * Speaks the wire protocol itself: text in, text out, the whole batch in one call, no type maps (a large one
 * costs 12 ms a batch). Long texts are read and planned once.
 */
async function runOn(
  pglite: PGlite,
  queries: readonly WireQuery[],
  mode: string,
  prepared: PreparedStatements,
): Promise<WireResult[]> {
  const steps = stepsOf([plain(`BEGIN ${mode}`), ...queries, plain('COMMIT')], prepared)
  try {
    const all = concatenate([...steps.flatMap(messagesOf), serialize.sync()])
    const { messages: answer } = await pglite.execProtocol(all)
    return resultsOf(answer)
      .filter((_, place) => !steps[place]!.silent)
      .slice(1, -1)
  } catch (error) {
    await pglite.execProtocol(concatenate([...unnamed(steps, prepared), serialize.query('ROLLBACK')]))
    throw wireErrorOf(error) ?? error
  }
}

/** What was to be read in a batch that was refused: nobody says how far that came. */
function unnamed(steps: readonly Step[], prepared: PreparedStatements): Uint8Array[] {
  return steps.flatMap(({ query, name, parse }) => {
    if (!parse || name === undefined) return []
    prepared.forget(query)
    return [serialize.close({ type: 'S', name })]
  })
}

const plain = (query: string): WireQuery => ({ query, params: [] })

const messagesOf = ({ query, params, name = '', parse, drop }: Step): Uint8Array[] => [
  ...(drop === undefined ? [] : [serialize.close({ type: 'S', name: drop })]),
  ...(parse ? [serialize.parse({ name, text: query })] : []),
  serialize.bind({ statement: name, values: [...params] }),
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
