import * as z from 'zod'
import { Cursor, Limit, listOf, NextCursor, PAGE } from '../text/cursor.ts'
import { anyTextUpTo, PlainText, textUpTo } from '../text/strings.ts'
import { Bank, BankName, ClaimId, ClaimInfo, ClaimStatusField, ItemId, Moment } from './claims/schemas.ts'

export const DeltaId = z.uuid()
export const RunId = z.string().max(512).meta({ description: 'The run, as the application names it' })
export const ItemContent = z.string().meta({
  description: 'RBMEM_CLAIMS_V1: a header, then KEY=VALUE lines with TOPIC and CLAIMS_JSON',
})
const ITEM_BYTES = 128 * 1024
const itemStatuses = ['active', 'archived'] as const

export const MatchedClaim = z
  .strictObject({
    claim_id: ClaimId,
    status: ClaimStatusField,
    snippet: z.string().meta({ description: 'What was searched: the summary and the conditions' }),
    distance: z
      .number()
      .nullable()
      .meta({ description: 'Cosine distance to the query; null when either has no vector' }),
  })
  .meta({ id: 'MatchedClaim' })
export type MatchedClaim = z.infer<typeof MatchedClaim>

export const Item = z
  .strictObject({
    id: ItemId,
    bank: BankName,
    status: z.enum(itemStatuses).meta({ description: 'An archived item is found by its id only' }),
    content: ItemContent,
    version: z.int().min(1).meta({ description: 'Counts its changes; a change names the one it read' }),
    created_at: Moment,
    updated_at: Moment.meta({ description: 'When its content or status changed last' }),
    matched_claims: z
      .array(MatchedClaim)
      .nullable()
      .meta({ description: 'Best first; null outside a search' }),
    claims: z.array(ClaimInfo).nullable().meta({ description: 'What the content says, read; null in lists' }),
  })
  .meta({ id: 'ExperienceItem' })
export type Item = z.infer<typeof Item>

export const ItemList = z
  .strictObject({
    items: z.array(Item).meta({ description: 'Newest first, or best first in a search' }),
    next_cursor: NextCursor,
    context: z
      .string()
      .nullable()
      .meta({ description: 'The claims found, a line each, for a prompt; null outside a search' }),
    refs: z
      .record(z.string(), ItemId)
      .nullable()
      .meta({ description: 'The item of each short id (`c1`) of `context`; null outside a search' }),
    tokens: z.int().min(0).nullable().meta({ description: 'Of `context`; null outside a search' }),
  })
  .meta({ id: 'ExperienceItemList' })
export type ItemList = z.infer<typeof ItemList>

export const ListItems = z.strictObject({
  bank: Bank,
  status: z
    .enum([...itemStatuses, 'all'])
    .default('active')
    .meta({ description: 'Only items of this status' }),
  query: textUpTo(32 * 1024)
    .optional()
    .meta({ description: 'What to search for, by meaning and words' }),
  limit: Limit.optional().meta({ description: 'Items at once: 50 unless told, 10 for a search' }),
  token_budget: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(800)
    .meta({ description: 'The most tokens that `context` of a search may have' }),
  cursor: Cursor,
  offset: z
    .string()
    .max(256)
    .optional()
    .meta({ description: 'There is no paging by offset: 400 no_deep_paging' }),
})
export type ListItems = z.input<typeof ListItems>

export const ItemRef = z.strictObject({ id: ItemId })
export type ItemRef = z.infer<typeof ItemRef>

export const AddItem = z
  .strictObject({
    bank: Bank,
    content: anyTextUpTo(ITEM_BYTES).meta({
      description: `${ItemContent.meta()?.description}; at most 128 KiB`,
    }),
  })
  .meta({ id: 'AddExperienceItem' })
export type AddItem = z.input<typeof AddItem>

export const PatchItemBody = z
  .strictObject({
    content: anyTextUpTo(ITEM_BYTES).meta({
      description: 'The whole new content, RBMEM_CLAIMS_V1, at most 128 KiB',
    }),
    version: z
      .int()
      .min(1)
      .meta({ description: 'The version that was read; another one stored is 409 version_conflict' }),
  })
  .meta({ id: 'PatchExperienceItem' })
export const PatchItem = PatchItemBody.extend(ItemRef.shape)
export type PatchItem = z.infer<typeof PatchItem>

export const Edit = z
  .strictObject({
    id: z.uuid().meta({ description: 'The change itself' }),
    item_id: ItemId,
    action: z
      .enum(['add', 'update', 'archive', 'unarchive', 'rollback', 'withdrawn'])
      .meta({ description: 'What was done to the item' }),
    actor: z.enum(['user', 'learning', 'system']).meta({ description: 'Who did it; a key acts for a user' }),
    old_content: z
      .string()
      .nullable()
      .meta({ description: 'Null when the item was added, and where it held a deleted run' }),
    new_content: z
      .string()
      .nullable()
      .meta({ description: 'The content afterwards; null where it held a deleted run' }),
    run_id: RunId.nullable().meta({ description: 'The run that it was learned from, if so' }),
    delta_id: DeltaId.nullable().meta({ description: 'The learning that it belongs to, if so' }),
    created_at: Moment.meta({ description: 'When it happened' }),
  })
  .meta({ id: 'ExperienceEdit' })
export type Edit = z.infer<typeof Edit>

export const EditList = listOf(z.array(Edit).meta({ description: 'Oldest first' })).meta({
  id: 'ExperienceEditList',
})
export type EditList = z.infer<typeof EditList>

export const ListEdits = ItemRef.extend({ limit: Limit.default(PAGE), cursor: Cursor })
export type ListEdits = z.input<typeof ListEdits>

const FreeText = z.strictObject({
  id: PlainText.max(256)
    .nullish()
    .meta({ description: 'The id that the item is to have; made up unless told' }),
  text: textUpTo(ITEM_BYTES).meta({
    description: 'What the older bank says, in any form, at most 128 KiB',
  }),
})

export const Migrate = z
  .strictObject({
    bank: Bank,
    items: z.array(FreeText).min(1).max(100).meta({ description: 'Texts to be rewritten' }),
    dry_run: z.boolean().default(true).meta({ description: 'Unless false, nothing is stored' }),
  })
  .meta({ id: 'MigrateExperience' })
export type Migrate = z.input<typeof Migrate>

const GivenIndex = z.int().meta({ description: 'Its number among the given items, from 0' })

export const Migrated = z
  .strictObject({
    dry_run: z.boolean().meta({ description: 'Whether nothing was stored' }),
    items: z
      .array(z.strictObject({ index: GivenIndex, id: ItemId.nullable(), content: ItemContent }))
      .meta({ description: 'The texts that could be rewritten' }),
    dropped: z
      .array(
        z.strictObject({
          index: GivenIndex,
          id: ItemId.nullable(),
          code: z.string().meta({ description: 'The gate that refused it, or conflict for a taken id' }),
          detail: z.string().meta({ description: 'What is wrong, for a person' }),
        }),
      )
      .meta({ description: 'The others' }),
  })
  .meta({ id: 'MigratedExperience' })
export type Migrated = z.infer<typeof Migrated>

/** The body of a POST that takes no fields: nothing, or `{}`. */
export const Nothing = z.strictObject({})
