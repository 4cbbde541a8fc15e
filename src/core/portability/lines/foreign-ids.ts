import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { tenant, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { idOf } from '../../text/hash.ts'
import type { PortableLine } from './parse.ts'
import type { PortableRow } from './rows.ts'
import { portableTables } from './tables.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Words are never ids, whatever they look like. */
const isWords = ({ columnType }: PgColumn): boolean => columnType === 'PgText'

const wordsOf = new Map(
  portableTables.map(({ kind, table }) => [
    kind,
    new Set(
      Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
        isWords(column as PgColumn) ? [name] : [],
      ),
    ),
  ]),
)

/** Every id that stands in some lines, as theirs or as a reference. */
export function idsIn(lines: readonly PortableLine[]): string[] {
  const found = new Set<string>()
  for (const { kind, row } of lines) within(kind, row, (id) => found.add(id) && id)
  return [...found]
}

/** Those of these ids that name something of another user of the tenant and nothing of this one. */
export const idsOfOthers = (userId: string, ids: readonly string[]): Statement<{ id: string }[]> => {
  const mine = subjectId(userSubject(userId))
  const tables = portableTables.filter(({ table }) => 'id' in getTableColumns(table))
  const held = tables.map(
    ({ table }) =>
      sql`SELECT id, subject_id FROM ${table} WHERE tenant_id = ${tenant} AND id = ANY(${uuids(ids)})`,
  )
  return statement<{ id: string }>(
    sql`SELECT id
        FROM (${sql.join(held, sql` UNION ALL `)}) AS held
        GROUP BY id
        HAVING NOT bool_or(subject_id IS NOT DISTINCT FROM ${mine})`,
  )
}

/** The lines with ids of their own wherever another user holds theirs. */
export function renamed(
  userId: string,
  lines: readonly PortableLine[],
  others: ReadonlySet<string>,
): readonly PortableLine[] {
  if (others.size === 0) return lines
  const own = (id: string) => (others.has(id.toLowerCase()) ? idOf('imported', userId, id.toLowerCase()) : id)
  return lines.map(({ kind, row }) => ({ kind, row: within(kind, row, own) }))
}

function within(kind: string, row: PortableRow, change: (id: string) => string): PortableRow {
  const words = wordsOf.get(kind)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, words?.has(name) ? value : changed(value, change)]),
  )
}

function changed(value: unknown, change: (id: string) => string): unknown {
  if (typeof value === 'string') return UUID.test(value) ? change(value) : value
  if (Array.isArray(value)) return value.map((one) => changed(one, change))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change)]))
}
