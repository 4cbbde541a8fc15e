import { sql } from 'drizzle-orm'
import { molecules } from '../../../../db/schema/experience.ts'
import { tenant } from '../../../../db/sql.ts'
import { insertRows, type Statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { WorkError } from '../../errors.ts'
import type { MoleculeSource } from '../../ports.ts'
import { runById } from '../runs/rows.ts'
import { hasCooh } from './cooh.ts'
import { isLookUpName, type MoleculeRow, moleculesOfRun } from './rows.ts'

const LOOK_UP_MS = 60_000
/** When so many look-ups in a row get no answer, the source is away: the rest stays pending. */
const FAILURES_IN_A_ROW = 3

/**
 * Looks up the molecules of a run that the cache does not have, and keeps the answers. A look-up that fails
 * is no answer: it is not kept, and a later run with that name asks again. Unknown runs and repeats do
 * nothing.
 */
export async function resolveMolecules(
  ctx: Context,
  source: MoleculeSource,
  input: { readonly run_id: string },
): Promise<{ resolved: number; unresolved: number; failed: number }> {
  const { runs, known } = await read(ctx, {
    runs: runById(input.run_id),
    known: moleculesOfRun(input.run_id),
  })
  const names = new Set(runs[0]?.modifiers.filter(isLookUpName))
  for (const row of known) names.delete(row.name)
  const { found, failed } = await lookUp(ctx, source, [...names])
  if (found.length > 0) await write(ctx, { kept: keep(found, ctx.clock.now()) }, { on: 'tenant' })
  const resolved = found.filter((row) => row.status === 'resolved').length
  return { resolved, unresolved: found.length - resolved, failed }
}

/** In the order of the names: two runs with the same ones meet. */
function keep(found: readonly MoleculeRow[], now: Date): Statement {
  const rows = found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return insertRows(
    molecules,
    rows.map((row) => ({ ...row, resolved_at: now })),
    { fixed: { tenant_id: tenant }, onConflict: sql`ON CONFLICT DO NOTHING` },
  )
}

async function lookUp(ctx: Context, source: MoleculeSource, names: readonly string[]) {
  const found: MoleculeRow[] = []
  let failed = 0
  let inARow = 0
  for (const name of names) {
    if (inARow >= FAILURES_IN_A_ROW) break
    try {
      found.push(await answered(source, name))
      inARow = 0
    } catch (error) {
      if (!(error instanceof WorkError)) throw error
      failed += 1
      inARow += 1
      ctx.log.error('molecule_look_up_failed', { code: error.code })
    }
  }
  return { found, failed }
}

async function answered(source: MoleculeSource, name: string): Promise<MoleculeRow> {
  const record = await source.find(name, AbortSignal.timeout(LOOK_UP_MS))
  if (typeof record === 'string') {
    return { name, status: 'unresolved', cid: null, canonical_smiles: null, inchi_key: null, has_cooh: null }
  }
  return { name, status: 'resolved', ...record, has_cooh: await hasCooh(record.canonical_smiles) }
}
