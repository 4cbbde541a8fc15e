import * as z from 'zod'
import { Cursor, Limit, listOf } from '../../text/cursor.ts'
import { ExternalId, Json, PlainText } from '../../text/strings.ts'
import { claimStatuses } from './claim.ts'

export const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })
export const Bank = ExternalId.default('default').meta({
  description: 'Banks separate domains inside a tenant',
})
export const BankName = z.string().meta({ description: 'The bank that it belongs to' })
export const ItemId = z
  .string()
  .max(512)
  .meta({ description: 'mem:<uuid>; given, the prefix may be left out' })
export const ClaimId = z.string().meta({ description: 'The claim inside its item' })
export const ClaimStatusField = z.enum(claimStatuses).meta({
  description: 'fact: observed; hypothesis: supposed; conclusion: supported by two runs or more',
})

const Tally = z.strictObject({
  count: z.int().min(0).meta({ description: 'How many runs' }),
  run_ids: z.array(z.string()).meta({ description: 'Which runs' }),
})

/** A claim as the API shows it, so that no client reads RBMEM_CLAIMS_V1. */
export const ClaimInfo = z
  .strictObject({
    item_id: ItemId,
    bank: BankName,
    claim_id: ClaimId,
    status: ClaimStatusField,
    summary: z.string().meta({ description: 'The claim in a sentence' }),
    facts: Json.meta({ description: 'What the runs were, by code; null without' }),
    inference: Json.meta({ description: 'What is concluded, the summary among it' }),
    constraint: Json.meta({ description: 'What to avoid or keep to; null without' }),
    conditions: z.array(z.string()).meta({ description: 'When it holds' }),
    limitations: z.array(z.string()).meta({ description: 'What it does not say' }),
    support: Tally.meta({ description: 'Runs that spoke for it' }),
    contra: Tally.meta({ description: 'Runs that spoke against it' }),
    updated_at: Moment.meta({ description: 'When its item changed last' }),
  })
  .meta({ id: 'Claim' })
export type ClaimInfo = z.infer<typeof ClaimInfo>

export const ClaimList = listOf(
  z.array(ClaimInfo).meta({ description: 'In the order asked for, or best first in a search' }),
).meta({ id: 'ClaimList' })
export type ClaimList = z.infer<typeof ClaimList>

export const ListClaims = z.strictObject({
  bank: Bank,
  status: z.enum(claimStatuses).optional().meta({ description: 'Only claims that stand so' }),
  order: z.enum(['newest', 'support', 'contra']).optional().meta({
    description: 'newest unless told: by their item’s last change; or most runs for or against first',
  }),
  query: PlainText.max(32 * 1024)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .optional()
    .meta({ description: 'What to search for, by meaning and words' }),
  limit: Limit.optional(),
  cursor: Cursor,
})
export type ListClaims = z.input<typeof ListClaims>

const Count = (description: string) => z.int().min(0).meta({ description })

export const BankSummary = z
  .strictObject({
    bank: z.string().meta({ description: 'What the bank is called' }),
    items: Count('Active items'),
    archived: Count('Archived items'),
    claims: z
      .strictObject({
        fact: Count('Claims that were observed'),
        hypothesis: Count('Claims that are supposed'),
        conclusion: Count('Claims that are supported'),
      })
      .meta({ description: 'Claims of active items, by status' }),
    runs: Count('Runs that were recorded'),
    updated_at: Moment.meta({ description: 'When an item changed or a run came last' }),
  })
  .meta({ id: 'BankSummary' })
export type BankSummary = z.infer<typeof BankSummary>

export const BankList = listOf(z.array(BankSummary).meta({ description: 'By name' })).meta({ id: 'BankList' })
export type BankList = z.infer<typeof BankList>
