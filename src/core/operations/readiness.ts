import { sql } from 'drizzle-orm'
import type { Database, SystemDatabase, TenantDatabase } from '../../../db/database.ts'
import { statement } from '../../../db/statements.ts'
import { CoreError, type Issue } from '../errors.ts'

export interface Readiness {
  /** Migrations that the code knows and the database has not. */
  readonly missing: readonly string[]
  readonly embedding_model: string | null
  readonly embedding_dim: number
}

interface Settings {
  readonly embedding_model: string | null
  readonly embedding_dim: number
}

/**
 * Whether the database answers, is migrated, and lets the service become the role that sees one tenant only.
 * @throws CoreError `backend_unavailable`, with the failed check among its issues
 */
export async function checkReadiness(
  database: Database,
  usage: { round_trips: number },
  migrations: readonly string[],
): Promise<Readiness> {
  const missing = await missingMigrations(database.asSystem(usage), migrations)
  if (missing.length > 0)
    throw notReady('migrations', `missing: ${missing.join(', ')}; run npm run db:migrate`)
  const settings = await walledSettings(database.forTenant('', usage)).catch((error: unknown) => {
    throw error instanceof CoreError && error.code === 'internal'
      ? notReady('role', 'the tenant role cannot be taken')
      : error
  })
  return { missing, ...settings }
}

async function missingMigrations(db: SystemDatabase, known: readonly string[]): Promise<string[]> {
  const [[table]] = await db.batch([
    statement<{ there: boolean }>(sql`SELECT to_regclass('neuromem_migrations') IS NOT NULL AS there`),
  ])
  if (!table?.there) return [...known]
  const [rows] = await db.batch([statement<{ name: string }>(sql`SELECT name FROM neuromem_migrations`)])
  const applied = new Set(rows.map((row) => row.name))
  return known.filter((name) => !applied.has(name))
}

/** Settings, read as the walled role: it must be that role, and without a tenant it must see nobody. */
async function walledSettings(nobody: TenantDatabase): Promise<Settings> {
  const [[role], [settings]] = await nobody.batch([
    statement<{ name: string; tenants: number }>(
      sql`SELECT current_user::text AS name, (SELECT count(*)::int FROM tenants) AS tenants`,
    ),
    statement<Settings>(sql`SELECT embedding_model, embedding_dim FROM settings`),
  ])
  if (role?.name !== 'neuromem_app' || role.tenants !== 0)
    throw notReady('role', 'the tenant role is not in force')
  if (!settings) throw notReady('settings', 'there is no settings row')
  return settings
}

export function notReady(path: string, message: string): CoreError {
  const issue: Issue = { path, code: 'not_ready', message }
  return new CoreError('backend_unavailable', `${path}: ${message}`, { issues: [issue] })
}
