import * as z from 'zod'
import { Limit, PAGE } from '../text/cursor.ts'
import { ExternalId, everyString, isWellFormed, PlainText } from '../text/strings.ts'
import { claimStatuses } from './claims/claim.ts'
import { hasAlias } from './claims/gates.ts'
import { verdicts } from './claims/states.ts'

const Moment = z.iso.datetime()
const MAX_DEPTH = 40

const Bank = ExternalId.default('default').meta({ description: 'Banks separate domains inside a tenant' })
const ItemId = z.string().meta({ description: 'mem:<uuid>; given, the prefix may be left out' })
const RunId = ExternalId.refine((id) => !hasAlias(id), 'must not contain an alias such as [C12]').meta({
  description: 'Unique in the tenant',
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

/** Any JSON that the database can keep and a claim can hold. */
const AnyJson = z
  .json()
  .refine((value) => everyString(value, isWellFormed), 'must be well-formed Unicode without NUL')
  .refine((value) => depthOf(value) <= MAX_DEPTH, `must not be nested deeper than ${MAX_DEPTH}`)

export const MatchedClaim = z
  .strictObject({
    claim_id: z.string(),
    status: z.enum(claimStatuses),
    snippet: z.string(),
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
    bank: z.string(),
    status: z.enum(['active', 'archived']),
    content: z.string().meta({ description: 'RBMEM_CLAIMS_V1' }),
    version: z.int().min(1),
    created_at: Moment,
    updated_at: Moment,
    matched_claims: z
      .array(MatchedClaim)
      .nullable()
      .meta({ description: 'Best first; null outside a search' }),
  })
  .meta({ id: 'ExperienceItem' })
export type Item = z.infer<typeof Item>

export const ItemList = z
  .strictObject({ items: z.array(Item), next_cursor: z.string().nullable() })
  .meta({ id: 'ExperienceItemList' })
export type ItemList = z.infer<typeof ItemList>

export const ListItems = z.strictObject({
  bank: Bank,
  status: z.enum(['active', 'archived', 'all']).default('active'),
  query: PlainText.refine((text) => text.trim() !== '', 'must not be empty').optional(),
  limit: Limit.optional().meta({ description: '50 unless told, 10 for a search' }),
  cursor: z.string().optional(),
  offset: z.string().optional().meta({ description: 'There is no paging by offset: 400 no_deep_paging' }),
})
export type ListItems = z.input<typeof ListItems>

export const ItemRef = z.strictObject({ id: z.string() })
export type ItemRef = z.infer<typeof ItemRef>

export const AddItem = z.strictObject({ bank: Bank, content: PlainText }).meta({ id: 'AddExperienceItem' })
export type AddItem = z.input<typeof AddItem>

export const PatchItemBody = z
  .strictObject({
    content: PlainText,
    version: z
      .int()
      .min(1)
      .meta({ description: 'The version that was read; another one stored is 409 version_conflict' }),
  })
  .meta({ id: 'PatchExperienceItem' })
export const PatchItem = PatchItemBody.extend({ id: z.string() })
export type PatchItem = z.infer<typeof PatchItem>

export const Edit = z
  .strictObject({
    id: z.uuid(),
    item_id: ItemId,
    action: z.enum(['add', 'update', 'archive', 'unarchive', 'rollback']),
    actor: z.enum(['user', 'learning', 'system']),
    old_content: z.string().nullable(),
    new_content: z.string().nullable(),
    run_id: z.string().nullable(),
    delta_id: z.uuid().nullable(),
    created_at: Moment,
  })
  .meta({ id: 'ExperienceEdit' })
export type Edit = z.infer<typeof Edit>

export const EditList = z
  .strictObject({ items: z.array(Edit), next_cursor: z.string().nullable() })
  .meta({ id: 'ExperienceEditList' })
export type EditList = z.infer<typeof EditList>

export const ListEdits = z.strictObject({
  id: z.string(),
  limit: Limit.default(PAGE),
  cursor: z.string().optional(),
})
export type ListEdits = z.input<typeof ListEdits>

const Product = z.strictObject({ name: PlainText, value: z.number(), fraction: z.number().nullish() })

export const Feedback = z.strictObject({
  products: z.array(Product).max(10_000).nullish(),
  pros: PlainText.nullish(),
  cons: PlainText.nullish(),
  other: PlainText.nullish(),
})
export type Feedback = z.infer<typeof Feedback>

export const AddRun = z
  .strictObject({
    bank: Bank,
    run_id: RunId.nullish(),
    output: AnyJson.refine((value) => value !== null, 'must not be null'),
    feedback: Feedback.default({}),
    used_item_ids: z.array(PlainText.max(256)).max(1_000).nullish(),
    trace: AnyJson.nullish(),
  })
  .meta({ id: 'AddExperienceRun' })
export type AddRun = z.input<typeof AddRun>

export const MoleculeView = z
  .strictObject({
    modifier: z.string(),
    status: z.enum(['pending', 'resolved', 'unresolved']),
    cid: z.int().nullable(),
    canonical_smiles: z.string().nullable(),
    inchi_key: z.string().nullable(),
    has_cooh: z.boolean().nullable(),
    advice: z.string().nullable(),
  })
  .meta({ id: 'Molecule' })
export type MoleculeView = z.infer<typeof MoleculeView>

export const Run = z
  .strictObject({
    run_id: z.string(),
    bank: z.string(),
    output: z.json(),
    feedback: z.strictObject({
      products: z.array(Product.extend({ fraction: z.number().nullable() })).nullable(),
      pros: z.string().nullable(),
      cons: z.string().nullable(),
      other: z.string().nullable(),
    }),
    used_item_ids: z.array(z.string()),
    trace: z.json(),
    molecules: z.array(MoleculeView),
    delta_id: z.uuid().nullable(),
    created_at: Moment,
  })
  .meta({ id: 'ExperienceRun' })
export type Run = z.infer<typeof Run>

export const RunRef = z.strictObject({ run_id: z.string() })
export type RunRef = z.infer<typeof RunRef>

export const LearnBody = z
  .strictObject({ dry_run: z.boolean().default(false) })
  .meta({ id: 'LearnExperience' })
export const Learn = LearnBody.extend({ run_id: z.string() })
export type Learn = z.input<typeof Learn>

const Dropped = z.strictObject({
  kind: z.enum(['add', 'update']),
  mem_id: ItemId.nullable(),
  code: z.string(),
  detail: z.string(),
})

export const Learned = z
  .strictObject({
    delta_id: z.uuid().nullable(),
    run_id: z.string(),
    added: z.array(ItemId),
    updated: z.array(ItemId),
    archived: z.array(ItemId),
    proposals: z.array(
      z.strictObject({ kind: z.enum(['add', 'update']), mem_id: ItemId.nullable(), content: z.string() }),
    ),
    dropped: z.array(Dropped),
    verdicts: z.array(
      z.strictObject({
        mem_id: ItemId,
        claim_id: z.string(),
        verdict: z.enum(verdicts),
        clearly_wrong: z.boolean(),
        outcome: z.enum(['counted', 'promoted', 'fell_back', 'deleted', 'already_counted', 'irrelevant']),
      }),
    ),
  })
  .meta({ id: 'Learned' })
export type Learned = z.infer<typeof Learned>

export const DeltaRef = z.strictObject({ id: z.string() })
export type DeltaRef = z.infer<typeof DeltaRef>

export const RolledBack = z
  .strictObject({
    delta_id: z.uuid(),
    run_id: z.string(),
    restored: z.array(ItemId).meta({ description: 'Items with the content and status they had before' }),
    archived: z.array(ItemId).meta({ description: 'Items that the learning had added' }),
    rolled_back_at: Moment,
  })
  .meta({ id: 'RolledBack' })
export type RolledBack = z.infer<typeof RolledBack>

export const Migrate = z
  .strictObject({
    bank: Bank,
    items: z
      .array(
        z.strictObject({
          id: z.string().nullish(),
          text: PlainText.refine((text) => text.trim() !== '', 'must not be empty'),
        }),
      )
      .min(1)
      .max(100),
    dry_run: z.boolean().default(true),
  })
  .meta({ id: 'MigrateExperience' })
export type Migrate = z.input<typeof Migrate>

export const Migrated = z
  .strictObject({
    dry_run: z.boolean(),
    items: z.array(z.strictObject({ index: z.int(), id: ItemId.nullable(), content: z.string() })),
    dropped: z.array(
      z.strictObject({ index: z.int(), id: ItemId.nullable(), code: z.string(), detail: z.string() }),
    ),
  })
  .meta({ id: 'MigratedExperience' })
export type Migrated = z.infer<typeof Migrated>

/** The body of a POST that takes no fields: nothing, or `{}`. */
export const Nothing = z.strictObject({})
