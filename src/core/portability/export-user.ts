import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { ExternalId } from '../text/strings.ts'
import { type PortableTable, portableTables, userColumns } from './lines/tables.ts'

export const ExportUser = z.strictObject({ user_id: ExternalId })
export type ExportUser = z.infer<typeof ExportUser>

type Row = Record<string, unknown>

const PAGE = 500
const KEY = 'page_key_'

/**
 * All that is held of a user as lines of JSON, parents first; no inside id, no name of tenant or user, no
 * vector: what another service needs to hold the same, and to say it in the same bytes.
 * @throws CoreError `not_found` before the first line
 */
export async function exportUser(ctx: Context, input: ExportUser): Promise<AsyncIterable<string>> {
  const { user_id } = ExportUser.parse(input)
  const subject = subjectId(userSubject(user_id))
  const columns = sql.raw(userColumns.join(', '))
  const [[user]] = await ctx.db.batch(
    [statement<Row>(sql`SELECT ${columns} FROM subjects WHERE id = ${subject}`)],
    {
      replica: true,
    },
  )
  if (!user) throw new CoreError('not_found', `There is no user ${user_id}`)
  return lines(ctx, subject, user)
}

async function* lines(ctx: Context, subject: SQL, user: Row): AsyncIterable<string> {
  yield lineOf('user', user)
  for (const table of portableTables) {
    let after: string[] | undefined
    do {
      const [rows]: [Row[]] = await ctx.db.batch([pageOf(table, subject, after)], { replica: true })
      for (const row of rows) yield lineOf(table.kind, row)
      const last = rows.length === PAGE ? rows.at(-1) : undefined
      after = last && table.order.map((_, place) => String(last[`${KEY}${place}`]))
    } while (after)
  }
}

function lineOf(kind: string, row: Row): string {
  const shown = Object.entries(row).filter(([name]) => !name.startsWith(KEY))
  return `${JSON.stringify({ kind, ...Object.fromEntries(shown) })}\n`
}

function pageOf(table: PortableTable, subject: SQL, after: readonly string[] | undefined): Statement<Row[]> {
  const shown = table.columns.map((name) => {
    if (name === 'session_id' && table.ofSession) return sql`c.session_id AS session_id`
    return sql`t.${sql.identifier(name)}`
  })
  const keys = table.order.map(
    ({ expression }, place) => sql`(${expression})::text AS ${sql.identifier(`${KEY}${place}`)}`,
  )
  const session = sql`JOIN conversation_sessions c ON c.subject_id = t.subject_id AND c.id = t.session_id`
  const order = sql.join(
    table.order.map(({ expression }) => expression),
    sql`, `,
  )
  return statement<Row>(
    sql`SELECT ${sql.join([...shown, ...keys], sql`, `)} FROM ${table.table} t ${table.ofSession ? session : sql``}
        WHERE t.subject_id = ${subject} ${after ? sql`AND (${order}) > (${valuesOf(table, after)})` : sql``}
        ORDER BY ${order} LIMIT ${PAGE}::int`,
  )
}

const valuesOf = (table: PortableTable, after: readonly string[]): SQL =>
  sql.join(
    table.order.map(
      ({ type }, place) =>
        sql`${after[place]}::${sql.raw(type)}${sql.raw(type === 'text' ? ' COLLATE "C"' : '')}`,
    ),
    sql`, `,
  )
