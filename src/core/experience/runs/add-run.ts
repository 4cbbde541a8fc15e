import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import type * as z from 'zod'
import { experience_runs } from '../../../../db/schema/experience.ts'
import { advisoryLock, tenant } from '../../../../db/sql.ts'
import { expectThat, insertRows, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { type Outcome, outcome } from '../../outcome.ts'
import { ownedBy, upsertSubject } from '../../tenancy/records/subjects.ts'
import { hashOf } from '../../text/hash.ts'
import { by } from '../../text/order.ts'
import { runRowId } from '../claims/ids.ts'
import { bankSubject } from '../claims/rows.ts'
import { modifiersOf } from '../molecules/modifiers.ts'
import { isLookUpName, type MoleculeRow, moleculesNamed } from '../molecules/rows.ts'
import { type RunRow, runById, type StoredFeedback, toRun } from './rows.ts'
import { AddRun, type Feedback, type Run } from './schemas.ts'

/**
 * Records what happened in an agent's run. The same `run_id` and body again is the stored run (`repeated`);
 * its molecules are looked up later.
 * @throws CoreError `run_conflict` for a known `run_id` with another body
 */
export async function addRun(ctx: Context, input: AddRun): Promise<Outcome<'created' | 'repeated', Run>> {
  const row = toRow(ctx, AddRun.parse(input))
  const { runs, molecules } = await read(ctx, {
    runs: runById(row.run_id),
    molecules: moleculesNamed(row.modifiers),
  })
  const [stored] = runs
  if (stored && stored.body_hash !== row.body_hash) throw new CoreError('run_conflict', conflict(row.run_id))
  const run = toRun(stored ?? row, molecules)
  const answer = outcome(stored ? 'repeated' : 'created', run)
  if (!stored) await insertRun(ctx, row, answer)
  await lookUpLater(ctx, row, molecules)
  return answer
}

const conflict = (runId: string): string => `The run ${runId} is stored with another body.`

function toRow(ctx: Context, given: z.output<typeof AddRun>): RunRow {
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

/**
 * General names have a key only when they were given: the same body is the same run as before there were any.
 */
const filledIn = ({ outcome, measurements, ...feedback }: Feedback): StoredFeedback => ({
  ...(outcome !== null && outcome !== undefined && { outcome }),
  ...(measurements && { measurements: measurements.map((one) => ({ ...one, unit: one.unit ?? null })) }),
  products: feedback.products?.map((product) => ({ ...product, fraction: product.fraction ?? null })) ?? null,
  pros: feedback.pros ?? null,
  cons: feedback.cons ?? null,
  other: feedback.other ?? null,
})

/** JSON with sorted keys: two bodies are the same whatever the order of their keys. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(by(([key]) => key))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sortedJson(inner)}`).join(',')}}`
}

/**
 * The run's id is the tenant's, the row is the bank's: a lock on the id keeps two banks from taking it at
 * once.
 */
async function insertRun(
  ctx: Context,
  { bank, ...row }: RunRow,
  keeps: Outcome<'created' | 'repeated', Run>,
): Promise<void> {
  const subject = bankSubject(bank)
  await write(
    ctx,
    {
      sameBody: expectThat(
        sql`NOT EXISTS (
          SELECT FROM experience_runs
          WHERE tenant_id = ${tenant} AND run_id = ${row.run_id} AND body_hash <> ${row.body_hash})`,
        'run_conflict',
        conflict(row.run_id),
      ),
      stored: insertRows(experience_runs, [row], {
        fixed: ownedBy(subject),
        onConflict: sql`ON CONFLICT DO NOTHING`,
      }),
    },
    {
      on: [upsertSubject(subject, row.created_at), statement(advisoryLock(ctx.tenant_id, 'run', row.run_id))],
      keeps,
    },
  )
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
