import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { int } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type KeyInfo, PageInput, type Tenant, type TenantList } from './schemas.ts'

interface TenantRow {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly keys: readonly KeyInfo[]
}

const OldestFirst = z.tuple([OwnMoment, z.uuid()])

/** All tenants with what may be known of their keys, oldest first. */
export async function listTenants(ctx: SystemContext, input: PageInput): Promise<TenantList> {
  const { limit, cursor } = PageInput.parse(input)
  const { tenants } = await read(ctx, { tenants: tenantsAfter(cursor, limit) })
  return page(tenants, limit, (row) => [row.created_at.toISOString(), row.id], toTenant)
}

const tenantsAfter = (cursor: string | undefined, limit: number): Statement<TenantRow[]> =>
  statement<TenantRow>(
    sql`SELECT tenant.id, tenant.name, tenant.created_at, coalesce(keys.keys, '[]'::json) AS keys
        FROM tenants tenant
        CROSS JOIN LATERAL (
          SELECT json_agg(json_build_object(
            'key_id', key.id, 'name', key.name, 'user_id', key.user_id, 'expires_at', key.expires_at,
            'prefix', key.prefix, 'scopes', key.scopes, 'created_at', key.created_at,
            'last_used_at', key.last_used_at, 'revoked_at', key.revoked_at)
            ORDER BY key.created_at, key.id) AS keys
          FROM api_keys key
          WHERE key.tenant_id = tenant.id
        ) keys
        WHERE ${cursor === undefined ? sql`true` : after(cursor)}
        ORDER BY tenant.created_at, tenant.id
        LIMIT ${int(limit + 1)}`,
  )

function after(cursor: string): SQL {
  const [created, id] = decodeCursor(cursor, OldestFirst)
  return sql`(tenant.created_at, tenant.id) > (${created}::timestamptz, ${id}::uuid)`
}

const toTenant = (row: TenantRow): Tenant => ({
  tenant_id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  keys: row.keys.map((key) => ({
    ...key,
    created_at: iso(key.created_at),
    expires_at: key.expires_at && iso(key.expires_at),
    last_used_at: key.last_used_at && iso(key.last_used_at),
    revoked_at: key.revoked_at && iso(key.revoked_at),
  })),
})

/** Postgres' JSON writes times with the session's offset. */
const iso = (time: string): string => new Date(time).toISOString()
