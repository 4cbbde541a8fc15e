/** Loaded when the first molecule asks: the library is a chunk of its own and costs nothing until then. */
const load = () => import('openchemlib')
type Chemistry = Awaited<ReturnType<typeof load>>

const ACID = '[CX3](=O)[OX2H1]'
/** Drawing and stereo would cost 5 ms a molecule; the match needs neither. */
const PLAIN = { noCoordinates: true, noStereo: true }

/**
 * Whether a molecule has a carboxylic acid group, by substructure match; null for a SMILES that the library
 * cannot read.
 */
export async function hasCooh(smiles: string): Promise<boolean | null> {
  const chemistry = await load()
  const searcher = new chemistry.SSSearcher()
  searcher.setFragment(acid(chemistry))
  try {
    const molecule = new chemistry.SmilesParser().parseMolecule(smiles, PLAIN)
    if (molecule.getAllAtoms() === 0) return null
    searcher.setMolecule(molecule)
  } catch {
    return null
  }
  return searcher.isFragmentInMolecule()
}

function acid({ SmilesParser }: Chemistry) {
  const fragment = new SmilesParser({ smartsMode: 'smarts' }).parseMolecule(ACID, PLAIN)
  fragment.setFragment(true)
  return fragment
}
