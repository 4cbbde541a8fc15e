import * as z from 'zod'
import { Attachment, Role, Turn } from '../../memories/turns/schemas.ts'
import { NextCursor } from '../../text/cursor.ts'
import { GivenMoment } from '../../text/moments.ts'
import { idUpTo, jsonObjectUpTo, TurnName, textUpTo } from '../../text/strings.ts'

const TEXT_BYTES = 32 * 1024
const META_BYTES = 8 * 1024

export const CanonicalTurn = z
  .strictObject({
    turn_id: TurnName.meta({ description: 'Unique in the session' }),
    role: Role.meta({ description: 'Who speaks' }),
    text: textUpTo(TEXT_BYTES).meta({ description: 'The original words, at most 32 KiB' }),
    timestamp_iso: GivenMoment.nullish().meta({
      description: 'With an offset, by which days and hours are counted; the arrival unless given',
    }),
    name: idUpTo(256).nullish().meta({ description: 'The name of who speaks, at most 256 characters' }),
    attachments: z.array(Attachment).max(32).nullish().meta({ description: 'What came with it, at most 32' }),
    meta: jsonObjectUpTo(META_BYTES)
      .nullish()
      .meta({ description: 'What to store with it, at most 8 KiB of JSON' }),
  })
  .meta({ id: 'CanonicalTurn', description: 'One message of a conversation, as it is handed over' })
export type CanonicalTurn = z.infer<typeof CanonicalTurn>

export const PinIntent = z
  .strictObject({
    pin_id: z.uuid().meta({ description: 'The pin' }),
    trigger_turn_id: z.string().meta({ description: 'The turn in which the user asked' }),
    target_turn_ids: z.array(z.string()).meta({ description: 'The turns that are meant, in order' }),
    reason: z.literal('user_explicit_save').meta({ description: 'Why it is kept' }),
    importance_boost: z.literal(0.9).meta({ description: 'The least importance that its turns have' }),
    ttl_seconds: z.literal(0).meta({ description: 'It lives for long' }),
    requires_confirmation: z.boolean().meta({ description: 'It is not clear what was meant' }),
  })
  .meta({ id: 'PinIntent', description: 'The user asked to remember something' })
export type PinIntent = z.infer<typeof PinIntent>

export const Turns = z
  .strictObject({
    items: z.array(Turn).meta({ description: 'In order of arrival' }),
    next_cursor: NextCursor,
    pin_intents: z.array(PinIntent).meta({ description: 'Those whose trigger is among the items' }),
  })
  .meta({ id: 'Turns' })
export type Turns = z.infer<typeof Turns>
