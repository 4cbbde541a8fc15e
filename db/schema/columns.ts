import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bit,
  customType,
  foreignKey,
  halfvec,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * `EMBEDDING_DIM` of the migrations as written; `db:migrate` puts another number in its place on an empty
 * database.
 */
export const WRITTEN_DIMENSIONS = 1024

/** Milliseconds are all that a JavaScript date holds; more would not survive a round trip. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/**
 * Minutes east of UTC of the clock by which something was said, as its time was given; 0 where nobody said
 * another.
 */
export const minutesEast = () => smallint().notNull().default(0)

const anyHalfvec = customType<{ data: string }>({ dataType: () => 'halfvec' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The two columns by which a row belongs to a subject. */
export const owner = () => ({
  tenant_id: uuid().notNull(),
  subject_id: bigint({ mode: 'number' }).notNull(),
})

/**
 * Columns that the search reads. `length` is the number of counted tokens; `code` the sign bits of the
 * vector.
 */
export const searchable = () => ({
  embedding: halfvec({ dimensions: WRITTEN_DIMENSIONS }),
  embedding_next: halfvec({ dimensions: WRITTEN_DIMENSIONS }),
  embedding_model: text(),
  code: bit({ dimensions: WRITTEN_DIMENSIONS }).generatedAlwaysAs(
    sql.raw(`binary_quantize(embedding)::bit(${WRITTEN_DIMENSIONS})`),
  ),
  lexemes: tsvector().notNull().default(sql`''::tsvector`),
  length: integer().notNull().default(0),
})

/**
 * After `searchable`: the vector is written into `embedding`, and a trigger (`neuromem_keep_vector`) makes
 * `code` of it and, where it is a little too long for one chunk of TOAST, `embedding_head` and
 * `embedding_tail` instead of it. `wholeVector` reads it.
 */
export const inTwo = () => ({
  code: bit({ dimensions: WRITTEN_DIMENSIONS }),
  embedding_head: anyHalfvec(),
  embedding_tail: anyHalfvec(),
})

export type Owned = { tenant_id: AnyPgColumn; subject_id: AnyPgColumn }

/** `(subject_id, …)` as primary key: an id can never point through the wall between two subjects. */
export const keyOf = (table: { subject_id: AnyPgColumn }, ...columns: AnyPgColumn[]) =>
  primaryKey({ columns: [table.subject_id, ...columns] as [AnyPgColumn, ...AnyPgColumn[]] })

/** `(subject_id, column)` refers to the parent's primary key. */
export const parentOf = (
  table: { subject_id: AnyPgColumn },
  column: AnyPgColumn,
  parent: { subject_id: AnyPgColumn; id: AnyPgColumn },
  name: string,
) => foreignKey({ name, columns: [table.subject_id, column], foreignColumns: [parent.subject_id, parent.id] })

/**
 * For checks of columns: `values` stand in the text as they are, so they are our own words without quotes.
 */
export const inList = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** Conditions that all hold, as one. */
export const allOf = (...conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `)
