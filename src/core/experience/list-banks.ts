import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { int, tenant } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { PageInput } from '../tenancy/schemas.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import type { BankList, BankSummary } from './claims/schemas.ts'

interface BankRow extends Omit<BankSummary, 'claims' | 'updated_at'> {
  readonly fact: number
  readonly hypothesis: number
  readonly conclusion: number
  readonly updated_at: Date
}

const LastName = z.tuple([PlainText])

/** The banks that have an item or a run, by name, with how much is in them. */
export async function listBanks(ctx: Context, input: PageInput): Promise<BankList> {
  const { limit, cursor } = PageInput.parse(input)
  const last = cursor === undefined ? undefined : decodeCursor(cursor, LastName)[0]
  const { banks } = await read(ctx, { banks: banksAfter(last, limit + 1) }, { replica: true })
  return page(banks, limit, (row) => [row.bank], toBank)
}

const banksAfter = (name: string | undefined, limit: number): Statement<BankRow[]> =>
  statement<BankRow>(
    sql`SELECT bank.external_id AS bank, held.items, held.archived, claims.fact, claims.hypothesis,
          claims.conclusion, recorded.runs, greatest(held.changed_at, recorded.last_at) AS updated_at
        FROM subjects bank
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE status = 'active')::int AS items,
            count(*) FILTER (WHERE status = 'archived')::int AS archived,
            max(updated_at) AS changed_at
          FROM experience_items
          WHERE subject_id = bank.id
        ) held
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE status = 'fact')::int AS fact,
            count(*) FILTER (WHERE status = 'hypothesis')::int AS hypothesis,
            count(*) FILTER (WHERE status = 'conclusion')::int AS conclusion
          FROM experience_claims
          WHERE subject_id = bank.id
        ) claims
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS runs, max(created_at) AS last_at
          FROM experience_runs
          WHERE subject_id = bank.id
        ) recorded
        WHERE bank.tenant_id = ${tenant} AND bank.kind = 'bank' AND bank.erased_at IS NULL
          AND (held.items > 0 OR held.archived > 0 OR recorded.runs > 0)
          AND ${name === undefined ? sql`true` : sql`bank.external_id > ${name} COLLATE "C"`}
        ORDER BY bank.external_id COLLATE "C"
        LIMIT ${int(limit)}`,
  )

const toBank = ({ fact, hypothesis, conclusion, updated_at, ...row }: BankRow): BankSummary => ({
  ...row,
  claims: { fact, hypothesis, conclusion },
  updated_at: updated_at.toISOString(),
})
