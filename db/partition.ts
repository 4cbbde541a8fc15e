import { readFileSync } from 'node:fs'
import type { Engine, WireQuery } from './local/engine.ts'

const NAME = 'optional_partition_by_subject'
const FILE = new URL('./optional/partition_by_subject.sql', import.meta.url)
const LEAST_VERSION = 170_000

/**
 * Splits the big tables by hash of their subject, in one transaction. Off by default; see
 * docs/design/scaling.md for when it pays.
 * @param parts how many: a power of two
 * @throws Error when it was done already, or the server is too old
 */
export async function partitionBySubject(engine: Engine, parts: number): Promise<void> {
  if (!Number.isInteger(parts) || parts < 2 || parts > 1_024 || (parts & (parts - 1)) !== 0) {
    throw new Error('The number of parts is a power of two from 2 to 1024.')
  }
  const [version, done] = await engine.run(
    [plain('SHOW server_version_num'), plain(`SELECT name FROM neuromem_migrations WHERE name = '${NAME}'`)],
    '',
  )
  if (Number(version?.rows[0]?.[0]) < LEAST_VERSION)
    throw new Error('Partitioning needs Postgres 17 or later.')
  if (done?.rows.length) throw new Error('The tables are partitioned already.')

  const statements = readFileSync(FILE, 'utf8')
    .replaceAll('PARTS', String(parts))
    .split('--> statement-breakpoint')
  const record = plain(`INSERT INTO neuromem_migrations (name) VALUES ('${NAME}')`)
  await engine.run([record, ...statements.map((statement) => plain(statement.trim()))], '')
}

const plain = (query: string): WireQuery => ({ query, params: [] })
