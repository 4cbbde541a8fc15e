import { types } from '@neondatabase/serverless'
import type { Asked, Runner } from '../database.ts'
import { Vectors } from '../vectors.ts'
import { type Engine, type VectorEngine, WireError, type WireResult } from './engine.ts'
import { unlessAborted } from './protocol.ts'

/**
 * Runs batches on an engine of this process, without a request of Neon's protocol in between: texts of 30 KB
 * need not be written into JSON and read out of it again, nor vectors into texts where the engine takes them as
 * they are. Values and refusals are the driver's.
 * @param engineOf the engine that a connection string names
 */
export function directly(engineOf: (url: string) => Engine): Runner {
  return async (url, asked, signal, how) => {
    try {
      const results = await unlessAborted(runOn(engineOf(url), asked, signal, how), signal)
      return results.map((result, place) => decoded(result, asked[place]!.isInArrays))
    } catch (error) {
      throw driversError(error)
    }
  }
}

function runOn(engine: Engine | VectorEngine, asked: readonly Asked[], ...how: How): Promise<WireResult[]> {
  const inTexts = ({ sql, params }: Asked) => ({ query: sql, params: params.map(written) })
  if (!('takes_vectors' in engine)) return engine.run(asked.map(inTexts), '', ...how)
  const asItIs = (value: unknown) => (value instanceof Vectors ? value : written(value))
  return engine.run(
    asked.map(({ sql, params }) => ({ query: sql, params: params.map(asItIs) })),
    '',
    ...how,
  )
}

type How = [signal: AbortSignal, how: Parameters<Runner>[3]]

/** @throws TypeError for what no statement of ours sends as it is: lists and bytes */
function written(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Vectors) return String(value)
  if (ArrayBuffer.isView(value) || Array.isArray(value)) throw new TypeError('a parameter is a list or bytes')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Parse = (text: string) => unknown

/** Rows with values as the driver reads them, as arrays or by the names of their columns. */
function decoded({ fields, rows, ...result }: WireResult, isInArrays: Asked['isInArrays']) {
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parse)
  const values = rows.map((row) => row.map((text, place) => (text === null ? null : parsers[place]!(text))))
  const named = (row: readonly unknown[]) =>
    Object.fromEntries(row.map((value, place) => [fields[place]!.name, value]))
  return { ...result, fields, rows: isInArrays ? values : values.map(named) }
}

/** Of what Postgres said its fields; any other failure has no code: the database is away. */
const driversError = (error: unknown): Error =>
  error instanceof WireError
    ? Object.assign(new Error(error.message), error.fields)
    : new Error(`Error connecting to database: ${error}`)
