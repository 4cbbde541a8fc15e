import * as z from 'zod'
import { NextCursor } from '../../text/cursor.ts'
import { BankName, ItemId, Moment } from '../claims/schemas.ts'
import { DeltaId } from '../schemas.ts'

const ItemState = z.strictObject({
  status: z.enum(['active', 'archived']).meta({ description: 'Whether it is found' }),
  content: z
    .string()
    .nullable()
    .meta({ description: 'What it says, as RBMEM_CLAIMS_V1; null where it held a run that is deleted' }),
})

const Change = z.strictObject({
  item_id: ItemId,
  before: ItemState.nullable().meta({ description: 'Null for an item that was added' }),
  after: ItemState.meta({ description: 'As the learning left it' }),
})

export const Delta = z
  .strictObject({
    delta_id: DeltaId.meta({ description: 'The learning, for a rollback' }),
    run_id: z.string().meta({ description: 'The run that was learned from' }),
    bank: BankName,
    changes: z.array(Change).meta({ description: 'What became of items' }),
    rolled_back_at: Moment.nullable().meta({ description: 'When it was taken back, if it was' }),
    created_at: Moment.meta({ description: 'When it was learned' }),
  })
  .meta({ id: 'Delta' })
export type Delta = z.infer<typeof Delta>

export const DeltaList = z
  .strictObject({ items: z.array(Delta).meta({ description: 'Newest first' }), next_cursor: NextCursor })
  .meta({ id: 'DeltaList' })
export type DeltaList = z.infer<typeof DeltaList>
