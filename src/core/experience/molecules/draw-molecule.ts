import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { hashOf } from '../../text/hash.ts'
import { drawStructure } from './cooh.ts'
import { moleculesNamed } from './rows.ts'
import { DrawMolecule } from './schemas.ts'

/**
 * A molecule as SVG, and the tag of just this drawing.
 * @throws CoreError `not_found` for a name that is unknown, pending or unresolved
 */
export async function drawMolecule(
  ctx: Context,
  input: DrawMolecule,
): Promise<{ readonly svg: string; readonly tag: string }> {
  const { modifier, w, h, theme } = DrawMolecule.parse(input)
  const { molecules } = await read(ctx, { molecules: moleculesNamed([modifier]) })
  const [molecule] = molecules
  const smiles = molecule?.canonical_smiles
  const svg = smiles ? await drawStructure(smiles, { w, h, theme }) : null
  if (!smiles || svg === null)
    throw new CoreError('not_found', `There is no structure of ${modifier.slice(0, 80)}.`)
  const structure = molecule.inchi_key ?? hashOf(smiles)
  return { svg, tag: `"${structure}-${w}x${h}-${theme}"` }
}
