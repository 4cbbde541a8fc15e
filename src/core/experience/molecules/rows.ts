import { sql } from 'drizzle-orm'
import { tenant, texts } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Molecule } from './schemas.ts'

/** What the tenant's table knows of a name. */
export interface MoleculeRow {
  readonly name: string
  readonly status: 'resolved' | 'unresolved'
  readonly cid: number | null
  readonly canonical_smiles: string | null
  readonly inchi_key: string | null
  readonly has_cooh: boolean | null
}

const COLUMNS = sql`molecule.name, molecule.status, molecule.cid, molecule.canonical_smiles,
  molecule.inchi_key, molecule.has_cooh`

/** What is known of these names. */
export const moleculesNamed = (names: readonly string[]): Statement<MoleculeRow[]> =>
  statement<MoleculeRow>(
    sql`SELECT ${COLUMNS}
        FROM molecules molecule
        WHERE molecule.tenant_id = ${tenant} AND molecule.name IN (SELECT unnest(${texts(names)}))`,
  )

/** What is known of the names of a run. */
export const moleculesOfRun = (runId: string): Statement<MoleculeRow[]> =>
  statement<MoleculeRow>(
    sql`SELECT ${COLUMNS}
        FROM experience_runs run
        CROSS JOIN LATERAL unnest(run.modifiers) AS modifier(name)
        JOIN molecules molecule ON molecule.tenant_id = run.tenant_id AND molecule.name = modifier.name
        WHERE run.tenant_id = ${tenant} AND run.run_id = ${runId}`,
  )

/** PubChem knows no longer name, in UTF-16 units. */
export const LONGEST_NAME = 500
const ADVICE = 'No carboxylic acid group in this molecule: consider sending the run back.'

/** Whether a name can be looked up at all; a longer one is unresolved at once. */
export const isLookUpName = (name: string): boolean => name.length <= LONGEST_NAME

/**
 * One entry a modifier. Advice only where a molecule was found and has no acid group; nothing is ever a veto.
 */
export function toMolecules(modifiers: readonly string[], rows: readonly MoleculeRow[]): Molecule[] {
  const byName = new Map(rows.map((row) => [row.name, row]))
  return modifiers.map((modifier) => toMolecule(modifier, byName.get(modifier)))
}

/** A name that nobody looked up yet is `pending`, or `unresolved` where it is none to look up. */
export function toMolecule(modifier: string, row: MoleculeRow | undefined): Molecule {
  return {
    modifier,
    status: row?.status ?? (isLookUpName(modifier) ? 'pending' : 'unresolved'),
    cid: row?.cid ?? null,
    canonical_smiles: row?.canonical_smiles ?? null,
    inchi_key: row?.inchi_key ?? null,
    has_cooh: row?.has_cooh ?? null,
    advice: row?.has_cooh === false ? ADVICE : null,
  }
}
