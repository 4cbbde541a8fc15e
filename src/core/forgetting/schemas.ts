import * as z from 'zod'
import { erasureKinds } from '../../../db/schema/people.ts'
import { MemoryType, TraitStage } from '../memories/kinds/schemas.ts'
import { Memory, MemoryId, MemoryStatus } from '../memories/schemas.ts'
import { Cursor, Limit, listOf } from '../text/cursor.ts'
import { ExternalId, Flag, idUpTo, textOf } from '../text/strings.ts'

const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })
const Receipt = z.uuid().meta({ description: 'Names the deletion in the list of erasures' })
const Rows = z.record(z.string(), z.int()).meta({ description: 'What leaves the reads, by table' })
const UserId = z.string().nullable().meta({ description: 'Whose it was; null for what is no user’s' })
const MemoryIds = z.array(z.uuid()).meta({ description: 'Memories that are forgotten' })

export const ErasureKind = z.enum(erasureKinds).meta({ description: 'What was deleted' })
export type ErasureKind = z.infer<typeof ErasureKind>

const TurnName = z
  .strictObject({
    session_id: z.string().meta({ description: 'The session' }),
    turn_id: z.string().meta({ description: 'The turn in it' }),
  })
  .meta({ id: 'TurnName' })
export type TurnName = z.infer<typeof TurnName>
const TurnNames = z.array(TurnName).meta({ description: 'Turns that are hidden, in whole or in part' })

const Standing = (when: string) =>
  z
    .strictObject({
      stage: TraitStage,
      confidence: z.number().nullable().meta({ description: 'Null for a trend' }),
    })
    .meta({ description: when })

export const TraitChange = z
  .strictObject({
    id: z.uuid().meta({ description: 'The trait' }),
    before: Standing('How it stood'),
    after: Standing('How it stands without what was withdrawn'),
  })
  .meta({ id: 'TraitChange', description: 'What a deletion does to a trait' })
export type TraitChange = z.infer<typeof TraitChange>

export const Forgotten = z
  .strictObject({
    receipt: Receipt,
    kind: ErasureKind,
    user_id: UserId,
    erased_at: Moment.meta({ description: 'When it left the reads' }),
    restorable_until: Moment.nullable().meta({ description: 'Until when a restore brings it back' }),
    rows: Rows,
    memory_ids: MemoryIds,
    turns: TurnNames,
    relations: z.array(z.uuid()).meta({ description: 'Relations that ended with it' }),
    traits: z.array(TraitChange).meta({ description: 'Traits that are weaker or dissolved' }),
    skipped: z.array(z.uuid()).meta({ description: 'What the plan named and has changed since' }),
  })
  .meta({ id: 'Forgotten', description: 'A deletion, without any words' })
export type Forgotten = z.infer<typeof Forgotten>

export const ForgetPlan = z
  .strictObject({
    plan_id: z.uuid().nullable().meta({ description: 'Carries it out; null where the same call does' }),
    expires_at: Moment.nullable().meta({ description: 'Until when the plan holds' }),
    kind: ErasureKind,
    user_id: UserId,
    rows: Rows,
    memory_ids: MemoryIds,
    turns: TurnNames,
    relations: z
      .array(
        z.strictObject({
          id: z.uuid().meta({ description: 'The relation' }),
          text: z.string().meta({ description: 'What it says' }),
        }),
      )
      .meta({ description: 'Relations that would end' }),
    traits: z
      .array(
        z.strictObject({
          ...TraitChange.shape,
          content: z.string().meta({ description: 'What the trait says' }),
        }),
      )
      .meta({ description: 'Traits that would weaken or dissolve' }),
    found: z
      .array(
        z.strictObject({
          id: z.uuid().meta({ description: 'What would go' }),
          kind: z.enum(['memory', 'turn']).meta({ description: 'What the id names' }),
          text: z.string().meta({ description: 'Its words' }),
        }),
      )
      .meta({ description: 'What the plan names, with its words; the best first' }),
    remaining: z.int().meta({ description: 'How many more match' }),
  })
  .meta({ id: 'ForgetPlan', description: 'What a deletion would do; nothing is changed' })
export type ForgetPlan = z.infer<typeof ForgetPlan>

/** What every delete takes. */
export const DeleteOptions = z.strictObject({
  dry_run: Flag.optional().meta({ description: 'Only says what would go' }),
  now: Flag.optional().meta({ description: 'The bytes go at once: nothing to restore' }),
})
export type DeleteOptions = z.output<typeof DeleteOptions>

export const DeleteMemoryOptions = DeleteOptions.extend({
  turns: z
    .literal('keep')
    .optional()
    .meta({ description: 'keep: the memory goes, the turns that it came from stay' }),
})
export const ForgetMemory = DeleteMemoryOptions.extend(MemoryId.shape)
export type ForgetMemory = z.input<typeof ForgetMemory>

export const MemoryForgotten = Memory.extend({
  deletion: Forgotten.meta({ description: 'The receipt' }),
}).meta({ id: 'MemoryForgotten', description: 'The memory, its words for the last time, and the deletion' })
export type MemoryForgotten = z.infer<typeof MemoryForgotten>

export const DeleteSessionOptions = DeleteOptions.extend({
  user_id: ExternalId.optional().meta({
    description: 'Whose session: needed only where several users have one of that name',
  }),
})
export const SessionName = z.strictObject({
  session_id: ExternalId.meta({ description: 'The session, as the application names it' }),
})
export const ForgetSession = DeleteSessionOptions.extend(SessionName.shape)
export type ForgetSession = z.input<typeof ForgetSession>

export const TurnId = SessionName.extend({
  turn_id: idUpTo(128).meta({ description: 'The turn, as the application names it' }),
})
export const ForgetTurn = DeleteSessionOptions.extend(TurnId.shape)
export type ForgetTurn = z.input<typeof ForgetTurn>

const User = ExternalId.meta({ description: 'The user, as the application names them' })
const PlanId = z.uuid().meta({ description: 'Of a dry run, at most 15 minutes ago' })

export const ForgetMemories = DeleteOptions.extend({
  user_id: User,
  plan_id: PlanId.optional(),
  memory_type: MemoryType.optional(),
  status: MemoryStatus.optional(),
  requires_confirmation: Flag.optional().meta({
    description: 'Only those that wait for an answer, or do not',
  }),
})
export type ForgetMemories = z.input<typeof ForgetMemories>

const MOST_ABOUT = 2_000
export const ForgetAboutBody = DeleteOptions.extend({
  about: textOf(MOST_ABOUT).min(1).optional().meta({ description: 'What is to be forgotten, in words' }),
  limit: z.int().min(1).max(100).optional().meta({ description: 'The most that is found; 20 unless told' }),
  plan_id: PlanId.optional(),
  ids: z.array(z.uuid()).min(1).max(200).optional().meta({ description: 'Only these of the plan’s' }),
}).meta({ id: 'ForgetAbout' })
export const OfUser = z.strictObject({ user_id: User })
export const ForgetAbout = ForgetAboutBody.extend(OfUser.shape)
export type ForgetAbout = z.input<typeof ForgetAbout>

export const Erasure = z
  .strictObject({
    receipt: Receipt,
    kind: ErasureKind,
    erased_at: Moment.meta({ description: 'When it left the reads' }),
    by: z
      .enum(['key', 'user', 'words', 'service'])
      .meta({ description: 'A key, the person, words of theirs in a turn, or a sweep' }),
    key_id: z.uuid().nullable().meta({ description: 'The key, where it was one' }),
    rows: Rows,
    memory_ids: MemoryIds,
    restored_at: Moment.nullable().meta({ description: 'When it was brought back' }),
    removed_at: Moment.nullable().meta({ description: 'When its bytes went' }),
  })
  .meta({ id: 'Erasure', description: 'The receipt of a deletion, without names and words' })
export type Erasure = z.infer<typeof Erasure>

export const ListErasures = z.strictObject({ limit: Limit.optional(), cursor: Cursor })
export type ListErasures = z.input<typeof ListErasures>
export const ErasureList = listOf(z.array(Erasure).meta({ description: 'Newest first' })).meta({
  id: 'ErasureList',
})
export type ErasureList = z.infer<typeof ErasureList>
