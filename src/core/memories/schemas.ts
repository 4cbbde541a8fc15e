import * as z from 'zod'
import { Cursor, Limit, listOf } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { sensitiveKinds } from '../text/reading/sensitive.ts'
import { ExternalId, Json, jsonObjectUpTo, textOf, textUpTo } from '../text/strings.ts'
import {
  Category,
  EvidenceLevel,
  ForgetPolicy,
  MemoryType,
  Modality,
  Subtype,
  TraitStage,
  TraitSubtype,
} from './kinds/schemas.ts'

export const Id = (whose: string) => z.uuid().meta({ description: whose })
const UserId = z.string().meta({ description: 'The user, as the application names them' })

export const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })

export const TraitSide = z
  .strictObject({
    context: z.string().meta({ description: 'Where this side holds' }),
    content: z.string().meta({ description: 'What holds there' }),
    confidence: z.number().min(0).max(1).meta({ description: 'What its own memories alone would have made' }),
    evidence: z.array(z.uuid()).meta({ description: 'The memories that show it' }),
  })
  .meta({ id: 'TraitSide', description: 'One side of a trait that has two' })
export type TraitSide = z.infer<typeof TraitSide>

export const Trait = z
  .strictObject({
    stage: TraitStage,
    subtype: TraitSubtype,
    confidence: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: 'Null for a trend, which has a window instead' }),
    context: z.string().meta({ description: 'Where it holds: work, personal, social, learning, general' }),
    parent_id: Id('The broader trait that it is part of').nullable(),
    child_ids: z.array(z.uuid()).meta({ description: 'The narrower traits that are part of it' }),
    reinforcement_count: z.int().meta({ description: 'How often something spoke for it' }),
    contradiction_count: z.int().meta({ description: 'How often something spoke against it' }),
    first_observed: Moment.nullable().meta({ description: 'The earliest evidence' }),
    last_reinforced: Moment.nullable().meta({ description: 'The latest evidence for it' }),
    window_start: Moment.nullable().meta({ description: 'Of a trend: since when it is watched' }),
    window_end: Moment.nullable().meta({ description: 'Of a trend: until when it is watched' }),
    derived_from: z.string().meta({ description: 'What made it: reflection' }),
    sides: z
      .array(TraitSide)
      .nullable()
      .meta({ description: 'Two, where the evidence splits by context; else null' }),
  })
  .meta({ id: 'Trait' })
export type Trait = z.infer<typeof Trait>

const SaidBy = textOf(256).nullable().meta({ description: 'Who said it: user, assistant, tool, or a name' })
const About = textOf(256).nullable().meta({ description: 'The entity that it is about; user by default' })

const Importance = z.number().min(0).max(10).meta({ description: 'From 0 to 10' })
const Valence = z
  .number()
  .min(-1)
  .max(1)
  .nullable()
  .meta({ description: 'How it felt, from −1 (bad) to 1 (good); null where nothing is known' })
const Pending = z
  .boolean()
  .meta({ description: 'Waits for the user’s answer; until then reflection leaves it out' })

const SaidTime = z.strictObject({
  kind: z
    .enum(['happened_at', 'true_since', 'planned_for'])
    .meta({ description: 'When it happened, since when it is so, or for when it is planned' }),
  at: z.string().meta({ description: 'An ISO 8601 date or moment' }),
  until: z.string().nullable().meta({ description: 'Until when, if that was said' }),
})

export const Memory = z
  .strictObject({
    id: Id('The memory'),
    user_id: UserId,
    memory_type: MemoryType,
    content: z.string().meta({ description: 'What is remembered, in words' }),
    importance: Importance,
    valence: Valence,
    category: Category.nullable(),
    subtype: Subtype.nullable(),
    evidence_level: EvidenceLevel.nullable(),
    requires_confirmation: Pending,
    user_triggered_save: z.boolean().meta({ description: 'The user asked for it to be saved' }),
    forget_policy: ForgetPolicy,
    expires_at: Moment.nullable().meta({ description: 'When its time to live ends' }),
    valid_at: Moment.nullable().meta({ description: 'Since when it is true in the world' }),
    invalid_at: Moment.nullable().meta({ description: 'Since when it is not true any more' }),
    created_at: Moment.meta({ description: 'When it was stored' }),
    updated_at: Moment.meta({ description: 'When it was changed last' }),
    expired_at: Moment.nullable().meta({
      description: 'When it stopped being held: deleted, denied, dissolved or past its time',
    }),
    superseded_by: Id('The memory that says what is so now').nullable(),
    version: z.int().min(1).meta({ description: 'Counts its changes; an edit names the one it read' }),
    sensitive: z.enum(sensitiveKinds).nullable().meta({
      description: 'What of a person’s life it is about that needs scope read:sensitive; null for most',
    }),
    metadata: z.record(z.string(), Json).meta({ description: 'What the application gave with it' }),
    said_by: SaidBy,
    about: About,
    modality: Modality,
    last_stated_at: Moment.nullable().meta({ description: 'When somebody said it last' }),
    verified_at: Moment.nullable().meta({ description: 'When the person confirmed it' }),
    due_at: Moment.nullable().meta({ description: 'Of a task: until when it is to be done' }),
    time: SaidTime.nullable().meta({ description: 'The time that was said, apart from when it was said' }),
    forgotten_at: Moment.nullable().meta({
      description: 'When its words were forgotten: only its place is left, until its bytes go too',
    }),
    trait: Trait.nullable().meta({ description: 'Null unless memory_type is trait' }),
  })
  .meta({ id: 'Memory' })
export type Memory = z.infer<typeof Memory>

export const MemoryList = listOf(
  z.array(Memory).meta({ description: 'Newest first; in a search the best first' }),
).meta({ id: 'MemoryList' })
export type MemoryList = z.infer<typeof MemoryList>

const CONTENT_BYTES = 256 * 1024
const METADATA_BYTES = 8 * 1024
const Content = textUpTo(CONTENT_BYTES).meta({ description: 'What is to be remembered, at most 256 KiB' })
export const OfUser = ExternalId.meta({ description: 'The user, as the application names them' })

/** Who gives 0.9 means 9: the scale of models is not that of memories. */
const GivenImportance = Importance.refine(
  (value) => value <= 0 || value >= 1,
  'the scale is 0–10, not 0–1; nothing between 0 and 1 is taken',
)

/** What a person may say about a memory besides its type: the fields that POST and PATCH share. */
const Editable = {
  content: Content,
  importance: GivenImportance,
  valence: Valence,
  category: Category.nullable(),
  subtype: Subtype.nullable(),
  evidence_level: EvidenceLevel.nullable(),
  requires_confirmation: Pending,
  forget_policy: ForgetPolicy.meta({ description: 'permanent alone ends an earlier time to live' }),
  ttl_seconds: z.int().min(0).max(2_147_483_647).meta({ description: 'From now on; 0 for ever' }),
  valid_at: GivenMoment.nullable().meta({ description: 'Since when it is true in the world' }),
  metadata: jsonObjectUpTo(METADATA_BYTES).meta({
    description: 'Whatever the application wants to find with it, at most 8 KiB',
  }),
  said_by: SaidBy,
  about: About,
  modality: Modality,
  due_at: GivenMoment.nullable().meta({ description: 'Until when it is to be done; category task only' }),
}
const EditableFields = z.strictObject(Editable).partial()
export type EditableFields = z.infer<typeof EditableFields>

export const AddMemory = EditableFields.extend({
  user_id: OfUser,
  memory_type: MemoryType.meta({
    description: 'trait is 422 trait_is_derived: only reflection makes traits',
  }),
  content: Content,
})
  .refine(({ due_at, category }) => !due_at || category === 'task', {
    path: ['due_at'],
    error: 'only a task has a date by which it is due',
  })
  .meta({ id: 'AddMemory' })
export type AddMemory = z.infer<typeof AddMemory>

const Identified = { id: Id('The memory') }

export const MemoryId = z.strictObject(Identified)
export type MemoryId = z.infer<typeof MemoryId>

export const PatchMemoryBody = EditableFields.extend({
  version: z
    .int()
    .min(1)
    .meta({ description: 'The version that was read; another one stored is 409 version_conflict' }),
}).meta({ id: 'PatchMemory' })
export const PatchMemory = PatchMemoryBody.extend(Identified)
export type PatchMemory = z.infer<typeof PatchMemory>

export const ConfirmMemoryBody = z
  .strictObject({
    confirmed: z.boolean().meta({ description: 'Yes, it is so; no ends the memory' }),
    content: Content.optional().meta({ description: 'With yes: how it really is' }),
  })
  .meta({ id: 'ConfirmMemory' })
export const ConfirmMemory = ConfirmMemoryBody.extend(Identified)
export type ConfirmMemory = z.infer<typeof ConfirmMemory>

export const MemoryStatus = z
  .enum(['active', 'expired', 'superseded', 'all'])
  .meta({ description: 'Which to show; a memory past its time is expired at once' })
export type MemoryStatus = z.infer<typeof MemoryStatus>

/** A boolean of a query string, or a real one. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const MemoryFilter = {
  user_id: OfUser,
  memory_type: MemoryType.optional().meta({ description: 'Only memories of this type' }),
  status: MemoryStatus.default('active'),
  requires_confirmation: Flag.optional().meta({
    description: 'Only those that wait for an answer, or do not',
  }),
  superseded_by: z.uuid().optional().meta({
    description: 'Only those that this one has taken the place of; with status superseded or all',
  }),
  limit: Limit.optional(),
}
const QUERY_BYTES = 32 * 1024

export const ListMemories = z.strictObject({ ...MemoryFilter, cursor: Cursor })
export type ListMemories = z.input<typeof ListMemories>

export const SearchMemories = z.strictObject({ ...MemoryFilter, query: textUpTo(QUERY_BYTES) })
export type SearchMemories = z.input<typeof SearchMemories>

/** A list, newest first, or with `query` a search. */
export const FindMemories = ListMemories.extend({
  query: SearchMemories.shape.query.optional().meta({ description: 'What to search for; without it a list' }),
})
export type FindMemories = z.input<typeof FindMemories>

export const PageOf = z.strictObject({
  ...Identified,
  limit: Limit.optional(),
  cursor: Cursor,
})
export type PageOf = z.input<typeof PageOf>
