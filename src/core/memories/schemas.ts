import * as z from 'zod'
import { memoryEvents } from '../../../db/schema/memory.ts'
import { Limit } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, Json, jsonObjectUpTo, textUpTo } from '../text/strings.ts'

export const MemoryType = z.enum(['fact', 'episodic', 'trait', 'note', 'document'])
export type MemoryType = z.infer<typeof MemoryType>

export const Category = z.enum(['fact', 'preference', 'task', 'rule', 'note'])
export const Subtype = z.enum([
  'profile',
  'constraint',
  'commitment',
  'decision',
  'tool_grounded_fact',
  'user_pinned_note',
])
export const EvidenceLevel = z.enum([
  'S0_user_claim',
  'S1_ai_inference',
  'S2_tool_grounded',
  'S3_user_confirmed',
])
export const ForgetPolicy = z.enum(['permanent', 'until_changed', 'temporary'])
export const TraitStage = z.enum(['trend', 'candidate', 'emerging', 'established', 'core', 'dissolved'])
export const TraitSubtype = z.enum(['behavior', 'preference', 'core'])

const Moment = z.iso.datetime()

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
    context: z.string(),
    parent_id: z.uuid().nullable(),
    child_ids: z.array(z.uuid()),
    reinforcement_count: z.int(),
    contradiction_count: z.int(),
    first_observed: Moment.nullable(),
    last_reinforced: Moment.nullable(),
    window_start: Moment.nullable(),
    window_end: Moment.nullable(),
    derived_from: z.string(),
  })
  .meta({ id: 'Trait' })
export type Trait = z.infer<typeof Trait>

export const Memory = z
  .strictObject({
    id: z.uuid(),
    user_id: z.string(),
    memory_type: MemoryType,
    content: z.string(),
    importance: z.number().min(0).max(10),
    valence: z.number().min(-1).max(1).nullable(),
    category: z.string().nullable(),
    subtype: z.string().nullable(),
    evidence_level: z.string().nullable(),
    requires_confirmation: z.boolean(),
    user_triggered_save: z.boolean(),
    forget_policy: z.string(),
    expires_at: Moment.nullable().meta({ description: 'When its time to live ends' }),
    valid_at: Moment.nullable().meta({ description: 'Since when it is true in the world' }),
    invalid_at: Moment.nullable(),
    created_at: Moment,
    updated_at: Moment,
    expired_at: Moment.nullable().meta({
      description: 'When it stopped being held: deleted, denied, dissolved or past its time',
    }),
    superseded_by: z.uuid().nullable(),
    version: z.int().min(1),
    metadata: z.record(z.string(), Json),
    trait: Trait.nullable().meta({ description: 'Null unless memory_type is trait' }),
  })
  .meta({ id: 'Memory' })
export type Memory = z.infer<typeof Memory>

export const MemoryList = z
  .strictObject({ items: z.array(Memory), next_cursor: z.string().nullable() })
  .meta({ id: 'MemoryList' })
export type MemoryList = z.infer<typeof MemoryList>

export const Source = z
  .strictObject({
    session_id: z.string(),
    turn_id: z.string().nullable(),
    span: z
      .strictObject({ start: z.int(), end: z.int() })
      .nullable()
      .meta({ description: 'In code points, [start, end)' }),
    text: z.string().nullable().meta({ description: 'The kept text of the turn' }),
  })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof Source>

export const SourceList = z
  .strictObject({ items: z.array(Source), next_cursor: z.string().nullable() })
  .meta({ id: 'SourceList' })
export type SourceList = z.infer<typeof SourceList>

export const Evidence = z
  .strictObject({
    memory: Memory,
    evidence_type: z.enum(['supporting', 'contradicting']),
    quality: z.enum(['A', 'B', 'C', 'D']),
    cycle_id: z.uuid(),
    created_at: Moment,
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

export const EvidenceList = z
  .strictObject({ items: z.array(Evidence), next_cursor: z.string().nullable() })
  .meta({ id: 'EvidenceList' })
export type EvidenceList = z.infer<typeof EvidenceList>

export const HistoryEvent = z.enum(memoryEvents)
export type HistoryEvent = z.infer<typeof HistoryEvent>

export const HistoryActor = z.enum(['user', 'reflection', 'system'])
export type HistoryActor = z.infer<typeof HistoryActor>

export const History = z
  .strictObject({
    id: z.uuid(),
    memory_id: z.uuid(),
    event: HistoryEvent,
    old_content: z.string().nullable(),
    new_content: z.string().nullable(),
    detail: z.record(z.string(), Json),
    actor: HistoryActor,
    cycle_id: z.uuid().nullable(),
    created_at: Moment,
  })
  .meta({ id: 'History' })
export type History = z.infer<typeof History>

export const HistoryList = z
  .strictObject({ items: z.array(History), next_cursor: z.string().nullable() })
  .meta({ id: 'HistoryList' })
export type HistoryList = z.infer<typeof HistoryList>

const CONTENT_BYTES = 256 * 1024
const METADATA_BYTES = 8 * 1024
const Content = textUpTo(CONTENT_BYTES)

/** What a person may say about a memory besides its type: the fields that POST and PATCH share. */
const Editable = {
  content: Content,
  importance: z.number().min(0).max(10),
  valence: z.number().min(-1).max(1).nullable(),
  category: Category.nullable(),
  subtype: Subtype.nullable(),
  evidence_level: EvidenceLevel.nullable(),
  requires_confirmation: z.boolean(),
  forget_policy: ForgetPolicy.meta({ description: 'permanent alone ends an earlier time to live' }),
  ttl_seconds: z.int().min(0).max(2_147_483_647).meta({ description: 'From now on; 0 for ever' }),
  valid_at: GivenMoment.nullable(),
  metadata: jsonObjectUpTo(METADATA_BYTES),
}
const EditableFields = z.strictObject(Editable).partial()
export type EditableFields = z.infer<typeof EditableFields>

export const AddMemory = EditableFields.extend({
  user_id: ExternalId,
  memory_type: MemoryType.meta({
    description: 'trait is 422 trait_is_derived: only reflection makes traits',
  }),
  content: Content,
}).meta({ id: 'AddMemory' })
export type AddMemory = z.infer<typeof AddMemory>

const Identified = { id: z.uuid() }

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
  .strictObject({ confirmed: z.boolean(), content: Content.optional() })
  .meta({ id: 'ConfirmMemory' })
export const ConfirmMemory = ConfirmMemoryBody.extend(Identified)
export type ConfirmMemory = z.infer<typeof ConfirmMemory>

export const MemoryStatus = z.enum(['active', 'expired', 'superseded', 'all'])
export type MemoryStatus = z.infer<typeof MemoryStatus>

/** A boolean of a query string, or a real one. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const MemoryFilter = {
  user_id: ExternalId,
  memory_type: MemoryType.optional(),
  status: MemoryStatus.default('active'),
  requires_confirmation: Flag.optional(),
  limit: Limit.optional(),
}
const QUERY_BYTES = 32 * 1024

export const ListMemories = z.strictObject({ ...MemoryFilter, cursor: z.string().optional() })
export type ListMemories = z.input<typeof ListMemories>

export const SearchMemories = z.strictObject({ ...MemoryFilter, query: textUpTo(QUERY_BYTES) })
export type SearchMemories = z.input<typeof SearchMemories>

/** A list, newest first, or with `query` a search. */
export const FindMemories = ListMemories.extend({ query: SearchMemories.shape.query.optional() })
export type FindMemories = z.input<typeof FindMemories>

export const PageOf = z.strictObject({
  ...Identified,
  limit: Limit.optional(),
  cursor: z.string().optional(),
})
export type PageOf = z.input<typeof PageOf>
