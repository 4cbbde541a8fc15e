import type { Engine, WireQuery } from './local/engine.ts'
import { WireError } from './local/engine.ts'

/** Turns texts into vectors, in order; null where a text has none. */
export type EmbedTexts = (texts: readonly string[]) => Promise<readonly (readonly number[] | null)[]>

export interface ReembedOptions {
  /** The model that the vectors will be of. */
  readonly model: string
  readonly embed: EmbedTexts
  readonly page?: number
  progress?(table: string, done: number): void
}

export interface Reembedded {
  readonly rows: number
  /** False when the stored vectors were of this model already, and only late rows were made good. */
  readonly swapped: boolean
}

interface EmbeddedTable {
  readonly table: string
  readonly keys: readonly (readonly [column: string, type: string])[]
  /** What is embedded of a row. */
  readonly text: string
}

const tables: readonly EmbeddedTable[] = [
  {
    table: 'memories',
    keys: [
      ['subject_id', 'bigint'],
      ['id', 'uuid'],
    ],
    text: 'stored.content',
  },
  {
    table: 'turns',
    keys: [
      ['subject_id', 'bigint'],
      ['id', 'uuid'],
    ],
    text: 'stored.text',
  },
  {
    table: 'experience_claims',
    keys: [
      ['subject_id', 'bigint'],
      ['item_id', 'uuid'],
      ['claim_id', 'text'],
    ],
    text: 'stored.snippet',
  },
  {
    table: 'story_chunks',
    keys: [
      ['subject_id', 'bigint'],
      ['chunk_id', 'text'],
    ],
    text: 'stored.content',
  },
]

const PAGE = 256
const TRIES = 10

/**
 * Fills `embedding_next` of every row that has a vector of another model and then, in one transaction, puts
 * them in the place of the old ones and the model into `settings`. Until that moment the service searches and
 * writes by the old model. Can be stopped and begun again at any point. Run once more after the swap it makes
 * good what instances wrote that had not noticed yet.
 * @throws Error when another model is being filled in already
 */
export async function reembed(engine: Engine, options: ReembedOptions): Promise<Reembedded> {
  const { model } = options
  const stored = await begin(engine, model)
  const target = stored === model ? 'embedding' : 'embedding_next'
  let rows = 0
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    let without = 0
    for (const table of tables) {
      const filled = await fill(engine, table, target, options)
      rows += filled.rows
      without += filled.without
    }
    if (target === 'embedding') return { rows, swapped: false }
    if (await swap(engine, model, without)) return { rows, swapped: true }
  }
  throw new Error(
    'Rows keep coming faster than they are embedded. Run it again at a quieter time; nothing is lost.',
  )
}

/**
 * Notes the model that is being filled in; the trigger forgets a new vector whose row was given other words
 * meanwhile.
 */
async function begin(engine: Engine, model: string): Promise<string | null> {
  const [settings] = await engine.run(
    [query('SELECT embedding_model, embedding_model_next FROM settings')],
    null,
  )
  const [stored = null, next = null] = settings?.rows[0] ?? []
  if (stored === model) return stored
  if (next !== null && next !== model) {
    throw new Error(
      `Vectors of ${next} are being filled in. Finish that first: EMBEDDING_MODEL=${next} npm run db:reembed`,
    )
  }
  const triggers = tables.map(({ table }) =>
    query(
      `CREATE OR REPLACE TRIGGER forget_next
         BEFORE UPDATE OF embedding ON ${table}
         FOR EACH ROW EXECUTE FUNCTION neuromem_forget_next()`,
    ),
  )
  await engine.run([query('UPDATE settings SET embedding_model_next = $1', model), ...triggers], '')
  return stored
}

/** A vector of another model than the target's, as a condition on `stored`. */
const isOld = `stored.code IS NOT NULL AND stored.embedding_model IS DISTINCT FROM $1`

type Target = 'embedding' | 'embedding_next'
type Key = readonly (string | null)[]
interface Embedded {
  readonly key: Key
  readonly text: string | undefined
  readonly vector: readonly number[] | null
}

async function fill(
  engine: Engine,
  stored: EmbeddedTable,
  target: Target,
  { model, embed, page = PAGE, progress }: ReembedOptions,
): Promise<{ rows: number; without: number }> {
  const width = stored.keys.length
  let after: Key | undefined
  const done = { rows: 0, without: 0 }
  for (;;) {
    const [read] = await engine.run([oldRows(stored, { model, page, after })], null)
    const found = read?.rows ?? []
    if (found.length === 0) return done
    const texts = found.map((row) => row[width] ?? '')
    const vectors = await embed(texts)
    done.without += vectors.filter((vector) => vector === null).length
    const items = found.map((row, index) => ({
      key: row.slice(0, width),
      text: texts[index],
      vector: vectors[index] ?? null,
    }))
    await engine.run([write(stored, target, model, items)], null)
    done.rows += found.length
    progress?.(stored.table, done.rows)
    after = found.at(-1)?.slice(0, width)
  }
}

/** A page of rows behind a key that have a vector of another model: each its key, then its text. */
function oldRows(
  { table, keys, text }: EmbeddedTable,
  { model, page, after }: { readonly model: string; readonly page: number; readonly after: Key | undefined },
): WireQuery {
  const names = keys.map(([name]) => `stored.${name}`)
  const values = keys.map(([, type], place) => `$${place + 2}::${type}`)
  const beyond = after ? `AND (${names.join(', ')}) > (${values.join(', ')})` : ''
  return query(
    `SELECT ${names.map((name) => `${name}::text`).join(', ')}, ${text}
     FROM ${table} stored
     WHERE ${isOld} AND stored.embedding_next IS NULL ${beyond}
     ORDER BY ${names.join(', ')}
     LIMIT ${page}`,
    model,
    ...(after ?? []),
  )
}

/** A row whose words have changed since they were read is left for the next round. */
function write(
  { table, keys, text }: EmbeddedTable,
  target: Target,
  model: string,
  items: readonly Embedded[],
): WireQuery {
  const set =
    target === 'embedding'
      ? `embedding = given.vector::text::halfvec, embedding_model = $2`
      : 'embedding_next = given.vector::text::halfvec'
  const same = keys
    .map(([name, type], place) => `stored.${name} = (given.key ->> ${place})::${type}`)
    .join(' AND ')
  const guard = target === 'embedding' ? 'true' : 'given.vector IS NOT NULL AND $2::text IS NOT NULL'
  return query(
    `UPDATE ${table} stored
     SET ${set}
     FROM (
       SELECT value -> 'key' AS key, value ->> 'text' AS text,
         nullif(value -> 'vector', 'null'::jsonb) AS vector
       FROM jsonb_array_elements($1::jsonb)
     ) given
     WHERE ${same} AND ${text} = given.text AND ${guard}`,
    JSON.stringify(items),
    model,
  )
}

/**
 * The last step: nobody writes while the vectors change places. False when rows came in since the last round.
 * @param without rows that have no vector in the new model
 */
async function swap(engine: Engine, model: string, without: number): Promise<boolean> {
  const waiting = tables
    .map(
      ({ table }) =>
        `(SELECT count(*) FROM ${table} stored WHERE ${isOld} AND stored.embedding_next IS NULL)`,
    )
    .join(' + ')
  const swaps = tables.map(({ table }) =>
    query(
      `UPDATE ${table} stored
       SET embedding = stored.embedding_next, embedding_next = NULL,
         embedding_model = CASE WHEN stored.embedding_next IS NULL THEN NULL ELSE $1 END
       WHERE ${isOld}`,
      model,
    ),
  )
  try {
    await engine.run(
      [
        query(`LOCK TABLE ${tables.map(({ table }) => table).join(', ')} IN SHARE ROW EXCLUSIVE MODE`),
        query(
          `SELECT neuromem_expect(${waiting} <= $2::bigint, 'in_progress', 'rows came in')`,
          model,
          String(without),
        ),
        ...tables.map(({ table }) => query(`DROP TRIGGER forget_next ON ${table}`)),
        ...swaps,
        query('UPDATE settings SET embedding_model = $1, embedding_model_next = NULL', model),
      ],
      '',
    )
    return true
  } catch (error) {
    if (error instanceof WireError && error.fields.code === 'NM001') return false
    throw error
  }
}

const query = (text: string, ...params: (string | null)[]): WireQuery => ({ query: text, params })
