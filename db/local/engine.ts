import type { Vectors } from '../vectors.ts'

/** One query as the driver sends it: text with `$1`, parameters as Postgres' text form. */
export interface WireQuery<Param = string | null> {
  readonly query: string
  readonly params: readonly Param[]
}

export interface WireField {
  readonly name: string
  readonly dataTypeID: number
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeSize: number
  readonly dataTypeModifier: number
  readonly format: 'text'
}

/** One answer as Neon gives it: raw text values, rows as arrays. */
export interface WireResult {
  readonly fields: readonly WireField[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly rowCount: number | null
  readonly command: string
  readonly rowAsArray: true
}

/**
 * `BEGIN` with these, for instance `ISOLATION LEVEL SERIALIZABLE READ ONLY`. Null: a single query, in a
 * transaction of its own.
 */
export type TransactionMode = string | null

/** A Postgres that runs queries in order, all or nothing. Refusals are thrown as `WireError`. */
export interface Engine<Param = string | null> {
  run(
    queries: readonly WireQuery<Param>[],
    mode: TransactionMode,
    signal?: AbortSignal,
    how?: { readonly [how in 'only_reads' | 'yields']?: boolean | undefined },
  ): Promise<WireResult[]>
  close(): Promise<void>
}

export type VectorParam = string | Vectors | null

/** An engine that sends vectors as bytes. */
export interface VectorEngine extends Engine<VectorParam> {
  readonly takes_vectors: true
}

/** The fields of a Postgres error that Neon passes on. */
const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const
export type WireErrorFields = { readonly message: string } & {
  readonly [Field in (typeof errorFields)[number]]?: string
}

/** A statement that Postgres refused. */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly fields: WireErrorFields

  constructor(fields: WireErrorFields) {
    super(fields.message)
    this.fields = fields
  }
}

/** Takes from any driver's error what Neon passes on; undefined when Postgres did not speak. */
export function wireErrorOf(error: unknown): WireError | undefined {
  const source = error as Record<string, unknown>
  if (typeof source?.code !== 'string' || typeof source.severity !== 'string') return undefined
  const fields = errorFields.flatMap((field) =>
    source[field] == null ? [] : [[field, String(source[field])]],
  )
  return new WireError({ message: String(source.message), ...Object.fromEntries(fields) })
}

/** `INSERT 0 3` → INSERT and 3; `CREATE TABLE` has no number. */
export function commandOf(tag: string): [command: string, rowCount: number | null] {
  const [command = '', ...rest] = tag.split(' ')
  const last = rest.at(-1) ?? ''
  return [command, /^\d+$/.test(last) ? Number(last) : null]
}
