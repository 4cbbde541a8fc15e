import * as z from 'zod'
import { Cursor, Limit, listOf } from '../text/cursor.ts'
import { ExternalId } from '../text/strings.ts'
import { affinityStates, formalities } from './scoring/states.ts'

const Score = z.number().min(-1).max(1)
const Moment = z.iso.datetime()
const GivenUser = ExternalId.meta({ description: 'The user, as the application names them' })
const State = z.enum(affinityStates)

const NextState = z.strictObject({
  state: State.meta({ description: 'What comes next' }),
  at_score: Score.meta({ description: 'The score that it begins at' }),
  messages_needed: z.int().min(1).meta({ description: 'Plain messages until then, +0.01 each' }),
})

export const Affinity = z
  .strictObject({
    user_id: z.string().meta({ description: 'The user, as the application names them' }),
    score: Score.meta({ description: 'As of now: silent days are in it' }),
    state: State.meta({ description: 'Begins at 0, 0.3, 0.5 and 0.7; below 0 a stranger' }),
    formality: z.enum(formalities).meta({ description: 'The tone that follows from the state' }),
    intimacy_level: z.int().min(1).max(5).meta({ description: '1 for a stranger, 5 for a best friend' }),
    next_state: NextState.nullable().meta({ description: 'The next state up; null at best_friend' }),
    last_interaction_at: Moment.nullable().meta({
      description: 'The last message; nothing else moves it, and silence is counted from here',
    }),
  })
  .meta({ id: 'Affinity' })
export type Affinity = z.infer<typeof Affinity>

const share = (description: string) => z.number().nullable().meta({ description })

const Signals = z.strictObject({
  user_initiated: share('The user wrote: +0.01'),
  positive_emotion: share('A happy message: +0.005 · valence'),
  memory_confirmation: share('The user confirmed a memory: +0.01'),
  correction: share('The user corrected or denied something: −0.02'),
  negative_emotion: share('A message of valence below −0.5: −0.01'),
  daily_decay: share('Whole days of silence: −0.005 each'),
})

export const AffinityEvent = z
  .strictObject({
    id: z.uuid().meta({ description: 'The event' }),
    cause: z.enum(['message', 'confirm', 'signals', 'silence_decay']).meta({
      description:
        'A message, an answer about a memory, signals of the application, or the silence before one of them',
    }),
    signals: Signals.meta({ description: 'Shares of delta before the clamp to [−1, 1]; null did not fire' }),
    delta: z.number().meta({ description: 'What the score moved by, after the clamp' }),
    before: Score.meta({ description: 'The score before: what the event before it ended at' }),
    after: Score.meta({ description: 'The score after' }),
    created_at: Moment.meta({ description: 'When it was counted' }),
  })
  .meta({ id: 'AffinityEvent' })
export type AffinityEvent = z.infer<typeof AffinityEvent>

export const AffinityEventList = listOf(
  z.array(AffinityEvent).meta({ description: 'Strictly newest first' }),
).meta({ id: 'AffinityEventList' })
export type AffinityEventList = z.infer<typeof AffinityEventList>

export const OfUser = z.strictObject({ user_id: GivenUser })
export type OfUser = z.infer<typeof OfUser>

export const ListAffinityEvents = z.strictObject({
  user_id: GivenUser,
  limit: Limit.optional(),
  cursor: Cursor,
})
export type ListAffinityEvents = z.input<typeof ListAffinityEvents>

const signal = (description: string) => z.boolean().optional().meta({ description })

export const AffinitySignalsBody = z
  .strictObject({
    memory_confirmation: signal('The user confirmed something that was remembered: +0.01'),
    correction: signal('The user corrected something that was remembered or said: −0.02'),
  })
  .refine((signals) => Object.keys(signals).length > 0, 'at least one signal must be given')
  .meta({ id: 'AffinitySignals' })
export type AffinitySignalsBody = z.infer<typeof AffinitySignalsBody>
