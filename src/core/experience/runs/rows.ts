import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { MoleculeView, Run } from '../schemas.ts'

export interface RunRow {
  readonly id: string
  readonly run_id: string
  readonly bank: string
  readonly body_hash: string
  readonly output: Run['output']
  readonly feedback: Run['feedback']
  readonly used_item_ids: string[]
  readonly modifiers: string[]
  readonly trace: Run['trace']
  readonly delta_id: string | null
  readonly created_at: Date
}

export interface MoleculeRow {
  readonly name: string
  readonly status: 'resolved' | 'unresolved'
  readonly cid: number | null
  readonly canonical_smiles: string | null
  readonly inchi_key: string | null
  readonly has_cooh: boolean | null
}

export const runById = (runId: string): Statement<RunRow[]> =>
  statement<RunRow>(
    sql`SELECT r.id, r.run_id, s.external_id AS bank, r.body_hash, r.output, r.feedback, array_to_json(r.used_item_ids) AS used_item_ids,
          array_to_json(r.modifiers) AS modifiers, r.trace, r.delta_id, r.created_at
        FROM experience_runs r JOIN subjects s ON s.id = r.subject_id
        WHERE r.tenant_id = (SELECT neuromem_tenant()) AND r.run_id = ${runId}`,
  )

/** What the cache has of these names. */
export const moleculesNamed = (names: readonly string[]): Statement<MoleculeRow[]> =>
  statement<MoleculeRow>(
    sql`SELECT name, status, cid, canonical_smiles, inchi_key, has_cooh FROM molecules
        WHERE tenant_id = (SELECT neuromem_tenant()) AND name IN (SELECT json_array_elements_text(${JSON.stringify(names)}::json))`,
  )

/** What the cache has of the names of a run. */
export const moleculesOfRun = (runId: string): Statement<MoleculeRow[]> =>
  statement<MoleculeRow>(
    sql`SELECT m.name, m.status, m.cid, m.canonical_smiles, m.inchi_key, m.has_cooh
        FROM experience_runs r CROSS JOIN LATERAL unnest(r.modifiers) AS u(name)
        JOIN molecules m ON m.tenant_id = r.tenant_id AND m.name = u.name
        WHERE r.tenant_id = (SELECT neuromem_tenant()) AND r.run_id = ${runId}`,
  )

const LONGEST_NAME = 500
const ADVICE = 'No carboxylic acid group in this molecule: consider sending the run back.'

/** Whether a name can be looked up at all; a longer one is unresolved at once. */
export const isLookUpName = (name: string): boolean => name.length <= LONGEST_NAME

/** The names under `small_molecule_modifier`, a text or a list, in order. */
export function modifiersOf(output: unknown): string[] {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return []
  const given = (output as { small_molecule_modifier?: unknown }).small_molecule_modifier
  const texts = (Array.isArray(given) ? given : [given]).filter((text) => typeof text === 'string')
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

export function toRun(row: RunRow, molecules: readonly MoleculeRow[]): Run {
  return {
    run_id: row.run_id,
    bank: row.bank,
    output: row.output,
    feedback: row.feedback,
    used_item_ids: row.used_item_ids,
    trace: row.trace,
    molecules: moleculeViews(row.modifiers, molecules),
    delta_id: row.delta_id,
    created_at: row.created_at.toISOString(),
  }
}

/** One entry a modifier. Advice only where a molecule was found and has no acid group; nothing is ever a veto. */
export function moleculeViews(
  modifiers: readonly string[],
  molecules: readonly MoleculeRow[],
): MoleculeView[] {
  const byName = new Map(molecules.map((row) => [row.name, row]))
  return modifiers.map((modifier) => {
    const row = byName.get(modifier)
    return {
      modifier,
      status: row?.status ?? (isLookUpName(modifier) ? 'pending' : 'unresolved'),
      cid: row?.cid ?? null,
      canonical_smiles: row?.canonical_smiles ?? null,
      inchi_key: row?.inchi_key ?? null,
      has_cooh: row?.has_cooh ?? null,
      advice: row?.has_cooh === false ? ADVICE : null,
    }
  })
}
