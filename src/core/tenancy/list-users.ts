import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import { PageInput, type UserSummary } from './schemas.ts'

interface Row {
  readonly external_id: string
  readonly created_at: Date
  readonly last_interaction_at: Date | null
  readonly last_reflected_at: Date | null
}

const Key = z.tuple([PlainText])

/** The tenant's users by name (code point order), a page at a time. */
export async function listUsers(
  ctx: Context,
  input: z.input<typeof PageInput>,
): Promise<{ items: UserSummary[]; next_cursor: string | null }> {
  const { limit, cursor } = PageInput.parse(input)
  const after = cursor ? sql`external_id > ${decodeCursor(cursor, Key)[0]} COLLATE "C"` : sql`true`
  const [rows] = await ctx.db.batch(
    [
      statement<Row>(
        sql`SELECT external_id, created_at, last_interaction_at, last_reflected_at FROM subjects
            WHERE tenant_id = (SELECT neuromem_tenant()) AND kind = 'user' AND erased_at IS NULL AND ${after}
            ORDER BY external_id COLLATE "C" LIMIT ${limit + 1}::int`,
      ),
    ],
    { replica: true },
  )
  const shown = page(rows, limit, (row) => [row.external_id])
  return { items: shown.items.map(toSummary), next_cursor: shown.next_cursor }
}

export const toSummary = (row: Row): UserSummary => ({
  user_id: row.external_id,
  created_at: row.created_at.toISOString(),
  last_interaction_at: row.last_interaction_at?.toISOString() ?? null,
  last_reflected_at: row.last_reflected_at?.toISOString() ?? null,
})
