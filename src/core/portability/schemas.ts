import * as z from 'zod'
import { DeleteOptions } from '../forgetting/schemas.ts'
import { ExternalId } from '../text/strings.ts'

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
