import * as z from 'zod'
import { Cursor, Limit, listOf, PAGE } from '../../text/cursor.ts'
import { Flag, PlainText } from '../../text/strings.ts'

const moleculeStatuses = ['pending', 'resolved', 'unresolved'] as const

export const Molecule = z
  .strictObject({
    modifier: z.string().meta({ description: 'The name, as the run gave it' }),
    status: z.enum(moleculeStatuses).meta({
      description: 'pending: not looked up yet; unresolved: looked up, and nobody knows it',
    }),
    cid: z.int().nullable().meta({ description: "PubChem's number of the compound" }),
    canonical_smiles: z.string().nullable().meta({ description: 'The structure as SMILES' }),
    inchi_key: z.string().nullable().meta({ description: 'The structure as InChIKey' }),
    has_cooh: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether there is a carboxylic acid group; null while the structure is unknown' }),
    advice: z
      .string()
      .nullable()
      .meta({ description: 'What to consider because of the structure; never a veto' }),
  })
  .meta({ id: 'Molecule' })
export type Molecule = z.infer<typeof Molecule>

export const MoleculeInfo = Molecule.extend({
  runs: z.int().min(1).meta({ description: 'How many runs name it' }),
}).meta({ id: 'MoleculeInfo' })
export type MoleculeInfo = z.infer<typeof MoleculeInfo>

export const MoleculeList = listOf(z.array(MoleculeInfo).meta({ description: 'By name' })).meta({
  id: 'MoleculeList',
})
export type MoleculeList = z.infer<typeof MoleculeList>

export const ListMolecules = z.strictObject({
  status: z.enum(moleculeStatuses).optional().meta({ description: 'Only names that stand so' }),
  has_cooh: Flag.optional().meta({ description: 'Only structures with, or without, an acid group' }),
  limit: Limit.default(PAGE),
  cursor: Cursor,
})
export type ListMolecules = z.input<typeof ListMolecules>

export const MoleculeName = z.strictObject({
  modifier: PlainText.min(1).max(1_000).meta({ description: 'The name, as a run gave it, percent-encoded' }),
})

const Points = (description: string, otherwise: number) =>
  z.coerce.number().int().min(40).max(1_000).default(otherwise).meta({ description })

export const DrawingQuery = z.strictObject({
  w: Points('Width in points', 220),
  h: Points('Height in points', 160),
  theme: z.enum(['light', 'dark']).default('light').meta({ description: 'The paper that it stands on' }),
})

export const DrawMolecule = DrawingQuery.extend(MoleculeName.shape)
export type DrawMolecule = z.input<typeof DrawMolecule>
