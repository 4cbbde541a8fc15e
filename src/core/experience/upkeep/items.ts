import { sql } from 'drizzle-orm'
import { int, tenant, uuid } from '../../../../db/sql.ts'
import { statement } from '../../../../db/statements.ts'
import type { Context, SystemContext } from '../../context.ts'
import { read } from '../../doors.ts'
import { parseContent } from '../claims/protocol.ts'
import { type ItemRow, selectItems } from '../claims/rows.ts'
import { type ClaimRow, claimRowsOf } from '../claims/snippets.ts'

/** Items that are read at once. */
const ITEMS_AT_ONCE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface BankRow {
  readonly tenant_id: string
  readonly bank: string
}

/**
 * Calls `visit` for every bank of every tenant, with pages of its items until one is not full. It answers
 * with the page it read.
 */
export async function eachPage(
  system: SystemContext,
  visit: (ctx: Context, bank: string, after: string) => Promise<readonly ItemRow[]>,
): Promise<void> {
  const { banks } = await read(system, {
    banks: statement<BankRow>(
      sql`SELECT tenant_id, external_id AS bank
          FROM subjects
          WHERE kind = 'bank'
          ORDER BY tenant_id, external_id`,
    ),
  })
  for (const { tenant_id, bank } of banks) {
    const ctx = system.forTenant(tenant_id)
    let page: readonly ItemRow[]
    let after = BEFORE_ALL
    do {
      page = await visit(ctx, bank, after)
      after = page.at(-1)?.id ?? after
    } while (page.length === ITEMS_AT_ONCE)
  }
}

/** The items of a bank with an id above `after`, in the order of their ids. */
export const itemsAfter = (bank: string, after: string) =>
  selectItems(
    sql`WHERE item.tenant_id = ${tenant}
          AND bank.kind = 'bank' AND bank.external_id = ${bank}
          AND item.id > ${uuid(after)}
        ORDER BY item.id
        LIMIT ${int(ITEMS_AT_ONCE)}`,
  )

/** The claim rows that an item should have; null when it cannot be read. */
export function expectedClaims({ id, status, content }: ItemRow): ClaimRow[] | null {
  const parsed = parseContent(content)
  return parsed.ok ? claimRowsOf({ item_id: id, status, content: parsed.content }) : null
}
