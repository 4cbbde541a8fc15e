import { sql } from 'drizzle-orm'
import { statement } from '../../../../db/statements.ts'
import type { Context, SystemContext } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import { recordCalls } from '../../models/calls.ts'
import { lockSubject } from '../../tenancy/records/subjects.ts'
import { toLexemes } from '../../text/tokens.ts'
import { citation } from '../claims/ids.ts'
import { parseContent } from '../claims/protocol.ts'
import { bankSubject, type ItemRow, selectItems } from '../claims/rows.ts'
import { type ClaimRow, claimRowsOf, withVectors } from '../claims/snippets.ts'
import { expectUnchanged, rebuildStatements } from '../claims/write.ts'

const PAGE = 100
const TRIES = 5
const FIRST = '00000000-0000-0000-0000-000000000000'

/** A bank of some tenant. */
interface Bank {
  readonly tenant_id: string
  readonly bank: string
}

async function banks(system: SystemContext): Promise<Bank[]> {
  const [rows] = await system.db.batch([
    statement<Bank>(
      sql`SELECT tenant_id, external_id AS bank FROM subjects WHERE kind = 'bank' ORDER BY tenant_id, external_id`,
    ),
  ])
  return rows
}

/** The items of a bank with an id above `after`, in the order of their ids. */
const nextItems = (bank: string, after: string) =>
  selectItems(
    sql`WHERE i.tenant_id = (SELECT neuromem_tenant()) AND s.kind = 'bank' AND s.external_id = ${bank} AND i.id > ${after}::uuid
        ORDER BY i.id LIMIT ${PAGE}::int`,
  )

/** The claim rows that items should have; null when one cannot be read. */
function expected(row: ItemRow): ClaimRow[] | null {
  const parsed = parseContent(row.content)
  return parsed.ok ? claimRowsOf({ item_id: row.id, status: row.status, content: parsed.content }) : null
}

/**
 * Compares every item of every tenant with its claim rows: same claims, places, statuses, texts and words, none for an archived item.
 * @returns the ids of items that differ, and how many were compared
 */
export async function checkIndex(system: SystemContext): Promise<{ items: number; differing: string[] }> {
  const differing: string[] = []
  let items = 0
  for (const { tenant_id, bank } of await banks(system)) {
    const ctx = system.forTenant(tenant_id)
    for (let after = FIRST; ; ) {
      const [rows] = await ctx.db.batch([nextItems(bank, after)])
      const unreadable = rows.filter((row) => expected(row) === null)
      const [found] = await ctx.db.batch([differences(rows.filter((row) => !unreadable.includes(row)))])
      differing.push(...unreadable.map((row) => citation(row.id)), ...found.map((row) => citation(row.id)))
      items += rows.length
      if (rows.length < PAGE) break
      after = rows.at(-1)!.id
    }
  }
  return { items, differing }
}

/** Items whose claim rows are not the expected ones. An item that was changed since it was read is not compared. */
function differences(rows: readonly ItemRow[]) {
  const claims = rows
    .flatMap((row) => expected(row) ?? [])
    .map((claim) => ({ ...claim, ...toLexemes(claim.snippet) }))
  const items = rows.map(({ id, version }) => ({ id, version }))
  return statement<{ id: string }>(
    sql`WITH read AS (SELECT i.subject_id, i.id FROM json_to_recordset(${JSON.stringify(items)}::json) AS r(id uuid, version int)
          JOIN experience_items i ON i.tenant_id = (SELECT neuromem_tenant()) AND i.id = r.id AND i.version = r.version),
        wanted AS (SELECT * FROM json_to_recordset(${JSON.stringify(claims)}::json)
          AS w(item_id uuid, claim_id text, position int, status text, snippet text, lexemes tsvector, length int)),
        there AS (SELECT c.* FROM read JOIN experience_claims c ON c.subject_id = read.subject_id AND c.item_id = read.id)
        SELECT DISTINCT read.id FROM wanted w FULL JOIN there t ON t.item_id = w.item_id AND t.claim_id = w.claim_id
        JOIN read ON read.id = coalesce(w.item_id, t.item_id)
        WHERE w.claim_id IS NULL OR t.claim_id IS NULL
          OR (w.position, w.status, w.snippet, w.lexemes, w.length) IS DISTINCT FROM (t.position, t.status, t.snippet, t.lexemes, t.length)
        ORDER BY read.id`,
  )
}

/**
 * Makes the claim rows of every item of every tenant anew, vectors too.
 * @returns how many items and claims were written, and the ids of items that cannot be read
 * @throws WorkError when the embedder gives no answer; what was done stays done
 */
export async function rebuildIndex(
  system: SystemContext,
): Promise<{ items: number; claims: number; unreadable: string[] }> {
  const done = { items: 0, claims: 0, unreadable: [] as string[] }
  for (const { tenant_id, bank } of await banks(system)) {
    const ctx = system.forTenant(tenant_id)
    for (let after = FIRST; ; ) {
      const { rows, claims } = await rebuildPage(ctx, bank, after)
      done.claims += claims
      done.unreadable.push(...rows.filter((row) => expected(row) === null).map((row) => citation(row.id)))
      done.items += rows.length
      if (rows.length < PAGE) break
      after = rows.at(-1)!.id
    }
  }
  return done
}

async function rebuildPage(ctx: Context, bank: string, after: string) {
  for (let attempt = 1; ; attempt += 1) {
    const [rows] = await ctx.db.batch([nextItems(bank, after)])
    const readable = rows.filter((row) => expected(row) !== null)
    if (readable.length === 0) return { rows, claims: 0 }
    const claims = await withVectors(
      ctx,
      readable.flatMap((row) => expected(row)!),
      [],
    )
    const ids = readable.map((row) => row.id)
    const guard = expectUnchanged(
      bank,
      readable.map(({ id, version }) => ({ id, version })),
    )
    try {
      await ctx.db.batch([
        lockSubject(bankSubject(bank)),
        guard,
        ...rebuildStatements(bank, ids, claims),
        ...recordCalls(ctx.ledger.take()),
      ])
      return { rows, claims: claims.length }
    } catch (error) {
      if (attempt === TRIES || !(error instanceof CoreError && error.code === 'version_conflict')) throw error
    }
  }
}
