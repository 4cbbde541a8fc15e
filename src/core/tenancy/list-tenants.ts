import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type KeyInfo, PageInput, type Tenant } from './schemas.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly keys: readonly KeyInfo[]
}

const Key = z.tuple([OwnMoment, z.uuid()])

/** All tenants with what may be known of their keys, oldest first. */
export async function listTenants(
  ctx: SystemContext,
  input: z.input<typeof PageInput>,
): Promise<{ items: Tenant[]; next_cursor: string | null }> {
  const { limit, cursor } = PageInput.parse(input)
  const [created, id] = cursor ? decodeCursor(cursor, Key) : [null, null]
  const after = cursor ? sql`(t.created_at, t.id) > (${created}::timestamptz, ${id}::uuid)` : sql`true`
  const [rows] = await ctx.db.batch([
    statement<Row>(
      sql`SELECT t.id, t.name, t.created_at, coalesce((SELECT json_agg(json_build_object('key_id', k.id, 'prefix', k.prefix, 'scopes', k.scopes,
            'created_at', k.created_at, 'last_used_at', k.last_used_at, 'revoked_at', k.revoked_at) ORDER BY k.created_at, k.id) FROM api_keys k WHERE k.tenant_id = t.id), '[]'::json) AS keys
          FROM tenants t WHERE ${after} ORDER BY t.created_at, t.id LIMIT ${limit + 1}::int`,
    ),
  ])
  const shown = page(rows, limit, (row) => [row.created_at.toISOString(), row.id])
  return { items: shown.items.map(toTenant), next_cursor: shown.next_cursor }
}

const toTenant = (row: Row): Tenant => ({
  tenant_id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  keys: row.keys.map((key) => ({
    ...key,
    created_at: iso(key.created_at),
    last_used_at: key.last_used_at && iso(key.last_used_at),
    revoked_at: key.revoked_at && iso(key.revoked_at),
  })),
})

/** Postgres' JSON writes times with the session's offset. */
const iso = (time: string): string => new Date(time).toISOString()
