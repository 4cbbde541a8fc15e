import { type SQL, sql } from 'drizzle-orm'
import { memoryColumns } from '../../../memories/table/shape.ts'

/** What scoring needs of each row. */
const MEASURES = ['length', 'counts', 'cosine', 'truncated'] as const

/** What the statement says of a memory beside its columns. */
export const BESIDE_COLUMNS = [
  'child_ids',
  'sources',
  'named',
  'follows',
  'exactly',
  'edge',
  ...MEASURES,
] as const

/** The same with its columns, in this order. */
export const MEMORY = [...memoryColumns, ...BESIDE_COLUMNS] as const

/** What it says of a turn. */
export const TURN = [
  'id',
  'session',
  'session_id',
  'turn_id',
  'seq',
  'role',
  'name',
  'text',
  'timestamp_iso',
  'minutes_east',
  'attachments',
  'meta',
  'mark',
  'told',
  'asks',
  'says_when',
  'says_number',
  ...MEASURES,
] as const

/** What the conversation says to a memory's score; without its words. */
export const AROUND = [
  'id',
  'session',
  'turn_id',
  'seq',
  'role',
  'name',
  'timestamp_iso',
  'minutes_east',
  'asks',
  'says_when',
  'says_number',
  'length',
  'counts',
  'cosine',
] as const

/** One value for each of these names. */
export type Values<Names extends readonly string[]> = Readonly<Record<Names[number], SQL>>

/**
 * A row as a list of JSON, without its names: to write and to read these with each of a hundred rows takes
 * longer than what they name.
 */
export const packed = <const Names extends readonly string[]>(names: Names, values: Values<Names>): SQL =>
  sql`json_build_array(${sql.join(
    names.map((name: Names[number]) => sql`\n    ${values[name]} /* ${sql.raw(name)} */`),
    sql`,`,
  )})`

/** Columns of an alias as they are. */
export const plainColumns = <const Names extends readonly string[]>(alias: string, names: Names) =>
  Object.fromEntries(names.map((name) => [name, sql.raw(`${alias}.${name}`)])) as Values<Names>

/** The row that `packed` wrote, or what of it has these names, from a place on. */
export function unpacked<Row>(
  names: readonly (keyof Row & string)[],
  values: readonly unknown[],
  from = 0,
): Row {
  const row: Record<string, unknown> = {}
  for (let place = 0; place < names.length; place += 1) row[names[place]!] = values[from + place]
  return row as Row
}
