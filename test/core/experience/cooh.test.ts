import { expect, test } from 'vitest'
import { hasCooh } from '../../../src/core/experience/molecules/cooh.ts'

const acids = [
  ['formic acid', 'C(=O)O'],
  ['acetic acid', 'CC(=O)O'],
  ['acetic acid, hydrogens written', '[H]OC(=O)C'],
  ['trifluoroacetic acid', 'OC(=O)C(F)(F)F'],
  ['acrylic acid', 'C=CC(=O)O'],
  ['propiolic acid', 'C#CC(=O)O'],
  ['pyruvic acid', 'CC(=O)C(=O)O'],
  ['lactic acid', 'CC(O)C(=O)O'],
  ['L-lactic acid, with stereo', 'C[C@H](O)C(=O)O'],
  ['oxalic acid', 'OC(=O)C(=O)O'],
  ['succinic acid', 'OC(=O)CCC(=O)O'],
  ['fumaric acid, with stereo', 'OC(=O)/C=C/C(=O)O'],
  ['citric acid', 'OC(=O)CC(O)(C(=O)O)CC(=O)O'],
  ['tartaric acid', 'OC(C(O)C(=O)O)C(=O)O'],
  ['benzoic acid', 'OC(=O)c1ccccc1'],
  ['benzoic acid, Kekulé', 'C1=CC=C(C=C1)C(=O)O'],
  ['terephthalic acid', 'OC(=O)c1ccc(cc1)C(=O)O'],
  ['2-aminoterephthalic acid', 'Nc1cc(ccc1C(=O)O)C(=O)O'],
  ['trimesic acid', 'OC(=O)c1cc(cc(c1)C(=O)O)C(=O)O'],
  ['salicylic acid', 'OC(=O)c1ccccc1O'],
  ['aspirin: an ester beside the acid', 'CC(=O)Oc1ccccc1C(=O)O'],
  ['4-formylbenzoic acid', 'O=Cc1ccc(cc1)C(=O)O'],
  ['nicotinic acid', 'OC(=O)c1cccnc1'],
  ['glycine', 'NCC(=O)O'],
  ['glycine hydrochloride', 'NCC(=O)O.Cl'],
  ['glutamic acid', 'NC(CCC(=O)O)C(=O)O'],
  ['EDTA', 'OC(=O)CN(CCN(CC(=O)O)CC(=O)O)CC(=O)O'],
  ['ibuprofen', 'CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
  ['oleic acid', 'CCCCCCCC/C=C\\CCCCCCCC(=O)O'],
  ['monomethyl oxalate: half an ester', 'COC(=O)C(=O)O'],
  ['potassium hydrogen phthalate: half a salt', 'OC(=O)c1ccccc1C(=O)[O-].[K+]'],
  ['acetic acid with triethylamine: two components', 'CC(=O)O.CCN(CC)CC'],
  ['benzoic acid with water', 'O.OC(=O)c1ccccc1'],
  ['peracetic acid with acetic acid', 'CC(=O)OO.CC(=O)O'],
] as const

const others = [
  ['sodium acetate', 'CC(=O)[O-].[Na+]'],
  ['zinc acetate', 'CC(=O)[O-].CC(=O)[O-].[Zn+2]'],
  ['sodium benzoate with methanol: two components', '[Na+].[O-]C(=O)c1ccccc1.CO'],
  ['glycine as a zwitterion', '[NH3+]CC(=O)[O-]'],
  ['methyl acetate', 'COC(C)=O'],
  ['ethyl benzoate', 'CCOC(=O)c1ccccc1'],
  ['aspirin methyl ester', 'CC(=O)Oc1ccccc1C(=O)OC'],
  ['gamma-butyrolactone', 'O=C1CCCO1'],
  ['acetic anhydride', 'CC(=O)OC(C)=O'],
  ['maleic anhydride', 'O=C1OC(=O)C=C1'],
  ['phthalic anhydride', 'O=C1OC(=O)c2ccccc12'],
  ['acetamide', 'CC(N)=O'],
  ['benzamide', 'NC(=O)c1ccccc1'],
  ['urea', 'NC(N)=O'],
  ['dimethylformamide', 'CN(C)C=O'],
  ['paracetamol', 'CC(=O)Nc1ccc(O)cc1'],
  ['acetohydroxamic acid', 'CC(=O)NO'],
  ['N-hydroxysuccinimide', 'ON1C(=O)CCC1=O'],
  ['peracetic acid', 'CC(=O)OO'],
  ['meta-chloroperbenzoic acid', 'OOC(=O)c1cccc(Cl)c1'],
  ['diacetyl peroxide', 'CC(=O)OOC(C)=O'],
  ['thioacetic acid', 'CC(=O)S'],
  ['thioacetic O-acid', 'CC(=S)O'],
  ['acetyl chloride', 'CC(=O)Cl'],
  ['diethyl carbonate', 'CCOC(=O)OCC'],
  ['carbon dioxide', 'O=C=O'],
  ['acetaldehyde', 'CC=O'],
  ['acetone', 'CC(C)=O'],
  ['acetylacetone', 'CC(=O)CC(C)=O'],
  ['ethanol', 'CCO'],
  ['phenol', 'Oc1ccccc1'],
  ['glucose', 'OCC1OC(O)C(O)C(O)C1O'],
  ['ascorbic acid: an acid by name', 'OCC(O)C1OC(=O)C(O)=C1O'],
  ['squaric acid', 'OC1=C(O)C(=O)C1=O'],
  ['picric acid', 'Oc1c(cc(cc1[N+](=O)[O-])[N+](=O)[O-])[N+](=O)[O-]'],
  ['methanesulfonic acid', 'CS(=O)(=O)O'],
  ['methylphosphonic acid', 'CP(=O)(O)O'],
  ['phenylboronic acid', 'OB(O)c1ccccc1'],
  ['2-methylimidazole', 'Cc1ncc[nH]1'],
  ['triethylamine', 'CCN(CC)CC'],
  ['water', 'O'],
] as const

test(`there are enough of them: ${acids.length + others.length}`, () => {
  expect(acids.length + others.length).toBeGreaterThanOrEqual(60)
})

test.each(acids)('%s has an acid group', async (_name, smiles) => {
  expect(await hasCooh(smiles)).toBe(true)
})

test.each(others)('%s has none', async (_name, smiles) => {
  expect(await hasCooh(smiles)).toBe(false)
})

test.each(['', 'not a molecule((', 'C1CC'])('%j is no SMILES: nothing is said', async (smiles) => {
  expect(await hasCooh(smiles)).toBeNull()
})
