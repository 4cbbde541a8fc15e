import { sql } from 'drizzle-orm'
import { molecules } from '../../../../db/schema/experience.ts'
import { tenant } from '../../../../db/sql.ts'
import { insertRows, type Statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { WorkError } from '../../errors.ts'
import { limitOf } from '../../models/time-limit.ts'
import type { MoleculeSource } from '../../ports.ts'
import { by } from '../../text/order.ts'
import { runById } from '../runs/rows.ts'
import { hasCooh } from './cooh.ts'
import { isLookUpName, type MoleculeRow, moleculesOfRun } from './rows.ts'

const LOOK_UP_MS = 60_000
/** When so many look-ups in a row get no answer, the source is away: the rest stays pending. */
const FAILURES_IN_A_ROW = 3

/** A turn: then it is another tenant's. */
const NAMES_A_TURN = 10
const TURN_MS = 5_000
/** From a run's first turn to the end of its last; what is left then stays pending. */
const RUN_MS = 600_000

export interface Asked {
  readonly run_id: string
  readonly bank?: string
  readonly at?: number
  readonly since?: string
}

/**
 * Looks up the molecules of a run that the cache does not have, as many as one turn holds, and keeps the
 * answers; the rest is handed on, behind whoever waits. A look-up that fails is no answer: it is not kept,
 * and a later run with that name asks again. Unknown runs and repeats do nothing.
 */
export async function resolveMolecules(
  ctx: Context,
  source: MoleculeSource,
  input: Asked,
): Promise<{ resolved: number; unresolved: number; failed: number }> {
  const { runs, known } = await read(ctx, {
    runs: runById(input.run_id),
    known: moleculesOfRun(input.run_id),
  })
  const all = [...new Set(runs[0]?.modifiers.filter(isLookUpName))]
  const has = new Set(known.map(({ name }) => name))
  const { at = 0, since = ctx.clock.now().toISOString() } = input
  const until = Date.parse(since) + RUN_MS
  const { found, failed, reached } = await lookUp(ctx, source, all, { at, has, until })
  if (found.length > 0) await write(ctx, { kept: keep(found, ctx.clock.now()) }, { on: 'tenant' })
  if (reached < all.length && ctx.clock.now().getTime() < until)
    await goOn(ctx, { ...input, at: reached, since })
  const resolved = found.filter((row) => row.status === 'resolved').length
  return { resolved, unresolved: found.length - resolved, failed }
}

async function goOn(ctx: Context, { run_id, bank = '', at = 0, since = '' }: Asked): Promise<void> {
  const { tenant_id } = ctx
  await ctx.dispatcher.dispatch([{ kind: 'molecules', tenant_id, bank, run_id, at, since }])
}

/** In the order of the names: two runs with the same ones meet. */
function keep(found: readonly MoleculeRow[], now: Date): Statement {
  const rows = found.toSorted(by(({ name }) => name))
  return insertRows(
    molecules,
    rows.map((row) => ({ ...row, resolved_at: now })),
    { fixed: { tenant_id: tenant }, onConflict: sql`ON CONFLICT DO NOTHING` },
  )
}

async function lookUp(
  ctx: Context,
  source: MoleculeSource,
  names: readonly string[],
  { at, has, until }: { readonly at: number; readonly has: ReadonlySet<string>; readonly until: number },
) {
  const found: MoleculeRow[] = []
  const started = ctx.clock.now().getTime()
  let failed = 0
  let inARow = 0
  let asked = 0
  let reached = at
  for (; reached < names.length; reached += 1) {
    const name = names[reached]!
    if (has.has(name)) continue
    const now = ctx.clock.now().getTime()
    if (asked >= NAMES_A_TURN || now - started >= TURN_MS || now >= until) break
    // The source is away: nobody waits for the rest.
    if (inARow >= FAILURES_IN_A_ROW) return { found, failed, reached: names.length }
    asked += 1
    try {
      found.push(await answered(source, name, Math.min(LOOK_UP_MS, until - now)))
      inARow = 0
    } catch (error) {
      if (!(error instanceof WorkError)) throw error
      failed += 1
      inARow += 1
      ctx.log.error('molecule_look_up_failed', { code: error.code })
    }
  }
  return { found, failed, reached }
}

async function answered(source: MoleculeSource, name: string, ms: number): Promise<MoleculeRow> {
  const limit = limitOf(ms)
  const record = await source.find(name, limit.signal).finally(limit.clear)
  if (typeof record === 'string') {
    return { name, status: 'unresolved', cid: null, canonical_smiles: null, inchi_key: null, has_cooh: null }
  }
  return { name, status: 'resolved', ...record, has_cooh: await hasCooh(record.canonical_smiles) }
}
