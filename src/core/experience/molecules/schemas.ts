import * as z from 'zod'

export const moleculeStatuses = ['pending', 'resolved', 'unresolved'] as const

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
