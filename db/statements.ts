import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { render } from './render.ts'
import { records } from './sql.ts'

/**
 * One statement of a batch, and the type of what it answers. A value: nothing happens until a database runs
 * it.
 */
export type Statement<Result = unknown> = RunnableQuery<Result, 'pg'>

const TIMESTAMPTZ = 1184
const INT8 = 20

interface RawResult {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  readonly rows: readonly Record<string, unknown>[]
}

/**
 * Rows of a hand-written statement: `timestamptz` as `Date`, `bigint` as `number`, jsonb parsed, the rest as
 * Postgres' text says.
 */
function decode(result: RawResult): Record<string, unknown>[] {
  const times = result.fields.filter((field) => field.dataTypeID === TIMESTAMPTZ).map((field) => field.name)
  const integers = result.fields.filter((field) => field.dataTypeID === INT8).map((field) => field.name)
  if (times.length === 0 && integers.length === 0) return [...result.rows]
  return result.rows.map((row) => {
    const decoded = { ...row }
    for (const name of times) if (typeof row[name] === 'string') decoded[name] = new Date(row[name])
    for (const name of integers) if (typeof row[name] === 'string') decoded[name] = Number(row[name])
    return decoded
  })
}

/**
 * A statement written by hand, with the type of its rows. `statement<{ n: number }>(sql\`select 1 as n\`)`
 */
export function statement<Row = Record<string, unknown>>(text: SQL): Statement<Row[]> {
  const refuse = () => Promise.reject(new Error('a statement runs in a batch, never by itself'))
  return new PgRaw<Row[]>(refuse, text, render(text), (result) => decode(result as RawResult)) as Statement<
    Row[]
  >
}

/**
 * Stops the batch with SQLSTATE NM001 unless `ok` holds; `code` and `detail` become the problem object.
 * A guard of its own, after the lock: at READ COMMITTED a condition inside the write does not hold.
 * @param code an `ErrorCode` of the core, or a `GuardCode`, which needs no detail
 */
export function expectThat(ok: SQL, code: string, detail: SQL | string = ''): Statement<unknown[]> {
  return statement(sql`SELECT neuromem_expect((${ok}), ${code}::text, (${detail})::text)`)
}

export interface InsertOptions {
  /** Columns that are computed in SQL for every row, such as a subject looked up in the same batch. */
  readonly fixed?: Readonly<Record<string, SQL>>
  /** For instance `sql\`ON CONFLICT DO NOTHING\``. */
  readonly onConflict?: SQL
  /** For instance `sql\`RETURNING id\``. */
  readonly returning?: SQL
}

/**
 * Inserts any number of rows by one JSON parameter (300 single upserts take 47 ms, this 2). Keys of the rows
 * are column names; every row has the keys of the first. Vectors may be number arrays, tsvectors their text
 * form, dates `Date`s, jsonb plain values. Give rows in id order: two batches that meet then wait for each
 * other instead of dead-locking.
 */
export function insertRows<Row = Record<string, unknown>>(
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  options: InsertOptions = {},
): Statement<Row[]> {
  const known = getTableColumns(table)
  const fixed = Object.entries(options.fixed ?? {})
  const given = Object.keys(rows[0] ?? {}).filter((name) => !(name in (options.fixed ?? {})))
  for (const name of [...given, ...fixed.map(([key]) => key)]) {
    if (!(name in known)) throw new Error(`${getTableName(table)} has no column ${name}`)
  }
  const columns = sql.join(
    [...given, ...fixed.map(([name]) => name)].map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    [...given.map((name) => sql`given.${sql.identifier(name)}`), ...fixed.map(([, value]) => value)],
    sql`, `,
  )
  return statement<Row>(
    sql`INSERT INTO ${table} (${columns})
        SELECT ${values}
        FROM ${records(table, rows, 'given')}
        ${options.onConflict ?? sql``}
        ${options.returning ?? sql``}`,
  )
}

/** Sets columns of the rows that `where` names; what is undefined stays. Values as in `insertRows`. */
export function updateRows(table: PgTable, set: Readonly<Record<string, unknown>>, where: SQL): Statement {
  const names = Object.keys(set).filter((name) => set[name] !== undefined)
  const columns = names.map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`)
  return statement(
    sql`UPDATE ${table}
        SET ${sql.join(columns, sql`, `)}
        FROM ${records(table, [set], 'given')}
        WHERE ${where}`,
  )
}
