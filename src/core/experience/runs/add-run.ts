import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { experience_runs } from '../../../../db/schema/experience.ts'
import { expectThat, insertRows, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import { remember } from '../../tenancy/records/idempotency.ts'
import { subjectId, upsertSubject } from '../../tenancy/records/subjects.ts'
import { hashOf } from '../../text/hash.ts'
import { runRowId } from '../claims/ids.ts'
import { bankSubject } from '../claims/rows.ts'
import { AddRun, type Feedback, type Run } from '../schemas.ts'
import {
  isLookUpName,
  type MoleculeRow,
  modifiersOf,
  moleculesNamed,
  type RunRow,
  runById,
  toRun,
} from './rows.ts'

/**
 * Records what happened in an agent's run. The same `run_id` and body again is the stored run; its molecules are looked up later.
 * @throws CoreError `run_conflict` for a known `run_id` with another body
 */
export async function addRun(ctx: Context, input: AddRun): Promise<{ run: Run; created: boolean }> {
  const row = toRow(ctx, AddRun.parse(input))
  const [[stored], molecules] = await ctx.db.batch([runById(row.run_id), moleculesNamed(row.modifiers)])
  if (stored && stored.body_hash !== row.body_hash) throw new CoreError('run_conflict', conflict(row.run_id))
  const run = toRun(stored ?? row, molecules)
  if (!stored) await insertRun(ctx, row, run)
  await lookUpLater(ctx, row, molecules)
  return { run, created: !stored }
}

const conflict = (runId: string): string => `The run ${runId} is stored with another body.`

function toRow(ctx: Context, given: ReturnType<typeof AddRun.parse>): RunRow {
  const run_id = given.run_id ?? v4()
  const body = {
    bank: given.bank,
    output: given.output,
    feedback: filledIn(given.feedback),
    used_item_ids: given.used_item_ids ?? [],
    trace: given.trace ?? null,
  }
  return {
    id: runRowId(ctx.tenant_id, run_id),
    run_id,
    ...body,
    body_hash: hashOf(sortedJson(body)),
    modifiers: modifiersOf(given.output),
    delta_id: null,
    created_at: ctx.clock.now(),
  }
}

const filledIn = (feedback: Feedback): Run['feedback'] => ({
  products: feedback.products?.map((product) => ({ ...product, fraction: product.fraction ?? null })) ?? null,
  pros: feedback.pros ?? null,
  cons: feedback.cons ?? null,
  other: feedback.other ?? null,
})

/** JSON with sorted keys: two bodies are the same whatever the order of their keys. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sortedJson(inner)}`).join(',')}}`
}

/** The run's id is the tenant's, the row is the bank's: a lock on the id keeps two banks from taking it at once. */
async function insertRun(ctx: Context, { bank, ...row }: RunRow, run: Run): Promise<void> {
  const subject = bankSubject(bank)
  await ctx.db.batch([
    upsertSubject(subject, row.created_at),
    statement(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify([ctx.tenant_id, 'run', row.run_id])}, 0))`,
    ),
    expectThat(
      sql`NOT EXISTS (SELECT FROM experience_runs WHERE tenant_id = (SELECT neuromem_tenant()) AND run_id = ${row.run_id}
        AND body_hash <> ${row.body_hash})`,
      'run_conflict',
      conflict(row.run_id),
    ),
    insertRows(experience_runs, [row], {
      fixed: { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(subject) },
      onConflict: sql`ON CONFLICT DO NOTHING`,
    }),
    ...remember(ctx, 201, run),
  ])
}

/** A message that is lost loses nothing: the names stay pending, and a later run with them asks again. */
async function lookUpLater(ctx: Context, row: RunRow, known: readonly MoleculeRow[]): Promise<void> {
  const names = new Set(known.map((molecule) => molecule.name))
  if (row.modifiers.every((name) => names.has(name) || !isLookUpName(name))) return
  try {
    await ctx.dispatcher.dispatch([
      { kind: 'molecules', tenant_id: ctx.tenant_id, bank: row.bank, run_id: row.run_id },
    ])
  } catch (error) {
    ctx.log.error('dispatch_failed', { messages: 1, error: error instanceof Error ? error.name : 'unknown' })
  }
}
