import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, NewestFirst, page } from '../text/cursor.ts'
import { type OwnKeyRow, ownKeys } from './keys/own-keys.ts'
import { type KeyInfo, type KeyList, PageInput } from './schemas.ts'

/** What may be known of the tenant's own keys, newest first, revoked ones included. */
export async function listOwnKeys(ctx: Context, input: PageInput): Promise<KeyList> {
  const { limit, cursor } = PageInput.parse(input)
  const after = cursor === undefined ? sql`true` : older(cursor)
  const { keys } = await read(ctx, { keys: ownKeys(after, limit + 1) })
  return page(keys, limit, (row) => [row.created_at.toISOString(), row.key_id], toKeyInfo)
}

function older(cursor: string) {
  const [at, id] = decodeCursor(cursor, NewestFirst)
  return sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`
}

const toKeyInfo = (row: OwnKeyRow): KeyInfo => ({
  ...row,
  scopes: [...row.scopes],
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
})
