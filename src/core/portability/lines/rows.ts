import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { turns } from '../../../../db/schema/conversation.ts'
import { subjects } from '../../../../db/schema/people.ts'
import { int, limitOf, records } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { isOwned, setMemoryVectors, takeBack } from '../../memories/table/take-back.ts'
import { ownedBy, type SubjectRef, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { PAGE_BYTES } from '../../text/cursor.ts'
import { type PortableTable, userColumns } from './tables.ts'

export type PortableRow = Readonly<Record<string, unknown>>

/** Columns of a page that are for its cursor alone. */
const KEY = 'page_key_'

/** The row as a line shows it. */
export const withoutKeys = (row: PortableRow): PortableRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith(KEY)))

/** Where a page ended, in the table's order. */
export const keysOf = (table: PortableTable, row: PortableRow): string[] =>
  table.order.map((_, place) => String(row[`${KEY}${place}`]))

/** A bank's or a project's own row. */
export const subjectRow = (subject: SubjectRef): Statement<PortableRow[]> =>
  statement<PortableRow>(
    sql`SELECT created_at
        FROM subjects
        WHERE id = ${subjectId(subject)}`,
  )

/** The user's own row. */
export const userRow = (userId: string): Statement<PortableRow[]> =>
  statement<PortableRow>(
    sql`SELECT ${sql.raw(userColumns.join(', '))}
        FROM subjects
        WHERE id = ${subjectId(userSubject(userId))}`,
  )

/** A page of a table, in its order, behind the keys of the page before. */
export function pageOf(
  table: PortableTable,
  subject: SubjectRef,
  after: readonly string[] | undefined,
  limit: number,
): Statement<PortableRow[]> {
  const shown = table.columns.map((name) => {
    const said = table.shown[name]
    return said ? sql`${said} AS ${sql.identifier(name)}` : sql`entry.${sql.identifier(name)}`
  })
  const keys = table.order.map(
    ({ expression }, place) => sql`(${expression})::text AS ${sql.identifier(`${KEY}${place}`)}`,
  )
  const order = list(table.order.map(({ expression }) => expression))
  const ordered = sql`FROM ${table.table} entry
        ${table.join}
        WHERE entry.subject_id = ${subjectId(subject)}
          AND ${table.told}
          AND ${after ? sql`(${order}) > (${valuesOf(table, after)})` : sql`true`}
        ORDER BY ${order}`
  const sizes = sql`SELECT ${sizeOf(table)} AS size ${ordered} LIMIT ${int(limit)}`
  return statement<PortableRow>(
    sql`SELECT ${list([...shown, ...keys])}
        ${ordered}
        ${limitOf(sizes, PAGE_BYTES)}`,
  )
}

/** How many bytes a column's value has at least, by its type; what is not here is short. */
const sizeByType: Readonly<Record<string, (column: SQL) => SQL>> = {
  PgText: (column) => sql`octet_length(${column})`,
  PgJson: (column) => sql`octet_length(${column}::text)`,
  PgJsonb: (column) => sql`pg_column_size(${column})`,
}

/** Of the words of a row: its JSON is no smaller. */
function sizeOf({ table, columns, shown }: PortableTable): SQL {
  const all = getTableColumns(table)
  const sizes = columns.flatMap((name) => {
    const size = sizeByType[all[name]?.columnType ?? '']?.(shown[name] ?? sql`entry.${sql.identifier(name)}`)
    return size ? [sql`coalesce(${size}, 0)`] : []
  })
  return sizes.length === 0 ? sql`0` : sql.join(sizes, sql` + `)
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

const valuesOf = (table: PortableTable, after: readonly string[]): SQL =>
  list(
    table.order.map(
      ({ type }, place) => sql`${after[place]}::${sql.raw(type === 'text' ? 'text COLLATE "C"' : type)}`,
    ),
  )

/** Stores rows of an export; one row of the answer for each that was not there yet. */
export function insertPortable(
  userId: string,
  { kind, table }: PortableTable,
  rows: readonly PortableRow[],
): Statement<{ one: number }[]> {
  const user = userSubject(userId)
  if (isOwned(kind)) return takeBack(kind, user, rows)
  return insertRows(table, rows, {
    fixed: ownedBy(user),
    onConflict: sql`ON CONFLICT DO NOTHING`,
    returning: sql`RETURNING 1 AS one`,
  })
}

/** Sets what the user's own line says. */
export function setUser(userId: string, row: PortableRow): Statement {
  const columns = userColumns.map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`)
  return statement(
    sql`UPDATE subjects person
        SET ${list(columns)}
        FROM ${records(subjects, [row], 'given')}
        WHERE person.id = ${subjectId(userSubject(userId))}`,
  )
}

/** Kinds whose words are searched. */
export type SearchableKind = 'turn' | 'memory'
export const isSearchable = (kind: string): kind is SearchableKind => kind === 'turn' || kind === 'memory'

/** Vectors of rows that have none yet, where the words are still those of the line. */
export const setVectors = (ref: SubjectRef, kind: SearchableKind, rows: readonly PortableRow[]): Statement =>
  kind === 'memory' ? setMemoryVectors(ref, rows) : setTurnVectors(ref, rows)

const setTurnVectors = (ref: SubjectRef, rows: readonly PortableRow[]): Statement =>
  statement(
    sql`UPDATE turns AS row
        SET embedding = given.embedding, embedding_model = given.embedding_model
        FROM ${records(turns, rows, 'given')}
        WHERE row.subject_id = ${subjectId(ref)}
          AND row.id = given.id
          AND row.content_hash = given.content_hash
          AND row.code IS NULL`,
  )
