import * as z from 'zod'
import { Cursor, Limit, listOf } from '../text/cursor.ts'
import { ExternalId } from '../text/strings.ts'

const triggerTypes = [
  'force',
  'session_end',
  'first',
  'importance',
  'scheduled',
  'continuation',
  'maintenance',
  'answer',
] as const
export const TriggerType = z.enum(triggerTypes)
export type TriggerType = z.infer<typeof TriggerType>

/** Why nothing is done. */
export const NotTriggered = z.enum(['in_progress', 'just_reflected', 'backing_off', 'nothing_new', 'not_due'])
export type NotTriggered = z.infer<typeof NotTriggered>

const GivenUser = ExternalId.meta({ description: 'The user, as the application names them' })

export const UserInput = z.strictObject({ user_id: GivenUser })
export type UserInput = z.infer<typeof UserInput>

const Triggered = TriggerType.nullable().meta({
  description: 'What the reflection is for; null when none is due',
})
const TriggerValue = z.number().nullable().meta({
  description:
    'importance: the sum of what is unreflected; scheduled: the hours since the last time; else null',
})
const Reason = NotTriggered.nullable().meta({
  description:
    'Why not: another call is at it, it was done a moment ago, the last try failed, nothing is new, or it ' +
    'is too early; null when it is due',
})

export const ShouldReflect = z
  .strictObject({
    should_reflect: z.boolean().meta({ description: 'Whether `reflect` would run now without being forced' }),
    trigger_type: Triggered,
    trigger_value: TriggerValue,
    reason: Reason,
    importance: z.number().meta({ description: 'The sum of the importance of what is unreflected' }),
    importance_due: z.number().meta({ description: 'From which sum on a reflection is due' }),
  })
  .meta({ id: 'ShouldReflect' })
export type ShouldReflect = z.infer<typeof ShouldReflect>

export const ReflectBody = z
  .strictObject({
    force: z
      .boolean()
      .default(false)
      .meta({ description: 'Without asking a trigger, and in spite of an earlier failure' }),
    session_ended: z
      .boolean()
      .default(false)
      .meta({ description: 'A session has just ended, which is a trigger of its own' }),
  })
  .meta({ id: 'ReflectBody' })
export const ReflectInput = ReflectBody.extend(UserInput.shape)
export type ReflectInput = z.input<typeof ReflectInput>

const count = (description: string) => z.int().meta({ description })

export const Cycle = z
  .strictObject({
    cycle_id: z.uuid().meta({ description: 'The cycle; evidence and history name it' }),
    trigger_type: TriggerType.meta({ description: 'What it was for' }),
    trigger_value: TriggerValue,
    status: z
      .enum(['running', 'completed', 'failed'])
      .meta({ description: 'A failed cycle changed nothing' }),
    memories_scanned: count('Unreflected memories that it read, at most 100'),
    traits_created: count('Traits that are new'),
    traits_reinforced: count('Traits that new memories support'),
    traits_updated: count('Promoted, contradicted, given a parent or rewritten'),
    traits_dissolved: count('Traits that ended: faded, contradicted, resolved or out of their window'),
    rejected: z.record(z.string(), z.int()).meta({
      description: 'What the model said that does not hold, by reason: `unknown_memory`, `empty_content`, …',
    }),
    model_calls: count('Language models asked, repairs included'),
    error: z
      .string()
      .nullable()
      .meta({ description: 'The call that failed and its code; null when none did' }),
    started_at: z.iso.datetime().meta({ description: 'When it took the user’s lease' }),
    completed_at: z.iso.datetime().nullable().meta({ description: 'When it ended; null while it runs' }),
  })
  .meta({ id: 'Cycle' })
export type Cycle = z.infer<typeof Cycle>

export const Reflected = z
  .strictObject({
    triggered: z.boolean().meta({ description: 'Whether a cycle ran, be it that it failed' }),
    reason: Reason,
    trigger_type: Triggered,
    trigger_value: TriggerValue,
    cycle: Cycle.nullable().meta({ description: 'The cycle; null when none ran' }),
    remaining: count('Memories that are still unreflected; a count above 2 000 stops there'),
  })
  .meta({ id: 'Reflected' })
export type Reflected = z.infer<typeof Reflected>

export const ListCycles = z.strictObject({ user_id: GivenUser, limit: Limit.optional(), cursor: Cursor })
export type ListCycles = z.input<typeof ListCycles>

export const CycleList = listOf(z.array(Cycle).meta({ description: 'Newest first' })).meta({
  id: 'CycleList',
})
export type CycleList = z.infer<typeof CycleList>
