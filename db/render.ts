import { SQL, StringChunk } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { Vectors } from './vectors.ts'

/** A statement as it is sent: text with `$1`, and what stands for these. */
export interface Rendered {
  readonly sql: string
  readonly params: unknown[]
}

/**
 * How Postgres writes; what `PgDialect` would say, which brings a builder of queries along that nobody asks.
 */
const WRITING = {
  casing: new CasingCache(),
  escapeName: (name: string) => `"${name.replaceAll('"', '""')}"`,
  escapeParam: (index: number) => `$${index + 1}`,
  escapeString: (text: string) => `'${text.replaceAll("'", "''")}'`,
}

/**
 * The text of a statement as drizzle writes it. What nearly all of one is made of (texts, parts, plain
 * values) is written here, in a third of the time: a recall has a thousand of them.
 */
export function render(text: SQL): Rendered {
  const params: unknown[] = []
  const sql = written(text, params)
  return sql === null ? text.toQuery(WRITING) : { sql, params }
}

/** Null where there is something that only drizzle knows how to write with its parameters. */
function written(chunk: unknown, params: unknown[]): string | null {
  if (chunk instanceof StringChunk) return chunk.value.join('')
  if (chunk instanceof SQL) return writtenAll(chunk, params)
  if (chunk === undefined) return ''
  if (chunk === null || typeof chunk !== 'object' || chunk instanceof Vectors) return `$${params.push(chunk)}`
  const query = new SQL([chunk as never]).toQuery(WRITING)
  return query.params.length === 0 ? query.sql : null
}

function writtenAll(text: SQL, params: unknown[]): string | null {
  let sql = ''
  for (const chunk of text.queryChunks) {
    const part = written(chunk, params)
    if (part === null) return null
    sql += part
  }
  return sql
}
