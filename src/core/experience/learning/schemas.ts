import * as z from 'zod'
import { listOf } from '../../text/cursor.ts'
import { BankName, ClaimId, ItemId, Moment } from '../claims/schemas.ts'
import { verdictEffects, verdicts } from '../claims/states.ts'
import { DeltaId, ItemContent, RunId } from '../schemas.ts'

export const LearnBody = z
  .strictObject({
    dry_run: z
      .boolean()
      .default(false)
      .meta({ description: 'Only answer what would be proposed, dropped and judged' }),
  })
  .meta({ id: 'LearnExperience' })
export const Learn = LearnBody.extend({ run_id: RunId })
export type Learn = z.input<typeof Learn>

const ProposalKind = z
  .enum(['add', 'update'])
  .meta({ description: 'A new item, or another content of one that is there' })
const CandidateId = ItemId.nullable().meta({ description: 'The item to be updated; null for an add' })

const AcceptedProposal = z.strictObject({
  kind: ProposalKind,
  mem_id: CandidateId,
  content: ItemContent.nullable().meta({
    description: 'What it says, as RBMEM_CLAIMS_V1; null where it held a run that is deleted',
  }),
})

const DroppedProposal = z.strictObject({
  kind: ProposalKind,
  mem_id: CandidateId,
  code: z.string().meta({ description: 'The gate that refused it, or not_a_candidate' }),
  detail: z.string().meta({ description: 'What is wrong, for a person' }),
})

const AppliedVerdict = z.strictObject({
  mem_id: ItemId,
  claim_id: ClaimId,
  verdict: z.enum(verdicts).meta({ description: 'What the run says of the claim' }),
  clearly_wrong: z.boolean().meta({ description: 'Whether the run shows that it cannot be so' }),
  outcome: z.enum(verdictEffects).meta({ description: 'What that did to the claim' }),
})

export const Learned = z
  .strictObject({
    delta_id: DeltaId.nullable().meta({
      description: 'Names the learning, for a rollback; null for a dry run',
    }),
    run_id: RunId,
    added: z.array(ItemId).meta({ description: 'Items that are new' }),
    updated: z.array(ItemId).meta({ description: 'Items with another content' }),
    archived: z.array(ItemId).meta({ description: 'Items that have no claim left' }),
    proposals: z
      .array(AcceptedProposal)
      .meta({ description: 'What the model proposed and passed the gates' }),
    dropped: z.array(DroppedProposal).meta({ description: 'What did not' }),
    verdicts: z.array(AppliedVerdict).meta({ description: 'What the run says of claims that are there' }),
  })
  .meta({ id: 'Learned' })
export type Learned = z.infer<typeof Learned>

export const DeltaRef = z.strictObject({
  id: z.string().max(256).meta({ description: 'The `delta_id` of a learning' }),
})
export type DeltaRef = z.infer<typeof DeltaRef>

export const RolledBack = z
  .strictObject({
    delta_id: DeltaId.meta({ description: 'The learning that was rolled back' }),
    run_id: RunId,
    restored: z.array(ItemId).meta({ description: 'Items with the content and status they had before' }),
    archived: z.array(ItemId).meta({ description: 'Items that the learning had added' }),
    rolled_back_at: Moment.meta({ description: 'When; a second rollback answers the first time' }),
  })
  .meta({ id: 'RolledBack' })
export type RolledBack = z.infer<typeof RolledBack>

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

export const DeltaList = listOf(z.array(Delta).meta({ description: 'Newest first' })).meta({
  id: 'DeltaList',
})
export type DeltaList = z.infer<typeof DeltaList>
