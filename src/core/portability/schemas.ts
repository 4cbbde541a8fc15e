import * as z from 'zod'
import { DeleteOptions } from '../forgetting/schemas.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, Json, textOf } from '../text/strings.ts'

const OfUser = z.strictObject({
  user_id: ExternalId.meta({ description: 'The user, as the application names them' }),
})
export const EraseUser = OfUser.extend(DeleteOptions.shape)
export type EraseUser = z.infer<typeof EraseUser>
export const ExportUser = OfUser
export type ExportUser = z.infer<typeof ExportUser>
export const ExportBank = z.strictObject({
  bank: ExternalId.meta({ description: 'The bank, as the application names it' }),
})
export type ExportBank = z.infer<typeof ExportBank>
export const ExportProject = z.strictObject({
  project_id: ExternalId.meta({ description: 'The project, as the application names it' }),
})
export type ExportProject = z.infer<typeof ExportProject>

export const Imported = z
  .strictObject({
    user_id: z.string().meta({ description: 'The user, as the application names them' }),
    rows: z
      .record(z.string(), z.int())
      .meta({ description: 'Rows stored now, by kind; those that were there already do not count' }),
    rejected: z
      .record(z.string(), z.int())
      .meta({ description: 'Lines that were refused, by reason: forgotten' }),
  })
  .meta({ id: 'Imported' })
export type Imported = z.infer<typeof Imported>

export const Erased = z
  .strictObject({
    user_id: z.string().meta({ description: 'Who it was' }),
    erased_at: z.iso
      .datetime()
      .meta({ description: 'When the name was taken away; nothing was found from then on' }),
    rows: z.record(z.string(), z.int()).meta({ description: 'Rows erased, by table' }),
    receipt: z.uuid().meta({ description: 'Names the erasure in the record that stays' }),
  })
  .meta({ id: 'Erased' })
export type Erased = z.infer<typeof Erased>

const LONGEST_WORD = 64
const MOST_JOBS = 1_000
const Count = (description: string) => z.int().min(0).meta({ description })
const Counts = z.record(textOf(LONGEST_WORD), z.int().min(0))

/** What an importer says at its end: numbers, ids and closed words, none of what was imported. */
export const ImportReport = z
  .strictObject({
    source: textOf(LONGEST_WORD).nullable().meta({ description: 'Which product the export is of' }),
    version: textOf(LONGEST_WORD).nullable().meta({ description: 'Of the parser, or of the export’s form' }),
    mode: z.enum(['turns', 'derive', 'preserve']).meta({ description: 'How it was imported' }),
    done: z.boolean().meta({ description: 'Whether it came to its end' }),
    position: Json.meta({ description: 'Where it stands; not kept' }),
    read: Count('Items of the source'),
    kept: Count('Items that were taken'),
    imported: z
      .strictObject({
        turns: Count('Turns stored'),
        memories: Count('Memories stored'),
        relations: Count('Relations stored'),
      })
      .partial()
      .meta({ description: 'What is new' }),
    existing: Count('What was there already'),
    skipped: Counts.meta({ description: 'Items that were left out, by reason' }),
    relations_unmapped: Count('Relations without an edge'),
    incomplete: z
      .strictObject({ expected: Count('Items that it said it had'), found: Count('Items that it had') })
      .nullable()
      .meta({ description: 'What the export lacks' }),
    first_at: GivenMoment.nullable().meta({ description: 'The earliest time in it' }),
    last_at: GivenMoment.nullable().meta({ description: 'The latest time in it' }),
    tokens: Count('Of the texts, roughly'),
    jobs_failed: z.array(z.uuid()).max(MOST_JOBS).meta({ description: 'Jobs that did not succeed' }),
    estimate: z
      .strictObject({
        turns: Count('Turns to send'),
        model_calls: Count('Calls of a model'),
        tokens: Count('Tokens that they would read'),
      })
      .nullable()
      .meta({ description: 'Of a dry run' }),
  })
  .partial()
  .meta({ id: 'ImportReport' })

export const AddImport = ImportReport.extend({ user_id: ExternalId })
export type AddImport = z.infer<typeof AddImport>

export const ImportNoted = z
  .strictObject({
    id: z.uuid().meta({ description: 'Names the import in the feed of events' }),
    at: z.iso.datetime().meta({ description: 'When it was noted' }),
  })
  .meta({ id: 'ImportNoted' })
export type ImportNoted = z.infer<typeof ImportNoted>
