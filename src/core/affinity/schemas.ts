import * as z from 'zod'
import { Limit } from '../text/cursor.ts'
import { ExternalId } from '../text/strings.ts'
import { affinityStates, formalities } from './scoring/states.ts'

const Score = z.number().min(-1).max(1)
const Moment = z.iso.datetime()

export const Affinity = z
  .strictObject({
    user_id: z.string(),
    score: Score.meta({ description: 'As of now: silent days are in it' }),
    state: z.enum(affinityStates),
    formality: z.enum(formalities),
    intimacy_level: z.int().min(1).max(5),
    next_state: z
      .strictObject({
        state: z.enum(affinityStates),
        at_score: Score,
        messages_needed: z.int().min(1).meta({ description: 'Plain messages, +0.01 each' }),
      })
      .nullable()
      .meta({ description: 'Null at best_friend' }),
    last_interaction_at: Moment.nullable().meta({ description: 'The last message; nothing else moves it' }),
  })
  .meta({ id: 'Affinity' })
export type Affinity = z.infer<typeof Affinity>

const Share = z.number().nullable()

export const AffinityEvent = z
  .strictObject({
    id: z.uuid(),
    cause: z.enum(['message', 'confirm', 'signals', 'silence_decay']),
    signals: z
      .strictObject({
        user_initiated: Share,
        positive_emotion: Share,
        memory_confirmation: Share,
        correction: Share,
        negative_emotion: Share,
        daily_decay: Share,
      })
      .meta({ description: 'Shares of delta before the clamp; null: did not fire' }),
    delta: z.number().meta({ description: 'After the clamp' }),
    before: Score,
    after: Score,
    created_at: Moment,
  })
  .meta({ id: 'AffinityEvent' })
export type AffinityEvent = z.infer<typeof AffinityEvent>

export const AffinityEventList = z
  .strictObject({ items: z.array(AffinityEvent), next_cursor: z.string().nullable() })
  .meta({ id: 'AffinityEventList' })
export type AffinityEventList = z.infer<typeof AffinityEventList>

export const OfUser = z.strictObject({ user_id: ExternalId })
export type OfUser = z.infer<typeof OfUser>

export const ListAffinityEvents = z.strictObject({
  user_id: ExternalId,
  limit: Limit.optional(),
  cursor: z.string().optional(),
})
export type ListAffinityEvents = z.input<typeof ListAffinityEvents>

export const AffinitySignalsBody = z
  .strictObject({ memory_confirmation: z.boolean().optional(), correction: z.boolean().optional() })
  .refine((signals) => Object.keys(signals).length > 0, 'at least one signal must be given')
  .meta({ id: 'AffinitySignals' })
export type AffinitySignalsBody = z.infer<typeof AffinitySignalsBody>
