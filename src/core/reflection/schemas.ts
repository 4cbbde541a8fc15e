import * as z from 'zod'
import { Limit } from '../text/cursor.ts'
import { ExternalId } from '../text/strings.ts'

export const triggerTypes = [
  'force',
  'session_end',
  'first',
  'importance',
  'scheduled',
  'continuation',
  'maintenance',
] as const
export const TriggerType = z.enum(triggerTypes)
export type TriggerType = z.infer<typeof TriggerType>

/**
 * Why nothing is done: another call is at it, it was done a moment ago, the last try failed, nothing is new,
 * or it is too early.
 */
export const NotTriggered = z.enum(['in_progress', 'just_reflected', 'backing_off', 'nothing_new', 'not_due'])
export type NotTriggered = z.infer<typeof NotTriggered>

export const UserInput = z.strictObject({ user_id: ExternalId })
export type UserInput = z.infer<typeof UserInput>

export const ShouldReflect = z
  .strictObject({
    should_reflect: z.boolean(),
    trigger_type: TriggerType.nullable(),
    trigger_value: z.number().nullable().meta({ description: 'importance: the sum; scheduled: the hours' }),
    reason: NotTriggered.nullable(),
  })
  .meta({ id: 'ShouldReflect' })
export type ShouldReflect = z.infer<typeof ShouldReflect>

export const ReflectBody = z
  .strictObject({
    force: z
      .boolean()
      .default(false)
      .meta({ description: 'Without asking a trigger, and in spite of an earlier failure' }),
    session_ended: z.boolean().default(false),
  })
  .meta({ id: 'ReflectBody' })
export const ReflectInput = ReflectBody.extend(UserInput.shape)
export type ReflectInput = z.input<typeof ReflectInput>

export const Cycle = z
  .strictObject({
    cycle_id: z.uuid(),
    trigger_type: TriggerType,
    trigger_value: z.number().nullable(),
    status: z.enum(['running', 'completed', 'failed']),
    memories_scanned: z.int(),
    traits_created: z.int(),
    traits_reinforced: z.int(),
    traits_updated: z.int().meta({ description: 'Promoted, contradicted, given a parent or rewritten' }),
    traits_dissolved: z.int(),
    rejected: z
      .record(z.string(), z.int())
      .meta({ description: 'What the model said that does not hold, counted by reason' }),
    model_calls: z.int().meta({ description: 'Language models asked, repairs included' }),
    error: z.string().nullable(),
    started_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Cycle' })
export type Cycle = z.infer<typeof Cycle>

export const Reflected = z
  .strictObject({
    triggered: z.boolean(),
    reason: NotTriggered.nullable(),
    trigger_type: TriggerType.nullable(),
    trigger_value: z.number().nullable(),
    cycle: Cycle.nullable(),
    remaining: z.int().meta({ description: 'Memories that are still unreflected' }),
  })
  .meta({ id: 'Reflected' })
export type Reflected = z.infer<typeof Reflected>

export const ListCycles = z.strictObject({
  user_id: ExternalId,
  limit: Limit.optional(),
  cursor: z.string().optional(),
})
export type ListCycles = z.input<typeof ListCycles>

export const CycleList = z
  .strictObject({ items: z.array(Cycle), next_cursor: z.string().nullable() })
  .meta({ id: 'CycleList' })
export type CycleList = z.infer<typeof CycleList>
