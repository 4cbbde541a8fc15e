import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { render } from '../../db/render.ts'
import { memories } from '../../db/schema/index.ts'
import { literal, moment, records, uuids } from '../../db/sql.ts'

const dialect = new PgDialect()

test.each<[string, SQL]>([
  ['text alone', sql`SELECT 1`],
  ['values', sql`SELECT ${1}, ${'two'}, ${null}, ${true}, ${undefined}`],
  ['parts inside parts', sql`SELECT ${sql`(${1} + ${sql`${2}`})`} + ${3} FROM ${sql.raw('x')}`],
  ['words of ours', sql`SELECT ${literal(4)}, ${moment(new Date(0))} FROM ${records(memories, [], 'given')}`],
  ['tables, columns and names', sql`SELECT ${memories.id} FROM ${memories} AS ${sql.identifier('m"y')}`],
  ['a list joined', sql`SELECT ${sql.join([sql`${1}`, sql`a`, sql`${2}`], sql`, `)}, ${uuids(['x', 'y'])}`],
  ['what drizzle encodes', sql`SELECT ${1}, ${sql.param({ a: 1 }, memories.metadata)}, ${2}`],
  ['a list as values', sql`SELECT ${'before'} IN ${['one', 'two']}, ${3}`],
])('%s is written as drizzle writes it', (_what, text) => {
  const { sql: written, params } = dialect.sqlToQuery(text)
  expect(render(text)).toMatchObject({ sql: written, params })
})
