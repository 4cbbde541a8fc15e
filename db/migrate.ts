import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Engine, WireError, type WireQuery, type WireResult } from './local/engine.ts'
import { WRITTEN_DIMENSIONS } from './schema/columns.ts'

/** A migration of `db/migrations`: its name and its statements, in order. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

export interface Migrated {
  /** Names of what was applied now, in order. */
  readonly applied: readonly string[]
  readonly dimensions: number
}

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Any number that nobody else locks by. */
const LOCK = 'SELECT pg_advisory_xact_lock(7102026)'
const UNIQUE_VIOLATION = '23505'

/** Reads the folder in the order of its journal. */
export function readMigrations(folder = FOLDER): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return journal.entries.map(({ tag }) => ({
    name: tag,
    statements: readFileSync(join(folder, `${tag}.sql`), 'utf8')
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  }))
}

/**
 * Applies what is missing, each migration in one transaction with its own record, under an advisory lock: two
 * that run at once both end well. On an empty database the vectors get `dimensions` numbers; on any other,
 * another number than before is refused.
 */
export async function migrate(
  engine: Engine,
  dimensions: number,
  migrations = readMigrations(),
): Promise<Migrated> {
  const done = await begin(engine)
  const known = await knownDimensions(engine)
  if (known !== undefined && known !== dimensions) {
    throw new Error(
      `EMBEDDING_DIM is ${dimensions}, but this database was made with ${known}. ` +
        `It cannot be changed later: use ${known}, or an empty database.`,
    )
  }
  const applied: string[] = []
  for (const migration of migrations) {
    if (done.has(migration.name)) continue
    if (await apply(engine, migration, dimensions)) applied.push(migration.name)
  }
  return { applied, dimensions }
}

async function begin(engine: Engine): Promise<Set<string>> {
  const results = await engine.run(
    [
      LOCK,
      `CREATE TABLE IF NOT EXISTS neuromem_migrations (
        name text PRIMARY KEY,
        applied_at timestamptz(3) NOT NULL DEFAULT now())`,
      'SELECT name FROM neuromem_migrations',
    ].map(plain),
    '',
  )
  return new Set(values(results[2]))
}

async function knownDimensions(engine: Engine): Promise<number | undefined> {
  const [exists] = await engine.run([plain(`SELECT to_regclass('settings')`)], null)
  if (values(exists)[0] === undefined) return undefined
  const [settings] = await engine.run([plain('SELECT embedding_dim FROM settings')], null)
  const [dimensions] = values(settings)
  return dimensions === undefined ? undefined : Number(dimensions)
}

/**
 * False when another process applied it in the meantime: its record is in the way, and nothing of ours was
 * done.
 */
async function apply(engine: Engine, migration: Migration, dimensions: number): Promise<boolean> {
  const record = { query: 'INSERT INTO neuromem_migrations (name) VALUES ($1)', params: [migration.name] }
  const statements = migration.statements.map((statement) => plain(withDimensions(statement, dimensions)))
  try {
    await engine.run([plain(LOCK), record, ...statements], '')
    return true
  } catch (error) {
    if (
      error instanceof WireError &&
      error.fields.code === UNIQUE_VIOLATION &&
      error.fields.table === 'neuromem_migrations'
    )
      return false
    throw error
  }
}

function withDimensions(statement: string, dimensions: number): string {
  return statement
    .replaceAll(`halfvec(${WRITTEN_DIMENSIONS})`, `halfvec(${dimensions})`)
    .replaceAll(`bit(${WRITTEN_DIMENSIONS})`, `bit(${dimensions})`)
    .replaceAll(
      `settings (embedding_dim) VALUES (${WRITTEN_DIMENSIONS})`,
      `settings (embedding_dim) VALUES (${dimensions})`,
    )
}

const plain = (query: string): WireQuery => ({ query, params: [] })

/** The first column, without nulls. */
const values = (result: WireResult | undefined): string[] =>
  (result?.rows ?? []).flatMap(([value]) => value ?? [])
