import { sql } from 'drizzle-orm'
import type { Database, SystemDatabase, TenantDatabase } from '../../../db/database.ts'
import { statement } from '../../../db/statements.ts'
import { read } from '../doors.ts'
import { CoreError, type Issue } from '../errors.ts'
import type { Clock } from '../ports.ts'
import { type StoredVectors, storedVectors } from './stored-vectors.ts'

export interface Readiness extends StoredVectors {
  /** Migrations that the code knows and the database has not. */
  readonly missing: readonly string[]
}

/**
 * Whether the database answers, is migrated, and lets the service become the role that sees one tenant only.
 * @throws CoreError `backend_unavailable`, with the failed check among its issues
 */
export async function checkReadiness(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  usage: { round_trips: number },
  migrations: readonly string[],
): Promise<Readiness> {
  const missing = await missingMigrations({ db: database.asSystem(usage), clock }, migrations)
  if (missing.length > 0)
    throw notReady('migrations', `missing: ${missing.join(', ')}; run npm run db:migrate`)
  const nobody = { db: database.forTenant('', usage), clock }
  const settings = await walledSettings(nobody).catch((error: unknown) => {
    throw error instanceof CoreError && error.code === 'internal'
      ? notReady('role', 'the tenant role cannot be taken')
      : error
  })
  return { missing, ...settings }
}

async function missingMigrations(
  system: { readonly db: SystemDatabase; readonly clock: Clock },
  known: readonly string[],
): Promise<string[]> {
  const { tables } = await read(system, {
    tables: statement<{ there: boolean }>(
      sql`SELECT to_regclass('neuromem_migrations') IS NOT NULL AS there`,
    ),
  })
  if (!tables[0]?.there) return [...known]
  const { rows } = await read(system, {
    rows: statement<{ name: string }>(sql`SELECT name FROM neuromem_migrations`),
  })
  const applied = new Set(rows.map((row) => row.name))
  return known.filter((name) => !applied.has(name))
}

/** Settings, read as the walled role: it must be that role, and without a tenant it must see nobody. */
async function walledSettings(nobody: {
  readonly db: TenantDatabase
  readonly clock: Clock
}): Promise<StoredVectors> {
  const { roles, settings } = await read(nobody, {
    roles: statement<{ name: string; tenants: number }>(
      sql`SELECT current_user::text AS name, (SELECT count(*)::int FROM tenants) AS tenants`,
    ),
    settings: storedVectors(),
  })
  const [role] = roles
  const [stored] = settings
  if (role?.name !== 'neuromem_app' || role.tenants !== 0)
    throw notReady('role', 'the tenant role is not in force')
  if (!stored) throw notReady('settings', 'there is no settings row')
  return stored
}

/** 503 with the setting at fault. @param path the variable or row that is wrong */
export function notReady(path: string, message: string): CoreError {
  const issue: Issue = { path, code: 'not_ready', message }
  return new CoreError('backend_unavailable', `${path}: ${message}`, { issues: [issue] })
}
