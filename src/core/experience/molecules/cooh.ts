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
  const molecule = read(chemistry, smiles, PLAIN)
  return molecule && matcher(chemistry, molecule).isFragmentInMolecule()
}

/** How a structure is drawn: points on the paper, and on which paper. */
export interface Drawing {
  readonly w: number
  readonly h: number
  readonly theme: 'light' | 'dark'
}

/** Black is the drawing's only colour besides that of the match. */
const INK = { light: 'rgb(0,0,0)', dark: 'rgb(235,235,235)' }
/** Shapes that the library adds for a page that listens to the mouse, and styles that are for them. */
const FOR_THE_MOUSE = /^.*(?:class="event".*|<style>.*<\/style>.*)\n/gmu
const SAID_ONCE = 'font-family="sans-serif" stroke-linecap="round" stroke-linejoin="round"'

/**
 * The structure as SVG, the atoms of its acid groups in a colour that nothing else has; null for a SMILES
 * that the library cannot read.
 */
export async function drawStructure(smiles: string, { w, h, theme }: Drawing): Promise<string | null> {
  const chemistry = await load()
  const molecule = read(chemistry, smiles, {})
  if (!molecule) return null
  const searcher = matcher(chemistry, molecule)
  const matches = searcher.findFragmentInMolecule() > 0 ? searcher.getMatchList() : []
  for (const atom of matches.flat()) molecule.setAtomColor(atom, chemistry.Molecule.cAtomColorMagenta)
  const drawn = molecule.toSVG(w, h, 'structure', {
    noImplicitAtomLabelColors: true,
    suppressChiralText: true,
    suppressCIPParity: true,
    suppressESR: true,
  })
  return drawn
    .replace(FOR_THE_MOUSE, '')
    .replace('<svg id="structure"', `<svg data-cooh="${matches.length > 0}" ${SAID_ONCE}`)
    .replaceAll(INK.light, INK[theme])
    .trim()
}

type Structure = InstanceType<Chemistry['Molecule']>

function read({ SmilesParser }: Chemistry, smiles: string, how: object): Structure | null {
  try {
    const molecule = new SmilesParser().parseMolecule(smiles, how)
    return molecule.getAllAtoms() === 0 ? null : molecule
  } catch {
    return null
  }
}

function matcher(chemistry: Chemistry, molecule: Structure) {
  const searcher = new chemistry.SSSearcher()
  searcher.setFragment(acid(chemistry))
  searcher.setMolecule(molecule)
  return searcher
}

function acid({ SmilesParser }: Chemistry) {
  const fragment = new SmilesParser({ smartsMode: 'smarts' }).parseMolecule(ACID, PLAIN)
  fragment.setFragment(true)
  return fragment
}
