import type pg from 'pg'
import { commandOf, type WireField, type WireQuery, type WireResult } from '../engine.ts'
import { type PreparedStatements, type Step, stepsOf } from '../prepared.ts'

/**
 * Sends all queries in one write and waits once: each is parsed, bound, described and executed, and a single
 * Sync ends them, so that what comes after a refused one is not run. Long texts are named and planned once a
 * connection.
 * @param early is told the results as soon as they are there, while plans and transaction still end
 */
export function sendFlight(
  client: pg.ClientBase,
  queries: readonly WireQuery<SentParam>[],
  prepared: PreparedStatements,
  early?: (results: WireResult[]) => void,
): Promise<WireResult[]> {
  return new Promise((resolve, reject) => {
    client.query(flight(stepsOf(queries, prepared), { prepared, early, resolve, reject }))
  })
}

/** Text, or bytes in Postgres' binary form. */
export type SentParam = string | Buffer | null

interface Waiting {
  readonly prepared: PreparedStatements
  readonly early: ((results: WireResult[]) => void) | undefined
  resolve(results: WireResult[]): void
  reject(error: unknown): void
}

interface Described {
  readonly fields: readonly (Omit<WireField, 'format'> & object)[]
}

/** The answers of a flight as they come in: rows gather under the fields that were described last. */
function answers() {
  const results: WireResult[] = []
  let fields: WireField[] = []
  let rows: (string | null)[][] = []
  return {
    results,
    describe(message: Described): void {
      fields = message.fields.map(toField)
    },
    add: (row: (string | null)[]): void => void rows.push(row),
    finish(command: string, rowCount: number | null): void {
      results.push({ fields, rows, rowCount, command, rowAsArray: true })
      fields = []
      rows = []
    },
  }
}

/** What the driver calls back while the answers of a flight come in, in the order of its steps. */
function flight(steps: readonly Step<SentParam>[], { prepared, early, resolve, reject }: Waiting) {
  const { results, describe, add, finish } = answers()
  const asked = () => results.filter((_, place) => !steps[place]!.silent)
  let parsed = 0
  const countParsed = (): void => {
    parsed += 1
  }
  let stopCounting = (): void => undefined
  return {
    submit(connection: pg.Connection): void {
      connection.on('parseComplete', countParsed)
      stopCounting = () => connection.off('parseComplete', countParsed)
      write(connection, steps, early !== undefined)
    },
    handleRowDescription: describe,
    handleDataRow: (message: { readonly fields: (string | null)[] }): void => add(message.fields),
    handleCommandComplete(message: { readonly text: string }): void {
      finish(...commandOf(message.text))
      if (results.length === steps.length) early?.(asked())
    },
    handleEmptyQuery: (): void => finish('', null),
    handleError(error: unknown): void {
      stopCounting()
      for (const { query, name } of steps.filter(({ parse }) => parse).slice(parsed))
        if (name !== undefined) prepared.forget(query)
      reject(error)
    },
    handleReadyForQuery(): void {
      stopCounting()
      resolve(asked())
    },
    // Neither happens: no query asks for a part of its rows, none copies.
    handlePortalSuspended: (): void => undefined,
    handleCopyInResponse: (): void => undefined,
    handleCopyData: (): void => undefined,
  }
}

/** @param flushes whether all is sent back before the Sync, which ends the last plan and the transaction */
function write(connection: pg.Connection, steps: readonly Step<SentParam>[], flushes: boolean): void {
  connection.stream.cork()
  try {
    for (const { query, params, name = '', parse, drop } of steps) {
      if (drop !== undefined) connection.close({ type: 'S', name: drop }, true)
      if (parse) connection.parse({ name, text: query, types: [] }, true)
      connection.bind({ statement: name, values: [...params] }, true)
      connection.describe({ type: 'P' }, true)
      connection.execute({}, true)
    }
    if (flushes) connection.flush()
    connection.sync()
  } finally {
    connection.stream.uncork()
  }
}

const toField = (field: Omit<WireField, 'format'>): WireField => ({
  name: field.name,
  tableID: field.tableID,
  columnID: field.columnID,
  dataTypeID: field.dataTypeID,
  dataTypeSize: field.dataTypeSize,
  dataTypeModifier: field.dataTypeModifier,
  format: 'text',
})
